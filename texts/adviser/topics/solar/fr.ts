import { sameInEurope, say } from '#texts/adviser/figures/answer.ts';
import type { TopicTexts } from '#texts/adviser/topics/ids.ts';

export const fr: TopicTexts<'solar'> = {
  solarWorth: {
    title: 'l’intérêt du solaire',
    question: 'Le solaire est-il rentable pour moi ?',
    answer: say(
      'Le solaire vaut le plus souvent la peine si le toit a peu d’ombre, tiendra encore longtemps et si vous consommez une bonne part du courant. Le sud est idéal, l’est et l’ouest presque aussi bons ; un toit plein nord convient rarement. Parlez-moi de votre toit et de votre facture, j’estimerai votre potentiel.',
    ),
    toTenants: say(
      'En location, le toit dépend du propriétaire. Un kit de balcon vaut en général la peine si le balcon a quelques heures de soleil et que quelque chose tourne la journée ; il se rembourse alors en quelques années. Sans balcon ensoleillé, il reste un regroupement de consommation, une communauté électrique ou une part d’installation collective.',
    ),
  },
  solarYield: {
    title: 'la production solaire',
    question: 'Combien produit une installation solaire par an ?',
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
    question: 'Mon toit doit-il être orienté au sud pour le solaire ?',
    answer: {
      ...sameInEurope(
        say(
          'À {modelTilt} degrés de pente, un toit est ou ouest produit selon l’endroit {eastWestShare} d’un toit sud, un toit nord {northShare}. L’est et l’ouest produisent matin et soir, quand on est à la maison. Un toit moins pentu pardonne davantage.',
        ),
      ),
      us: say(
        'À {modelTilt} degrés de pente, un toit est ou ouest produit selon l’endroit {eastWestShareUs} d’un toit sud, un toit nord {northShareUs}. L’est et l’ouest produisent matin et soir, quand on est à la maison. Un toit moins pentu pardonne davantage.',
      ),
    },
  },
  flatRoof: {
    title: 'le toit plat',
    question: 'Peut-on poser des panneaux solaires sur un toit plat ?',
    answer: say(
      'L’installateur vérifie d’abord la portance et l’étanchéité. Si le toit porte la charge, les panneaux se posent en général en rangées basses vers l’est et l’ouest, lestés plutôt que vissés ; chacun produit {flatShare} d’un bon toit sud. Un toit à refaire bientôt passe avant.',
    ),
  },
  roofAge: {
    title: 'les vieux toits',
    question: 'Peut-on poser des panneaux solaires sur un vieux toit ?',
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
    question: 'Peut-on poser des panneaux sur un toit en amiante ?',
    answer: say(
      'On ne pose rien sur des plaques amiantées : percer et couper libère des fibres. Une entreprise agréée doit d’abord les enlever. Ne prélevez rien vous-même ; un laboratoire ou l’année de construction renseigne.',
    ),
  },
  shade: {
    title: 'l’ombre',
    question: 'À quel point l’ombre nuit-elle au solaire ?',
    answer: say(
      'Un peu d’ombre le matin ou le soir nuit peu, à midi beaucoup. Un bon projet laisse ces surfaces libres ou les sépare ; des optimiseurs aident quelques panneaux, sans remplacer le soleil. L’installateur simule l’ombre avant l’offre.',
    ),
  },
  snow: {
    title: 'la neige et l’hiver',
    question: 'Les panneaux solaires produisent-ils en hiver ?',
    answer: say(
      'De novembre à janvier, seule une petite part de la production annuelle arrive, mais pas zéro. La neige glisse en général sur les toits en pente ; ne montez pas la déblayer. En altitude, la charge de neige fait partie du projet.',
    ),
  },
  hail: {
    title: 'la grêle et les tempêtes',
    question: 'Les panneaux solaires résistent-ils à la grêle ?',
    answer: say(
      'Les panneaux sont testés avec des grêlons et résistent à la grêle ordinaire ; une grêle extrême peut les casser. Demandez la classe de résistance à la grêle et annoncez l’installation à l’assurance du bâtiment.',
    ),
  },
  fireSafety: {
    title: 'la sécurité incendie',
    question: 'Une installation solaire peut-elle prendre feu ?',
    answer: say(
      'Les incendies sont rares et viennent surtout de connecteurs ou de montages défectueux ; la pose est donc affaire de spécialistes. Les pompiers éteignent ces maisons selon des règles établies. Une batterie se place au sec, au frais et hors des voies de fuite ; les cellules lithium-fer-phosphate passent pour très stables.',
    ),
  },
  systemSize: {
    title: 'la taille de l’installation',
    question: 'Quelle taille pour mon installation solaire ?',
    answer: say(
      'Il vaut souvent la peine de bien utiliser le toit, car chaque panneau supplémentaire coûte moins que le premier. Pompe à chaleur et voiture augmenteront le besoin. L’installateur calcule le nombre à partir du toit et de la consommation.',
    ),
  },
  solarLifetime: {
    title: 'la durée de vie des panneaux',
    question: 'Combien de temps durent les panneaux solaires ?',
    answer: say(
      'Les panneaux durent en général {panelYears} ans ou plus ; nous comptons {degradation} de puissance en moins par an. L’onduleur dure en général {inverterYears} ans et se remplace donc une fois, cela fait partie du calcul ; {inverterWarranty} ans de garantie sont d’usage. La grande chaleur les vieillit un peu plus vite. Vérifiez si la garantie paie aussi la main-d’œuvre.',
    ),
  },
  recycling: {
    title: 'le recyclage',
    question: 'Peut-on recycler les panneaux solaires ?',
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
    question: 'Ai-je le droit d’avoir un kit solaire sur mon balcon ?',
    answer: {
      de: say(
        'Sont permis {plugInDeWatt} à l’onduleur et {plugInDeModules} de panneaux ; il suffit d’inscrire l’appareil au registre national (Marktstammdatenregister), vous-même, en ligne et gratuitement. Il ne faut pas d’électricien : selon la norme, une prise ordinaire convient jusqu’à {plugInDeSocket} de panneaux. Demandez d’abord au bailleur ou à la copropriété ; ils ne peuvent refuser que pour un bon motif ({tenantLaw}), par exemple un monument protégé ou une fixation peu sûre ; que cela déplaise n’en est en règle générale pas un. Le silence ne vaut pas accord : fixez un délai par écrit.',
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
  solarDuty: {
    title: 'l’obligation solaire',
    question: 'Le solaire est-il obligatoire chez moi ?',
    answer: {
      de: say(
        'Chaque Land allemand fixe sa propre obligation : certains exigent le solaire sur le neuf, d’autres aussi quand le toit est entièrement refait, d’autres pas du tout. Les petits toits, ombragés ou inadaptés, en sont dispensés. Le service des constructions vous renseigne.',
      ),
      at: say(
        'L’obligation figure dans les règlements de construction des Länder et touche surtout le neuf et les grands bâtiments. Les maisons existantes ne sont en général pas concernées. La commune renseigne.',
      ),
      ch: say(
        'La Confédération exige le solaire sur les grands bâtiments neufs, beaucoup de cantons une part de courant propre sur tout bâtiment neuf, quelques-uns aussi lors d’une réfection du toit. Les maisons existantes sans travaux ne sont en général pas concernées. Le service de l’énergie du canton renseigne.',
      ),
      us: say(
        'Il n’y a pas d’obligation fédérale. La Californie et quelques villes exigent le solaire sur les maisons neuves ; les maisons existantes ne sont en général pas concernées. Votre service des constructions le sait.',
      ),
    },
  },
  solarAfterSupport: {
    title: 'les anciennes installations après le soutien',
    question: 'Que devient mon installation solaire après le soutien ?',
    answer: {
      de: say(
        'Après {feedInYears} ans, la rétribution fixe prend fin, mais l’installation peut continuer à tourner et à injecter ; on paie alors la valeur du marché moins des frais. Passer à l’autoconsommation vaut en général la peine. Faites d’abord contrôler onduleur, connecteurs et fixations.',
      ),
      at: say(
        'À la fin de l’ancien tarif, l’installation peut continuer à injecter ; l’OeMAG ou un négociant paie alors le prix du marché. Passer à l’autoconsommation vaut en général la peine. Faites d’abord contrôler onduleur, connecteurs et fixations.',
      ),
      ch: say(
        'À la fin de l’ancienne rétribution fédérale, l’installation peut continuer ; votre distributeur paie alors son tarif de reprise. Passer à l’autoconsommation vaut en général la peine. Faites d’abord contrôler onduleur, connecteurs et fixations.',
      ),
      us: say(
        'À la fin de votre ancien contrat, les tarifs des nouveaux clients s’appliquent en général ; l’installation peut continuer. L’autoconsommation et peut-être une batterie comptent alors davantage. Demandez à temps au fournisseur et faites contrôler onduleur, connecteurs et fixations.',
      ),
    },
  },
  balconyYield: {
    title: 'le rendement et le prix du solaire de balcon',
    question: 'Un kit solaire de balcon est-il rentable ?',
    answer: {
      de: say(
        'La centrale allemande des consommateurs comptait {kitPriceDe} pour un kit de {plugInDeWatt} à l’onduleur et environ {kitUseDe} kWh par an consommés au même instant ; les kits ont plutôt baissé depuis. Fois votre prix du courant, c’est l’économie par an ; le prix divisé par elle donne les années. À la verticale sur un garde-corps au sud, un panneau produit {verticalShare} d’un bon toit sud, peu à l’ombre. Qui consomme peu le jour économise moins ; une batterie allonge en général la durée.',
      ),
      at: say(
        'À la verticale sur un garde-corps au sud, un panneau produit selon l’endroit {verticalShare} d’un bon toit sud, davantage s’il est incliné, peu à l’ombre. On n’économise que ce qui est consommé au même instant, par exemple par le frigo et le routeur. Divisez le prix du kit par les kWh économisés fois votre prix du courant pour voir les années ; une batterie les allonge en général.',
      ),
      ch: say(
        'À la verticale sur un garde-corps au sud, un panneau produit selon l’endroit {verticalShare} d’un bon toit sud, davantage s’il est incliné, peu à l’ombre. On n’économise que ce qui est consommé au même instant, par exemple par le frigo et le routeur. Divisez le prix du kit par les kWh économisés fois votre prix du courant pour voir les années ; une batterie les allonge en général.',
      ),
      us: say(
        'À la verticale sur un garde-corps au sud, un panneau produit selon l’endroit {verticalShareUs} d’un bon toit sud, davantage s’il est incliné, peu à l’ombre. On n’économise que ce qui est consommé au même instant, par exemple par le frigo et le routeur. Divisez le prix du kit par les kWh économisés fois votre prix du courant pour voir les années ; une batterie les allonge en général.',
      ),
    },
  },
  farmRoof: {
    title: 'les toits agricoles',
    question: 'Que faut-il savoir du solaire sur un grand toit agricole ?',
    answer: {
      de: say(
        'À titre indicatif, un kWc demande {roofPerKwp} m² de toit ; les grands toits coûtent moins par kWc, mais la rétribution par kWh est plus basse, et au-delà d’une certaine taille vous vendez le courant vous-même. Le plus rentable est ce que la ferme consomme de jour. Vérifiez d’abord statique, amiante et raccordement ; sur les champs valent d’autres règles. Comptez plusieurs mois, un an ou plus si le réseau est à renforcer.',
      ),
      at: say(
        'À titre indicatif, un kWc demande {roofPerKwp} m² de toit ; les grands toits coûtent moins par kWc. Les nouvelles installations de plus de {peakLimitAtKw} n’injectent que {peakLimitAt} de la puissance de leurs panneaux ; le plus rentable est donc ce que la ferme consomme de jour. Le dernier appel à subvention a pris fin le {eagEnded} ; la prime de marché des installations neuves de plus de {premiumAtKwp} est attribuée par appel d’offres. Vérifiez d’abord statique, amiante et raccordement, sur les champs valent d’autres règles. Comptez plusieurs mois, un an ou plus si le réseau est à renforcer.',
      ),
      ch: say(
        'À titre indicatif, un kWc demande {roofPerKwp} m² de toit ; les grands toits coûtent moins par kWc, et Pronovo les soutient aussi. Le plus rentable est ce que la ferme consomme de jour. Vérifiez d’abord statique, amiante et raccordement ; hors zone à bâtir et sur les champs valent d’autres règles. Comptez plusieurs mois, un an ou plus si le réseau est à renforcer.',
      ),
      us: say(
        'À titre indicatif, un kW demande {roofPerKwUs} pieds carrés de toit ; les grands toits coûtent moins par watt. Pour les fermes, le ministère de l’agriculture a son propre programme (REAP), dont les tours ouvrent et ferment. Vérifiez d’abord statique, amiante et raccordement. Comptez plusieurs mois, un an ou plus si le réseau est à renforcer.',
      ),
    },
  },
  expandSolar: {
    title: 'l’extension d’une installation',
    question: 'Puis-je agrandir mon installation solaire ?',
    answer: say(
      'Une installation existante s’agrandit en général, le plus simplement avec un onduleur propre aux nouveaux panneaux. Pour la partie neuve valent d’ordinaire les tarifs et règles du jour de sa mise en service, pour l’ancienne les siens. Les nouveaux panneaux doivent convenir à la chaîne et à l’onduleur ; annoncez l’extension au gestionnaire de réseau et demandez ce qu’il en est de la garantie.',
    ),
  },
  solarTiles: {
    title: 'les tuiles solaires et les panneaux intégrés',
    question: 'Vaut-il mieux des tuiles solaires ou des panneaux normaux ?',
    answer: say(
      'Les tuiles solaires et les panneaux intégrés remplacent la couverture au lieu de se poser dessus. Ils coûtent en général nettement plus par kWc, moins d’entreprises les posent, et faute d’air derrière eux ils chauffent davantage et produisent un peu moins. Ils se justifient surtout si le toit est de toute façon à refaire ou si la protection du patrimoine refuse des panneaux posés sur les tuiles. Je n’ai pas de prix moyens fiables : comparez avec un toit neuf plus des panneaux ordinaires, et faites-vous garantir l’étanchéité et les pièces de rechange.',
    ),
  },
};
