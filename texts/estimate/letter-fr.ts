import type { EstimateLetterTexts } from '#texts/estimate/letter-texts.ts';

export const fr: EstimateLetterTexts = {
  calculated: {
    own: (place, day) =>
      `Potentiel et chiffres sont calculés pour votre logement à ${place}, état au ${day}. Ils remplacent les valeurs typiques.`,
    other: (place, day) =>
      `Potentiel et chiffres sont calculés pour ce logement à ${place}, état au ${day}. Ils remplacent les valeurs typiques.`,
  },
  co2: 'CO2 évité par an',
  range: (from, to, middle) => `${from} à ${to}, le plus probable ${middle}`,
  atEarliest: (earliest, middle) => `${earliest}, le plus probable ${middle}`,
  note: 'Fourchettes tirées des réponses et de chiffres datés, sans promesse. Une entreprise regarde de plus près avant toute offre.',
  notWorthItHeading: 'Ce que nous déconseillons',
  givenHeading: 'Calculé avec ces réponses',
  assumedHeading: 'Les hypothèses les plus importantes',
};
