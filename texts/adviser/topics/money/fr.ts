import { say } from '#texts/adviser/figures/answer.ts';
import type { TopicTexts } from '#texts/adviser/topics/ids.ts';

export const fr: TopicTexts<'money', 'fr'> = {
  costsOverview: {
    title: 'les coûts en bref',
    questions: ['Combien coûte le tout ?', 'À quels coûts dois-je m’attendre ?', 'Quel est le prix total ?'],
    keywords: 'coût coûts prix total gros ordre budget cher investissement ensemble tout aperçu',
    answer: {
      ch: say(
        'Pour {pvChKwp} de photovoltaïque, un comparatif indique {pvChPrice} avant subvention ; pour une borne nous comptons {wallboxChf}. Je n’ai pas de prix moyens suisses fiables pour les pompes à chaleur. Seule l’offre après visite engage.',
      ),
    },
  },
  solarCost: {
    title: 'le prix du solaire',
    questions: [
      'Combien coûtent des panneaux solaires ?',
      'Quel est le prix d’une installation photovoltaïque ?',
      'Mon devis est-il trop cher ?',
    ],
    keywords: 'panneaux solaires photovoltaïque solaire pv installation coût prix cher kwc',
    answer: {
      ch: say(
        'Pour {pvChKwp}, un comparatif indique {pvChPrice} avant la rétribution unique. Le toit, l’échafaudage et l’installation électrique comptent aussi ; seule l’offre après visite engage.',
      ),
    },
  },
  heatPumpCost: {
    title: 'le prix d’une pompe à chaleur',
    questions: [
      'Combien coûte une pompe à chaleur ?',
      'Quel est le prix pour remplacer mon chauffage ?',
      'Combien coûte un modèle air-eau ?',
    ],
    keywords: 'pompe à chaleur pac investissement chauffage remplacement remplacer coût prix installation cher',
    answer: {
      ch: say(
        'Je n’ai pas de prix moyens suisses fiables et n’en invente pas. Les appareils air-eau coûtent moins à l’achat, les sondes géothermiques davantage, mais elles consomment moins. Demandez deux ou trois offres et déduisez la contribution de votre canton.',
      ),
    },
  },
  wallboxCost: {
    title: 'le prix d’une borne',
    questions: ['Combien coûte une borne de recharge ?', 'Prix d’une wallbox avec installation ?'],
    keywords: 'borne recharge wallbox station coût prix installation pose voiture',
    answer: {
      ch: say(
        'Appareil et pose : nous comptons {wallboxChf} dans l’estimation rapide. La longueur de la ligne et le tableau électrique font la différence. Dans un garage collectif s’ajoute l’équipement de base avec gestion de charge, et c’est nettement plus cher.',
      ),
    },
  },
  batteryCost: {
    title: 'le prix d’une batterie',
    questions: ['Combien coûte une batterie domestique ?', 'Quel est le prix du stockage ?'],
    keywords: 'batterie stockage accumulateur coût prix cher domestique',
    answer: say(
      'Je n’ai pas de prix moyens suisses fiables. Faites indiquer la batterie séparément dans l’offre : vous verrez alors si elle en vaut la peine.',
    ),
  },
  runningCost: {
    title: 'les frais de fonctionnement',
    questions: ['Combien d’électricité consomme une pompe à chaleur ?', 'Est-ce moins cher que le gaz ou le mazout ?'],
    keywords:
      'consommation électricité facture frais fonctionnement exploitation consomme pompe à chaleur moins cher gaz mazout comparaison',
    answer: {
      ch: say(
        'Dans des maisons existantes, les pompes à chaleur air-eau mesurées ont fourni en moyenne {fieldAir} unités de chaleur par unité d’électricité. Le tarif médian des ménages est de {powerPriceCh}. Divisez votre tarif par ce nombre et comparez avec le prix de votre combustible.',
      ),
    },
  },
  payback: {
    title: 'l’amortissement',
    questions: ['Quand est-ce amorti ?', 'En combien d’années l’installation est-elle rentabilisée ?'],
    keywords: 'amortissement amorti amortir rentabilité rentable rentabilisé années retour investissement',
    answer: say(
      'À titre indicatif, nous comptons {solarPayback} ans pour le solaire. Pour la pompe à chaleur, cela dépend tant des subventions, du prix du courant et de la température de départ que je ne donne pas de chiffre ; sans subvention, cela peut durer bien plus longtemps. Les années indiquées dans les offres sont aussi des valeurs typiques, non calculées pour votre logement. Faites le calcul avec un devis.',
    ),
  },
  savings: {
    title: 'les économies',
    questions: ['Combien puis-je économiser ?', 'Est-ce que ma facture va baisser ?'],
    keywords: 'économiser économies économie épargner réduire facture baisser gagner argent',
    answer: say(
      'Cela dépend de la consommation, du toit, du chauffage et des prix futurs ; je ne promets donc aucun chiffre. Les maisons au mazout ou au gaz anciens y gagnent le plus souvent. Les montants des offres sont des valeurs typiques ; ce que vous économisez, seul un devis fondé sur votre consommation le dira.',
    ),
  },
  financing: {
    title: 'le financement',
    questions: ['Comment financer tout cela ?', 'Y a-t-il des prêts avantageux ?'],
    keywords: 'financement financer crédit prêt emprunt hypothèque banque mensualités taux payer plusieurs fois',
    answer: {
      ch: say(
        'Certaines banques proposent des hypothèques à taux réduit pour la rénovation énergétique. Les travaux sur un bâtiment existant sont souvent déductibles des impôts, au niveau fédéral seulement jusqu’au {deductionChTo} ; renseignez-vous auprès de votre office d’impôt ou de votre fiduciaire. Nous ne proposons pas de financement.',
      ),
    },
  },
  leasing: {
    title: 'la location',
    questions: ['Peut-on louer une installation solaire ?', 'Le leasing vaut-il la peine ?'],
    keywords: 'leasing location louer contracting abonnement acheter mensuel',
    answer: say(
      'La location ou le contracting évite l’investissement initial, mais coûte en général plus cher sur toute la durée. Vérifiez la durée, le coût total, la résiliation et ce qui se passe en cas de vente de la maison.',
    ),
  },
  propertyValue: {
    title: 'la valeur du bien',
    questions: ['Ma maison prendra-t-elle de la valeur ?', 'Et si je vends la maison ?'],
    keywords: 'valeur immobilier plus-value vendre vente revente bien maison acheteur',
    answer: say(
      'De faibles charges et une bonne classe énergétique aident à la vente, mais personne ne peut garantir une plus-value précise. Gardez factures, protocoles et garanties pour l’acheteur.',
    ),
  },
};
