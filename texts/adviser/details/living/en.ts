import type { DetailTexts } from '#texts/adviser/details/ids.ts';
import { say } from '#texts/adviser/figures/answer.ts';

const landlordsWorthIt = say(
  'The heating costs saved go to the tenants at first; your gain lies in the permitted rent increase, fewer vacancies, a better energy rating when you sell, grants and taxes, and in not having to replace things in an emergency. Solar pays for you if the power is used in the building, for common areas, the heat pump or sold to tenants. The moment is good when the boiler is due anyway.',
);

const landlordsBilling = say(
  'Power and upkeep of a shared heat pump belong to the heating costs and are split among the homes; purchase and repairs are yours. With several homes you need a separate power meter for the pump and heat meters or allocators per home. A metering service bills as with gas; your own solar power may enter only at a price you can document.',
);

const landlordsTenantWishes = say(
  'You can hardly refuse a tenant a charger or a plug-in solar kit without reason, but you may set conditions: professional installation, liability insurance, the way it is fitted, removal on moving out. The tenant who wants it bears cost and upkeep and owns it. Put everything in writing; a new heating or rooftop solar the tenant cannot demand.',
);

const heritageProcedure = say(
  'First ask the local preservation authority or the building department, informally with a photo, site plan and sketch, before you get quotes. Then get a quote that meets their conditions and file the application; reckon with two to four months. Whether your house is protected is in the monument list or on the geoportal.',
);

const heritageNewLaw = say(
  'Renewable energy counts for more today: authorities have to weigh the interest in solar power and refuse less often than before on areas that are hardly visible. It is no free pass; protected buildings still need approval. Your chances are best if the system does not stand out and can be removed again.',
);

const permitsWhoFiles = say(
  'As a rule the installer prepares the notice or application and you sign it as the owner; have that written into the quote so that it costs no extra. The building authority of the municipality, city or district is responsible. Mostly a form, site plan, data sheet and, for heat pumps, the noise calculation done by the installer are needed.',
);

const permitsHowLong = say(
  'A notice is mostly settled in two to four weeks, a permit takes four weeks to some months depending on the municipality, longer with preservation rules or objections. Order only when the answer is there in writing, or agree on a way out in the contract in case of refusal. Ask the authority whether and after how long silence counts as consent.',
);

const permitsGroundAndOther = say(
  'Systems on the ground, on a fence, on carports or facades are regulated more strictly than on a roof: small ones in built-up areas often need nothing or a notice, large or tall ones or those near the boundary need a permit. Outside the building zone and on open meadow it is rarely granted. Ask the municipality with a sketch, measurements and the distance to the boundary.',
);

const permitsInspection = say(
  'At the end a qualified person checks the electrical work and confirms it to the grid operator, and with permitted structures the building authority sometimes comes too; only then may it be switched on. Defects are fixed by the company at its own cost, the second check included. So pay the last installment only after it has passed.',
);

const sharingEffort = say(
  'The work lies in the contract, the meters and the billing: you agree on price and shares, everybody needs a smart meter, and somebody does the accounts. Service firms usually take that over for a fee. If you only join, you sign and give your meter number; you keep your own supplier.',
);

const sharingLeaving = say(
  'You can leave, but the notice in the contract counts: before you sign look at notice period, exit fee, what happens when you move and whether the price may rise. If the system fails you get no shared power for that time and draw from your supplier as before; whoever owns the system pays for the repair.',
);

const buyingDutiesDeadline = say(
  'As a rule there is no legal deadline that starts with the purchase where you live; duties arise only when you renovate or replace the heating. Only single cities and regions have deadlines of their own. Ask the building department or energy office before you buy, and read what the purchase contract makes you take over.',
);

const buyingDutiesInherit = say(
  'For such duties every change of ownership counts, so inheritance, a gift or buying out siblings too. Where buying triggers nothing, inheriting does not either. Look at heating and roof before the transfer, and ask the notary or attorney what you take over.',
);

const buyingDutiesBoilerPipes = say(
  'Heating and pipes may as a rule stay as they are when you buy. Insulating warm pipes in cold rooms and the attic floor almost always pays anyway and is often done in a weekend. Only when you replace the heating do the rules for new units apply.',
);

const takeAlongCharger = say(
  'The charger you paid for yourself you may generally take when you move out; an electrician has to disconnect it, mostly within an hour. Cable, breaker and meter space stay in the wall. A portable charger that is only plugged in is yours anyway; deregister the box at the old place and register it at the new one where that is required.',
);

const takeAlongRestore = say(
  'The landlord can ask you to close holes and remove brackets if you take something down; tearing whole cables out of the wall rarely makes sense and is mostly a matter of negotiation. Offer to leave cable and breaker, they are useful to him. Put the outcome in writing and on photos in the handover record, so the deposit is safe.',
);

const takeAlongCompensation = say(
  'You are mostly entitled to money only if it was agreed; you can always negotiate freely. Usually landlord or next tenant pays the current value, so after some years about half of the unit and a part of the wiring, because that saves them their own installation. Make the offer in writing before you leave, and take the unit with you if nobody pays.',
);

const rentRiseGrantsFirst = say(
  'Subsidies have to be subtracted first: only what the modernization cost the landlord himself may be passed on. Ask that the calculation shows which subsidy he received, and ask to see the receipts.',
);

const rentRiseRepair = say(
  'Repair and upkeep are the landlord’s cost; only the improvement can bring a higher rent. If the old heating was broken or worn out, what a like-for-like replacement or the due repair would have cost has to come off. Ask for a split of the costs, and note since when the old system had faults.',
);

const rentRiseSolarRoof = say(
  'Solar on the roof justifies more rent only if you benefit yourself, through cheaper power or lower service charges; if the landlord merely sells the power, it is his business. The same goes for a charging station you cannot use. Ask in writing what the benefit for the apartment is and how the amount was worked out.',
);

const coOwnersAbsent = say(
  'Whoever cannot come signs through a written power of attorney, also from abroad; for dementia or illness a durable power of attorney counts, otherwise the representative appointed by the court. For minors the parents act, for large contracts often only with approval of a court or authority. If someone is unknown, untraceable or deceased, the probate court or a notary or lawyer clarifies who may sign before you order.',
);

const coOwnersUsufruct = say(
  'With a usufruct or right of residence both sides have a say: building is the owner’s business, but the holder has to put up with works needed to preserve the house and must not be disturbed needlessly. Ordinary upkeep is usually on the holder of a usufruct, a major renewal on the owner, unless the deed says otherwise. Read the deed first, and put consent and costs in writing.',
);

const coOwnersGrantName = say(
  'One person applies for all, with written authority from the others; all owners are named, and the money is paid once for the house. The contract with the installer should be in the same person’s name. Ask the program before signing which papers it wants from the others.',
);

const coOwnersSpouse = say(
  'If both are on the deed, both sign. If the house belongs to only one, that person’s signature is usually enough for the contract, but a bank often wants both for a loan. Only whoever signed is liable to the installer; talk it over with each other first all the same.',
);

const takeAlongChargerOnSale = say(
  'A hardwired charger goes with the house when in doubt, as an accessory, unless the contract says otherwise. A portable charger that only plugs in is yours. If you want to keep the station, say so before viewings and have it written into the purchase contract; wiring and breaker stay either way.',
);

const permitsWaterHeater = say(
  'A heat pump water heater inside the house usually needs no building permit. It can be otherwise if air goes through the facade: then ask the authority where the building is listed or in a protected zone, and the association or landlord in a flat. If a gas device goes, the chimney sweep or gas supplier wants to know; some Swiss cantons ask for a notice when an electric tank is replaced.',
);

