import { PRODUCT_NAME } from '#domain/product.ts';
import type { CompanyTexts } from '#host-site/texts/company/texts.ts';

export const fr: CompanyTexts = {
  about: {
    title: 'À propos',
    description: `Qui est derrière ${PRODUCT_NAME}, de quoi nous vivons et comment nous calculons.`,
    sections: [
      {
        heading: 'Ce que nous faisons',
        paragraphs: [
          `${PRODUCT_NAME} donne aux propriétaires et aux locataires en Allemagne, en Autriche, en Suisse et aux États-Unis une première réponse honnête sur le solaire, la pompe à chaleur et la recharge à domicile. Cela prend environ cinq minutes, sans compte.`,
          'Qui veut continuer est mis en relation avec trois installateurs vérifiés au plus. Qui ne veut pas garde quand même la réponse.',
        ],
      },
      {
        heading: 'De quoi nous vivons',
        paragraphs: [
          'Les installateurs paient pour utiliser notre conseil sur leurs propres pages et pour les demandes que vous leur envoyez. L’évaluation n’en dépend pas : les mêmes règles et chiffres valent sur chaque page, et ils disent aussi quand quelque chose n’en vaut pas la peine.',
        ],
      },
      {
        heading: 'Comment nous calculons',
        paragraphs: [
          'La première évaluation suit des règles fixes. Le calcul établit rendement, chaleur, voiture, aides et argent à partir de données climatiques, de mesures et de tarifs datés. Chaque chiffre vient avec une fourchette, ses hypothèses et sa source ; ce qui a pris fin n’est jamais compté.',
        ],
      },
      {
        heading: 'Ce que nous ne faisons pas',
        paragraphs: [
          'Pas de cookies, pas de pistage, pas de vente de données, pas d’appel que vous n’auriez pas demandé. Ce que nous gardons, et combien de temps, figure dans la politique de confidentialité.',
        ],
      },
      {
        heading: 'Démonstration',
        paragraphs: [
          'Ce site est une démonstration : l’entreprise, ses installateurs et ses clients sont fictifs. Les règles, les calculs et les flux de données sont réels.',
        ],
      },
    ],
  },
  accessibility: {
    title: 'Déclaration d’accessibilité',
    description: `Comment chacun peut utiliser ${PRODUCT_NAME}, et où signaler un obstacle.`,
    sections: [
      {
        heading: 'Notre objectif',
        paragraphs: [
          'Le site et les widgets suivent WCAG 2.2, niveau AA, et EN 301 549. Dernière vérification en novembre 2026, par nos propres tests.',
        ],
      },
      {
        heading: 'Ce qui fonctionne',
        paragraphs: [],
        list: [
          'Tout se fait au clavier seul ; le focus est toujours visible.',
          'Le texte a un contraste d’au moins 4,5 pour 1, les bords des commandes d’au moins 3 pour 1, en clair comme en sombre.',
          'Les pages fonctionnent dès 320 pixels de large, à 200 % de zoom, en couleurs forcées et avec des animations réduites.',
          'À côté de chaque image de chiffres se trouve un tableau ou un texte.',
          'Les erreurs figurent près de leur champ et sont annoncées ; rien de saisi ne se perd.',
        ],
      },
      {
        heading: 'Limites connues',
        paragraphs: [],
        list: [
          'Nous avons testé automatiquement et au clavier ; les tests avec des personnes qui utilisent chaque jour un lecteur d’écran restent à faire.',
          'Les textes n’existent pas encore en langage simplifié ni en langue des signes.',
        ],
      },
      {
        heading: 'Signaler un obstacle',
        paragraphs: [
          'Écrivez à l’adresse des mentions légales. Nous répondons dans les deux semaines. En Allemagne, vous pouvez aussi vous adresser à l’autorité de surveillance du marché pour l’accessibilité.',
        ],
      },
    ],
  },
  faq: {
    title: 'Questions fréquentes',
    description: 'Coût, données, précision, installateurs, location et aides : des réponses courtes.',
    checkOffer: 'Vous avez déjà un devis ? Vérifiez-le ici.',
    items: [
      {
        question: 'Combien cela coûte-t-il ?',
        answer: 'Rien. Les installateurs nous paient, pas vous, et le résultat est le même pour tous.',
      },
      {
        question: 'Faut-il un compte ?',
        answer:
          'Non. Vos réponses restent dans cet onglet de votre navigateur jusqu’à ce que vous demandiez un e-mail ou une offre.',
      },
      {
        question: 'Les chiffres sont-ils précis ?',
        answer:
          'La première évaluation montre des valeurs typiques. Le calcul vaut pour votre logement et montre une fourchette ; les rendements sont le plus souvent justes à 10 % près, coûts et économies varient davantage. Seule l’offre ferme après visite est exacte.',
      },
      {
        question: 'Qui reçoit mes données ?',
        answer:
          'Personne avant que vous n’envoyiez une demande. Ensuite les installateurs nommés au-dessus du consentement, trois au plus, et personne d’autre.',
      },
      {
        question: 'Puis-je revenir en arrière ?',
        answer:
          'Oui. Le lien de notre e-mail permet de retirer une demande, de télécharger ce que nous avons ou de tout effacer d’un coup.',
      },
      {
        question: 'Je suis locataire. Y a-t-il quelque chose pour moi ?',
        answer:
          'Oui : des modules à brancher sur le balcon là où c’est permis, votre droit à une borne, une lettre au bailleur et le tarif. Le toit et le chauffage sont au bailleur, nous ne vous les vendons donc pas.',
      },
      {
        question: 'Mes radiateurs sont anciens. La pompe à chaleur est-elle exclue ?',
        answer:
          'Pas pour cela. Ce qui compte, c’est la température de départ par grand froid ; quelques radiateurs plus grands suffisent souvent.',
      },
      {
        question: 'Quelles aides comptent ?',
        answer:
          'Seulement celles qui peuvent être demandées le jour du calcul. Les aides terminées sont nommées comme telles, les annoncées aussi ; aucune n’est comptée.',
      },
      {
        question: 'Est-ce que je parle à une personne ?',
        answer:
          'Non. Le chat est automatique ou une IA et le dit avant votre premier mot. Vous pouvez demander une personne à tout moment.',
      },
      {
        question: 'Que couvre la garantie ?',
        answer:
          'Si une installation manque de plus de 15 % les économies que son offre ferme annonce pour la première année, le prestataire paie la différence. Les valeurs typiques de la première évaluation ne sont pas une telle promesse.',
      },
    ],
  },
};
