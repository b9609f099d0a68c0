import { PRODUCT_NAME } from '#domain/product.ts';
import type { GuideTexts } from '#host-site/texts/guides/texts.ts';

export const fr: GuideTexts = {
  docs: {
    title: 'Pour les développeurs',
    description: `${PRODUCT_NAME} sur votre propre page : intégrer, régler, écouter les événements, recevoir les demandes.`,
    contents: 'Sommaire',
    spoken: 'Les guides sont en anglais, comme le code auquel ils appartiennent.',
    api: 'API : chaque appel',
    openapi: 'OpenAPI 3.1 en JSON',
    design: 'Charte graphique',
  },
  design: {
    title: 'Charte graphique',
    description: `Les couleurs, les caractères, les commandes, les dessins et les mots dont ${PRODUCT_NAME} est fait.`,
    colours: {
      title: 'Couleurs',
      text: 'Un papier chaud, un vert épicéa profond, une teinte par solution. Le texte a un contraste d’au moins 4,5 pour 1, les bords de 3 pour 1, en clair comme en sombre. Sur les pages des partenaires, --wattnest-NOM remplace chaque valeur.',
      uses: {
        paper: 'fond de la page',
        surface: 'cartes et champs',
        sunken: 'zones distinctes',
        ink: 'texte',
        'ink-soft': 'texte secondaire',
        line: 'lignes',
        edge: 'bords des commandes',
        accent: 'boutons et liens',
        'accent-tint': 'ce qui est choisi',
        sun: 'solaire',
        ember: 'chaleur',
        current: 'recharge',
        high: 'potentiel élevé',
        medium: 'potentiel moyen',
        low: 'potentiel faible',
        danger: 'erreurs, gestes définitifs',
        focus: 'focus du clavier',
      },
    },
    letters: {
      title: 'Caractères',
      text: 'Bricolage Grotesque pour les titres, Figtree pour tout le reste. Les widgets ne chargent aucune police : ils prennent celle de la page.',
      display: 'Ce que peut votre maison',
      body: 'Un premier bilan honnête, chaque chiffre avec sa fourchette et sa source.',
      small: 'La source et la date sont indiquées dessous, en petit.',
    },
    controls: {
      title: 'Commandes',
      text: 'Une seule action principale par vue. Tout mesure au moins 44 pixels de haut et s’atteint au clavier.',
      main: 'Continuer',
      ghost: 'Retour',
      danger: 'Tout effacer',
      off: 'Pas encore possible',
      field: 'NPA ou localité',
    },
    potentials: {
      title: 'Potentiels',
      text: 'L’image et le mot disent la même chose ; la couleur seule ne dit jamais rien.',
    },
    drawings: {
      title: 'Dessins',
      text: 'Pas d’images achetées : une maison d’où viennent tous les dessins, de jour et de nuit.',
    },
    words: {
      title: 'Mots',
      text: 'Un mot pour une chose, dans chaque langue.',
    },
  },
};
