import type { AnswersTexts } from '#host-site/texts/answers/texts.ts';

export const fr: AnswersTexts = {
  index: {
    title: 'Réponses avec sources',
    description:
      'Ce que notre conseiller sait du solaire, des pompes à chaleur, de la recharge et des aides, à lire soi-même : chaque chiffre avec sa source et sa date.',
  },
  pages: {
    answersSolar: {
      title: 'Solaire et batteries',
      description:
        'Coût, rendement, orientation, batteries et injection : ce qui vaut, d’où viennent les chiffres et de quand ils datent.',
    },
    answersHeatPump: {
      title: 'Pompes à chaleur et chauffage',
      description:
        'Maison ancienne, radiateurs, bruit, consommation et droit du chauffage : ce qui vaut, avec source et date.',
    },
    answersCharging: {
      title: 'Recharger une voiture électrique',
      description:
        'Borne de recharge, déclaration, immeuble, recharge avec son propre courant : ce qui vaut, avec source et date.',
    },
    answersRules: {
      title: 'Coûts, règles et déroulement',
      description:
        'Ce que cela coûte et économise, ce qui vaut en location, pour un bâtiment protégé et les autorisations, et comment se passent conseil, devis et garanties.',
    },
    subsidiesDe: {
      title: 'Aides en Allemagne',
      description:
        'Subventions, prêts et impôts pour le chauffage, le solaire, les batteries et l’isolation en Allemagne : ce qui vaut, ce qui est terminé, ce qui est annoncé.',
    },
    subsidiesAt: {
      title: 'Aides en Autriche',
      description:
        'Subventions et impôts pour le chauffage, le solaire, les batteries et l’isolation en Autriche : ce qui vaut, ce qui est terminé, ce qui est annoncé.',
    },
    subsidiesCh: {
      title: 'Aides en Suisse',
      description:
        'Contributions et déductions pour le chauffage, le solaire et l’isolation en Suisse : Confédération, cantons et communes.',
    },
    subsidiesUs: {
      title: 'Aides aux États-Unis',
      description:
        'Ce qui reste après la fin des crédits fédéraux : programmes des États, HEAR, HOMES et fournisseurs d’énergie.',
    },
  },
  voice: 'Ce sont les réponses de notre conseiller automatique : « je », c’est lui.',
  contents: 'Sur cette page',
  holdsFor: (country) => `Là où les pays diffèrent, voici ce qui vaut pour ce pays : ${country}.`,
  others: 'Pour d’autres pays :',
  onwards: {
    title: 'Et chez vous ?',
    text: 'Les chiffres généraux conviennent rarement tout à fait. En cinq minutes et sans compte, nous calculons avec votre lieu, votre toit et votre chauffage.',
    check: 'Commencer le bilan en 5 minutes',
    ask: 'Demander au conseiller',
  },
};
