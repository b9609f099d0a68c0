import type { MilestoneTexts } from '#texts/milestones/texts.ts';

export const de: MilestoneTexts = {
  title: {
    proposal: 'Vorschlag',
    expertCall: 'Gespräch mit einem Experten',
    matching: 'Vermittlung',
    siteQuote: 'Verbindliches Angebot',
    installation: 'Installation',
  },
  when: {
    proposal: 'Innerhalb von 24 Stunden',
    expertCall: 'Tag 3 bis 5',
    matching: 'Tag 5 bis 7',
    siteQuote: 'Woche 2 bis 3',
    installation: 'Woche 4 bis 8',
  },
  text: {
    proposal: 'Sie erhalten einen Vorschlag.',
    expertCall: 'Ein Experte bespricht ihn 30 Minuten lang per Video mit Ihnen.',
    matching: 'Wir vermitteln bis zu drei geprüfte Fachbetriebe.',
    siteQuote: 'Nach einem Besuch bei Ihnen folgt das verbindliche Angebot.',
    installation: 'Die Anlage wird installiert, geprüft und abgenommen.',
  },
  planning: {
    title: (company) => `Planung mit ${company}`,
    text: (company) => `${company} plant mit Ihnen die Umsetzung.`,
  },
};
