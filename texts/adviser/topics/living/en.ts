import { say } from '#texts/adviser/figures/answer.ts';
import type { TopicTexts } from '#texts/adviser/topics/ids.ts';

export const en: TopicTexts<'living'> = {
  tenants: {
    title: 'options for renters',
    question: 'As a renter, what can I do about solar and energy?',
    answer: {
      de: say(
        'As a renter you can use a plug-in solar kit, ask for a charger ({tenantLaw}), switch your tariff and set thermostats. Roof and heating belong to the landlord; a factual letter with numbers often helps.',
      ),
      at: say(
        'As a renter you can, with consent, use a plug-in solar kit, switch your tariff and join an energy community. Roof and heating belong to the landlord; a factual letter with numbers often helps.',
      ),
      ch: say(
        'As a renter you can, with consent, use a plug-in solar kit and join a self-consumption group in the building. Roof and heating belong to the owner; a factual letter with numbers often helps.',
      ),
      us: say(
        'As a renter you can join community solar where it exists, choose a better rate plan, use a portable heat pump or a smart thermostat, and ask for a charger. Roof and furnace belong to the landlord; a factual letter with numbers often helps. Some utility rebates are open to renters.',
      ),
    },
  },
  landlords: {
    title: 'questions of landlords',
    question: 'What should I know about heating and solar as a landlord?',
    answer: {
      de: say(
        'You may pass part of the costs on to the rent; grants are subtracted first, and there are caps. For apartment buildings KfW counts {kfwCostNext} of cost for each of the second to sixth and {kfwCostFurther} for each further home; bonuses for owner-occupiers do not apply. You can supply solar power to tenants in the building.',
      ),
      at: say(
        'What you may pass on to tenants depends on which tenancy law applies; get advice on that. Solar power can be shared in the building through a joint generation system.',
      ),
      ch: say(
        'Investments that add value may partly be passed on to the rent; grants are subtracted. You sell solar power in the building through a self-consumption group.',
      ),
      us: say(
        'It pays when you also profit from lower bills or a better lease. What you may add to the rent depends on the lease and local rules. Some programs pay more for rentals with low-income tenants; ask before you plan.',
      ),
    },
    toTenants: say(
      'Roof, heating and the service connection are the landlord’s to pay; part of it may go on the rent, depending on law and lease. What you want yourself, such as a charger or a balcony kit, you usually pay, with the landlord’s consent. Ask in writing, with a quote and a plan, and write down who owns it and what happens when you move out.',
    ),
  },
  owners: {
    title: 'HOAs and condos',
    question: 'Do I need my owners’ association’s consent for solar?',
    answer: {
      de: say(
        'The assembly decides on structural changes by simple majority; how costs are shared depends on the result. For a charger and plug-in solar you even have a claim ({ownersLaw}). Bring a quote and a plan for sharing costs early.',
      ),
      at: say(
        'Changes to common parts need a decision. It is easier for slow charging at your own space and for small solar systems ({ownersLawAt}): if you notify the others properly and nobody objects for two months, you have their consent. Bring a quote and a plan for sharing costs early.',
      ),
      ch: say(
        'In a condo the assembly decides ({ownersArticle}): useful work such as chargers, solar or a better heating system as a rule takes the majority of the owners who also hold the larger part of the shares; for necessary work the majority of the owners will do, and only pure luxury takes everybody. So single votes against it do not stop it; the bylaws may say otherwise. Bring a quote and a plan for sharing costs and power early.',
      ),
      us: say(
        'Many states limit what an HOA may forbid, but it can ask for reasonable rules on placement and looks. On a shared condo roof the board has to agree. Bring a quote, drawings and a plan for sharing costs early.',
      ),
    },
  },
  heritage: {
    title: 'historic homes',
    question: 'Can I have solar on a historic home?',
    answer: say(
      'Much is possible with approval of the preservation board: on a side that cannot be seen from the street, or on an outbuilding. Ask before you get quotes. For heat pumps it is mostly about where the outdoor unit stands.',
    ),
  },
  permits: {
    title: 'permits',
    question: 'Which energy systems need a building permit?',
    answer: {
      de: say(
        'Solar on ordinary homes and heat pumps mostly need no building permit, but the rules are set by each state. Exceptions are listed buildings, local design rules and large systems in the garden. The installer checks it before the order.',
      ),
      at: say(
        'The building code of your province decides: small rooftop systems are often free or only need a notice, heat pumps need a notice depending on the province. Ask the municipality or let the installer ask.',
      ),
      ch: say(
        'Outside protected places, solar systems that fit the roof only need a notice. Heat pumps need, depending on the canton, a permit or a notice with proof of noise. The municipality tells you.',
      ),
      us: say(
        'A permit is nearly always needed: building and electrical for solar, mechanical and electrical for a heat pump, electrical for a charger, with an inspection at the end. The installer pulls them. Times differ a lot between cities.',
      ),
    },
  },
  sharing: {
    title: 'community solar',
    question: 'Can I share solar power with my neighbors?',
    answer: {
      de: say(
        'Within one building it works as tenant power or shared building supply. Since {sharingSince} you have a right to share over the public grid too ({sharingLaw}); grid fees stay the same. A cooperative is a way without a roof of your own.',
      ),
      at: say(
        'It works: in the building as a joint generation system, in the area as a renewable energy community with lower grid costs, across the country as a citizens’ energy community. The national coordination office for energy communities advises you.',
      ),
      ch: say(
        'It works: in the building or with direct neighbors as a self-consumption group, in the municipality as a local electricity community with a reduced grid tariff. The grid operator has to make it possible and may not refuse it.',
      ),
      us: say(
        'With community solar you subscribe to a share of a larger system and get a credit on your bill, without a roof of your own. It exists in a number of states. Read the discount, the term and how to leave. Sharing directly with a neighbor is usually not allowed.',
      ),
    },
  },
  buyingDuties: {
    title: 'duties after buying a house',
    question: 'What must I upgrade after buying a house?',
    answer: {
      de: say(
        'Whoever buys or inherits an older house in Germany usually has to catch up on some things within a time limit, above all insulating the top ceiling and warm pipes; very old boilers had rules of their own. The law was rewritten as of {heatingLawSince}; let an energy adviser tell you what still holds for your house. The energy certificate from the purchase is a good start.',
      ),
      at: say(
        'In Austria buying alone mostly obliges you to nothing; for larger renovation the building code of your province applies. The energy certificate has to be shown to you at purchase. Let the energy advice service of your province help before you rebuild.',
      ),
      ch: say(
        'In Switzerland buying alone mostly obliges you to nothing; when you replace the heating or rebuild much, the energy act of the canton applies. Some cantons have time limits for electric heating. A GEAK certificate shows what is worthwhile.',
      ),
      us: say(
        'Buying alone mostly obliges you to nothing; when you rebuild, your local building code applies. Some cities ask for an energy report at sale. An energy audit by the utility shows what is worthwhile.',
      ),
    },
  },
  tenantPower: {
    title: 'selling solar power to tenants',
    question: 'Can I sell solar power to my tenants?',
    answer: {
      de: say(
        'Within the building it works as tenant power, where you supply all their power, or as shared building supply, where you supply only that from the roof and everybody keeps their supplier. Tenants do not have to take part. Service companies do the billing; get tax advice.',
      ),
      at: say(
        'Within the building it works as a joint generation system: each member gets a share and keeps their supplier. Tenants do not have to take part. The grid operator meters, a service company can bill; get tax advice.',
      ),
      ch: say(
        'Within the building it works as a self-consumption group (ZEV), with neighboring houses over the utility’s meters as a virtual one; the local electricity community reaches across the municipality. Existing tenants may stay with the utility when it starts, and the price is limited by law. The income is taxable.',
      ),
      us: say(
        'Selling power to tenants by the kWh is not allowed in many states. Usually it is credited through virtual net metering or included in the rent. Ask the utility and a tax adviser.',
      ),
    },
  },
  takeAlong: {
    title: 'taking things along when you move',
    question: 'Which solar and charging gear can I take when I move?',
    answer: say(
      'What you bought yourself and only hung up or plugged in, a balcony kit for instance, goes with you; register it again at the new place where that is required. A home charger may mostly come along too, disconnected by an electrician; cable and breaker stay, and the landlord can ask you to put everything back as it was. Write down already with the consent who keeps or pays off what when you move out. A system on your own roof usually stays when you sell and belongs in the contract.',
    ),
  },
  rentRise: {
    title: 'rent after an upgrade',
    question: 'Can my rent go up after an upgrade of the building?',
    answer: {
      de: say(
        'The landlord may pass part of the cost of a modernization on to the rent ({rentLaw}), but with upper limits and only after grants and repairs that were due anyway are subtracted. The works have to be announced beforehand and the increase worked out for you; whoever cannot bear it may plead hardship. How the heating costs change should be in the announcement. A tenants’ association or the consumer center checks the letter.',
      ),
      at: say(
        'Whether the landlord may raise the rent for improvements depends on whether the tenancy act applies fully, partly or not at all. Often your consent or a procedure before the arbitration board or court is needed. Sign nothing in a hurry: the tenants’ association and the Chamber of Labour check it.',
      ),
      ch: say(
        'For work that adds value the landlord may raise the rent, for mere upkeep not; subsidies are subtracted. The increase comes on the official form, and you can contest it within {rentAppealCh} days at the conciliation authority. The tenants’ association helps.',
      ),
      us: say(
        'During a fixed lease the rent usually stays as agreed; after that it depends on the lease and on whether your city or state limits rents. Get it in writing who pays for heating afterward: a heat pump can move the bill from the landlord to you. A tenants’ union or legal aid checks it.',
      ),
    },
  },
  coOwners: {
    title: 'several owners',
    question: 'Who must agree to upgrades if a house has several owners?',
    answer: say(
      'If the house belongs to several people, such as siblings, heirs or a couple, work this large usually needs everybody’s consent; with a life estate or right of residence both sides have a say. Get it in writing before you sign, and write down who pays, who owns the system and who receives grants and income. Usually one applies with a power of attorney from the others. If you cannot agree, a lawyer or notary helps.',
    ),
  },
  heatingBill: {
    title: 'the landlord’s heating statement',
    question: 'What are my rights with the landlord’s heating statement?',
    answer: {
      de: say(
        'The statement must arrive within {heatingBillDe} months of the end of its period, or a back-payment is usually lost. You may see all receipts, including the fuel bill and the meter readings, and object in writing within {heatingBillDe} months of receiving it. Pay what is right on time, the rest if need be with reservation. At least half of the heating costs go by consumption, the rest by floor area; repairs and administration do not belong in it, and depending on the building the landlord bears part of the {carbonDioxide} price. A tenants’ association or the consumer center checks it.',
      ),
      at: say(
        'The statement must come within {heatingBillAt} months of the end of its period. You may see the receipts; if you do not object in writing and with reasons within {heatingBillAt} months, it counts as accepted. Pay what is right, the rest if need be with reservation. The larger part usually goes by consumption, the rest by floor area; repairs are no heating costs. The tenants’ association or the Chamber of Labour checks it, then the arbitration board or a court decides.',
      ),
      ch: say(
        'You may see all receipts, including the fuel bill and how it is divided among the homes. Only what the lease names and what was really spent may be charged: fuel, power for the system, servicing and usual administration; repairs and new parts are the landlord’s. Contest by registered letter what is wrong, if possible before the payment is due, and pay the rest. If you cannot agree, the conciliation authority decides, as a rule free of charge. The tenants’ association checks the statement.',
      ),
      us: say(
        'What a landlord may pass on stands in your lease and in state or city law; where heat is included in the rent, usually nothing comes on top. Ask in writing for the utility’s bills and for how they are divided among the units. Pay what is right on time, so that your lease is not at risk, and dispute the rest in writing. A tenants’ union, legal aid or your state’s consumer office checks it.',
      ),
    },
  },
  coldHome: {
    title: 'a rented home that stays cold',
    question: 'What can I do if my rented home stays cold?',
    answer: {
      de: say(
        'If living rooms do not reach about twenty degrees Celsius by day, that is as a rule a defect which the landlord must repair, and until then the rent may be reduced. Measure at fixed times for a few days, write it down and report it in writing at once, with a deadline. Do not cut the rent on your own: pay with reservation and let a tenants’ association tell you how much you are due. If the heating fails in winter and nobody comes, an urgent request at court helps if need be; report mold at once too.',
      ),
      at: say(
        'If living rooms do not reach about twenty degrees Celsius in winter, that as a rule reduces the rent for as long as it lasts. Measure at fixed times for a few days and report it in writing at once, with a deadline. Pay with reservation, and let the tenants’ association or the Chamber of Labour tell you how much you are due. Who must maintain a boiler in the flat depends on the tenancy law; one that was rented out with it is mostly the landlord’s. Report mold at once too.',
      ),
      ch: say(
        'If living rooms do not reach about twenty degrees Celsius by day, that is as a rule a defect: you may ask for repair, and for a lower rent until then. Measure at fixed times for a few days and report it by registered letter with a deadline. If nobody comes, you may deposit the rent after announcing it; do not cut it on your own. The conciliation authority decides, as a rule free of charge, and the tenants’ association helps. Report mold at once too.',
      ),
      us: say(
        'In most states the landlord must keep a home habitable, heat included, and many cities set a lowest temperature. Measure at fixed times for a few days, write it down and report it in writing with a deadline. If nobody comes, call your city’s housing or building inspector, who can order the repair. Do not withhold rent before legal aid or a tenants’ union has told you whether your state allows it. Report mold at once too.',
      ),
    },
  },
};
