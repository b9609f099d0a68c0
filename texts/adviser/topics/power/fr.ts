import { say } from '#texts/adviser/figures/answer.ts';
import type { TopicTexts } from '#texts/adviser/topics/ids.ts';

export const fr: TopicTexts<'power', 'fr'> = {
  selfConsumption: {
    title: 'l’autoconsommation',
    questions: [
      'Quelle part du solaire vais-je consommer moi-même ?',
      'Puis-je être autonome ?',
      'Comment augmenter l’autoconsommation ?',
    ],
    keywords: 'autoconsommation autonome autonomie autarcie indépendant indépendance fournisseur consommer propre',
    answer: say(
      'Si l’installation produit en un an autant que le ménage consomme, elle couvre environ {selfSufficiencyAlone} du besoin sans batterie et {selfSufficiencyBattery} avec une batterie adaptée. Une maison ordinaire ne devient pas totalement autonome, surtout en hiver. Lessive, eau chaude et voiture à midi aident.',
    ),
  },
  feedIn: {
    title: 'la reprise du courant',
    questions: [
      'Combien me paie-t-on le courant injecté ?',
      'Quel est le tarif de reprise ?',
      'Puis-je vendre mon surplus ?',
      'Combien ça rapporte de revendre le courant ?',
    ],
    keywords:
      'tarif reprise rachat injection injecter injecté surplus excédent vendre revente réseau rétribution courant',
    answer: {
      ch: say(
        'Chaque distributeur a son tarif de reprise ; un exemple est à {feedInExampleCh}, le minimum légal des petites installations à environ {feedInFloorCh}. Votre tarif figure sur vese.ch (pvtarif). Le courant consommé sur place vaut en général davantage.',
      ),
    },
  },
  feedInLaw: {
    title: 'les nouvelles règles',
    questions: [
      'Qu’est-ce qui change avec la nouvelle loi sur l’électricité ?',
      'Le tarif de reprise va-t-il baisser ?',
    ],
    keywords: 'loi règles changement change nouvelle électricité mantelerlass acte modificateur baisse avenir réforme',
    answer: {
      ch: say(
        'La nouvelle loi fixe des rétributions minimales selon le prix du marché et permet à des voisins de partager le courant dans une communauté électrique locale. Les tarifs restent fixés chaque année par votre distributeur.',
      ),
    },
  },
  batteryWorth: {
    title: 'l’intérêt d’une batterie',
    questions: [
      'Une batterie vaut-elle la peine ?',
      'Ai-je besoin d’une batterie ?',
      'Peut-on ajouter une batterie plus tard ?',
    ],
    keywords: 'batterie batterie batterie stockage vaut peine utile besoin rentable ajouter plus tard accumulateur',
    answer: say(
      'Dans notre exemple, une batterie fait passer l’autosuffisance d’environ {selfSufficiencyAlone} à {selfSufficiencyBattery}. Sa rentabilité dépend de son prix et de l’écart entre prix d’achat et de reprise ; elle est souvent plus lente que celle des panneaux. On peut l’ajouter plus tard si l’onduleur est prêt.',
    ),
  },
  batterySize: {
    title: 'la taille de la batterie',
    questions: ['Quelle taille de batterie choisir ?', 'Combien de kWh de stockage me faut-il ?'],
    keywords: 'taille capacité batterie kwh dimension stockage grande grandeur combien',
    answer: say(
      'À titre indicatif, {batteryRule} kWh de batterie par {batteryUse} kWh de consommation annuelle et par kWc de panneaux ; la plus petite valeur compte. Plus grande, elle reste vide en hiver et pleine en été.',
    ),
  },
  batteryLifetime: {
    title: 'la durée de vie d’une batterie',
    questions: [
      'Combien de temps dure une batterie ?',
      'Quelle est la durée de vie de la batterie ?',
      'Quand la batterie est-elle usée ?',
    ],
    keywords: 'batterie batterie durée vie dure cycles usure vieillit vieillissement capacité stockage longtemps',
    answer: say(
      'Une batterie dure en général moins longtemps que les panneaux du toit. Les fabricants garantissent des années, des cycles de charge et une capacité restante ; demandez les trois par écrit. Un endroit frais et sec prolonge la vie des cellules.',
    ),
  },
  backup: {
    title: 'les pannes de courant',
    questions: ['Ai-je du courant en cas de panne ?', 'L’installation fonctionne-t-elle pendant un blackout ?'],
    keywords: 'panne coupure blackout secours alimentation ilotage réseau urgence délestage',
    answer: say(
      'Sans équipement spécial, une installation solaire s’arrête en cas de panne, même au soleil. Pour alimenter une prise, quelques circuits ou toute la maison, il faut une batterie, un onduleur adapté et une commutation. Dites-le avant l’offre.',
    ),
  },
  smartMeter: {
    title: 'le compteur intelligent',
    questions: ['Faut-il un compteur intelligent ?', 'Le compteur sera-t-il changé ?'],
    keywords: 'compteur intelligent smart meter linky relevé changer mesure bidirectionnel',
    answer: {
      ch: say(
        'Les distributeurs passent peu à peu au compteur intelligent ; avec une installation solaire, il vient tout de suite. Les frais de mesure figurent séparément sur la facture.',
      ),
    },
  },
  dynamicTariff: {
    title: 'les tarifs dynamiques',
    questions: [
      'Un tarif dynamique vaut-il la peine ?',
      'Quel tarif d’électricité choisir ?',
      'Quand le courant est-il le moins cher ?',
    ],
    keywords: 'tarif dynamique heures creuses horaire variable prix électricité courant fournisseur nuit double tarif',
    answer: {
      ch: say(
        'Quelques distributeurs proposent des tarifs dynamiques ; les ménages ne choisissent pas librement leur fournisseur. Ces tarifs sont utiles si voiture, pompe à chaleur ou batterie peuvent se décaler vers les heures avantageuses.',
      ),
    },
  },
  controllable: {
    title: 'le pilotage par le réseau',
    questions: ['Le distributeur peut-il couper ma pompe à chaleur ?', 'Qu’est-ce que la télécommande centralisée ?'],
    keywords:
      'pilotage télécommande centralisée couper coupure distributeur flexibilité interruptible réduire puissance blocage',
    answer: {
      ch: say(
        'Beaucoup de distributeurs coupent brièvement pompes à chaleur et boilers par télécommande et accordent en échange un tarif plus bas. Vous pouvez en général refuser ; demandez les conditions.',
      ),
    },
  },
  thermostat: {
    title: 'les thermostats et la gestion d’énergie',
    questions: ['À quoi sert un thermostat intelligent ?', 'Ai-je besoin d’un système de gestion d’énergie ?'],
    keywords:
      'thermostat thermostats intelligent connecté domotique application gestion énergie réglage automatique vannes',
    answer: say(
      'Un thermostat connecté aide surtout avec une chaudière et des horaires irréguliers. Une pompe à chaleur préfère une marche régulière. Un gestionnaire d’énergie est utile dès que deux systèmes, par exemple solaire et voiture, doivent s’accorder.',
    ),
  },
};
