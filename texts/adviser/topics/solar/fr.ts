import { say } from '#texts/adviser/figures/answer.ts';
import type { TopicTexts } from '#texts/adviser/topics/ids.ts';

export const fr: TopicTexts<'solar'> = {
  solarWorth: {
    title: 'l’intérêt du solaire',
    questions: [
      'Le solaire vaut-il la peine ?',
      'Mon toit convient-il au photovoltaïque ?',
      'Est-ce que ça vaut encore le coup d’installer des panneaux ?',
    ],
    keywords: 'vaut peine coup intérêt intéressant utile convient adapté solaire photovoltaïque panneaux toit',
    answer: say(
      'Le solaire vaut le plus souvent la peine si le toit a peu d’ombre, tiendra encore longtemps et si vous consommez une bonne part du courant. Le sud est idéal, l’est et l’ouest presque aussi bons ; un toit plein nord convient rarement. Parlez-moi de votre toit et de votre facture, j’estimerai votre potentiel.',
    ),
  },
  solarYield: {
    title: 'la production solaire',
    questions: ['Combien d’électricité produisent des panneaux solaires ?', 'Quel rendement par kWc ?'],
    keywords: 'production produire produisent rendement kwh kwc an électricité panneaux ensoleillement',
    answer: {
      de: say(
        'Avec une bonne pente au sud, nous comptons {yieldDe} selon le lieu, moins au nord, plus au sud. Valable sans ombre, la première année ; certaines années s’en écartent nettement.',
      ),
      at: say(
        'Pour Vienne, nous comptons {yieldVienna} avec une bonne pente au sud ; dans les Alpes, l’horizon et la neige décident. Valable sans ombre, la première année.',
      ),
      ch: say(
        'Entre Zurich et Genève, nous comptons {yieldCh} pour une bonne pente au sud ; brouillard, horizon et neige changent cela. Valable sans ombre, la première année.',
      ),
      us: say(
        'Par exemple {yieldDenver} à Denver et {yieldSeattle} à Seattle, avec une faible pente au sud et sans ombre. Certaines années s’en écartent nettement ; l’installateur calcule pour votre lieu.',
      ),
    },
  },
  orientation: {
    title: 'l’orientation et la pente',
    questions: [
      'Un toit est-ouest convient-il ?',
      'Peut-on poser des panneaux au nord ?',
      'Quelle est la meilleure inclinaison ?',
    ],
    keywords: 'orientation orienté est ouest nord sud inclinaison pente angle pan exposition',
    answer: say(
      'À {modelTilt} degrés de pente, un toit est ou ouest produit environ {eastWestShare} d’un toit sud, un toit nord environ {northShare} ; calculé pour Vienne. L’est et l’ouest produisent matin et soir, quand on est à la maison. Un toit moins pentu pardonne davantage.',
    ),
  },
  flatRoof: {
    title: 'le toit plat',
    questions: ['Peut-on poser du solaire sur un toit plat ?', 'Mon toit plat supporte-t-il le poids ?'],
    keywords: 'toit plat toiture plate poids lest charge statique étanchéité végétalisé supporte',
    answer: say(
      'L’installateur vérifie d’abord la portance et l’étanchéité. Si le toit porte la charge, les panneaux se posent en général en rangées basses vers l’est et l’ouest, lestés plutôt que vissés ; chacun produit {flatShare} d’un bon toit sud. Un toit à refaire bientôt passe avant.',
    ),
  },
  roofAge: {
    title: 'les vieux toits',
    questions: ['Faut-il refaire le toit avant ?', 'Mon toit est vieux, est-ce un problème ?'],
    keywords: 'vieux ancien toit âge refaire réfection tuiles toiture couvreur charpente couverture état',
    answer: {
      de: say(
        'Les panneaux restent des décennies, le toit dessous devrait tenir autant. À partir d’environ {roofOldYears} ans nous regardons de plus près et comptons {roofReplacementEur} pour une réfection dans l’estimation rapide ; cela peut être bien plus. Un couvreur voit sur place si le vôtre est encore bon.',
      ),
      at: say(
        'Les panneaux restent des décennies, le toit dessous devrait tenir autant. À partir d’environ {roofOldYears} ans nous regardons de plus près et comptons {roofReplacementEur} pour une réfection dans l’estimation rapide ; cela peut être bien plus. Un couvreur voit sur place si le vôtre est encore bon.',
      ),
      ch: say(
        'Les panneaux restent des décennies, le toit dessous devrait tenir autant. À partir d’environ {roofOldYears} ans nous regardons de plus près et comptons {roofReplacementChf} pour une réfection dans l’estimation rapide ; cela peut être bien plus. Un couvreur voit sur place si le vôtre est encore bon.',
      ),
      us: say(
        'Les panneaux restent des décennies, le toit dessous devrait tenir autant. À partir d’environ {roofOldYears} ans nous regardons de plus près et comptons {roofReplacementUsd} pour une réfection dans l’estimation rapide ; cela peut être bien plus. Un couvreur voit sur place si le vôtre est encore bon.',
      ),
    },
  },
  asbestos: {
    title: 'l’amiante',
    questions: ['Mon toit contient de l’amiante, que faire ?', 'Peut-on poser du solaire sur de l’Eternit ?'],
    keywords: 'amiante eternit fibrociment polluant désamiantage plaques ondulées',
    answer: say(
      'On ne pose rien sur des plaques amiantées : percer et couper libère des fibres. Une entreprise agréée doit d’abord les enlever. Ne prélevez rien vous-même ; un laboratoire ou l’année de construction renseigne.',
    ),
  },
  shade: {
    title: 'l’ombre',
    questions: ['Un arbre fait de l’ombre sur le toit, est-ce grave ?', 'Que faire avec l’ombre d’une cheminée ?'],
    keywords: 'ombre ombrage ombragé arbre arbres cheminée lucarne optimiseur optimiseurs voisin',
    answer: say(
      'Un peu d’ombre le matin ou le soir nuit peu, à midi beaucoup. Un bon projet laisse ces surfaces libres ou les sépare ; des optimiseurs aident quelques panneaux, sans remplacer le soleil. L’installateur simule l’ombre avant l’offre.',
    ),
  },
  snow: {
    title: 'la neige et l’hiver',
    questions: ['Que se passe-t-il avec la neige sur les panneaux ?', 'Le solaire produit-il en hiver ?'],
    keywords: 'neige hiver glace nuages nuageux gris brouillard pluie panneaux solaires décembre',
    answer: say(
      'De novembre à janvier, seule une petite part de la production annuelle arrive, mais pas zéro. La neige glisse en général sur les toits en pente ; ne montez pas la déblayer. En altitude, la charge de neige fait partie du projet.',
    ),
  },
  hail: {
    title: 'la grêle et les tempêtes',
    questions: ['Les panneaux résistent-ils à la grêle ?', 'Et en cas de tempête ?'],
    keywords: 'grêle grêlons tempête orage vent dégâts intempéries',
    answer: say(
      'Les panneaux sont testés avec des grêlons et résistent à la grêle ordinaire ; une grêle extrême peut les casser. Demandez la classe de résistance à la grêle et annoncez l’installation à l’assurance du bâtiment.',
    ),
  },
  fireSafety: {
    title: 'la sécurité incendie',
    questions: ['Des panneaux solaires peuvent-ils prendre feu ?', 'Une batterie est-elle dangereuse ?'],
    keywords: 'incendie feu brûler danger dangereux dangereuse pompiers sécurité risque explosion batterie lithium',
    answer: say(
      'Les incendies sont rares et viennent surtout de connecteurs ou de montages défectueux ; la pose est donc affaire de spécialistes. Les pompiers éteignent ces maisons selon des règles établies. Une batterie se place au sec, au frais et hors des voies de fuite ; les cellules lithium-fer-phosphate passent pour très stables.',
    ),
  },
  systemSize: {
    title: 'la taille de l’installation',
    questions: ['Combien de panneaux me faut-il ?', 'Quelle puissance choisir pour ma maison ?'],
    keywords:
      'taille quelle puissance installer combien panneaux puissance dimensionnement surface kwc grandeur place nombre',
    answer: say(
      'Il vaut souvent la peine de bien utiliser le toit, car chaque panneau supplémentaire coûte moins que le premier. Pompe à chaleur et voiture augmenteront le besoin. L’installateur calcule le nombre à partir du toit et de la consommation.',
    ),
  },
  solarLifetime: {
    title: 'la durée de vie des panneaux',
    questions: ['Combien de temps durent des panneaux solaires ?', 'Quand faut-il changer l’onduleur ?'],
    keywords: 'durée vie durent longtemps dégradation vieillissement onduleur changer panneaux perte',
    answer: say(
      'Les panneaux durent des décennies ; nous comptons {degradation} de puissance en moins par an. L’onduleur doit en général être remplacé une fois, cela fait partie du calcul. Vérifiez si la garantie paie aussi la main-d’œuvre.',
    ),
  },
  recycling: {
    title: 'le recyclage',
    questions: ['Que deviennent les vieux panneaux ?', 'Les panneaux sont-ils recyclables ?'],
    keywords: 'recyclage recycler recyclable recyclables élimination déchets reprise fin de vie déchetterie',
    answer: {
      de: say(
        'Les panneaux sont surtout faits de verre, d’aluminium et de silicium et se recyclent en grande partie. Les fabricants doivent les reprendre ; les ménages les déposent à la déchetterie ou chez l’entreprise. Les batteries sont reprises et recyclées aussi.',
      ),
      at: say(
        'Les panneaux sont surtout faits de verre, d’aluminium et de silicium et se recyclent en grande partie. Les fabricants doivent les reprendre ; les ménages les déposent au point de collecte de la commune ou chez l’entreprise. Les batteries sont reprises et recyclées aussi.',
      ),
      ch: say(
        'Les panneaux sont surtout faits de verre, d’aluminium et de silicium et se recyclent en grande partie. En Suisse, leur reprise est organisée et financée à l’avance, à l’achat. Les batteries sont reprises et recyclées aussi.',
      ),
      us: say(
        'Les panneaux sont surtout faits de verre, d’aluminium et de silicium et se recyclent en grande partie, mais la reprise dépend de l’État. Demandez à l’installateur qui les prend à la fin. Les fabricants de batteries reprennent en général les leurs.',
      ),
    },
  },
  balcony: {
    title: 'le solaire de balcon',
    questions: ['Ai-je droit à un panneau solaire sur mon balcon ?', 'Peut-on brancher un kit solaire sur une prise ?'],
    keywords: 'balcon plug play plug-and-play kit prise mini terrasse enfichable brancher',
    answer: {
      de: say(
        'Sont permis {plugInDeWatt} à l’onduleur et {plugInDeModules} de panneaux ; il suffit d’inscrire l’appareil au registre national (Marktstammdatenregister). Selon la norme, une prise ordinaire convient jusqu’à {plugInDeSocket} de panneaux. Bailleur et copropriété ne peuvent refuser que pour un bon motif ({tenantLaw}). C’est le début le plus simple en appartement.',
      ),
      at: say(
        'Jusqu’à {plugInAtWatt} sont permis ; annoncez l’appareil à votre gestionnaire de réseau avant la mise en service. En location ou en copropriété, demandez d’abord l’accord.',
      ),
      ch: say(
        'Jusqu’à {plugInChWatt} par compteur sont permis ; annoncez l’appareil à votre gestionnaire de réseau avant la mise en service. En location, demandez d’abord au propriétaire.',
      ),
      us: say(
        'Le solaire enfichable est permis dans quelques États et demande encore l’accord du fournisseur dans la plupart ; les règles changent vite. Demandez-lui avant d’acheter. Un locataire peut aussi prendre une part d’une installation communautaire.',
      ),
    },
  },
};