export const en: DetailTexts<'living'> = {
  tenants: {
    myself: {
      question: 'How can I save energy in my rental myself?',
      answer: say(
        'Without asking anyone you can choose a better rate or supplier where that is possible, seal windows and doors with removable tape or film, keep radiators or vents clear and set them well, use LEDs and a low-flow shower head and replace an old fridge of your own. Heating mostly brings most: one degree Celsius less saves about {degreeSaving}. Ask your utility for free weatherization for renters too.',
      ),
    },
    solarConsent: {
      question: 'Do I need my landlord’s consent for solar panels?',
      answer: {
        de: say(
          'You must tell the landlord about plug-in solar on the balcony and ask for consent, but refusing needs a good reason ({tenantLaw}), such as heritage rules or unsafe mounting; “I don’t like it” is not enough. Safe fixing and your liability insurance may be required. It gives you no right to the roof; for that there is shared tenant power.',
        ),
        at: say(
          'For a plug-in kit you need the landlord’s consent as soon as it hangs on the railing or facade; standing free on the balcony it is often informal. Ask in writing with data sheet and mounting. After a no the tenants’ association helps, and an energy community needs no consent at all.',
        ),
        ch: say(
          'If the kit hangs outside on the railing or facade, you need the landlord’s written consent; there is no right to it. Standing loose on the balcony floor it is mostly tolerated. If you mounted it without consent, take it down when asked and apply again with data sheet and liability insurance; have a spoken yes confirmed.',
        ),
        us: say(
          'Landlord and utility decide: in most states you need both to agree, and only a few have expressly allowed plug-in solar. The roof is not yours to use, but community solar needs no landlord where your state offers it. Ask in writing, with data sheet and insurance.',
        ),
      },
    },
    askOwner: {
      question: 'How do I convince my landlord of solar or new heating?',
      answer: say(
        'Write briefly and with numbers: age and use of the system, your heating cost, what new heating or solar costs and which rebates the owner would get, plus higher value and fewer repairs. Together with the neighbors it carries more weight, and quotes from two contractors make it easy. Rebates for roof and heating are claimed by the owner, those for your own appliances mostly by you.',
      ),
    },
    demandHeating: {
      question: 'Can I demand new heating from my landlord?',
      answer: say(
        'A certain heating such as a heat pump, insulation or better windows you can as a rule not demand; the owner decides. You can demand that the existing heating works and the home gets warm, and where it came with the home the owner mostly pays for repairs. Only the law can order a replacement, not the tenants.',
      ),
    },
    ownDevice: {
      question: 'As a renter, can I use a heat pump of my own?',
      answer: say(
        'A portable unit you may use freely, a window heat pump too if nothing is drilled and the lease does not forbid window units. A fixed mini-split with an outdoor unit or a hole in the wall needs written consent, often with removal when you leave. A window heat pump plugs in, heats cheaply and moves with you; single-hose portable ACs are no good for heating.',
      ),
    },
    duringWorks: {
      question: 'Do I have to put up with renovation in my rental?',
      answer: say(
        'Necessary modernization you must mostly tolerate, but it has to be announced in writing and in time, and as a rule you need not move out for it. While it is cold or loud the rent may be reduced, and a rent increase afterwards is limited in many places. Sign no move-out and take no bonus before a tenants’ union or legal aid has read it.',
      ),
    },
    charger: {
      question: 'Can I get a charger at my rented parking space?',
      answer: {
        de: say(
          'You may ask for a charger at your rented parking space ({tenantLaw}); the landlord can refuse only for good reason, but has a say in how it is built. As a rule you bear the cost, and a deposit for removal may be asked. Ask in writing with an electrician’s quote.',
        ),
        at: say(
          'For a charger at a rented space you need the landlord’s consent; owners in a building have easier rights, tenants do not automatically. Ask in writing with a quote and a proposal for who pays and what stays when you leave. Otherwise there is charging at work or in public.',
        ),
        ch: say(
          'Tenants in Switzerland have no right to a charger and need the landlord’s consent. What works best is a proposal for a base installation for all spaces that those interested share. Ask in writing with an offer; some cantons and communes support it.',
        ),
        us: say(
          'In California ({chargeLawCalifornia}, not with fewer than five parking spaces), Colorado ({chargeLawColorado}), Oregon ({chargeLawOregon}, not with fewer spaces than homes) and a few other states renters have a right to a charger at their own expense; elsewhere you need consent. Ask in writing with a quote; the landlord may ask for an electrician and insurance. An existing outlet by the space is enough for many people’s daily driving if the landlord allows its use.',
        ),
      },
    },
  },
  landlords: {
    rent: {
      question: 'Can I add modernization costs to the rent?',
      answer: {
        de: say(
          'Of the modernization cost, after subtracting grants and repairs that were due, you may as a rule add {rentShare} a year to the rent. It may rise by at most {rentCap} per square meter within six years, by {rentCapLow} where rents are low; replacing the heating has its own limits ({rentLawHeating}). Mere repairs do not count. Have an owners’ association check the sum before you write.',
        ),
        at: say(
          'Where the Austrian tenancy act applies in full, a new heating is first paid from the rent reserve; if that is not enough, the conciliation board or court decides on an increase at your request. Under a freely agreed rent, the contract decides. Tenants may also agree to an arrangement; get advice from an owners’ association first.',
        ),
        ch: say(
          'You may pass on only the part that adds value; for comprehensive overhauls that is as a rule {rentCapCh} of the cost, after subsidies are subtracted. A mere like-for-like replacement is upkeep. The increase needs the official form with reasons and takes effect at the next termination date; tenants can contest it within {rentAppealCh} days, and cantons such as Geneva have stricter rules.',
        ),
        us: say(
          'During a running lease the rent stays as agreed; you can usually raise it only at renewal or with a new tenant. Where rents are regulated, the agency often allows a surcharge for major improvements on application. Rebates can come with rent restrictions; read the terms.',
        ),
      },
    },
    grants: {
      question: 'Do I get rebates for upgrades as a landlord too?',
      answer: {
        de: say(
          'As a landlord you get the base grant of {kfwBase} for the heating, but not the bonuses for speed and income, which exist only for the home you live in. Costs count up to {kfwCost} for the first home, {kfwCostNext} each for the second to sixth and {kfwCostFurther} for every further one. In a house you partly live in, bonuses apply only to your share; BAFA supports insulation of rented homes too.',
        ),
        at: say(
          'The federal money for replacing boilers is used up, for landlords as for owner-occupiers. Some provinces and municipalities have their own programs for rental buildings; ask your province’s housing subsidy office before you order.',
        ),
        ch: say(
          'Cantonal subsidies and the one-time payment for solar apply to rented buildings too; they follow the measure, not who lives there. The money goes to the owner but must be subtracted when you raise the rent. Apply before work begins.',
        ),
        us: say(
          'Landlords can take part in many programs; with HEAR it is usually the tenants’ income that counts, and some programs pay more where units go to low-income households. Utilities often have separate multifamily rebates. Ask before you order whether rent restrictions come with it.',
        ),
      },
    },
    worthIt: {
      question: 'Does an upgrade pay off if I rent out the house?',
      answer: {
        de: landlordsWorthIt,
        at: landlordsWorthIt,
        ch: landlordsWorthIt,
        us: say(
          'If tenants pay the energy, they save first; your gain lies in fewer vacancies, a higher rent at the next lease, fewer repairs and the value of the building. If you pay the utilities, the whole saving is yours. A so-called green lease can share the saving; before fitting a heat pump per unit, settle who then pays for heat.',
        ),
      },
    },
    billing: {
      question: 'Who pays for the heat pump’s power in a rental?',
      answer: {
        de: landlordsBilling,
        at: landlordsBilling,
        ch: landlordsBilling,
        us: say(
          'With a central system you usually pay, and the cost sits in the rent or is split by a formula named in the lease, where the state allows it. If each unit gets its own heat pump on its own meter, the tenant pays the utility directly. Such a change needs to be settled in the lease.',
        ),
      },
    },
    tenantWishes: {
      question: 'What must I allow tenants, a charger for example?',
      answer: {
        de: landlordsTenantWishes,
        at: say(
          'In Austria a tenant as a rule needs your consent for a charger or a plug-in kit on the building. But where the tenancy act applies in full, refuse an announced change only with a reason and within two months, or it counts as approved. Settle installation, cost, liability and removal in writing; a new heating or rooftop solar the tenant as a rule cannot demand.',
        ),
        ch: say(
          'In Switzerland changes to the home need your consent; tenants have no general right to a charger, solar kit or new heating. If you agree, settle installation, cost, liability and removal in writing, otherwise compensation may be due on moving out. A plug-in kit that does not touch the facade is usually tolerated.',
        ),
        us: say(
          'Whether you must allow a charger is state law: California, Colorado, Oregon and a few others give tenants a right if they pay and mostly carry insurance, with exceptions, for instance for few parking spaces; elsewhere the lease decides. Tenants can demand a new heating only if the old one fails to keep the home warm. Put cost, liability and removal in writing.',
        ),
      },
    },
    tenantsAgainst: {
      question: 'What if my tenants refuse the renovation?',
      answer: {
        de: say(
          'Tenants as a rule must tolerate a modernization ({toleranceLaw}) if you announce it in text form at least {noticeMonths} months ahead, with kind, extent, start, duration and expected rent. They can plead hardship and may then terminate; terminating their lease is not a way for you. A schedule, fixed hours and substitute heat help in the talk; it is easiest between tenants.',
        ),
        at: say(
          'Tenants must tolerate upkeep and reasonable improvements if announced in time and carried out considerately; if they refuse entry, the conciliation board or court decides. A boiler inside the apartment often cannot be replaced against their will. Look for an agreement or wait for a change of tenants.',
        ),
        ch: say(
          'Tenants must tolerate renovations if they are reasonable and the lease has not been terminated; announce them early and be considerate. During strong disturbance they can ask for a rent reduction. Notice for a renovation stands only if the work is hardly possible with people living there, and the project must be mature.',
        ),
        us: say(
          'Without consent you can usually enter a unit only with timely notice and at reasonable hours; lease and state name the period, often one day. Tenants must tolerate necessary repairs, a bigger conversion is better settled in a talk or between tenants. Cities with tenant protection have their own rules for evictions over renovations.',
        ),
      },
    },
    taxAndCarbon: {
      question: 'How do taxes and carbon costs work for landlords?',
      answer: {
        de: say(
          'You can usually deduct replacing a heating at once as upkeep, after subtracting the grant; in the first three years after purchase there is a limit beyond which it is depreciated. You share the carbon price on gas and oil with the tenants by a table of steps: the worse the house, the more you bear. With a heat pump it disappears; a tax adviser works out the details.',
        ),
        at: say(
          'In a rental, a new heating is deductible, depending on its kind at once, spread out or depreciated; grants reduce the amount. In Austria you need not share the carbon price on gas and oil with tenants. Ask your tax adviser before you order.',
        ),
        ch: say(
          'With rented houses you deduct upkeep and energy-saving measures from the rental income; subsidies reduce the deduction. What adds value usually is not deductible unless it saves energy. The carbon levy is part of the fuel cost and runs through the ancillary costs; there is no sharing as in Germany.',
        ),
        us: say(
          'Repairs to a rental you deduct in the same year; a new heating or solar system is as a rule depreciated over years, and rebates reduce the amount. There is no national carbon price on heating, but some cities cap the emissions of large buildings and charge penalties. Ask your tax adviser and the buildings department.',
        ),
      },
    },
  },
  owners: {
    majority: {
      question: 'What majority do we need in the owners’ association?',
      answer: {
        de: say(
          'A simple majority of the votes cast is enough, so more yes than no; abstentions and absent owners do not count. Votes are counted by head unless your declaration of division says otherwise. A single owner cannot block it; who pays then depends on the result.',
        ),
        at: say(
          'It takes the majority by shares, or two thirds of the votes cast if these hold at least a third of all shares. Such improvements of common parts do not need everybody. Outvoted owners can go to court if it burdens them excessively.',
        ),
        ch: say(
          'It need not be unanimous: useful work such as solar, chargers or a better heating system as a rule takes the majority of all owners, who also hold the larger part of the shares. If the heating must be replaced anyway, a simple majority mostly does. Your bylaws may differ; one owner alone cannot block it.',
        ),
        us: say(
          'The majority you need is in your declaration and bylaws: routine work is usually the board’s decision alone, larger alterations of common elements often need a vote of the owners, sometimes with two thirds. Look there for “alterations to common elements”. A single owner can rarely block it.',
        ),
      },
    },
    whoPays: {
      question: 'Who pays for what the owners’ association decides?',
      answer: {
        de: say(
          'Everybody pays if more than two thirds of the votes and more than half of the shares were in favor, or if the cost pays back in reasonable time. Otherwise only those who voted yes pay, and only they may use it; whoever joins later pays compensation. A charging point of one’s own is paid by whoever asks for it.',
        ),
        at: say(
          'What the community decides is as a rule paid from the reserve or by everyone according to shares. If the reserve does not cover an improvement, the majority has to carry it where it would burden outvoted owners excessively. A charging point of one’s own is at the cost of whoever wants it.',
        ),
        ch: say(
          'Once validly decided, everybody pays according to shares in principle, those against it too; the assembly may decide on another split. For solar or chargers it is common that only those interested pay and use it, with a buy-in for later ones. If the cost is unreasonable for somebody, the others have to take over that part.',
        ),
        us: say(
          'Work on common elements is paid by everyone according to their share, from the reserve or as a special assessment. Your own charger or panels are paid by you alone. For a shared backbone for chargers both are common: everyone, because it lifts the property, or only the users through a monthly fee.',
        ),
      },
    },
    alone: {
      question: 'What can I install on my own as a condo owner?',
      answer: {
        de: say(
          'For a charger at your own space and plug-in solar you have a claim ({ownersLaw}): the others may have a say in how it is done, but not in whether. Roof, façade and the outdoor unit of your own heat pump need a decision, as they are common property, even above your apartment. Apply before you install.',
        ),
        at: say(
          'All alone you can act only inside your apartment; for façade, roof and an outdoor unit you need the others’ consent. For slow charging at your own space and a small solar device it counts as given if you notify properly and nobody objects for two months ({ownersLawAt}). If they say no, a court can replace it.',
        ),
        ch: say(
          'Within your exclusive right you decide yourself; roof, façade, parapet and supply lines belong to all, even above or at your apartment. So panels, an outdoor unit or a charger need a decision. You may use part of the roof alone if the assembly assigns it to you; bring a plan and a promise to restore it.',
        ),
        us: say(
          'On your own house or in your own garage an HOA in many states may not forbid panels or a charger, only rule on placement and looks; you still have to apply. On shared walls and roofs it does not work without consent. On a rented lot in a mobile home park ask the management.',
        ),
      },
    },
    refused: {
      question: 'What if the owners’ association says no?',
      answer: {
        de: say(
          'After a no you can file an improved application again, or sue: decisions can be contested at the local court only within one month. For a charger and plug-in solar you have a claim the court enforces. A decision stands until it is annulled; but a later assembly can change it as long as nothing is built.',
        ),
        at: say(
          'Ask for the reason in writing and put forward a better proposal. The district court can replace consent to a change that is customary or serves an important interest; a faulty decision is contested there quickly, formal flaws within one month of the notice. If the management does not react, set it a deadline.',
        ),
        ch: say(
          'A no is not the end: you can have the item put on the agenda of any assembly again with a better quote. If the decision breaks the law or the bylaws, contest it in court within one month. If the manager does nothing, demand the item in writing; one fifth of the owners can call for an assembly.',
        ),
        us: say(
          'Ask for the denial in writing with the exact rule and compare it with your state’s law on solar or chargers: “aesthetics” alone is often not enough there. File an appeal with an adjusted drawing. Many bylaws set the board a deadline; silence may then count as approval.',
        ),
      },
    },
    convince: {
      question: 'How do I win over my owners’ association?',
      answer: say(
        'People are won over before the meeting: hand in the motion early with the wording of the decision, a quote, a drawing, the cost per share and who gains what. Talk to the board and to doubters one by one beforehand and show what doing nothing costs, such as a repair that is due. For the unwilling, offer a solution where only the users pay.',
      ),
    },
  },
  heritage: {
    whatPasses: {
      question: 'Which solar panels get approved on a historic home?',
      answer: say(
        'Most likely to be approved are panels nobody sees from the street: on an outbuilding, the courtyard side, a flat part of the roof or in the garden. On visible areas a closed rectangle, matte frameless panels in roof color or solar tiles help; they cost more and yield a little less. It matters that everything can be removed again and the old covering stays.',
      ),
    },
    procedure: {
      question: 'How do I get changes to a historic home approved?',
      answer: {
        de: heritageProcedure,
        at: say(
          'First ask informally with a photo, plan and sketch, before you get quotes: for a monument the Bundesdenkmalamt, in a protection zone the building authority (in Vienna the architecture department). Then get a quote that meets the conditions and file the application; reckon with two to four months.',
        ),
        ch: say(
          'First ask the commune’s building office and the cantonal monument service, informally with a photo, plan and sketch, before you get quotes. On monuments of cantonal or national importance solar always needs a building permit, in protection zones depending on the canton. The inventory on the geoportal shows your grade; reckon with two to four months.',
        ),
        us: say(
          'Your city’s historic preservation or landmarks commission decides: call there before you get bids, then apply for a certificate of appropriateness, mostly with a hearing and within one to three months. The National Register alone forbids private owners nothing; a local designation or an easement can.',
        ),
      },
    },
    heatPump: {
      question: 'Can a historic home have a heat pump?',
      answer: say(
        'In a protected building a heat pump is often easier than solar, because it is only about the outdoor unit: in a courtyard, behind a wall or hedge, in a shed or the garden it is mostly approved, on the main façade it is not. Pipes go through existing shafts or chimneys. Fully invisible are an indoor-mounted unit with an air shaft and ground heat, if drilling is allowed.',
      ),
    },
    refused: {
      question: 'What if the preservation board says no?',
      answer: say(
        'You can contest a refusal within the deadline in the notice, but a changed plan often helps faster: another roof side, another color, an outbuilding. Ask for a meeting on site and for the reasons, and bring the yield and a photo montage. Building without approval is costly: fines and removal at your own expense loom.',
      ),
    },
    zone: {
      question: 'Is solar allowed in a historic district?',
      answer: say(
        'Even if only the townscape or a neighboring house is protected, rules apply: in a protection zone, an ensemble or next to a monument the authority checks whether the system disturbs the view. It is mostly milder there than with the monument itself, above all on the side facing away. A call tells whether approval is needed or a notice is enough.',
      ),
    },
    newLaw: {
      question: 'Does solar now take priority over heritage protection?',
      answer: {
        de: say(
          'Since the EEG renewable energy is of overriding public interest, and many states have adapted their monument laws: solar is to be allowed there as a rule unless the monument is considerably impaired. Approval is still needed. Ask the authority for your state’s guideline.',
        ),
        at: heritageNewLaw,
        ch: heritageNewLaw,
        us: say(
          'There is no nationwide rule on this: some states limit how far cities may forbid solar, but on protected houses the local commission mostly decides by its own guidelines. Many allow panels that cannot be seen from the street and can be removed again. Ask for your city’s current solar guideline.',
        ),
      },
    },
    insulation: {
      question: 'How can I insulate a historic home?',
      answer: say(
        'Outside you may rarely insulate protected façades, but inside much is possible: top ceiling and basement ceiling, thin interior insulation of calcium silicate or wood fiber, storm or secondary windows, thin insulating glass in the old frames, seals. That often lowers the need so far that a heat pump is enough. Have moisture calculated by an energy consultant with experience in old buildings.',
      ),
    },
  },
  permits: {
    whoFiles: {
      question: 'Who files for the building permit, the installer or me?',
      answer: {
        de: permitsWhoFiles,
        at: permitsWhoFiles,
        ch: permitsWhoFiles,
        us: say(
          'The licensed contractor pulls the permit at the city or county and then answers for the inspection; that should be in the contract. If they ask you to sign as owner-builder, the responsibility is yours, and I would not do that. Inside city limits it is mostly the city, outside the county.',
        ),
      },
    },
    howLong: {
      question: 'How long does a building permit take?',
      answer: {
        de: permitsHowLong,
        at: permitsHowLong,
        ch: permitsHowLong,
        us: say(
          'From instantly to several months: some cities issue solar and electrical permits online the same day, others review plans for weeks, and the utility must approve as well. Ask the contractor how long it last took at your office. Work may start only with the permit.',
        ),
      },
    },
    withoutPermit: {
      question: 'What do I risk with a system that has no permit?',
      answer: say(
        'Without a permit you need, there is a risk of a stop order, a fine and at worst removal, plus trouble with insurance, rebates and a later sale. Mostly the system can be declared or permitted afterwards if it meets the rules; go to the authority yourself, that is treated more leniently. Doing it yourself or being an electrician doesn’t change the permit and inspection needed.',
      ),
    },
    groundAndOther: {
      question: 'Does solar in the yard or on a carport need a permit?',
      answer: {
        de: say(
          'In a garden, free-standing panels are exempt under most state building codes up to three meters high and nine meters long, a small carport too; at the boundary, distance rules hold. Outside built-up areas, in allotment gardens and under development plans with design rules you need the municipality’s consent. Ask the building office with a sketch and measurements, because each state differs a little.',
        ),
        at: permitsGroundAndOther,
        ch: permitsGroundAndOther,
        us: say(
          'A ground mount or a carport with panels counts as a structure almost everywhere: you need building and electrical permits and must keep setbacks, often with engineering. In rural areas without a building department the building permit can fall away, but the electrical inspection and the utility remain. Ask the zoning office first.',
        ),
      },
    },
    heatPumpUnit: {
      question: 'Does a heat pump need a permit?',
      answer: {
        de: say(
          'A heat pump at a home needs no permit in most German states, the outdoor unit in the garden included. You must keep the noise limits and, depending on the state, a distance to the boundary; several states have dropped it for small units. Ground probes need a notice or permit under water law, mostly filed by the driller.',
        ),
        at: say(
          'Your province decides: sometimes the outdoor unit is free, sometimes it needs a notice or a permit with proof of noise, in Vienna also because of the townscape and neighbors. Ground probes and wells often need a permit under water law. The municipal office tells you what holds, the installer supplies noise value and plan.',
        ),
        ch: say(
          'Heat pumps set up indoors are mostly free or need a notice; for outdoor units the municipality asks for a notice or a building application depending on the canton, always with proof of noise. Ground probes need the canton’s water protection permit. Whether neighbors can object in a public notice depends on the procedure; ask the municipality before you order.',
        ),
        us: say(
          'Even a like-for-like swap needs a mechanical permit almost everywhere, plus an electrical one for a new circuit; both together are normal and nobody is milking you. The outdoor location must keep the city’s setbacks and noise rules and the HOA’s rules. For geothermal the state mostly requires a well permit.',
        ),
      },
    },
    refused: {
      question: 'What if my building permit is denied?',
      answer: say(
        'The authority has to give reasons for a no in writing: ask which change would be approved, such as another spot, dark panels, a quieter unit or a sound hood, and file again. Neighbors can rarely prevent solar, and with a heat pump’s noise only by the limits; a refusal can be appealed within the period stated. Rules on tile color don’t automatically exclude panels.',
      ),
    },
    inspection: {
      question: 'How does the inspection of a new system work?',
      answer: {
        de: permitsInspection,
        at: permitsInspection,
        ch: permitsInspection,
        us: say(
          'The inspection checks mounting, wiring, labels and protection; then the utility grants permission to operate (PTO), and only then may the system run. If it fails, the contractor fixes the defects and orders the re-inspection at its own cost. Pay the last installment only after that.',
        ),
      },
    },
    waterHeater: {
      question: 'Does a new water heater need a permit?',
      answer: {
        de: permitsWaterHeater,
        at: permitsWaterHeater,
        ch: permitsWaterHeater,
        us: say(
          'Usually yes: nearly all cities and counties want a plumbing permit for swapping a water heater, and an electrical one for a new circuit, with an inspection. It is cheap, often available online and normally the contractor’s job. Without it you risk trouble with the insurer, the rebate and a sale; ask your building department.',
        ),
      },
    },
  },
  sharing: {
    building: {
      question: 'How do we share solar power in one building?',
      answer: {
        de: say(
          'Within one building each apartment takes its share by an agreed key and buys the rest from its own supplier (shared building supply). Nobody has to join. You need a contract among you and meters that read every quarter hour; with tenant power the landlord supplies all of the electricity instead.',
        ),
        at: say(
          'Within one building a joint generation system divides the power among the apartments by fixed shares or by use; the grid operator meters and assigns the shares. Joining is voluntary and everybody keeps a supplier for the rest. You sign a contract with one another for it.',
        ),
        ch: say(
          'Within one building a self-consumption group does it: each apartment pays for the solar power it is metered to use, the rest comes from the grid. You bill by private meters or virtually by the utility’s meters. Those already renting may stay out at the start.',
        ),
        us: say(
          'The power can go to all units where your state has virtual net metering: the utility then credits each meter with a share. Without it the roof usually feeds only the common areas, such as hall lights, elevator and laundry, or each unit gets panels of its own. Ask your utility which applies.',
        ),
      },
    },
    noRoof: {
      question: 'How can I get solar without a roof of my own?',
      answer: {
        de: say(
          'Without a roof of your own there are three ways: plug-in panels on the balcony, shares in a citizens’ energy cooperative, or power from somebody who shares a roof with you. Cooperatives mostly pay a dividend rather than power; it is an investment with risk, so read the bylaws and the notice period. The balcony cuts your own bill most directly.',
        ),
        at: say(
          'Without a roof of your own you can join an energy community as a consumer, buy into a citizens’ solar project or use a small plug-in panel on the balcony. In the community you buy the others’ solar power more cheaply and keep your supplier. A stake in a project is an investment: read the term and how to leave.',
        ),
        ch: say(
          'Without a roof of your own you can buy square meters of a solar system from many utilities and get the power credited, join a solar cooperative, or draw power from a local electricity community. It is a good thing if the term and a move are settled. Ask your utility first what it offers.',
        ),
        us: say(
          'Without a roof, and as a renter too, you can subscribe to community solar in a number of states: a genuine offer is on the list of your state or utility, costs nothing up front and names the discount on the credit. The credit appears on your power bill. Some states have bigger discounts for low incomes.',
        ),
      },
    },
    distance: {
      question: 'How far away can I share solar power?',
      answer: {
        de: say(
          'For sharing over the public grid both must at present lie in the area of the same local grid operator; across the street or some villages away makes no difference then. You need no cable of your own. It works for family or your vacation home too, with a contract and quarter-hour meters on both sides.',
        ),
        at: say(
          'Distance is counted by the grid, not in meters: the same transformer is “local”, the same substation “regional”, both with a grid discount. Farther off, even across Austria, it works as a citizens’ energy community, without the discount. No cable of your own is needed; the grid operator tells you where two addresses belong.',
        ),
        ch: say(
          'In a local electricity community everybody must be in the same municipality and on the grid of the same operator; a few hundred meters are no obstacle then, and no cable of your own is needed. Across municipal or grid borders it does not work. With the next-door neighbor a self-consumption group is mostly cheaper.',
        ),
        us: say(
          'On your own lot panels on a shed or garage may feed the house too. A line across the property border to another house is usually not allowed; but some states credit one owner’s power to several meters of the same owner. Ask the utility about aggregate net metering.',
        ),
      },
    },
    gain: {
      question: 'What do I gain from shared solar power?',
      answer: {
        de: say(
          'The benefit comes from the price you agree among yourselves, between the feed-in tariff and the price of power. Since grid fees, levies and taxes stay in full, the gain over the public grid is small; within one building the grid fee drops away and it pays far more readily.',
        ),
        at: say(
          'It helps both sides: those who supply often get more than from a buyer of surplus, those who draw pay less than to their supplier and, in a renewable energy community, a lower grid fee too. The community sets the price itself. Subtract the membership fee and the cost of billing.',
        ),
        ch: say(
          'In a local electricity community the grid tariff for shared power is {communityNear} lower, or {communityFar} if not all hang on the same transformer station; levies stay in full. The rest of the benefit is the price you agree on: above the feed-in payment, below the price of power. In a group within one building no grid fee is due at all, which brings more.',
        ),
        us: say(
          'Community solar saves you the agreed discount on the credit, a small part of your bill, with nothing to buy and nothing to do. A sunny, paid-for roof of your own usually brings clearly more over time. The subscription is the better choice with shade, a lease or a move ahead.',
        ),
      },
    },
    effort: {
      question: 'What does it take to join shared solar?',
      answer: {
        de: sharingEffort,
        at: sharingEffort,
        ch: sharingEffort,
        us: say(
          'You sign up with the provider using a power bill, get a share that fits your use and stay with your utility. The power flows into the grid and the credit appears on your bill, sometimes only after a few months. Nothing is changed at your home.',
        ),
      },
    },
    leaving: {
      question: 'How do I get out of shared solar again?',
      answer: {
        de: sharingLeaving,
        at: sharingLeaving,
        ch: sharingLeaving,
        us: say(
          'You can usually cancel with a few weeks’ to months’ notice; some contracts move with you within the same utility’s area, others charge a fee. The catches are a long term, an exit fee, a yearly rising price and two bills. The operator pays for breakdowns; you only miss the credit meanwhile.',
        ),
      },
    },
  },
  buyingDuties: {
    deadline: {
      question: 'Is there a deadline for upgrades after buying a house?',
      answer: {
        de: say(
          'Under the previous rule new owners had two years from entry in the land register to insulate the top ceiling and warm pipes in cold rooms and to shut down very old boilers concerned. What of that still holds under the law of {heatingLawSince}, the energy advice service tells you. If the period has already passed, catch up soon; the two insulation jobs are usually cheap.',
        ),
        at: buyingDutiesDeadline,
        ch: buyingDutiesDeadline,
        us: buyingDutiesDeadline,
      },
    },
    enforcement: {
      question: 'Does anyone check if I upgrade after buying a house?',
      answer: say(
        'Nobody usually checks unprompted; most likely the chimney sweep or the building department when you renovate. Where a duty applies, the authority can first set a deadline and then impose a fine. Keep invoices and photos as proof; you have to show them only on request.',
      ),
    },
    inherit: {
      question: 'Do I have to upgrade a house I inherited or was given?',
      answer: {
        de: say(
          'Under the previous rule every change of ownership counted for the duties, so inheritance and gifts too. The former residents’ exemption was lost with it; whoever had lived there as an owner since {boilerOwnerSince} kept it. Whether that still holds under the law of {heatingLawSince}, the consumer center’s energy advice tells you.',
        ),
        at: buyingDutiesInherit,
        ch: buyingDutiesInherit,
        us: buyingDutiesInherit,
      },
    },
    certificate: {
      question: 'Do I need an energy certificate to buy a house?',
      answer: {
        de: say(
          'The seller must show you the energy certificate at the viewing at the latest and hand it over without delay after the contract, except for listed buildings ({certificateLaw}). The law was recast on {heatingLawSince}; whether this has changed, the energy advice service knows. It obliges you to nothing but shows how the house stands and what pays.',
        ),
        at: say(
          'In good time before you commit, the seller must show you an energy certificate no more than ten years old, and hand it over within fourteen days of the contract ({certificateLawAt}). It obliges you to nothing but shows how the house stands and what pays. Get it before you sign.',
        ),
        ch: say(
          'That is up to the canton: some, such as Fribourg and Vaud, require a GEAK at a sale, others do not. It triggers no duty to renovate but shows condition and measures. The seller is usually responsible; ask the canton’s energy office whether it is needed for a gift or inheritance too.',
        ),
        us: say(
          'There is no nationwide energy certificate; some cities, such as Portland and Berkeley, require an energy assessment at sale, usually from the seller. It rarely obliges anyone to do work. Ask your agent or the city, and otherwise book a home energy audit from the utility.',
        ),
      },
    },
    boilerPipes: {
      question: 'Can the boiler and pipes stay after I buy a house?',
      answer: {
        de: say(
          'Under the previous rule three things were meant after buying: insulate accessible warm pipes in unheated rooms, insulate the top ceiling or roof where minimum protection is missing, and shut down old standard boilers. Condensing and low-temperature boilers could stay; windows and facade were never concerned. What still holds under the law of {heatingLawSince}, the energy advice service tells you.',
        ),
        at: buyingDutiesBoilerPipes,
        ch: buyingDutiesBoilerPipes,
        us: buyingDutiesBoilerPipes,
      },
    },
    apartment: {
      question: 'Do I have to upgrade after buying an apartment?',
      answer: say(
        'For an apartment in a multi-unit building, roof, pipes and central heating belong to the association; alone you need do nothing about them. You do share in what the meeting decides. Before buying ask for minutes, reserves and planned works; for heating inside the unit you are responsible yourself.',
      ),
    },
    negotiate: {
      question: 'Does the seller have to pay for work a house needs?',
      answer: say(
        'Use the condition for the price: before buying have heating, roof and insulation looked at and deduct the work needed. After the purchase the seller pays only if a known defect was concealed or something was promised; “as is” excludes most of it. Have clauses that shift all duties to you explained by the notary or attorney first.',
      ),
    },
  },
  tenantPower: {
    refuse: {
      question: 'Do tenants have to take my solar power?',
      answer: {
        de: say(
          'No tenant has to take your solar power: the power contract is separate from the lease, and making it a condition of renting is forbidden for tenant power. Whoever does not want it stays with their supplier and is left out at the meter; you can still start with the rest. What convinces best is a price clearly below what they pay now.',
        ),
        at: say(
          'No tenant has to take part: whoever does not want to simply keeps their supplier, and their share goes to the others. The joint system also works if only some of the apartments join. What convinces best is a price clearly below what they pay now.',
        ),
        ch: say(
          'Existing tenants may decline when the self-consumption group (ZEV) starts and then stay with the utility; you can still begin with the rest. Whoever has joined can only leave within narrow limits, for example if the supply does not work. For new tenants the ZEV belongs in the lease from the start.',
        ),
        us: say(
          'Tenants with their own meter may as a rule stay with their utility; you cannot make them buy from the roof. It is different where electricity is already part of the rent: then the landlord decides. With virtual net metering only the units that are enrolled get credits.',
        ),
      },
    },
    price: {
      question: 'What may I charge tenants for solar power?',
      answer: {
        de: say(
          'For subsidized tenant power you may charge at most {tenantPriceCapDe} of the local basic supply tariff, counted over all the power you deliver. With shared building supply there is no limit, the price is agreed freely. It is usual to stay somewhat below what the tenants pay otherwise and well above the feed-in rate.',
        ),
        at: say(
          'You agree on the price freely with the members, there is no fixed ceiling. Fair is the middle between what exports earn and what power from the supplier costs; roof power used in the building bears no grid fees. Put the price in the contract, and how it is adjusted.',
        ),
        ch: say(
          'In a ZEV you may charge for the solar power at most the actual costs plus part of the saving, or a flat rate that lies below the utility’s standard product; how much is set out in the Energy Ordinance and in the self-consumption guide of EnergieSchweiz. It may never be dearer than grid power.',
        ),
        us: say(
          'Where selling to tenants is allowed, the price per kWh usually may not exceed the utility’s rate, and many states want it passed on without a markup. With virtual net metering there is no price at all, the tenant sees a credit on the bill. Your state’s public utility commission tells you what applies.',
        ),
      },
    },
    billing: {
      question: 'How do I bill my tenants for solar power?',
      answer: {
        de: say(
          'It is best to leave the billing to a service company: it supplies the metering setup and smart meters, signs the contracts, assigns the solar power by quarter hour and sends each tenant the bill. With virtual sum meters swapping the meters is enough, without major rewiring. The fee per apartment comes off your income, so compare two providers.',
        ),
        at: say(
          'The grid operator meters by quarter hour and assigns each member their share, and you receive the data. From that you write the bills yourself, or a service company does it for a fee per apartment. You need a smart meter in each apartment and a contract with each member.',
        ),
        ch: say(
          'Usually a metering company does the billing: it meters each apartment, assigns solar and grid power and delivers the bill, often as part of the service charges. A classic ZEV needs your own meters behind one shared connection, in a virtual one the utility’s meters stay. Compare the fee per apartment; with few parties it easily eats up the gain.',
        ),
        us: say(
          'The simplest way is to let the utility do it: with virtual net metering it splits the credits among the units’ bills by your key, and you bill nothing. Without such a program the system usually runs on the house meter for hallways, laundry and elevator, or the power is part of the rent. Submetering with your own bill is allowed only where the state permits it.',
        ),
      },
    },
    models: {
      question: 'Which models are there for supplying tenants with solar?',
      answer: {
        de: say(
          'With tenant power you supply everything, including the rest at night, and get a supplement per kWh; in return you are a supplier with all the duties. With shared building supply you only hand over the roof power, and everybody buys the rest from their own supplier. For small buildings and private landlords shared building supply is usually the simpler way.',
        ),
        at: say(
          'Within one building you use the joint generation system: the roof power is shared in the building without grid fees, and at night the rest comes from the supplier each person has chosen. For several houses in the neighborhood there is the energy community. In neither case do you have to become a supplier.',
        ),
        ch: say(
          'The classic ZEV has one connection and its own meters, the virtual one uses the utility’s meters and so suits existing buildings better. The local electricity community links houses in the municipality over the grid, where part of the grid fee is paid. What the roof does not deliver at night the ZEV buys from the utility jointly.',
        ),
        us: say(
          'Three ways are common: virtual net metering, where the utility splits credits among the units, a system on the house meter for hallways and laundry, or electricity as part of the rent. Your state decides which exist. At night the power comes from the utility in all of them.',
        ),
      },
    },
    tax: {
      question: 'What taxes and rules apply if I sell solar to tenants?',
      answer: {
        de: say(
          'The income is often free of income tax, because systems up to {taxFreeUnitDe} per apartment or business unit and {taxFreeAllDe} per person in total are exempt (older ones in apartment buildings only up to half per unit), even if the power goes to tenants. No VAT is due while you count as a small business. With tenant power you are a supplier with simplified duties, with shared building supply almost all of them fall away; have your tax adviser confirm it.',
        ),
        at: say(
          'The income is taxable in principle; small systems have an exemption, and below the small-business threshold no VAT is due. The joint system does not make you a licensed power supplier. Ask your tax adviser before you set the price.',
        ),
        ch: say(
          'Income from selling power to tenants is taxable; you deduct costs such as upkeep and billing. You need no license as a supplier for a ZEV, you register it with the grid operator. The tax office tells you how your canton counts it.',
        ),
        us: say(
          'Whether you count as a utility is up to the state: in many, selling power by the kWh puts you under the public utility commission, while crediting it or including it in the rent usually does not. The income is taxed with your rental income, and the system is depreciated. Ask the commission and a tax adviser before you build.',
        ),
      },
    },
    inRent: {
      question: 'Can I include solar power in the rent?',
      answer: say(
        'A flat amount in the rent is usual and simple for furnished rooms, vacation lets and sublets; for ordinary apartments it is delicate, since existing leases change only with the tenant’s consent and the tenant loses the choice of supplier. Whoever uses little pays for the others. For several apartments metering each one, or crediting it, is the safer way.',
      ),
    },
    worth: {
      question: 'Does selling solar power to tenants pay off?',
      answer: say(
        'It usually pays from about five or six apartments, or with one big daytime user in the building: each kWh used on site earns more than exporting it, but meters and billing cost a fixed fee per apartment. Count on the share the tenants really use by day, and on some not joining. In small buildings the common areas, a heat pump and charging points are often the better customers.',
      ),
    },
  },
  takeAlong: {
    charger: {
      question: 'Can I take my charger when I move out?',
      answer: {
        de: say(
          'The wallbox you paid for yourself you may take when you move out ({takeAwayLaw}); the landlord can prevent that only by paying a fair sum. An electrician has to disconnect it; cable and breaker stay in the wall. Deregister the box with the grid operator at the old place and register it at the new one.',
        ),
        at: takeAlongCharger,
        ch: takeAlongCharger,
        us: takeAlongCharger,
      },
    },
    restore: {
      question: 'Must I remove things like my charger when I move out?',
      answer: {
        de: takeAlongRestore,
        at: takeAlongRestore,
        ch: say(
          'In Switzerland you have to restore the former state only if that was agreed in writing; if the landlord consented in writing, he may not demand it otherwise ({tenantArticle}). Without consent you have to undo it. Close drill holes either way, and put the outcome in the handover record.',
        ),
        us: takeAlongRestore,
      },
    },
    compensation: {
      question: 'Do I get money for a charger I leave when I move out?',
      answer: {
        de: takeAlongCompensation,
        at: takeAlongCompensation,
        ch: say(
          'If your installation brings considerable added value at the end of the lease and was allowed in writing, you can claim compensation ({tenantArticle}), unless the contract rules it out. Otherwise negotiate: the current value is usual, paid by the landlord or the next tenant. If nobody pays, take the unit with you; the cable in the wall stays.',
        ),
        us: takeAlongCompensation,
      },
    },
    balconyKit: {
      question: 'Can I take my plug-in solar kit when I move?',
      answer: say(
        'The plug-in solar kit is yours and comes along: unplug it, carry inverter and panels dry and upright, unscrew the bracket. Deregister it at the old place and register it at the new one where that is required, and ask the new landlord about mounting. Check beforehand whether railing, direction and outlet suit there.',
      ),
    },
    houseSale: {
      question: 'Do solar panels stay when I sell the house?',
      answer: say(
        'When you sell the house, what is firmly attached stays, that is the roof system, inverter and battery, unless the contract says otherwise. What you want to take must be clear before viewings and stand explicitly in the sales contract; for the rest put a value into the price. The handover includes invoices, warranties, logins and the transfer of the feed-in contract.',
      ),
    },
    moveSystem: {
      question: 'Is it worth moving my solar system to a new house?',
      answer: say(
        'Moving a roof system rarely pays: taking it down and up often costs half of a new one, the old roof needs a roofer afterward, and whether a promised feed-in rate moves along depends on the country (in Germany as a rule yes, if you re-register). Warranties hold only if a qualified firm does both; ask the maker first. It pays rather for a battery or freestanding panels; a battery counts as hazardous goods for the mover.',
      ),
    },
    chargerOnSale: {
      question: 'Does the charger stay when I sell the house?',
      answer: {
        de: say(
          'A hardwired wall charger goes with the house when in doubt, because what is built in or serves the house counts as sold with it ({accessoryLaw}). A portable charger that only plugs in is yours. If you want to keep the box, say so before viewings and have it written into the purchase contract; wiring and breaker stay either way.',
        ),
        at: takeAlongChargerOnSale,
        ch: takeAlongChargerOnSale,
        us: say(
          'When you sell, a hardwired charger usually counts as a fixture and stays unless the contract excludes it; one that just plugs into an outlet is yours to take. Say before listing what you will remove and have it written into the purchase contract. The circuit and the outlet stay either way.',
        ),
      },
    },
  },
  rentRise: {
    amount: {
      question: 'How much can the rent rise after an upgrade?',
      answer: {
        de: say(
          'At most {rentShare} a year of the chargeable cost, shared among the apartments, and within six years no more than {rentCap} per square meter and month, {rentCapLow} where the rent is below {worksLowRentLimit} per square meter ({rentLaw}). For a change of heating, separate and tighter limits can apply; the tenants’ association knows the current state. Grants and the part that was a repair anyway come off first.',
        ),
        at: say(
          'There is no fixed rate for all apartments. Where the tenancy act applies in full, only the arbitration board or court may raise the main rent for a limited time, and only as far as the reserves fall short; otherwise the contract decides. The Chamber of Labour or tenants’ association works it out for your apartment.',
        ),
        ch: say(
          'There is no fixed maximum: only the part that adds value may be passed on, after subsidies, as interest, depreciation and upkeep over its lifetime. In comprehensive renovations usually fifty to seventy percent of the cost counts as adding value; Geneva, Vaud and Basel-Stadt have limits of their own besides. Ask for the calculation and have the tenants’ association check it.',
        ),
        us: say(
          'There is no nationwide maximum. Where your city or state limits rents, its rules also say what share of an improvement may go on the rent and for how long; elsewhere only the lease counts, and after it ends the amount is open. Ask your city’s rent board or a tenants’ union.',
        ),
      },
    },
    grantsFirst: {
      question: 'Are grants deducted before my rent goes up?',
      answer: {
        de: rentRiseGrantsFirst,
        at: say(
          'What the landlord receives as a grant is no cost of his own and should be subtracted in a procedure. Ask in writing about the grant and have the account checked by the Chamber of Labour or the tenants’ association.',
        ),
        ch: rentRiseGrantsFirst,
        us: say(
          'There is no general duty to take rebates off a rent increase. Cities with rent limits usually allow only what the landlord paid himself, though, and some rebate programs bar increases for a time; ask which program he used.',
        ),
      },
    },
    notice: {
      question: 'How early must works and a rent increase be announced?',
      answer: {
        de: say(
          'The works must be announced in text form at least three months before they start, with kind, duration, expected increase and future running costs. The increase itself comes only after completion, with the calculation, and is due from the third month after that. If the announcement was missing or the increase is well above the one announced, it starts six months later but does not lapse.',
        ),
        at: say(
          'There is no general period for all apartments, but works must be announced in good time, and without an agreement or a decision by the arbitration board or court the rent does not simply go up. Keep the letter and have the Chamber of Labour check it before you sign anything.',
        ),
        ch: say(
          'The increase takes effect only at the next termination date and must reach the tenant at least ten days before the notice period begins, on the official form and with reasons. Without the form or reasons it is void. The works themselves have to be announced in good time, the bigger the earlier.',
        ),
        us: say(
          'During a fixed lease the rent can usually rise only at renewal; with month-to-month tenancies states require written notice, often one to three months ahead. The period is in your state’s landlord-tenant law and in your lease.',
        ),
      },
    },
    repair: {
      question: 'Can my rent go up because of a heating repair?',
      answer: {
        de: rentRiseRepair,
        at: rentRiseRepair,
        ch: rentRiseRepair,
        us: say(
          'The landlord has to keep the home habitable, so a broken heater is repaired or replaced at his expense. He usually cannot bill you for it separately, but after the lease ends he may raise the rent unless your city or state limits it.',
        ),
      },
    },
    contest: {
      question: 'How do I contest a rent increase after an upgrade?',
      answer: {
        de: say(
          'First check the calculation with the tenants’ association or consumer center and pay under reserve meanwhile; that keeps your rights. Hardship, such as a low income, must reach the landlord in text form by the end of the month after the announcement. You may also give special notice by the end of the month after you received the announcement; no signature of consent is needed.',
        ),
        at: say(
          'Sign nothing and first get advice from the Chamber of Labour or the tenants’ association. Without your consent the landlord usually has to go to the arbitration board or court, where you are heard. Amounts demanded can be paid under reserve and claimed back later if they were not due.',
        ),
        ch: say(
          'Contest the increase within {rentAppealCh} days of receiving the form at the conciliation authority; the procedure is free, and until it is decided you pay the old rent. After that the increase counts as accepted. During the procedure you are protected against termination; the tenants’ association helps with the letter.',
        ),
        us: say(
          'Get the reason in writing and compare it with your lease and your city’s rent rules before you sign. Where there is a rent board you can object there, also together with neighbors; elsewhere it is negotiating or moving at the end of the lease. Legal aid and tenants’ unions advise free or cheaply.',
        ),
      },
    },
    permanent: {
      question: 'Does a rent increase end once the upgrade is paid off?',
      answer: say(
        'The increase does not end by itself once the investment is paid off: it becomes part of the rent. Savings on heating that never come do not undo it automatically either, but you can have the announced saving and the heating bill checked. Where a right to a reduction exists you have to claim it yourself; a tenants’ association says whether it applies to you.',
      ),
    },
    solarRoof: {
      question: 'Can my rent go up because of solar on the roof?',
      answer: {
        de: rentRiseSolarRoof,
        at: rentRiseSolarRoof,
        ch: rentRiseSolarRoof,
        us: say(
          'There is no general rule on this: during a fixed lease the rent usually stays, after it the landlord may raise it over solar or a charging station too, unless your city or state limits rents. Ask whether you get any of the power, and negotiate that into the lease.',
        ),
      },
    },
  },
  coOwners: {
    refuses: {
      question: 'What if one co-owner is against the upgrade?',
      answer: {
        de: say(
          'Against the will of a co-owner such a conversion usually does not work, because it changes the shared house substantially. What is necessary to preserve it, such as repairing a failed heating system, each owner may order alone and have the others share the cost. If the no stands, mediation or a notary helps, then buying out a share, and the court last.',
        ),
        at: say(
          'One owner alone usually cannot prevent everything: on important changes the majority of the shares and if need be the court can decide, and whoever is outvoted may ask for security. Where each holds half there is no majority, so it takes mediation or the court. Necessary upkeep must not be blocked.',
        ),
        ch: say(
          'That depends on the form of ownership. In co-ownership a majority is enough for necessary works, and a majority of persons and shares for useful ones such as new heating or solar ({ownersArticle}); with two owners that means both. In a community of heirs everyone is needed; the court can order necessary works or appoint a representative.',
        ),
        us: say(
          'In practice a co-owner can usually hold it up: contractors, lenders and rebate programs generally want the signature of everyone on the title. Necessary repairs one owner may order alone and claim a share for later; for improvements that usually does not hold. If you cannot agree, what is left is mediation, buying out the share or a partition suit.',
        ),
      },
    },
    absent: {
      question: 'Who signs for a co-owner who is absent or ill?',
      answer: {
        de: coOwnersAbsent,
        at: coOwnersAbsent,
        ch: say(
          'Whoever cannot come signs through a written power of attorney, also from abroad; for dementia or illness an advance care directive counts, otherwise the guardian, who often needs the child and adult protection authority for large contracts. The same goes for minors. If someone is untraceable or deceased, a notary or the inheritance authority clarifies who may sign before you order.',
        ),
        us: coOwnersAbsent,
      },
    },
    usufruct: {
      question: 'Who pays and decides under a life estate or usufruct?',
      answer: {
        de: coOwnersUsufruct,
        at: coOwnersUsufruct,
        ch: say(
          'With a usufruct or right of residence both sides have a say: ordinary upkeep is on the holder of the usufruct, a major renewal such as new heating on the owner, unless the contract says otherwise. Whatever preserves the house has to be tolerated; anything more should be approved in writing. Read the contract first, and agree on the costs before you order.',
        ),
        us: coOwnersUsufruct,
      },
    },
    grantName: {
      question: 'Which of several owners applies for the grant?',
      answer: {
        de: say(
          'For a single-family house one owner applies in their own name; get the others’ consent in writing. The money is paid once for the house. The bonuses for owner-occupiers go only to owners who live there, so one of them had better apply. For the income bonus the whole household income counts, including that of a spouse or partner, so changing the name does not help.',
        ),
        at: coOwnersGrantName,
        ch: coOwnersGrantName,
        us: coOwnersGrantName,
      },
    },
    fairShare: {
      question: 'How do co-owners split a system’s cost and income?',
      answer: say(
        'Before you order, put in writing who pays what, who owns the system, who gets the revenue and savings, and what happens on separation, sale or death. Without an agreement, what is built in usually becomes part of the house and belongs to all by their shares, even if only one paid. For larger sums a notary or lawyer should draw it up.',
      ),
    },
    spouse: {
      question: 'Do both spouses have to sign for a new energy system?',
      answer: {
        de: coOwnersSpouse,
        at: coOwnersSpouse,
        ch: say(
          'If both are in the land register, both sign. If the house belongs to only one, that person’s signature is usually enough for the contract, as the other’s consent is required only if the family home is sold, terminated or restricted in use. If the mortgage is increased, the bank often wants both.',
        ),
        us: coOwnersSpouse,
      },
    },
  },
  heatingBill: {
    tooLate: {
      question: 'By when must the landlord’s heating statement come?',
      answer: {
        de: say(
          'If the statement comes later than {heatingBillDe} months after the end of its period, you as a rule owe no back-payment, while a credit is still yours. What counts is when the letter reached you; late utility bills excuse the landlord only if it was truly not his doing. If you already paid by mistake, you can claim it back.',
        ),
        at: say(
          'The statement must come within {heatingBillAt} months of the end of its period; a back-payment not claimed within a year is as a rule lost, a credit is not. So several years back can mostly not be billed. Whether that holds for you the Chamber of Labour or tenants’ association checks.',
        ),
        ch: say(
          'Even a late statement must be paid if it is right: it must come at least once a year, but the claim lapses only after five years. With an old statement ask for all receipts and time to check. If the lease sets a shorter deadline for the landlord, that holds.',
        ),
        us: say(
          'There is no nationwide deadline: your lease, the city and your state’s statute of limitations decide how far back a landlord may bill. If the lease says heat is included, or never mentions billing, you mostly owe nothing. Ask for the clause and the bills in writing before you pay.',
        ),
      },
    },
    receipts: {
      question: 'Can I see the receipts behind my heating statement?',
      answer: say(
        'You may ask to see what stands behind it: fuel or power bills, service contracts, meter readings and how it is split among all units, with oil also the opening and closing stock. Ask in writing with a date; looking and taking photos is enough, copies mostly cost a little. Privacy is no reason to refuse, and until then you may mostly pay the disputed part with reservation.',
      ),
    },
    object: {
      question: 'How do I dispute my landlord’s heating statement?',
      answer: {
        de: say(
          'Objections must be made in writing within {heatingBillDe} months of receiving it; an email is enough, a registered letter is easier to prove. Say which item is wrong and why, and ask for receipts and a correction. Paying is no acceptance, but transfer “with reservation”; object to a reminder or a collector in writing too.',
        ),
        at: say(
          'Object in writing and with reasons within {heatingBillAt} months, or the statement counts as accepted. Name the items, ask for receipts and pay the disputed part only with reservation. The Chamber of Labour and the tenants’ association have sample letters.',
        ),
        ch: say(
          'The law names no deadline; react by registered letter within thirty days or by the payment date, because some leases treat silence as consent. Even if you already paid or missed the date, what was paid too much can still be claimed back. If you cannot agree, go to the conciliation authority.',
        ),
        us: say(
          'Dispute it in writing before it is due, name the wrong item and ask for the bills; pay the part that is right. For smaller sums there is small claims court afterwards, without a lawyer. Tell a debt collector in writing within thirty days that you dispute the debt.',
        ),
      },
    },
    wrongItems: {
      question: 'What doesn’t belong on a heating statement?',
      answer: say(
        'Heating costs may hold fuel or heat, power for the system, regular servicing, meter reading and chimney sweep. Repairs, new parts, emergency call-outs, empty units, bank charges, late fees and anything the lease does not name are as a rule the landlord’s. Strike such items in your objection and pay the rest.',
      ),
    },
    tooHigh: {
      question: 'Why is my landlord’s heating statement so high?',
      answer: {
        de: say(
          'First compare your kilowatt-hours and the price per kilowatt-hour with the year before, then floor area, meter numbers and advance payments; most errors sit there. If it was not billed by consumption, or wrongly estimated, you may mostly cut your share by {meterCut}. Large differences to a neighbor come from location, habits or swapped meters, and old evaporation tubes count a little even without heating.',
        ),
        at: say(
          'First compare your use and the price per kilowatt-hour with the year before, then floor area, meter numbers and advance payments; most errors sit there. Large differences to a neighbor come from location, habits or swapped meters. The Chamber of Labour and the tenants’ association check the statement cheaply or free for members.',
        ),
        ch: say(
          'First compare consumption and fuel price with the year before, then floor area, meters, oil stock at start and end and the advances you paid; most errors sit there. Flats at the top, at a corner or above a garage need more, and closed radiators can still count a little in a warm room. The tenants’ association checks the statement.',
        ),
        us: say(
          'First compare the utility’s whole bill with the sum all units pay, then your share, meter number and period; most errors sit there. Splitting by square feet or bedrooms is allowed in many places if the lease says so. A tenants’ union or legal aid checks it.',
        ),
      },
    },
    advance: {
      question: 'Can my landlord raise my monthly heating advance?',
      answer: say(
        'After a statement the advance may rise only to about a twelfth of last year’s cost; ask how it was worked out, and after a credit you may ask for a lower one just as well. Whoever moves in or out during the year pays only for those months, with winter months weighing more. A true flat rate, or heat included in the rent, cannot be billed afterwards.',
      ),
    },
    split: {
      question: 'How are heating costs split among the apartments?',
      answer: {
        de: say(
          'At least half is split by measured use, the rest by floor area, as the lease says; the key must not change in mid-year. With a shared heat pump too, its power is recorded on its own meter and split by heat meters.',
        ),
        at: say(
          'The larger part is usually split by measured use, the rest by floor area, as the lease says; the key must not change in mid-year. With a shared heat pump too, its power is recorded on its own meter and split by heat meters.',
        ),
        ch: say(
          'The larger part is usually split by measured use, the rest by floor area, as the lease says; the key must not change in mid-year. With a shared heat pump too, its power is recorded on its own meter and split by heat meters.',
        ),
        us: say(
          'The key in your lease holds, as far as state or city allow it: by submeter, by floor area, by number of people or by a formula (RUBS). Some states restrict such formulas. Ask in writing how your share is calculated.',
        ),
      },
    },
  },
  coldHome: {
    payLess: {
      question: 'Can I pay less rent if my home is too cold?',
      answer: {
        de: say(
          'While it stays too cold the rent is reduced by law, but how much is open to dispute, and whoever deducts too much risks notice to quit. Report the defect, transfer the full rent “with reservation” and claim the excess back, also for the weeks since your report. One cold room reduces little, a total failure in winter a great deal; the tenants’ association names the share.',
        ),
        at: say(
          'The rent is reduced by law for as long as the home is too cold, counted from your report. Whoever deducts too much risks an eviction suit; it is safer to pay in full with reservation and claim the share back. One cold room reduces little, a total failure in winter a lot; the tenants’ association or Chamber of Labour names the share.',
        ),
        ch: say(
          'You are due a lower rent from the day the landlord knows of the defect, but may not deduct it yourself: tenants in arrears can be given notice. Ask for the reduction by registered letter; if it does not come, the conciliation authority decides, also for the past and after the repair. After setting a deadline and announcing it you may deposit the rent instead.',
        ),
        us: say(
          'Your state decides whether you may pay less or deduct a repair: some allow it after written notice and a deadline, others not at all, and doing it wrong risks an eviction case. Keep paying, report in writing, and ask legal aid or a tenants’ union about “rent abatement” and “repair and deduct”. Money back for the cold weeks can be claimed after the repair too.',
        ),
      },
    },
    howWarm: {
      question: 'How warm must a rented home be?',
      answer: {
        de: say(
          'By day twenty to twenty-two degrees Celsius in living rooms and a little more in the bathroom are owed, at night about eighteen; no statute names a number, but that is how courts see it. It holds in the heating season from October to April, and on cold days before and after too. The age of the building, high prices or a notice in the hall change nothing, and a sweater is no substitute.',
        ),
        at: say(
          'The statute names no number; living rooms count as properly heatable at about twenty to twenty-two degrees Celsius by day, and at night it may be cooler. That the building is old or the landlord wants to save changes nothing. With district or central heating it also holds if the system runs only at certain hours.',
        ),
        ch: say(
          'Usual and accepted by the conciliation authorities are twenty to twenty-one degrees Celsius in living rooms by day; lastingly below about eighteen is plainly a defect. At night the heat may be lowered as long as it is warm again in the morning. “Old building” or the wish to save is no reason, and heating follows the cold, not the calendar.',
        ),
        us: say(
          'Your city or state sets it: New York asks for {nycDay} degrees Fahrenheit by day in the heating season when it is cold outside, and {nycNight} at night; many cities are close to that, and some states name no number. Look for your city’s “heat ordinance” or call its housing office. That the building is old changes nothing.',
        ),
      },
    },
    proof: {
      question: 'How do I prove that my rented home is too cold?',
      answer: say(
        'A plain thermometer is enough: for a few days measure morning, noon and evening in the middle of the room, about a meter (three feet) above the floor, with the radiator fully open and windows shut. Write down date, hour, room and outdoor temperature, photograph the display and have a witness once. That makes the landlord look into it; a calibrated device or an expert is needed only in a dispute.',
      ),
    },
    writeToHim: {
      question: 'How do I report a heating problem to my landlord?',
      answer: say(
        'Report it in writing at once: what is cold, since when, your readings, and by when it should be repaired. With a total failure in winter one to two days are fair, with weak heating one to two weeks. An email or message beats a call; only a letter by registered or certified mail or a confirmed message is safe to prove.',
      ),
    },
    nobodyComes: {
      question: 'What if my landlord doesn’t repair the heating?',
      answer: {
        de: say(
          'If nobody reacts after the deadline there are three ways: an urgent request at the local court when heating fails in winter, the city’s housing or building authority, and, once the landlord is in default, a repair at his cost, which you should clear with the tenants’ association first. This holds in insolvency, with an empty oil tank or many tenants too, who best act together.',
        ),
        at: say(
          'If nobody reacts after the deadline, the arbitration board in Vienna and other cities, elsewhere the district court, can order the work; with a failure in winter also by an urgent request. The tenants’ association or Chamber of Labour says whether you may have it repaired yourself and claim the money. Several tenants best act together.',
        ),
        ch: say(
          'If the landlord stays idle, turn to the conciliation authority of your district: it can rule on repair and a lower rent, as a rule free of charge. In winter the court can step in with an urgent measure, and a small defect may be repaired at the landlord’s cost after a deadline. Together with the neighbors it goes faster; the tenants’ association helps.',
        ),
        us: say(
          'Call the city: in many places {cityLine} or the housing office takes no-heat complaints and sends an inspector who can order the repair or fine the owner. If that does not help, a court can order it; legal aid is free for small incomes. Evicting you or shutting off heat because you complained is illegal in most states.',
        ),
      },
    },
    mold: {
      question: 'What should I do about mold in my rented home?',
      answer: say(
        'Report mold at once in writing with photos and ask for cause and damage to be repaired; do not paint over it. If your readings show that you heat and air, that points to cold walls or weak heating, not to you. Spoiled furniture is mostly replaced only where the landlord is at fault, for instance by doing nothing after your report; ask your contents insurance too.',
      ),
    },
    spaceHeater: {
      question: 'Does my landlord have to pay for a space heater?',
      answer: say(
        'If the heating must be repaired and you did not damage it, the landlord as a rule pays where it came with the home. You may use a space heater as a stopgap if it is plugged straight into a wall outlet and never two on one circuit; it is no lasting substitute. Keep receipts and meter readings, and after your report ask in writing for the purchase or rental and the extra power to be refunded.',
      ),
    },
  },
};
