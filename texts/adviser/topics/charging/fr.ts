import { say } from '#texts/adviser/figures/answer.ts';
import type { TopicTexts } from '#texts/adviser/topics/ids.ts';

export const fr: TopicTexts<'charging', 'fr'> = {
  wallboxPower: {
    title: 'la puissance de recharge',
    questions: [
      'Borne de 11 ou 22 kW ?',
      'Quelle puissance de recharge me faut-il ?',
      'En combien de temps se charge la voiture ?',
    ],
    keywords: 'puissance 11 22 kw recharge rapide vite temps charge triphasé heures vitesse',
    answer: say(
      'Pour recharger la nuit, {chargeUsual} suffisent presque toujours. {chargeFast} ne servent que si la voiture les accepte, et sollicitent davantage le raccordement. La gestion de charge et la recharge solaire comptent souvent plus.',
    ),
  },
  gridNotice: {
    title: 'l’annonce au distributeur',
    questions: ['Dois-je annoncer la borne au distributeur ?', 'Faut-il une autorisation du gestionnaire de réseau ?'],
    keywords:
      'annonce annoncer distributeur gestionnaire réseau demande technique raccordement dtr avis installation déclarer autorisation',
    answer: {
      ch: say(
        'Borne, pompe à chaleur et installation solaire nécessitent une demande technique de raccordement au distributeur. L’électricien s’en charge en général, avec l’avis d’installation.',
      ),
    },
  },
  flatCharging: {
    title: 'la recharge en immeuble',
    questions: ['Peut-on installer une borne dans un garage collectif ?', 'Comment recharger en PPE ?'],
    keywords: 'garage collectif souterrain parking immeuble ppe copropriété borne locataire place recharge recharger',
    answer: {
      ch: say(
        'En PPE, la ligne commune demande une décision de l’assemblée ; en location, l’accord du propriétaire. Dans un garage collectif, un équipement de base avec gestion de charge est le plus économique ; certains cantons le soutiennent.',
      ),
    },
  },
  bidirectional: {
    title: 'la recharge bidirectionnelle',
    questions: ['Qu’est-ce que la recharge bidirectionnelle ?', 'La voiture peut-elle alimenter la maison ?'],
    keywords: 'bidirectionnelle bidirectionnel v2h v2g voiture alimenter maison restituer',
    answer: say(
      'La voiture rend du courant à la maison ou au réseau. Voiture, borne, compteur et tarif doivent le permettre ; la norme est {phase}. Le choix est encore petit et cher. Si vous construisez, prévoyez une ligne forte et un câble de données.',
    ),
  },
  solarCharging: {
    title: 'la recharge solaire',
    questions: ['Puis-je charger ma voiture avec le solaire ?', 'Comment recharger avec le surplus ?'],
    keywords: 'charger recharger voiture solaire surplus panneaux soleil excédent photovoltaïque borne',
    answer: say(
      'C’est possible, au mieux avec une borne qui suit le surplus. Une voiture souvent à la maison le jour peut tirer du toit environ {solarShareOfCar} de ses trajets ; rechargée seulement le soir, presque rien.',
    ),
  },
  socket: {
    title: 'la recharge sur une prise',
    questions: [
      'Puis-je charger la voiture sur une prise normale ?',
      'Une prise domestique suffit-elle pour la voiture ?',
    ],
    keywords: 'prise normale domestique ménagère t13 t23 secteur charger voiture rallonge',
    answer: say(
      'Une prise domestique sert au dépannage seulement. Les prises domestiques ne sont pas faites pour des heures à pleine charge et peuvent chauffer. Faites vérifier la ligne par un électricien et chargez à faible courant.',
    ),
  },
  chargingCost: {
    title: 'le coût de la recharge',
    questions: ['Combien coûte une recharge à la maison ?', 'Combien consomme une voiture électrique ?'],
    keywords: 'coût recharge consommation voiture électrique 100 km essence kilomètre domicile maison consomme coûte',
    answer: {
      ch: say(
        'Nous comptons {evUse} et {chargingLoss} de pertes. Le tarif médian des ménages est de {powerPriceCh} ; le courant solaire ne vous coûte que la reprise perdue.',
      ),
    },
  },
  panelCapacity: {
    title: 'le tableau électrique',
    questions: ['Mon tableau électrique suffit-il ?', 'Faut-il renforcer le raccordement ?'],
    keywords:
      'tableau électrique électricien petit vieille installation supporte raccordement ampères fusible coffret renforcer introduction installation électrique suffit disjoncteur gestion charge',
    answer: say(
      'Dans les maisons récentes, le tableau suffit en général ; dans les anciennes, il doit souvent être remplacé. Avant de renforcer le raccordement, une gestion de charge suffit fréquemment. Une photo du tableau aide l’électricien ; ne dévissez rien.',
    ),
  },
};
