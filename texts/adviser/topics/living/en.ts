import { say } from '#texts/adviser/figures/answer.ts';
import type { TopicTexts } from '#texts/adviser/topics/ids.ts';

export const en: TopicTexts<'living', 'en'> = {
  tenants: {
    title: 'options for renters',
    questions: ['I rent, what can I do?', 'Does this make sense for renters?', 'Do I need my landlord’s permission?'],
    keywords: 'landlord permission rent renter renters renting tenant tenants landlord permission apartment lease',
    answer: say(
      'As a renter you can join community solar where it exists, choose a better rate plan, use a portable heat pump or a smart thermostat, and ask for a charger. Roof and furnace belong to the landlord; a factual letter with numbers often helps. Some utility rebates are open to renters.',
    ),
  },
  landlords: {
    title: 'questions of landlords',
    questions: ['I rent out the house, is it worth it?', 'Can I pass the costs to tenants?'],
    keywords: 'landlord rental property rent out tenants pass costs investment owner multifamily split incentive',
    answer: say(
      'It pays when you also profit from lower bills or a better lease. What you may add to the rent depends on the lease and local rules. Some state programs pay more for rentals with low-income tenants; ask before you plan.',
    ),
  },
  owners: {
    title: 'HOAs and condos',
    questions: ['Can my HOA forbid solar panels?', 'How do I convince my condo board?'],
    keywords: 'hoa homeowners association condo board approval forbid covenant bylaws vote shared roof common',
    answer: say(
      'Many states limit what an HOA may forbid, but it can ask for reasonable rules on placement and looks. On a shared condo roof the board has to agree. Bring a quote, drawings and a plan for who pays and who benefits.',
    ),
  },
  heritage: {
    title: 'historic homes',
    questions: [
      'My house is in a historic district, can I install solar?',
      'Is my landmark home allowed to have panels?',
    ],
    keywords: 'historic district landmark preservation heritage listed register protected',
    answer: say(
      'Much is possible with approval of the preservation board: on a side that cannot be seen from the street, or on an outbuilding. Ask before you get quotes. For heat pumps it is mostly about where the outdoor unit stands.',
    ),
  },
  permits: {
    title: 'permits',
    questions: ['Do I need a permit?', 'Who gets the building permit?'],
    keywords: 'permit permits permitting building inspection code city county zoning department approval',
    answer: say(
      'A permit is nearly always needed: building and electrical for solar, mechanical and electrical for a heat pump, electrical for a charger, with an inspection at the end. The installer pulls them. Times differ a lot between cities.',
    ),
  },
  sharing: {
    title: 'community solar',
    questions: ['What is community solar?', 'Can I share power with my neighbors?'],
    keywords: 'community solar share sharing neighbors subscribe subscription garden virtual net metering cooperative',
    answer: say(
      'With community solar you subscribe to a share of a larger system and get a credit on your bill, without a roof of your own. It exists in a number of states. Read the discount, the term and how to leave. Sharing directly with a neighbor is usually not allowed.',
    ),
  },
};
