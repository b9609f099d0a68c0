import type { EstimateLetterTexts } from '#texts/estimate/letter-texts.ts';

export const fr: EstimateLetterTexts = {
  heading: 'Calculé pour votre logement',
  calculated: (place, day) =>
    `Potentiel et chiffres sont calculés pour votre logement à ${place}, état au ${day}. Ils remplacent les valeurs typiques.`,
  calculatedForOthers: (place, day) =>
    `Potentiel et chiffres sont calculés pour ce logement à ${place}, état au ${day}. Ils remplacent les valeurs typiques.`,
  lines: {
    kwp: 'Taille de l’installation solaire',
    yieldKwh: 'Production solaire par an',
    selfSufficiency: 'Part de l’électricité du ménage venant du toit',
    powerKw: 'Puissance de la pompe à chaleur',
    seasonalPerformance: 'Coefficient de performance annuel de la pompe à chaleur',
    investment: 'Investissement avant aides',
    subsidy: 'Aides prises en compte',
    savingPerYear: 'Économies la première année',
    paybackYears: 'Amortissement',
    over25Years: 'Résultat sur 25 ans, en argent d’aujourd’hui',
    co2KgPerYear: 'CO2 évité par an',
  },
  columns: { figure: 'Grandeur', low: 'au moins', middle: 'le plus probable', high: 'au plus' },
  range: (from, to, middle) => `${from} à ${to}, le plus probable ${middle}`,
  years: (count) => `${count} ans`,
  notWithin25Years: 'pas en 25 ans',
  note: 'Fourchettes tirées de vos réponses et de chiffres datés, sans promesse. Une entreprise regarde de plus près avant toute offre.',
  againstHeading: 'Ce que nous déconseillons',
  toldHeading: 'Calculé avec ces réponses',
  assumedHeading: 'Les hypothèses les plus importantes',
};
