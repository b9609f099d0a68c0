import type { DetailTexts } from '#texts/adviser/details/ids.ts';
import { sameInEurope, say } from '#texts/adviser/figures/answer.ts';

const oldHouseCheck = say(
  'Faites l’essai un jour froid : réglez le chauffage à {flowTest} degrés de départ au plus (chaudière sans condensation : demandez d’abord au technicien), ouvrez tous les thermostats et attendez un jour. S’il fait chaud partout, une pompe à chaleur convient ; si une ou deux pièces restent fraîches, de plus grands radiateurs y suffisent. Si toute la maison reste froide, isolez d’abord ou agrandissez les radiateurs.',
);

const radiatorsKeepOld = say(
  'Le plus souvent oui, les vieux radiateurs en fonte, à colonnes ou à panneaux peuvent rester : largement dimensionnés à l’époque, ils chauffent assez même avec une eau plus douce. On ne change que ceux dont la pièce resterait froide, souvent deux ou trois. Les cache-radiateurs et longs rideaux coûtent de la puissance, et les vannes qui fuient se changent à cette occasion.',
);

const radiatorsCheck = say(
  'Un jour froid le montre : réglez le départ de la chaudière à environ {flowTest} degrés et ouvrez toutes les vannes ; si une pièce ne chauffe pas, son radiateur est trop petit. L’entreprise calcule le besoin de chaque pièce et le compare à la puissance du radiateur à la température d’eau prévue. De gros panneaux épais sont bon signe, de minces panneaux simples le contraire.',
);

const flowTemperatureTest = say(
  'Choisissez un jour de gel, réglez le départ à {flowTest} °C, ouvrez tous les thermostats à fond et attendez un à deux jours. Si toutes les pièces sont chaudes, la maison est prête ; si une seule reste fraîche, ce n’est pas un échec, un radiateur plus grand ou l’équilibrage suffit en général. Avec une vieille chaudière sans condensation, demandez d’abord au technicien.',
);

const flowTemperatureTooHigh = say(
  'Jusqu’à {flowTest} °C de départ au jour le plus froid, une pompe à chaleur marche bien, un peu au-dessus encore acceptable, nettement plus haut le courant coûte cher. Les appareils modernes au propane atteignent aussi septante degrés, mais sans sobriété. Souvent la valeur actuelle est juste réglée trop haut et la maison se contenterait de moins ; seul un essai le montre.',
);

const insulationTopAndBottom = say(
  'Le plafond du dernier étage et celui de la cave rapportent le plus : un plancher de combles nu peut coûter un dixième à un cinquième de la chaleur, et l’isoler s’amortit souvent en quelques années. En haut, vingt à trente centimètres ont du sens, sous la dalle huit à douze ; pensez à la trappe, aux tuyaux et aux caissons de stores. En bas, c’est surtout le sol qui devient plus chaud.',
);

const noiseComplaint = say(
  'Si la limite est respectée, le voisin ne peut en général pas exiger l’arrêt ; l’appareil a le droit d’être audible. Si elle est dépassée, c’est à vous de corriger : autre réglage de nuit, amortissement, au besoin autre emplacement ; le démontage est le dernier recours. Gardez le calcul acoustique, parlez tôt aux voisins, et en cas de litige faites mesurer à leur fenêtre.',
);

const groundSourcePermit = say(
  'Tout forage doit d’abord être annoncé à l’autorité des eaux et demande le plus souvent son accord ; c’est en général le foreur qui s’en charge. Dans les zones de captage, le karst ou sur d’anciennes mines, il est souvent interdit ou limité en profondeur. La carte géothermique officielle montre si votre parcelle est admise et quelles distances à la limite respecter.',
);

const hybridWorthIt = say(
  'Comme transition, elle a du sens si la chaudière est encore jeune, si la maison demande une eau très chaude ou si l’isolation ne vient que dans quelques années ; la pompe à chaleur fait alors déjà l’essentiel. Dans la plupart des maisons, la pompe avec sa résistance d’appoint suffit, et c’est à la longue plus simple et souvent moins cher, sans raccordement au gaz, cheminée ni second entretien. N’achetez pas de chaudière neuve pour cela.',
);

const hybridSwitchPoint = say(
  'La chaudière ne prend en général le relais que quelques degrés sous zéro, souvent entre moins cinq et moins dix ; au-dessus, la pompe chauffe seule et fournit ainsi huit à neuf dixièmes de la chaleur. Cela se calcule : tant que le prix du courant divisé par le rendement reste sous celui du gaz ou du mazout par kWh, la pompe est moins chère. Une régulation commune bascule seule selon la température ou le prix ; si la chaudière tourne trop, ce seuil est trop haut.',
);

const hybridKeepOld = say(
  'Techniquement, une chaudière qui marche peut presque toujours rester en réserve, reliée par un ballon tampon ou une bouteille et une régulation commune. Le reste de la citerne se brûle les jours les plus froids. Vérifiez d’abord deux points : si l’aide exige le démontage, et si chaudière, citerne et cheminée doivent encore être contrôlées ; après un ou deux hivers, la plupart constatent qu’ils n’en ont pas besoin.',
);

const refrigerantWhichOne = say(
  'Pour un appareil neuf, le propane est le choix le plus sûr pour l’avenir : presque pas d’effet sur le climat, pas de polluants éternels, hautes températures de départ, et hors des restrictions européennes. Avec le {refrigerantNew}, les pompes à chaleur de chauffage des maisons ne pourront plus être mises sur le marché de l’UE dès {fluorinatedFrom}, sauf si la sécurité du lieu l’exige, les petits climatiseurs dès {fluorinatedSplitFrom} ; usage et réparation restent permis. Ne prenez plus un appareil au {refrigerantOld}, même soldé. Tous doivent être bien planifiés et posés.',
);

const hotWaterEnough = say(
  'C’est assez pour la douche et le bain : le ballon est tenu à environ cinquante degrés, et l’on se douche à une quarantaine. C’est la taille qui compte, en règle générale cinquante à septante litres par personne, davantage avec une grande baignoire ou beaucoup de douches de suite. Si le deuxième se lave à l’eau tiède, un réglage un peu plus haut, une seconde chauffe par jour ou un ballon plus grand suffit en général.',
);

const hotWaterLegionella = say(
  'Dans une maison d’un ou deux logements, environ cinquante degrés suffisent en général si l’eau est utilisée chaque jour, et aucune analyse n’est exigée. Les immeubles avec un grand ballon (plus de {hotWaterBigTank} litres) ou de longues conduites doivent tenir {hotWaterBig} degrés à la sortie. En cas d’immunité faible ou après une longue absence, montez le réglage ou programmez une chauffe régulière ; une station d’eau fraîche évite le problème.',
);

const hotWaterSameMachine = say(
  'La pompe à chaleur qui chauffe la maison par l’eau fait aussi l’eau des douches : une ou deux fois par jour elle charge un ballon et suspend le chauffage entre-temps, sans qu’on le sente. En été, elle ne tourne que pour cela, brièvement et de préférence à midi. Une air-air (climatiseur) ne fait pas d’eau chaude, il faut alors un appareil à part ; quand la chaudière s’en va, l’eau doit donc être prévue.',
);

const hotWaterOwnHeater = say(
  'Un chauffe-eau thermodynamique séparé vaut la peine pour remplacer un boiler électrique ou couper la chaudière en été : il consomme environ un tiers du courant d’un boiler électrique. Il marche sur une prise normale et va bien avec le solaire de midi. Pour une très faible consommation ou sans place, un chauffe-eau instantané ou un petit boiler reste raisonnable.',
);

const coolingAirConditioner = say(
  'Pour des pièces vraiment fraîches, prenez un split : il déshumidifie, tient la température voulue et chauffe sobrement en hiver. Un appareil suffit pour une pièce, un multisplit pour trois à cinq. Les mobiles à tuyau sont bruyants, faibles et consomment le double. En location, l’unité extérieure exige l’accord du propriétaire.',
);

const efficiencyRatings = say(
  'Le COP vaut pour un seul point en laboratoire ({ratingPoint} : air à sept, eau à trente-cinq degrés), le SCOP est la valeur annuelle selon la norme, et le coefficient annuel se mesure chez vous. Comparez les appareils seulement au SCOP et à la même température d’eau, avec radiateurs à cinquante-cinq degrés. Un êta de cent cinquante pour cent correspond à un SCOP de presque quatre ; SEER et EER ne concernent que le froid.',
);

const efficiencyImprove = say(
  'Le plus utile est une eau moins chaude : baissez la courbe de chauffe par petits pas jusqu’à ce qu’il fasse juste assez chaud, et ouvrez grand les vannes. Viennent ensuite l’équilibrage hydraulique, moins d’arrêts et de démarrages, une eau sanitaire pas plus chaude que nécessaire et une résistance réservée au secours. Elle est bien réglée si elle tourne longtemps et que les pièces restent chaudes sans retouche.',
);

const heatingLawFutureBans = say(
  'Je ne peux vous citer de date fixe pour l’arrêt de votre chauffage à mazout ou à gaz : les années que l’on entend sont des objectifs climatiques d’États, de cantons ou de l’UE, en général pas une obligation pour chaque maison, et ont souvent bougé. La directive de l’UE n’agit qu’une fois reprise dans une loi nationale. Sûr est seulement que le fossile renchérit ; prévoyez le changement à la fin de vie.',
);

const heatingLawElectricHeating = say(
  'Le chauffage électrique et les accumulateurs ne sont pas interdits en Allemagne, en Autriche et aux États-Unis ; ils peuvent continuer et, dans une maison existante, le plus souvent être remplacés, mais coûtent cher à l’usage. Seuls plusieurs cantons suisses exigent la fin des chauffages électriques fixes à une date donnée. Les petits appareils mobiles ne sont pas touchés.',
);

const otherHeatingDistrictOrPump = say(
  'Le chauffage à distance est plus confortable : une simple sous-station, pas d’appareil dehors, presque pas d’entretien, et l’eau très chaude ne gêne pas. Votre propre pompe à chaleur coûte en général moins à l’usage et vous laisse le choix du courant. Quartier dense, grand immeuble ancien ou manque de place plaident pour le réseau, villa avec jardin plutôt pour la pompe ; comparez sur vingt ans, raccordement et abonnement compris.',
);

const otherHeatingWood = say(
  'Un poêle à bois complète bien une pompe à chaleur et sert de secours par grand froid, mais comme seul chauffage il alimente rarement toutes les pièces et l’eau chaude. Avec votre forêt et le goût du travail, une chaudière à bûches et un grand ballon tampon chauffent à bon compte. Pensez au chargement quotidien, aux poussières fines et qu’il faut être là ; le bois sec est l’essentiel.',
);

const newBoilerCost = say(
  'À l’achat, en général nettement, mais l’appareil est la plus petite part de la facture : une chaudière n’est pas subventionnée, et le combustible coûte sur les années plusieurs fois le prix d’achat. Demandez le prix avec conduit, cheminée et pose, et à côté une pompe à chaleur après subventions.',
);

const heatLoadTooBig = say(
  'Une machine trop grosse coûte plus, démarre et s’arrête sans cesse par temps doux, consomme davantage et s’use plus vite. Même les modèles modulants ont une puissance minimale : elle doit être inférieure au besoin des jours doux. Une réserve est rarement nécessaire, car la résistance intégrée aide aux quelques heures les plus froides.',
);

const heatLoadCycling = say(
  'Si la machine ne tourne que quelques minutes, elle fait des courts cycles : en général trop grosse, débit trop faible parce que des vannes sont fermées, ou courbe et écart de régulation mal réglés. Un départ toutes les une à deux heures est normal, toutes les quelques minutes non. Ouvrez les thermostats, faites contrôler courbe et puissance minimale et relevez les démarrages par jour.',
);

const heatLoadFromUse = say(
  'Divisez la consommation annuelle de gaz ou de mazout en kilowattheures, fois le rendement de la chaudière et sans l’eau chaude, par environ deux mille heures de pleine charge ; un litre de mazout ou un mètre cube de gaz vaut une dizaine de kilowattheures. Vingt mille kilowattheures donnent ainsi environ huit kilowatts. C’est un bon contrôle du devis, sans remplacer le calcul pièce par pièce.',
);

const heatLoadWhoCalculates = say(
  'L’installateur, un bureau d’études ou un conseiller en énergie peut le faire ; l’entreprise qui pose la machine doit joindre le résultat au devis et en répondre. Il s’agit d’un calcul selon la norme avec murs, fenêtres, plafonds, températures voulues et la température la plus froide du lieu. Qui regarde seulement la cave ou estime au mètre carré n’a pas calculé : demandez-le ou choisissez-en un autre.',
);

const heatLoadBalancing = say(
  'Pour l’équilibrage, l’entreprise calcule le débit nécessaire à chaque radiateur ou boucle et le règle à la vanne ou au collecteur ; ensuite aucune pièce ne surchauffe tandis qu’une autre reste froide. Avec une pompe à chaleur, cela vaut presque toujours la peine, car l’eau peut rester plus fraîche. Exigez la feuille des réglages par pièce ; qui tourne seulement des vis n’a pas calculé.',
);

const heatLoadRule = say(
  'Une règle au mètre carré ne donne qu’un ordre de grandeur : une maison neuve bien isolée demande trente à quarante watts par mètre carré, une maison en partie rénovée soixante à quatre-vingts, une maison non isolée cent et plus. Deux maisons de même taille peuvent donc différer du triple. Comptent l’isolation, les fenêtres, la situation et la température la plus froide du lieu.',
);

const boilerAgeExempt = say(
  'Vous n’avez pas besoin d’exception, car il n’existe pas chez vous de limite d’âge nationale pour les chauffages au mazout ou au gaz existants. Tant que les valeurs de gaz brûlés et la sécurité sont bonnes, l’appareil peut tourner, quelle que soit la durée de votre occupation. Le service de l’énergie local dit s’il existe une règle propre à votre région.',
);

const boilerAgeNewOwner = say(
  'L’achat ou l’héritage ne vous oblige pas à lui seul à la remplacer, car il n’y a pas chez vous de limite d’âge nationale. Faites contrôler l’installation avant l’achat et, si elle est vieille, comptez le remplacement dans le prix. Pour un vendeur, il est rarement utile de changer avant : l’acheteur préfère choisir.',
);

const boilerAgeElectricOld = say(
  'Il n’existe pas de limite d’âge nationale pour les vieux chauffages électriques ; ils peuvent fonctionner tant qu’ils sont sûrs. Comme le chauffage électrique direct coûte le plus cher, le remplacer est souvent rentable plus tôt. Faites contrôler l’amiante des vieux accumulateurs avant le démontage.',
);

const heatPlanningGasShutdown = say(
  'Le gaz n’est pas coupé du jour au lendemain : le gestionnaire du réseau planifie une fermeture et l’annonce en règle générale des années à l’avance. D’ici là, il doit exploiter la conduite en sécurité. Demandez-lui par écrit jusqu’à quand votre rue est sûrement desservie, et calez le remplacement du chauffage là-dessus.',
);

const heatPlanningWait = say(
  'Attendre ne vaut la peine que si le réseau est décidé pour votre rue et que l’on vous donne par écrit l’année et le prix ; une simple zone « favorable » ou « à l’étude » ne suffit pas. Si le chauffage lâche avant, faites le pont avec une réparation ou un appareil loué ou d’occasion. Sans réseau prévu ou sans date, décidez maintenant pour votre maison ; une pompe à chaleur reste utile même à côté d’un réseau ultérieur.',
);

const removalWhoPays = say(
  'Le démontage et l’élimination sont à la charge du propriétaire ; lors d’une vente, le contrat peut les mettre à celle du vendeur. Le plus cher, ce sont les citernes enterrées, les grandes cuves en acier et tout ce qui a fui ; une cuve en plastique ou une chaudière coûte bien moins. Deux offres d’entreprises de citernes donnent le prix ; avant la demande, vérifiez si l’aide en tient compte.',
);

const oldHeatPumpGrant = say(
  'Remplacer une pompe à chaleur par une neuve est plus rarement aidé que remplacer du mazout ou du gaz ; demandez à l’organisme avant de commander, car après il est trop tard. Ce qui compte le plus souvent est l’âge minimal de l’ancienne et les exigences actuelles pour la neuve.',
);

const electricHeatingBan = say(
  'Les chauffages électriques existants peuvent rester ; il n’y a ni interdiction générale ni obligation de remplacer accumulateurs, convecteurs ou infrarouge. En construction neuve et lors de grandes rénovations, les règles énergétiques posent des limites. Ce qui y met fin plus tôt, ce sont le manque de pièces et la disparition des tarifs de nuit.',
);

const electricHeatingReplaceWith = say(
  'Le remplacement le plus simple est le split (pompe à chaleur air-air) : un au séjour, souvent un second à l’étage, sans tuyaux et en un ou deux jours. Les pièces peu utilisées gardent leur appareil. Si vous rénovez de toute façon, conduites et radiateurs pour une pompe à eau passent dans des gaines, d’anciennes cheminées ou des plinthes ; si les tuyaux existent, seule la chaudière électrique change. Les accumulateurs suspects d’amiante sont enlevés par un spécialiste.',
);

const splitUnitsPermit = say(
  'Vous ne pouvez pas poser un split vous-même : seule une entreprise certifiée peut raccorder le circuit frigorifique, sinon la garantie tombe aussi. Pour l’unité extérieure, locataires et copropriétaires ont besoin d’un accord, et selon le lieu un permis ou une preuve de bruit. Sans unité extérieure, il existe des monoblocs, plus bruyants et moins sobres.',
);

export const fr: DetailTexts<'heating'> = {
  howHeatPump: {
    coldAir: {
      question: 'Pompe à chaleur : comment chauffer avec de l’air froid ?',
      answer: say(
        'Même un air glacé contient encore beaucoup de chaleur, car « froid » n’est que notre sensation ; il n’y en aurait plus qu’au zéro absolu. Dans la pompe circule un fluide encore plus froid que l’air, qui en prend donc la chaleur et s’évapore ; comprimé, il devient chaud et la cède dans la maison. C’est pourquoi l’appareil souffle du froid dehors.',
      ),
    },
    cycle: {
      question: 'De quels éléments se compose une pompe à chaleur ?',
      answer: say(
        'Quatre parties forment le cycle : dans l’évaporateur le fluide prend de la chaleur et devient gaz, le compresseur le serre et le rend chaud, dans le condenseur il cède sa chaleur à l’eau de chauffage ou à l’air, le détendeur le relâche. Dehors, ventilateur et évaporateur ; dedans, ballon, pompe et régulation ; le compresseur est dehors ou dedans selon le modèle. Rien ne brûle, il ne faut que du courant.',
      ),
    },
    reverse: {
      question: 'La pompe à chaleur est-elle un frigo à l’envers ?',
      answer: say(
        'En principe, c’est un frigo ou un climatiseur à l’envers : là, la chaleur va de l’intérieur vers l’extérieur, ici de l’extérieur vers la maison, et le frigo chauffe bien la cuisine par l’arrière. Une vanne inverse le sens, et la même machine rafraîchit en été. La fiche technique dit si la vôtre le peut ; les radiateurs rafraîchissent à peine, le sol chauffant et les appareils à air bien.',
      ),
    },
    types: {
      question: 'Quels sont les types de pompes à chaleur ?',
      answer: say(
        'Le nom donne d’abord la source, puis ce qu’on chauffe : air-eau prend l’air dehors et chauffe radiateurs ou sol, saumure-eau puise dans la terre, eau-eau dans la nappe, air-air souffle de l’air chaud dans les pièces. En monobloc, tout le circuit est dehors et seule l’eau entre ; en split, c’est le fluide. Dans l’existant en Europe, l’air-eau est usuelle, aux États-Unis l’air-air.',
      ),
    },
    noFreeLunch: {
      question: 'La pompe à chaleur est-elle un simple chauffage électrique ?',
      answer: say(
        'Le courant ne fait pas la chaleur lui-même, il entraîne seulement le compresseur, qui ramène deux à trois parts de chaleur de l’environnement. Un kilowattheure d’électricité en donne donc plusieurs de chaleur, alors qu’un radiateur électrique n’en donne qu’un. Plus l’écart entre dehors et chauffage est petit, moins cela coûte.',
      ),
    },
    inverter: {
      question: 'Qu’est-ce qu’une pompe à chaleur inverter ?',
      answer: say(
        'Un inverter règle en continu la vitesse du compresseur : par temps doux il tourne lentement et sans bruit, par froid plus vite, au lieu de s’allumer et s’éteindre sans cesse. « Modulante de deux à neuf kilowatts » veut dire que la puissance s’adapte dans cette plage. Cela économise du courant et ménage l’appareil, tant que sa puissance minimale ne dépasse pas le besoin des jours doux.',
      ),
    },
    defrost: {
      question: 'Pourquoi une pompe à chaleur givre et fume-t-elle en hiver ?',
      answer: say(
        'Glace et nuages de vapeur sont normaux : par temps froid et humide, l’échangeur givre, l’appareil le dégivre plusieurs fois par jour en quelques minutes, de la vapeur blanche monte et de l’eau s’écoule. Les pièces restent chaudes grâce au ballon ou à la chaleur restante. Anormal : une carapace de glace qui reste après le dégivrage, ou du verglas sur le chemin ; faites alors contrôler écoulement et dégivrage.',
      ),
    },
    air: {
      question: 'Une pompe à chaleur souffle-t-elle de l’air dans la pièce ?',
      answer: say(
        'Une pompe air-eau ne souffle pas d’air dans la maison : dehors elle aspire l’air, dedans seule l’eau chauffe radiateurs ou sol, oxygène et humidité ne changent pas. Les appareils air-air brassent l’air de la pièce sans en apporter de frais ; l’air paraît sec en hiver comme avec tout chauffage, car l’air froid contient peu d’eau. En cas d’asthme, des filtres propres comptent.',
      ),
    },
    replaces: {
      question: 'Que remplace une pompe à chaleur, et que garde-t-on ?',
      answer: say(
        'Une pompe à chaleur remplace la chaudière avec brûleur, cheminée et citerne ou gaz ; radiateurs, sol chauffant, conduites ou gaines restent en général là où il y en a ; avec des radiateurs électriques, il n’y en a pas et l’on pose le plus souvent des splits. Elle n’a rien à voir avec le circulateur de la cave. À un chauffage à eau s’ajoutent un ballon et parfois un petit tampon ; une pompe à chaleur garde une chaleur régulière et chauffe moins vite des pièces froides.',
      ),
    },
  },
  oldHouse: {
    check: {
      question: 'Comment savoir si ma maison convient à une pompe à chaleur ?',
      answer: {
        de: oldHouseCheck,
        at: oldHouseCheck,
        ch: oldHouseCheck,
        us: say(
          'Avec des radiateurs à eau, faites l’essai un jour froid : {flowTestUs} degrés Fahrenheit au plus à la chaudière (sans condensation : demandez d’abord au technicien), toutes les vannes ouvertes, attendez un jour ; s’il fait chaud, une pompe à chaleur convient. Avec l’air pulsé, un calcul Manual J et la taille des gaines montrent si cela va. Sans l’un ni l’autre, on chauffe avec des mini-splits.',
        ),
      },
    },
    myth: {
      question: 'La pompe à chaleur est-elle réservée aux maisons neuves ?',
      answer: say(
        'Ce n’est plus vrai : dans un test de plusieurs années en maisons anciennes habitées, les appareils à air ont donné en moyenne {fieldAir} unités de chaleur par unité de courant, même peu isolées. Les artisans qui refusent gardent souvent le souvenir de vieux appareils ou manquent d’expérience ; demandez une entreprise avec des références. Les mauvais exemples ont en général une eau trop chaude ou un appareil mal dimensionné.',
      ),
    },
    walls: {
      question: 'Pompe à chaleur et murs épais ou colombages, ça marche ?',
      answer: say(
        'Des murs épais en pierre, molasse, brique ou colombage n’excluent pas une pompe à chaleur : tout dépend des radiateurs et de la température de l’eau, pas de la matière du mur. Ces maisons demandent beaucoup de chaleur, mais la gardent bien et marchent mieux en continu, sans grand abaissement nocturne. Où l’on ne peut isoler dehors, toit, plafond de cave, fenêtres étanches et radiateurs plus grands aident, parfois un poêle aux jours les plus froids.',
      ),
    },
    renovate: {
      question: 'Peut-on avoir une pompe à chaleur sans grosse rénovation ?',
      answer: say(
        'Une grosse rénovation n’est pas une condition ; il suffit en général d’agrandir quelques radiateurs, d’étancher fenêtres et fuites, d’isoler en haut et à la cave et de baisser la température de l’eau. Qui veut isoler de toute façon choisit l’appareil pour le besoin futur. Sans travaux, cela marche aussi si l’essai avec une eau plus fraîche réussit, mais avec plus de courant.',
      ),
    },
    highDemand: {
      question: 'Une pompe à chaleur convient-elle à une maison énergivore ?',
      answer: say(
        'Même avec une grosse consommation ou une mauvaise classe, une pompe à chaleur est possible ; elle est plus grosse et demande beaucoup de courant, mais par unité de chaleur elle ne travaille pas moins bien tant que l’eau reste modérément chaude. Avec un très gros besoin, mieux vaut d’abord toit, plafond de cave et fuites. Si une eau très chaude est vraiment nécessaire au plus froid, de plus grands radiateurs, un modèle haute température ou un appoint aident.',
      ),
    },
    damp: {
      question: 'Une pompe à chaleur nuit-elle aux vieux murs humides ?',
      answer: say(
        'Des radiateurs modérément chauds ne nuisent pas aux vieux murs humides ; un chauffage régulier les garde plus secs que des à-coups très chauds. Si l’humidité monte du sol ou qu’un tuyau fuit, il faut le réparer à part, aucun chauffage ne le résout. Évitez de laisser trop refroidir les pièces et aérez brièvement et à fond.',
      ),
    },
    enough: {
      question: 'La pompe à chaleur suffit-elle dans l’ancien en plein gel ?',
      answer: say(
        'Bien dimensionnée, elle chauffe une vieille maison aussi bien que le mazout ou le gaz, même par grand gel ; les radiateurs sont seulement moins chauds et marchent plus longtemps. Il faut une charge thermique calculée et un appareil qui couvre la nuit la plus froide, au besoin avec résistance. Attendez-vous à une régulation plus lente : chauffez en continu plutôt que de monter vite le soir.',
      ),
    },
  },
  radiators: {
    keepOld: {
      question: 'Pompe à chaleur : puis-je garder mes vieux radiateurs ?',
      answer: {
        de: radiatorsKeepOld,
        at: radiatorsKeepOld,
        ch: radiatorsKeepOld,
        us: say(
          'Le plus souvent oui : les vieux radiateurs en fonte ou à panneaux à eau chaude peuvent rester, car ils étaient largement dimensionnés ; les plinthes à ailettes sont plus justes et demandent souvent plus de longueur ou quelques émetteurs plus forts. Les radiateurs à vapeur ne vont pas directement : reste la conversion à l’eau ou, en général moins cher, des mini-splits. Les plinthes électriques n’ont pas d’eau, des mini-splits les remplacent. L’installateur vérifie pièce par pièce.',
        ),
      },
    },
    replaceAll: {
      question: 'Pompe à chaleur : faut-il changer tous les radiateurs ?',
      answer: say(
        'Remplacer tous les radiateurs est rarement nécessaire ; qui l’exige d’emblée doit montrer le besoin de chaque pièce et la puissance de chaque radiateur. En général deux ou trois plus puissants suffisent, de même largeur mais plus épais (double ou triple panneau), ou un ventilo-convecteur. Demandez un deuxième avis s’il n’y a pas de calcul.',
      ),
    },
    floorHeating: {
      question: 'Faut-il un chauffage au sol pour une pompe à chaleur ?',
      answer: say(
        'Le chauffage au sol n’est pas une condition : une pompe à chaleur marche bien aussi avec des radiateurs, un peu moins sobrement. Ouvrir le sol ne vaut la peine que si vous le refaites de toute façon ; on peut alors fraiser la chape ou poser un chauffage mural ou au plafond, qui se contente de la même eau douce. Sol et radiateurs fonctionnent ensemble avec une vanne mélangeuse.',
      ),
    },
    ducts: {
      question: 'Une pompe à chaleur peut-elle utiliser mes gaines d’air ?',
      answer: say(
        'Des gaines existantes peuvent souvent rester si elles sont étanches et laissent passer assez d’air : une pompe à chaleur souffle plus d’air, mais moins chaud, qu’une fournaise. Demandez un test d’étanchéité et de pression statique ; étancher et ajouter un retour coûte bien moins que des gaines neuves. Si elles sont trop étroites, abîmées ou absentes, des appareils sans gaine sont la solution.',
      ),
    },
    check: {
      question: 'Mes radiateurs suffisent-ils pour une pompe à chaleur ?',
      answer: {
        de: radiatorsCheck,
        at: radiatorsCheck,
        ch: radiatorsCheck,
        us: say(
          'Un jour froid le montre : réglez la chaudière à environ {flowTestUs} °F (sans condensation : demandez d’abord au technicien) et ouvrez toutes les vannes ; si une pièce ne chauffe pas, son radiateur est trop petit. L’entreprise calcule le besoin de chaque pièce (Manual J) et le compare à la puissance du radiateur à la température d’eau prévue.',
        ),
      },
    },
    bathroom: {
      question: 'Pompe à chaleur : et si une seule pièce reste froide ?',
      answer: say(
        'Si une seule pièce reste froide, on n’intervient que là : à la salle de bain, le sèche-serviettes est souvent trop petit ; un plus grand, un second ou une résistance électrique pour l’heure du matin suffit. Ailleurs, un radiateur plus épais ou un petit ventilateur dessous fait l’affaire. L’équilibrage hydraulique, qui répartit bien l’eau, aide souvent déjà.',
      ),
    },
  },
  flowTemperature: {
    test: {
      question: 'Comment tester si une eau de chauffage moins chaude suffit ?',
      answer: {
        de: flowTemperatureTest,
        at: flowTemperatureTest,
        ch: flowTemperatureTest,
        us: say(
          'Choisissez un jour froid, réglez la chaudière à {flowTestUs} °F, ouvrez tous les thermostats et attendez un à deux jours. Si toutes les pièces sont chaudes, la maison est prête ; si une seule reste fraîche, un radiateur plus grand y suffit en général. Avec une vieille chaudière sans condensation, demandez d’abord au technicien.',
        ),
      },
    },
    tooHigh: {
      question: 'Quelle température d’eau maximale avec la pompe à chaleur ?',
      answer: {
        de: flowTemperatureTooHigh,
        at: flowTemperatureTooHigh,
        ch: flowTemperatureTooHigh,
        us: say(
          'Jusqu’à {flowTestUs} °F au jour le plus froid, une pompe air-eau marche bien, un peu au-dessus encore acceptable, nettement plus haut le courant coûte cher. Les vieilles plinthes sont souvent prévues pour bien plus, mais se contentent en général de moins depuis l’isolation. Seul un essai le montre.',
        ),
      },
    },
    curve: {
      question: 'Comment bien régler la courbe de chauffe ?',
      answer: say(
        'Baissez la courbe par petits pas : la pente d’un dixième dans le régulateur, puis attendez deux jours, thermostats ouverts. S’il fait frais seulement par gel, la pente est trop faible ; toujours, relevez le décalage parallèle. Quand la pièce la moins favorable est tout juste chaude, c’est réglé ; cela économise déjà avec l’ancienne chaudière.',
      ),
    },
    read: {
      question: 'Où lire la température de départ de ma chaudière ?',
      answer: say(
        'Elle se lit à l’écran ou au thermomètre de la chaudière, ou avec une sonde posée sur le tuyau qui part chaud vers les radiateurs ; le plus frais est le retour. Compte la valeur d’un matin de gel, pas celle de l’automne. Cinq à quinze degrés d’écart avec le retour sont usuels.',
      ),
    },
    why: {
      question: 'Eau de chauffage tiède : pourquoi consomme-t-on moins ?',
      answer: say(
        'Plus l’eau est fraîche, plus le saut de température de la pompe est petit ; par degré de moins, sa consommation baisse d’environ deux à trois pour cent. Dix degrés de moins économisent donc près d’un quart. D’où l’intérêt d’agrandir quelques radiateurs plutôt que d’acheter un appareil à haute température.',
      ),
    },
    bringDown: {
      question: 'Comment baisser la température de départ du chauffage ?',
      answer: say(
        'On la baisse par l’équilibrage hydraulique, des radiateurs plus grands dans les pièces les plus froides, des thermostats ouverts et l’isolation du toit, du plafond de cave ou des fenêtres, le plus souvent dans cet ordre. Équilibrage et deux ou trois radiateurs neufs apportent souvent cinq à dix degrés. Tout changer est rarement nécessaire ; le chauffage au sol marche de toute façon bas.',
      ),
    },
  },
  insulation: {
    beforeHeatPump: {
      question: 'Faut-il des murs isolés pour une pompe à chaleur ?',
      answer: say(
        'La façade n’a pas besoin d’être isolée avant une pompe à chaleur ; il faut que la maison se contente d’une eau modérément chaude par grand froid, et quelques radiateurs plus grands suffisent souvent. Si le chauffage est en fin de vie, il peut passer d’abord. Si l’isolation suit dans quelques années, prenez tout de suite une pompe plus petite ; les maisons très gourmandes feront au moins le haut, le bas et les fuites avant.',
      ),
    },
    topAndBottom: {
      question: 'Quelle isolation rapporte le plus pour son prix ?',
      answer: {
        de: insulationTopAndBottom,
        at: insulationTopAndBottom,
        ch: insulationTopAndBottom,
        us: say(
          'Étancher et isoler les combles rapporte le plus, souvent amorti en quelques années : fermez d’abord les fentes autour de la cheminée, des spots et de la trappe, puis complétez à environ quatorze à vingt pouces selon le climat. Viennent ensuite les solives de rive et le plafond de cave ou le vide sanitaire. Avec dix pouces en place, compléter vaut encore la peine en climat froid.',
        ),
      },
    },
    facade: {
      question: 'Isoler la façade, est-ce que ça vaut la peine ?',
      answer: say(
        'Isoler la façade réduit souvent d’un quart à un tiers le besoin d’une maison non isolée, mais c’est l’étape la plus chère, seule amortie après des décennies. Elle vaut la peine quand échafaudage, crépi ou bardage sont dus de toute façon : seul l’isolant coûte en plus. Dans un mur à lame d’air, l’insufflation est une solution bon marché, souvent en un jour ; isoler par l’intérieur va quand la façade doit rester.',
      ),
    },
    windows: {
      question: 'Des fenêtres neuves réduisent-elles les frais de chauffage ?',
      answer: say(
        'Des fenêtres neuves économisent moins que promis, souvent quelques pour cent ; pour le même argent, combles et plafond de cave rapportent en général plus. Si cadres et ferrures sont sains, joints neufs, réglage ou vitrage neuf dans l’ancien cadre aident. Le remplacement vaut la peine avec du simple vitrage et des cadres abîmés ; avec des murs non isolés, pensez à l’aération, sinon la moisissure menace.',
      ),
    },
    mold: {
      question: 'L’isolation provoque-t-elle des moisissures ?',
      answer: say(
        'Bien faite, l’isolation réduit la moisissure, car l’intérieur du mur devient plus chaud. Le danger vient d’une isolation intérieure sans étude, de joints ouverts et de fenêtres étanches dans des murs nus sans aération. Faites calculer l’isolation intérieure, posez le pare-vapeur sans trou du côté chaud et pensez à la ventilation ; asséchez d’abord les murs humides.',
      ),
    },
    material: {
      question: 'Quel est le meilleur matériau isolant ?',
      answer: say(
        'Pour les frais de chauffage, l’épaisseur compte plus que la matière : quelques centimètres de plus compensent l’écart entre laine minérale, fibre de bois, ouate et mousse rigide. Fibre de bois, chanvre et ouate gardent la fraîcheur en été et régulent l’humidité, la laine minérale ne brûle pas, la mousse est bon marché et supporte l’eau au sous-sol. Les isolants minces réfléchissants ne remplacent pas une vraie isolation.',
      ),
    },
    roof: {
      question: 'Faut-il isoler le toit ou le plancher des combles ?',
      answer: say(
        'Si le toit est refait de toute façon, isolez-le en même temps, car l’échafaudage est là et plus tard ce serait deux fois plus cher ; pareil pour un toit plat avec sa nouvelle étanchéité. Si les combles restent non chauffés, isoler leur plancher suffit pour une fraction du prix. Entre chevrons, il faut une couche étanche à l’intérieur ; le sarking coûte plus, mais sans ponts thermiques.',
      ),
    },
    findLeaks: {
      question: 'Où ma maison perd-elle le plus de chaleur ?',
      answer: say(
        'Dans une maison non isolée, murs et toit perdent le plus, puis fenêtres, fuites et cave. Un audit, des images thermiques un matin froid et un test d’infiltrométrie montrent où c’est chez vous. Bouchez d’abord les fuites les plus grandes et les plus hautes : trappe, passages de tuyaux et de cheminée, solives de rive, caissons de stores ; cela coûte peu et se sent aussitôt.',
      ),
    },
  },
  noise: {
    loudness: {
      question: 'Quel bruit fait une pompe à chaleur à l’extérieur ?',
      answer: say(
        'À {soundDistance} mètres, une pompe à air courante donne par le calcul {soundAtDistance}, à peu près un chuchotement ou un frigo silencieux ; juste à côté, c’est un lave-vaisselle. Chaque doublement de la distance enlève environ six décibels. Par grand gel et au dégivrage, elle est plus forte de quelques décibels ; comparez les appareils à leur puissance acoustique à pleine charge.',
      ),
    },
    placement: {
      question: 'Où placer la pompe à chaleur pour l’entendre le moins ?',
      answer: say(
        'Même à l’étroit, c’est possible si l’emplacement est bon : pas sous une fenêtre de chambre, pas dans un angle ni entre deux murs, car chaque mur derrière ajoute environ trois décibels, et une cour résonne. Le ventilateur souffle de préférence vers la rue ou l’espace libre, et l’appareil repose sur son propre socle plutôt que contre la façade. Sinon, restent une machine intérieure ou une sonde dans le sol.',
      ),
    },
    complaint: {
      question: 'Et si les voisins trouvent ma pompe à chaleur bruyante ?',
      answer: {
        de: noiseComplaint,
        at: noiseComplaint,
        ch: noiseComplaint,
        us: say(
          'Si l’appareil respecte l’ordonnance sur le bruit de la ville ou du comté et les règles de la HOA, un voisin ne peut guère exiger l’arrêt. Si une limite est dépassée, c’est à vous de corriger : mode nuit, amortissement, au besoin autre emplacement. Gardez la fiche technique et le plan, parlez tôt aux voisins, et en cas de litige faites mesurer à la limite du terrain.',
        ),
      },
    },
    fromNeighbor: {
      question: 'Que faire si la pompe à chaleur du voisin est bruyante ?',
      answer: say(
        'Si l’appareil d’un autre vous gêne, parlez d’abord au propriétaire : mode nuit, plots en caoutchouc ou entretien suffisent souvent. Notez quand et comment cela dérange et demandez le calcul acoustique. Si le bruit persiste, l’autorité compétente contrôle et peut exiger des mesures quand la limite à votre fenêtre est dépassée ; les tons purs qui bourdonnent sont jugés plus sévèrement.',
      ),
    },
    quieter: {
      question: 'Comment rendre ma pompe à chaleur plus silencieuse ?',
      answer: say(
        'Le plus efficace, c’est le mode nuit (le ventilateur tourne moins vite, en général quelques décibels de moins) et le découplage : plots en caoutchouc, socle séparé, conduites souples. Chauffez un peu plus le jour et il fera chaud malgré le mode nuit. Un capot acoustique doit être admis par le fabricant, sinon l’air manque ; une haie n’amortit guère, une paroi pleine proche de l’appareil oui.',
      ),
    },
    strangeSounds: {
      question: 'Quels bruits d’une pompe à chaleur sont normaux ?',
      answer: say(
        'Un sifflement, un claquement ou un souffle toutes les heures ou deux, avec vapeur et gouttes, c’est le dégivrage et c’est normal ; cela dure quelques minutes. Un sifflement, un grincement ou un cliquetis permanent ne l’est pas : souvent de la glace, une branche, des vis desserrées ou un roulement. Cherchez glace et feuilles, enregistrez le son et envoyez-le à l’installateur.',
      ),
    },
    indoors: {
      question: 'Quel bruit fait la pompe à chaleur dans la maison ?',
      answer: say(
        'À l’intérieur, c’est discret : l’appareil intérieur d’un chauffage bourdonne à peu près comme un frigo, une unité murale murmure à bas régime, un chauffe-eau thermodynamique s’entend comme un déshumidificateur. À côté ou sous une chambre, ce sont les vibrations qui comptent : pieds en caoutchouc, tuyaux souples, pas de pose contre une cloison légère. Faites l’eau chaude à midi ; demandez les décibels dans la pièce et allez écouter une installation.',
      ),
    },
  },
  outdoorUnit: {
    boundaryDistance: {
      question: 'À quelle distance du voisin placer la pompe à chaleur ?',
      answer: {
        de: say(
          'La plupart des Länder n’exigent plus de distance fixe, comme les anciens trois mètres ; là où il en reste une, elle est petite. C’est le bruit qui décide : la nuit, {noiseNightDe} sont admis à la fenêtre du voisin en zone d’habitation, {noiseNightQuietDe} en zone purement résidentielle. Un appareil silencieux y arrive souvent à trois à cinq mètres ; l’installateur le vérifie par calcul.',
        ),
        at: say(
          'Il n’y a pas de distance minimale valable dans toute l’Autriche : le code de construction du Land et la commune la fixent, et en pratique le bruit à la fenêtre du voisin décide. Avec un appareil silencieux, trois à cinq mètres suffisent souvent, plus contre un mur ou dans un angle. L’installateur prouve le bruit par calcul ; le voisin n’a en général son mot à dire que là-dessus.',
        ),
        ch: say(
          'Canton et commune fixent la distance à la limite, souvent deux à quatre mètres ou aucune ; c’est presque toujours l’attestation de bruit qui décide. La nuit, {noiseNightCh} valent comme niveau d’évaluation, soit environ {noiseReachCh} ou moins à la fenêtre du voisin. L’installateur la joint à l’annonce ou à la demande de permis ; la commune dit ce qu’il faut.',
        ),
        us: say(
          'Votre commune fixe la distance à la limite, souvent trois à dix pieds ; certaines ne comptent pas les équipements sur socle, d’autres oui, et une HOA peut exiger plus. Demandez au service des constructions le « mechanical equipment setback » et la limite de bruit avant de couler la dalle. Le voisin n’a en général pas à consentir ; seules les règles comptent.',
        ),
      },
    },
    smallLot: {
      question: 'Où mettre une pompe à chaleur sur un petit terrain ?',
      answer: say(
        'Même un petit terrain offre en général une place : côté rue, devant la maison, sur un toit plat ou de garage, au mur ou sous un carport ouvert. Toits et balcons demandent une portance vérifiée et des plots en caoutchouc contre les vibrations, et en copropriété l’accord de la communauté. Puits de lumière et cours fermées ne conviennent pas : bruit et air froid y restent.',
      ),
    },
    airAndScreen: {
      question: 'Combien d’espace libre autour de la pompe à chaleur ?',
      answer: say(
        'L’appareil a besoin d’air libre : environ trente centimètres jusqu’au mur derrière, un peu plus sur les côtés, et devant la sortie au moins deux à trois mètres sans mur ni haie ; le manuel donne les valeurs. Une claire-voie convient si elle laisse passer l’air, reste ouverte en haut et garde ses distances. Niche, garage et abri fermé sont mauvais : il réaspire son air froid et consomme plus.',
      ),
    },
    baseAndSnow: {
      question: 'Sur quel socle poser la pompe à chaleur dehors ?',
      answer: say(
        'L’idéal est un petit socle en béton ou préfabriqué avec plots en caoutchouc, assez haut pour dépasser la neige ou les crues habituelles. Une console murale gagne de la place mais transmet plus facilement le bruit. L’eau de dégivrage, bien des litres par jour en hiver, doit s’écouler hors gel dans du gravier, un puits ou l’égout, pas sur le chemin. Jamais sous une avalanche de toit.',
      ),
    },
    lineLength: {
      question: 'Quelle distance entre pompe à chaleur et chaufferie ?',
      answer: say(
        'Cinq à quinze mètres entre l’appareil et la chaufferie sont courants, trente possibles selon le fabricant ; plus c’est court, mieux c’est. De longues conduites coûtent de l’argent et un peu de chaleur, et doivent être bien isolées et hors gel dans la fouille. Le déplacer plus tard de quelques mètres est possible, mais il faut refaire circuit, fouille et socle ; fixez donc l’emplacement avant.',
      ),
    },
    indoors: {
      question: 'Peut-on installer la pompe à chaleur à l’intérieur ?',
      answer: say(
        'Il existe des pompes à chaleur sans unité extérieure : placées à la cave ou au grenier, elles prennent l’air par deux grandes gaines ou sauts-de-loup, ou puisent dans le sol. Invisibles de dehors, elles demandent de la place, de grandes ouvertures et une bonne isolation phonique, et coûtent en général plus. Une unité extérieure ordinaire n’a pas sa place à la cave, au garage ou au grenier.',
      ),
    },
    whichSide: {
      question: 'De quel côté de la maison mettre la pompe à chaleur ?',
      answer: say(
        'L’orientation importe peu ; l’ombre au nord ne coûte presque rien. Plus important : loin des chambres et de la terrasse, sortie d’air vers la rue ou le large plutôt que chez le voisin, hors des couloirs de vent, des feuillus et des bouches d’extraction. Au bord de la mer, un appareil traité côté abrité. Les appareils au propane demandent environ un mètre jusqu’aux fenêtres, portes et sauts-de-loup.',
      ),
    },
  },
  groundSource: {
    extraCost: {
      question: 'Combien coûte en plus une pompe à chaleur géothermique ?',
      answer: {
        de: say(
          'Avec forage, comptez environ {groundHeatPumpPrice}, contre {airHeatPumpPrice} pour une pompe à air, avant aides. Elle consomme environ un cinquième de courant de moins : cela rattrape souvent la différence si le besoin de chaleur est élevé, rarement dans une maison petite ou bien isolée. Le silence, le rafraîchissement et les hivers très froids plaident aussi pour le sol.',
        ),
        at: say(
          'Notre estimation compte {groundHeatPumpAt} pour la géothermie et {airHeatPumpAt} pour une pompe à air, deux hypothèses de notre part ; le supplément vient presque entièrement du forage ou des tranchées. Elle consomme environ un cinquième de courant de moins : cela rattrape souvent la différence si le besoin de chaleur est élevé, rarement dans une maison petite ou bien isolée. Le silence, le rafraîchissement et les hivers très froids plaident aussi pour le sol.',
        ),
        ch: say(
          'Notre estimation compte {groundHeatPumpCh} pour la géothermie et {airHeatPumpCh} pour une pompe à air, deux hypothèses de notre part ; le supplément vient presque entièrement du forage. Elle consomme environ un cinquième de courant de moins : cela rattrape souvent la différence si le besoin de chaleur est élevé, rarement dans une maison petite ou bien isolée. Beaucoup de cantons aident mieux les sondes que l’air ; le silence, le frais en été et l’altitude plaident aussi pour le sol.',
        ),
        us: say(
          'Notre estimation compte {groundHeatPumpUs} pour la géothermie et {airHeatPumpUs} pour une pompe à air, deux hypothèses de notre part ; le supplément vient presque entièrement du forage ou des tranchées. Elle consomme environ un cinquième de courant de moins : cela rattrape souvent la différence si le besoin de chaleur est élevé, rarement dans une maison petite ou bien isolée. Le silence, le rafraîchissement et les hivers très froids plaident aussi pour le sol.',
        ),
      },
    },
    depth: {
      question: 'À quelle profondeur fore-t-on pour la géothermie ?',
      answer: say(
        'Pour une maison individuelle, on fore en général de cent à deux cents mètres, en un seul trou ou répartis sur deux. En règle générale, chaque mètre livre une cinquantaine de watts de chaleur, moins dans le gravier sec, plus dans la roche humide. Le foreur fixe la profondeur d’après le besoin de la maison et la roche ; trop courte, la sonde refroidit le sol.',
      ),
    },
    collector: {
      question: 'Combien de terrain faut-il à la géothermie horizontale ?',
      answer: say(
        'Un captage horizontal demande environ une fois et demie à deux fois et demie la surface chauffée en terrain libre, à plus d’un mètre de profondeur ; les corbeilles et les boucles spirales se contentent de moins. L’argile humide est idéale, le sable sec mauvais. Gazon et pâture peuvent rester dessus, mais ni arbres à racines profondes, ni terrasse, ni abri : pluie et soleil doivent réchauffer le sol.',
      ),
    },
    site: {
      question: 'Un forage géothermique abîme-t-il le jardin ?',
      answer: say(
        'Un forage ne laisse qu’une tranchée étroite vers la maison et un bout de gazon piétiné qui repousse en une saison ; un captage à plat retourne la moitié du jardin. Une foreuse normale demande presque trois mètres de passage, les petites machines sur chenilles passent par un mètre cinquante environ. Le foreur vérifie l’accès, les conduites et les distances sur place.',
      ),
    },
    permit: {
      question: 'Puis-je forer pour la géothermie sur mon terrain ?',
      answer: {
        de: groundSourcePermit,
        at: groundSourcePermit,
        ch: say(
          'Toute sonde demande une autorisation cantonale liée à la protection des eaux, et selon la commune une demande de permis ; c’est en général le foreur qui dépose le dossier. En zone de protection des eaux et au-dessus des nappes importantes, elle est interdite ou limitée en profondeur. La carte des sondes du géoportail de votre canton montre en une minute si votre parcelle est admise.',
        ),
        us: say(
          'Seuls des foreurs agréés peuvent le faire, et le permis vient de l’État ou du comté, souvent du même bureau que pour les puits ; le foreur le demande. Dans les zones de protection de l’eau et le karst, il y a souvent des conditions ou des interdictions, et les systèmes ouverts ont des règles plus strictes. Appelez le comté avant de commander pour connaître les distances aux puits et à la limite.',
        ),
      },
    },
    well: {
      question: 'Une pompe à chaleur peut-elle utiliser l’eau d’un puits ?',
      answer: say(
        'Une nappe, un puits ou une source abondante font une très bonne source de chaleur, car l’eau garde presque la même température toute l’année. Il faut un débit suffisant jour et nuit, une eau qui s’y prête (fer et calcaire bouchent les puits), un puits de rejet et une autorisation plus stricte que pour une sonde. Commencez par un essai de pompage et une analyse d’eau.',
      ),
    },
    lasting: {
      question: 'Combien de temps dure une sonde géothermique ?',
      answer: say(
        'Bien dimensionnée, la sonde n’épuise pas le sol, et les tubes durent cinquante ans et plus : on peut donc souvent garder d’anciennes sondes avec une nouvelle pompe, après un essai d’étanchéité. Le risque existe si le forage est trop court ou les sondes trop proches ; rendre de la chaleur en été aide alors. Les fuites sont rares, la pompe signale la baisse de pression, et l’antigel ne pollue que faiblement.',
      ),
    },
  },
  hybrid: {
    worthIt: {
      question: 'Quand un chauffage hybride est-il judicieux ?',
      answer: {
        de: hybridWorthIt,
        at: hybridWorthIt,
        ch: hybridWorthIt,
        us: say(
          'Le dual fuel a du sens si la fournaise est encore jeune, si le gaz est bon marché chez vous ou s’il fait souvent moins de zéro Fahrenheit ; la pompe à chaleur économise quand même du gaz la plupart du temps. Sinon, une pompe pour climat froid avec appoint électrique suffit, et l’abonnement au gaz disparaît. Je n’achèterais pas de fournaise neuve comme réserve.',
        ),
      },
    },
    switchPoint: {
      question: 'Quand un chauffage hybride passe-t-il au gaz ou au mazout ?',
      answer: {
        de: hybridSwitchPoint,
        at: hybridSwitchPoint,
        ch: hybridSwitchPoint,
        us: say(
          'Beaucoup de thermostats basculent vers trente-cinq à quarante degrés Fahrenheit, trop tôt pour les pompes actuelles ; celles pour climat froid tournent à bon compte jusque vers zéro à quinze degrés. Le bon seuil découle de vos prix du courant et du gaz, un professionnel le calcule et le règle. Les deux ne devraient jamais se combattre ; un thermostat commun y veille.',
        ),
      },
    },
    upkeep: {
      question: 'Paie-t-on deux entretiens avec un chauffage hybride ?',
      answer: say(
        'Deux appareils, c’est deux entretiens, plus le ramoneur ou le contrôle de combustion et l’abonnement au gaz même pour quelques jours ; ensemble, facilement quelques centaines par an. Demandez si une entreprise s’occupe des deux. Quand l’abonnement coûte plus que ce que le gaz vous fait gagner, il est temps de le résilier.',
      ),
    },
    keepOld: {
      question: 'Puis-je garder ma chaudière avec une pompe à chaleur ?',
      answer: {
        de: hybridKeepOld,
        at: hybridKeepOld,
        ch: say(
          'Techniquement, c’est presque toujours possible ; juridiquement, le canton décide : beaucoup d’aides exigent le démontage de la chaudière à mazout ou à gaz, et les nouvelles lois n’admettent un reste fossile que dans certaines limites. Le contenu de la citerne se brûle jusqu’aux travaux. Demandez au service de l’énergie avant de compter sur la chaudière.',
        ),
        us: say(
          'Vous pouvez presque partout garder une chaudière ou fournaise en état comme réserve ; le reste de la citerne se brûle les jours les plus froids. Certaines remises exigent l’enlèvement ou la mise hors service de l’ancien chauffage, demandez avant. Citerne et cheminée demandent toujours de l’entretien.',
        ),
      },
    },
    woodBackup: {
      question: 'Un poêle à bois complète-t-il bien la pompe à chaleur ?',
      answer: say(
        'Un poêle à bois ou à granulés s’y marie bien : il soulage la pompe les jours glacials et chauffe encore en cas de panne. Un poêle bouilleur se raccorde par un ballon tampon, un poêle ordinaire n’a besoin d’aucune liaison. Un split à côté du chauffage au gaz est aussi un bon mélange, car il chauffe à bon compte à la mi-saison.',
      ),
    },
  },
  refrigerant: {
    explode: {
      question: 'Une pompe à chaleur au propane peut-elle exploser ?',
      answer: say(
        'Il est extrêmement improbable qu’un appareil au propane placé dehors explose : il en contient en général environ un kilo, soit deux ou trois cartouches de camping, dans un circuit fermé sans flamme, et une fuite se dilue dans l’air. Pour les enfants, les animaux et les grillades, il suffit de garder la zone de protection sans feu ni étincelle. Le {refrigerantNew} et les autres fluides récents s’enflamment difficilement.',
      ),
    },
    leak: {
      question: 'Et si ma pompe à chaleur perd du fluide frigorigène ?',
      answer: say(
        'Une fuite n’est en général pas toxique, mais le propane et bien des fluides récents brûlent et n’ont souvent pas d’odeur : aucune flamme, aucun interrupteur, gardez vos distances et appelez un frigoriste. Si le gaz s’accumule dans la maison, sortez et appelez de dehors les pompiers. Le fluide ne se consomme pas : s’il en manque, on répare la fuite avant de recharger. Signes : puissance qui baisse, givre sur les conduites, messages d’erreur ou sifflement.',
      ),
    },
    safetyZone: {
      question: 'Pompe à chaleur au propane : quelle zone de sécurité ?',
      answer: say(
        'Avec le propane, une zone de protection d’en général un demi-mètre à un bon mètre autour de l’appareil reste sans fenêtre, porte, saut-de-loup, écoulement, prise ni feu, car le gaz est plus lourd que l’air et s’accumule dans les creux. Les mesures exactes figurent dans la notice du fabricant et sont obligatoires. Une rampe de cave ou une cour encaissée ne convient en général pas ; un appareil au {refrigerantNew} y va mieux.',
      ),
    },
    oldRefrigerant: {
      question: 'Puis-je garder une pompe à chaleur avec un ancien fluide ?',
      answer: say(
        'Vous pouvez continuer à utiliser et réparer un appareil au {refrigerantOld}, {refrigerantOlder} ou {refrigerantNew}, aucun remplacement n’est obligatoire. Le fluide neuf à fort effet sur le climat devient rare et cher, le recyclé existera encore des années. Le {refrigerantOldest} ne peut plus être rechargé en Europe : une fuite y signifie en général la fin. On passe rarement à un autre fluide ; une entreprise certifiée récupère l’ancien.',
      ),
    },
    whichOne: {
      question: 'Quel fluide frigorigène pour ma future pompe à chaleur ?',
      answer: {
        de: refrigerantWhichOne,
        at: refrigerantWhichOne,
        ch: say(
          'Pour un appareil neuf, le propane est le choix le plus sûr pour l’avenir : presque pas d’effet sur le climat, pas de polluants éternels, hautes températures de départ. La Suisse a sa propre ordonnance (ORRChim) : les splits simples de moins de trois kilos de {refrigerantOld} ne peuvent plus être vendus depuis {oldSplitBanCh}, d’autres interdictions sont prévues dès {nextRefrigerantCh} ; usage et réparation restent permis. Le {refrigerantNew} se défend là où la zone de protection manque ou s’il faut un split ; demandez ce qui vaudra alors. Tous doivent être bien planifiés et posés.',
        ),
        us: say(
          'Aux États-Unis, les appareils neufs utilisent le {refrigerantB} ou le {refrigerantNew} ; les deux conviennent et seront longtemps entretenus, la marque a en général choisi l’un d’eux. Attendre le propane ne vaut pas la peine. Ne prenez un reste de stock au {refrigerantOld} qu’avec un net rabais et si la pose est encore permise chez vous, car ce fluide renchérit. Le dimensionnement et la pose comptent davantage que le fluide.',
        ),
      },
    },
    climate: {
      question: 'Le fluide d’une pompe à chaleur nuit-il au climat ?',
      answer: say(
        'La valeur PRG (GWP) dit combien de fois un kilo réchauffe le climat plus que le {carbonDioxide} : le propane est à trois environ ou moins, le {refrigerantNew} à plusieurs centaines, le {refrigerantOld} vers deux mille. Cela ne joue que si le fluide s’échappe ; même alors, la pompe économise bien plus que cela sur sa vie face au mazout et au gaz. Certains fluides de synthèse (HFO) comptent parmi les polluants éternels, pas le propane.',
      ),
    },
    whoHandles: {
      question: 'Qui peut manipuler le fluide d’une pompe à chaleur ?',
      answer: say(
        'Seule une personne certifiée peut intervenir sur le circuit frigorifique ; un chauffagiste sans certificat pose un appareil rempli en usine et ne raccorde que l’eau. Un split, dont les conduites se relient sur place, demande un frigoriste (seuls les États-Unis ont des kits préchargés), et le propane une formation aux fluides inflammables. Les contrôles d’étanchéité réguliers ne sont obligatoires qu’à partir de plus grandes charges ; la plupart des appareils de maison sont en dessous.',
      ),
    },
  },
  winter: {
    defrost: {
      question: 'De la glace sur la pompe à chaleur, est-ce normal ?',
      answer: say(
        'Givre, nuages de vapeur et eau qui goutte sont normaux : par froid humide autour de zéro, l’appareil dégivre toutes les trente à nonante minutes pendant quelques minutes, sans que la maison se refroidisse. Ce qui n’est pas normal, c’est une carapace de glace qui reste après le dégivrage. Arrêtez-le alors, ne cassez pas la glace et appelez l’entreprise ; l’eau tiède ne fait pas de mal.',
      ),
    },
    heatingRod: {
      question: 'Quand sert l’appoint électrique de la pompe à chaleur ?',
      answer: say(
        'La résistance sert aux rares heures très froides et ne fait, dans une installation bien dimensionnée, que quelques pour cent de la consommation, soit quelques dizaines à une bonne centaine d’heures. Si elle tourne des centaines d’heures ou déjà vers zéro, le seuil, la courbe de chauffe ou la taille sont en cause ; faites vérifier. Ne la coupez pas entièrement, elle assure le dégivrage ; l’autoriser seulement par grand froid suffit.',
      ),
    },
    notWarm: {
      question: 'Pourquoi ma pompe à chaleur chauffe mal par grand froid ?',
      answer: say(
        'Un ou deux degrés de moins les jours les plus froids indiquent un dimensionnement juste ou une courbe trop basse, davantage un défaut. Ouvrez toutes les vannes, supprimez l’abaissement nocturne, relevez un peu la courbe et vérifiez que l’unité extérieure est libre de glace et de feuilles. Si cela baisse encore, appelez l’entreprise : un manque de fluide ou un mauvais débit se voit d’abord par le gel.',
      ),
    },
    powerUse: {
      question: 'Combien consomme une pompe à chaleur par grand froid ?',
      answer: say(
        'Plus il fait froid, plus elle consomme par unité de chaleur : un kWh donne environ quatre kWh de chaleur par temps doux, un peu plus de deux et demi par gel modéré et environ deux par grand gel. La maison demande aussi davantage, un jour glacial peut donc coûter trois à quatre fois un jour doux. Ces jours sont rares ; ce qui compte est la moyenne annuelle, {fieldAir} pour l’air selon des mesures sur le terrain.',
      ),
    },
    extremeCold: {
      question: 'Jusqu’à quelle température marche une pompe à chaleur ?',
      answer: say(
        'Les pompes à air courantes travaillent jusqu’à environ moins vingt degrés, les modèles pour climat froid jusqu’à moins vingt-cinq ou moins ; la fiche technique dit ce qu’il en reste à votre température de référence. En Norvège et en Suède, de très nombreuses maisons se chauffent à la pompe à chaleur. En altitude ou dans une cuvette froide, prévoyez l’appoint d’emblée ou une sonde géothermique, que le froid extérieur n’atteint pas.',
      ),
    },
    designTemperature: {
      question: 'Pour quel froid dimensionne-t-on une pompe à chaleur ?',
      answer: say(
        'L’installation est dimensionnée pour la température de référence de votre lieu, une valeur rarement dépassée par le bas, quelques heures ou jours par an ; l’installateur la tire des normes. S’il fait plus froid, l’appoint aide et la chaleur stockée dans la maison fait passer une nuit ou deux. Le devis doit dire ce que la pompe fournit à cette température et ce que la maison demande.',
      ),
    },
    settings: {
      question: 'Comment régler la pompe à chaleur en hiver ?',
      answer: say(
        'Par grand froid, laissez-la tourner en continu, sans abaissement nocturne ou de deux degrés au plus : rattraper le matin ferait venir la résistance. Gardez les vannes ouvertes et aérez brièvement. Dans une maison vide, maintenez environ quatorze à seize degrés et remontez un à deux jours avant d’arriver.',
      ),
    },
    snow: {
      question: 'La neige gêne-t-elle la pompe à chaleur ?',
      answer: say(
        'L’unité extérieure supporte neige et gel tant que l’air passe : elle se place sur un socle ou une console au-dessus de la hauteur de neige habituelle, avec un écoulement libre. Après de fortes chutes, dégagez environ une longueur de bras autour et libérez la grille à la main ou au balai. Un petit toit aide, un coffrage non ; évitez les avalanches du toit.',
      ),
    },
    powerCut: {
      question: 'Que devient la pompe à chaleur lors d’une panne de courant ?',
      answer: say(
        'Lors d’une coupure de courant, la pompe à chaleur s’arrête et repart seule ensuite ; rien ne s’abîme. Une maison ne perd que quelques degrés en une demi-journée, un ballon tampon aide, et une chaudière à gaz ou à mazout ne marche pas non plus sans courant. Seul un grand froid avec de l’eau dans l’unité extérieure est délicat : après quelques heures, il faut la vider, sauf soupape antigel ; le manuel dit comment.',
      ),
    },
  },
  hotWater: {
    enough: {
      question: 'La pompe à chaleur fait-elle assez d’eau chaude pour tous ?',
      answer: {
        de: hotWaterEnough,
        at: hotWaterEnough,
        ch: say(
          'C’est assez pour la douche et le bain : le boiler est tenu à cinquante ou cinquante-cinq degrés, et l’on se douche à une quarantaine. C’est la taille qui compte, en règle générale cinquante à septante litres par personne, davantage avec une grande baignoire ou beaucoup de douches de suite. Si le deuxième se lave à l’eau tiède, un réglage un peu plus haut, une seconde chauffe par jour ou un boiler plus grand suffit en général.',
        ),
        us: say(
          'Pour une famille de quatre, un appareil de cinquante à quatre-vingts gallons suffit en général. Il se réchauffe plus lentement qu’un ballon à gaz : prenez une taille de plus ou passez en mode hybride avant des invités, la résistance aide alors. Comparez le « first hour rating » de l’étiquette à ce que votre ménage consomme à l’heure de pointe.',
        ),
      },
    },
    legionella: {
      question: 'Quelle température d’eau chaude contre les légionelles ?',
      answer: {
        de: hotWaterLegionella,
        at: hotWaterLegionella,
        ch: say(
          'En villa, on recommande au moins cinquante, mieux cinquante-cinq degrés aux robinets et un usage régulier. En immeuble, on tient {hotWaterBig} degrés à la sortie du boiler, ce qu’une pompe bien choisie sait faire. Quarante-cinq, c’est trop peu à la longue ; en cas d’immunité faible ou après les vacances, faites une chauffe plus forte.',
        ),
        us: say(
          'La plupart des appareils sont réglés à {hotWaterUsDial} °F, ce qui économise du courant et évite les brûlures ; seuls {hotWaterUs} °F tuent sûrement les légionelles. En cas d’immunité faible, réglez le ballon à {hotWaterUs} °F et faites poser un mitigeur à la sortie. L’essentiel est que l’eau circule régulièrement ; rincez à chaud après une longue absence.',
        ),
      },
    },
    sameMachine: {
      question: 'La pompe à chaleur du chauffage fait-elle l’eau chaude ?',
      answer: {
        de: hotWaterSameMachine,
        at: hotWaterSameMachine,
        ch: hotWaterSameMachine,
        us: say(
          'En général non, un mini-split ou une pompe à chaleur à gaines ne fait pas d’eau chaude : il faut un appareil à part, le plus sobre étant un chauffe-eau thermodynamique. Seule une pompe air-eau qui alimente plinthes ou plancher peut faire les deux avec un ballon. Si l’ancienne chaudière faisait les deux, prévoyez l’eau en même temps.',
        ),
      },
    },
    ownHeater: {
      question: 'Un chauffe-eau à pompe à chaleur vaut-il la peine ?',
      answer: {
        de: hotWaterOwnHeater,
        at: hotWaterOwnHeater,
        ch: hotWaterOwnHeater,
        us: say(
          'Un chauffe-eau thermodynamique est presque toujours rentable à la place d’un ballon électrique : il consomme environ un tiers du courant. À la place du gaz, c’est le prix de l’électricité qui décide ; posé, il coûte selon une analyse {waterHeaterUs} à la place d’un ballon électrique, {waterHeaterGasUs} à la place du gaz. Les modèles courants demandent un circuit bipolaire ; pour remplacer le gaz, il en existe sur prise normale, plus lents. Demandez si HEAR (jusqu’à {hearWaterHeater}) ou votre distributeur paie, avant que l’ancien ne fuie.',
        ),
      },
    },
    room: {
      question: 'Quelle pièce pour un chauffe-eau à pompe à chaleur ?',
      answer: say(
        'Une cave d’au moins vingt mètres cubes environ convient le mieux : l’appareil refroidit la pièce de quelques degrés et la sèche, ce qui y est plutôt agréable, moins à côté des pièces à vivre. Il fait le bruit d’un déshumidificateur ou d’un gros frigo quelques heures par jour, que l’on peut placer à midi. L’eau de condensation demande un écoulement, et des gaines peuvent évacuer l’air froid.',
      ),
    },
    pipes: {
      question: 'Pourquoi l’eau chaude met-elle si longtemps à arriver ?',
      answer: say(
        'Si l’eau chaude met des minutes à venir, ce sont les longues conduites : une circulation avec minuterie ou bouton aide, un petit chauffe-eau électrique au robinet éloigné est souvent plus sobre. Une circulation qui tourne jour et nuit perd beaucoup de chaleur et brasse le ballon ; isolez les tuyaux et ne la faites marcher qu’aux heures de douche.',
      ),
    },
    leaking: {
      question: 'Que faire si le chauffe-eau fuit ?',
      answer: say(
        'De l’eau sous le chauffe-eau : fermez l’eau froide à l’appareil, coupez le courant au disjoncteur ou le gaz, et restez loin des prises mouillées ; dans le doute, fermez la vanne principale. Une soupape qui goutte pendant la chauffe peut être sans gravité, une cuve rouillée est finie. Appelez un plombier aujourd’hui ; une cuve percée se remplace, et c’est le moment de demander un modèle à pompe à chaleur.',
      ),
    },
  },
  cooling: {
    floorCooling: {
      question: 'Le chauffage au sol rafraîchit-il bien en été ?',
      answer: say(
        'Avec de l’eau fraîche dans le sol, on gagne deux à quatre degrés, pas plus, car le sol ne doit pas descendre sous le point de rosée. Une sonde d’humidité tient l’eau vers dix-huit à vingt degrés, ainsi rien ne se mouille ; on exclut souvent la salle de bains et les parquets fragiles. Le mieux est de laisser tourner en continu et d’ombrager le jour.',
      ),
    },
    radiators: {
      question: 'Peut-on rafraîchir avec des radiateurs ?',
      answer: say(
        'Les radiateurs ne refroidissent guère : leur surface est petite, l’air froid reste en bas et ils gouttent sous le point de rosée. On remplace alors quelques radiateurs par des ventilo-convecteurs avec écoulement, ou on pose un split pour les chambres et les combles. Les tuyaux doivent être isolés contre les gouttes.',
      ),
    },
    activate: {
      question: 'Que faut-il à ma pompe à chaleur pour rafraîchir ?',
      answer: say(
        'Toutes les pompes ne savent pas refroidir : il faut un appareil réversible, la fonction activée, une sonde de point de rosée et des conduites isolées. Si la fiche indique une puissance froid, l’entreprise peut souvent l’activer après coup ; parfois une aide ou un canton l’interdit. Prévoyez-la d’emblée dans le devis, l’ajouter coûte plus cher.',
      ),
    },
    airConditioner: {
      question: 'Climatiseur fixe ou mobile, que choisir ?',
      answer: {
        de: coolingAirConditioner,
        at: coolingAirConditioner,
        ch: say(
          'Pour des pièces vraiment fraîches, prenez un split : il déshumidifie, tient la température voulue et chauffe sobrement en hiver. Fixe, il demande en certains lieux une autorisation, par exemple à Genève et dans le canton de Vaud ; demandez d’abord à la commune, et au propriétaire en location. Les mobiles sont libres, mais bruyants, faibles et gourmands.',
        ),
        us: coolingAirConditioner,
      },
    },
    powerSolar: {
      question: 'Combien consomme la climatisation, le solaire suffit-il ?',
      answer: say(
        'Refroidir consomme moins qu’on ne croit : un split pour une pièce tire en général trois à huit cents watts, soit quelques kWh par jour chaud. Avec des panneaux, presque tout vient du soleil en journée, car les deux coïncident ; la nuit, seulement avec une batterie ou du réseau. Rafraîchissez donc l’après-midi, à l’avance.',
      ),
    },
    ground: {
      question: 'La géothermie peut-elle rafraîchir en été ?',
      answer: say(
        'Avec la géothermie, rafraîchir est presque gratuit : l’eau fraîche de la sonde emporte la chaleur par le sol ou le plafond, seule une pompe de circulation tourne. On gagne deux à quatre degrés, et la sonde se recharge pour l’hiver. Il faut un échangeur avec mélangeur et une sonde de point de rosée ; demandez le « freecooling ».',
      ),
    },
    heatTips: {
      question: 'Comment garder mon logement frais pendant la canicule ?',
      answer: say(
        'L’ombre extérieure aide le plus : volets, stores ou toiles devant les fenêtres est, ouest et de toit arrêtent les trois quarts de la chaleur. N’aérez que la nuit, éteignez les sources de chaleur et isolez le toit. Un ventilateur ne coûte presque rien et donne deux à trois degrés de fraîcheur ressentie. Pour les personnes âgées, malades et petits enfants, gardez une pièce climatisée.',
      ),
    },
  },
  heatPumpLifetime: {
    cycling: {
      question: 'Des démarrages fréquents usent-ils la pompe à chaleur ?',
      answer: say(
        'Des démarrages très fréquents usent le compresseur et coûtent du courant ; quelques-uns par jour sont normaux, plusieurs par heure pendant des semaines sont trop. En général l’appareil est trop gros, la courbe de chauffe trop haute ou trop peu de radiateurs ouverts. Faites régler courbe et durée minimale, ouvrez tous les thermostats et ajoutez au besoin un ballon tampon.',
      ),
    },
    failsFirst: {
      question: 'Quelle pièce d’une pompe à chaleur lâche en premier ?',
      answer: say(
        'Les petites pièces lâchent en général d’abord : ventilateur, circulateur, sondes, vannes et électronique de commande, souvent après huit à douze ans. Le compresseur dure le plus longtemps et coûte le plus cher. Remplacer de petites pièces est normal et vaut la peine tant qu’elles existent ; à l’achat, demandez combien de temps le fabricant les livre.',
      ),
    },
    coast: {
      question: 'La pluie et l’air marin usent-ils la pompe à chaleur ?',
      answer: say(
        'La pluie guère, l’air marin oui : elle est faite pour être dehors, pluie et neige n’abrègent guère sa vie. L’air salin en bord de mer, l’air d’étable ou l’humidité constante font rouiller ailettes et boîtier plus vite, souvent de plusieurs années. Choisissez alors un appareil protégé d’usine contre la corrosion, à l’abri du vent, et rincez-le à l’eau claire plusieurs fois par an.',
      ),
    },
    versus: {
      question: 'Une pompe à chaleur dure-t-elle autant qu’une chaudière ?',
      answer: say(
        'Les appareils à air et les chaudières vivent à peu près autant, {heatPumpYears} ans ; de vieilles chaudières en fonte ont fait plus. Les géothermiques durent souvent un peu plus, à l’abri à la cave et avec une marche plus régulière, et la sonde survit à plusieurs machines. Sur trente ans, prévoyez un remplacement de la machine ; tuyaux, ballon et radiateurs restent.',
      ),
    },
    early: {
      question: 'Et si la pompe à chaleur lâche beaucoup trop tôt ?',
      answer: say(
        'Faites d’abord vérifier si une pièce, même le compresseur, se remplace et si garantie ou geste commercial s’applique ; les fabricants participent souvent. Une panne définitive avant dix ans n’est pas la règle ; elle vient surtout d’un mauvais dimensionnement, d’un manque d’entretien ou d’une pièce défectueuse. Dès une quinzaine d’années, un appareil neuf est en général plus sage qu’un nouveau compresseur.',
      ),
    },
    oldUnit: {
      question: 'Combien de temps tiendra ma vieille pompe à chaleur ?',
      answer: say(
        'À dix ans, un bon appareil a en général la moitié devant lui ; à quinze, prévoyez le remplacement ; au-delà de vingt, chaque année est un cadeau. Les signes de fin sont une consommation en hausse, des pannes fréquentes, du bruit et une perte de fluide. À l’achat d’une maison ou en cas de doute, faites voir heures, démarrages et carnet d’entretien ; tant qu’elle tourne bien, inutile de la changer.',
      ),
    },
    care: {
      question: 'Comment faire durer ma pompe à chaleur ?',
      answer: say(
        'Le plus utile est la bonne taille avec une température de départ basse : elle tourne alors longtemps et doucement. S’ajoutent un contrôle annuel, des ailettes libres, un filtre propre et peu d’interventions comme l’arrêt nocturne. Marque et prix en disent moins que le dimensionnement, la garantie sur le compresseur et un service proche.',
      ),
    },
  },
  efficiency: {
    goodValue: {
      question: 'Qu’est-ce qu’un bon rendement de pompe à chaleur ?',
      answer: say(
        'Pour une pompe à air dans une maison existante, un coefficient annuel d’environ {fieldAir} est la moyenne mesurée ; dès trois c’est correct, au-dessus de quatre très bon. Avec une sonde, la moyenne est de {fieldGround}. Sous deux et demi environ à air, ou trois et demi avec sonde, faites vérifier les réglages. Plus c’est haut, mieux c’est ; janvier est bien plus bas qu’octobre, seule l’année entière compte.',
      ),
    },
    ratings: {
      question: 'Pompe à chaleur : que signifient COP et autres indices ?',
      answer: {
        de: efficiencyRatings,
        at: efficiencyRatings,
        ch: efficiencyRatings,
        us: say(
          'Pour le chauffage, regardez le {heatingRatingUs}, pour le froid le {coolingRatingUs} ; le deux désigne le nouveau test, plus strict, à ne pas comparer aux anciennes valeurs. Le {heatingRatingUs} divisé par {btuFactor} donne à peu près le COP moyen. En climat froid, le COP à cinq degrés Fahrenheit en dit plus que celui à quarante-sept.',
        ),
      },
    },
    measure: {
      question: 'Comment mesurer le rendement de ma pompe à chaleur ?',
      answer: say(
        'Divisez la chaleur livrée par le courant consommé sur une année entière, tous deux en kilowattheures : c’est votre coefficient annuel. Un compteur électrique séparé (résistance et circulateurs compris) et un compteur de chaleur sont fiables ; l’affichage de l’appareil estime souvent dix à vingt pour cent trop haut. Beaucoup d’appareils montrent les deux valeurs dans le menu énergie ou données de service.',
      ),
    },
    whyLower: {
      question: 'Pourquoi ma pompe à chaleur rend-elle moins qu’annoncé ?',
      answer: say(
        'Le prospectus montre des valeurs de laboratoire par temps doux avec de l’eau tiède ; chez vous s’ajoutent le gel, des radiateurs plus chauds, l’eau sanitaire, les circulateurs et parfois la résistance. Cinq sur le papier devient souvent un peu plus de trois avec des radiateurs. Si la valeur chute, cherchez une courbe de chauffe modifiée, un hiver plus rude, un évaporateur sale ou une résistance qui tourne.',
      ),
    },
    improve: {
      question: 'Comment améliorer le rendement de ma pompe à chaleur ?',
      answer: {
        de: efficiencyImprove,
        at: efficiencyImprove,
        ch: efficiencyImprove,
        us: say(
          'Le plus utile est de lui faciliter la tâche : gaines étanches, filtres propres, consigne stable au lieu de fortes baisses nocturnes, et résistance d’appoint autorisée seulement par grand froid. Avec plinthes ou plancher, baissez la courbe de chauffe par petits pas. Elle est bien réglée si elle tourne longtemps et lentement au lieu de s’allumer sans cesse.',
        ),
      },
    },
    promise: {
      question: 'Puis-je faire garantir le rendement de la pompe à chaleur ?',
      answer: say(
        'Au contrat, car alors seulement l’installateur doit une valeur ; demandez par écrit le coefficient annuel calculé pour votre maison, avec la température de départ, résistance et eau chaude comprises. À air avec radiateurs, un peu plus de trois est équitable, avec plancher chauffant plutôt quatre. Ajoutez un compteur de chaleur, un compteur électrique et une clause de correction si le résultat est nettement inférieur après un an.',
      ),
    },
  },
  solarHeatPump: {
    inWinter: {
      question: 'Qu’apporte le solaire à la pompe à chaleur en hiver ?',
      answer: say(
        'En hiver, le toit apporte peu : de décembre à février, il couvre en Europe centrale en général cinq à quinze pour cent du courant de la pompe, à midi par temps clair davantage, avec brouillard ou neige sur les modules presque rien. Dès mars, cela monte vite. Au-dessus du brouillard, avec des modules raides ou en façade, la part d’hiver est nettement plus grande.',
      ),
    },
    zeroBill: {
      question: 'Solaire et pompe à chaleur : chauffe-t-on gratuitement ?',
      answer: say(
        'Vous ne chaufferez pas gratuitement : même avec un grand toit, la plus grande partie du courant de la pompe, deux tiers à trois quarts dans notre modèle, s’achète en hiver. Les parts de septante ou huitante pour cent viennent d’un bilan annuel ou du seul été. La facture baisse quand même nettement, grâce à l’injection d’été et au reste du ménage.',
      ),
    },
    control: {
      question: 'Comment piloter la pompe à chaleur selon le solaire ?',
      answer: say(
        'Le plus simple est un horaire : eau chaude entre midi et quatorze heures, chauffage un peu plus haut le jour, un peu plus bas la nuit. Une liaison avec l’onduleur en tire plus : il signale le surplus à la pompe par le contact SG Ready ou par le réseau ; votre installateur la règle. Un gestionnaire d’énergie vaut surtout la peine s’il pilote aussi la voiture et la batterie.',
      ),
    },
    preheat: {
      question: 'Faut-il préchauffer la maison à midi avec le solaire ?',
      answer: say(
        'Préchauffer à midi vaut la peine avec mesure : un à deux degrés de plus dans les pièces ou la dalle gardent le soleil jusqu’au soir, et à la mi-saison la pompe ne tourne presque plus la nuit. Pousser l’accumulateur à soixante degrés mange le gain, car chaque degré de plus coûte du rendement. En plein hiver, laissez : il n’y a guère de surplus.',
      ),
    },
    order: {
      question: 'D’abord le solaire, la pompe à chaleur ou les deux ?',
      answer: say(
        'Les deux à la fois, c’est idéal mais pas obligatoire : électricité, compteur et commande ne se font qu’une fois, et le toit est d’emblée assez garni. Si le chauffage presse, prenez d’abord la pompe et prévoyez le toit ; sinon le solaire économise dès le premier jour. Une pompe se justifie aussi sans panneaux. Un compteur suffit en général ; un second peut priver la pompe du solaire.',
      ),
    },
    battery: {
      question: 'Une batterie est-elle utile avec une pompe à chaleur ?',
      answer: say(
        'Une batterie aide la pompe surtout au printemps et en automne : le soleil du jour tient alors jusque dans la nuit. En hiver elle est souvent vide, car la pompe utilise tout aussitôt. La part du toit dans le courant de la pompe ne monte que de quelques points ; achetez-la pour le ménage, pas à cause de la pompe.',
      ),
    },
    systemSize: {
      question: 'Combien de panneaux solaires pour une pompe à chaleur ?',
      answer: say(
        'Avec une pompe, garnissez le toit autant que raisonnable, en général huit à quinze kW : en hiver chaque module compte, et les derniers coûtent le moins. Copier la consommation annuelle de la pompe n’a guère de sens, car elle tombe dans les mois sombres. Deux à six kW aident déjà, surtout pour l’eau chaude.',
      ),
    },
  },
  heatingLaw: {
    mustIReplace: {
      question: 'Dois-je remplacer un chauffage qui marche encore ?',
      answer: {
        de: say(
          'Personne ne vous oblige à arracher un chauffage qui marche ni à poser une pompe à chaleur ; vous pouvez en règle générale le garder et le réparer. Seules de très vieilles chaudières standard pouvaient tomber sous une obligation d’arrêt ; le ramoneur du district, qui le contrôle de toute façon, vous le dira. Accumulateurs, poêles à charbon et à bois ne sont pas interdits non plus s’ils respectent les valeurs d’émission.',
        ),
        at: say(
          'Personne ne vous oblige à arracher un chauffage au mazout ou au gaz existant ; vous pouvez pour l’instant le garder et le réparer. La sortie dont on parle est un objectif, pas une obligation de remplacement ; certains Länder ont leurs règles pour les appareils neufs. Votre commune ou le conseil énergie du Land sait ce qui vaut.',
        ),
        ch: say(
          'En général non : un chauffage à mazout ou à gaz qui marche n’est pas à arracher ; il peut aller au bout de sa vie et être réparé tant que le contrôle de combustion l’admet. C’est différent pour le chauffage électrique, que plusieurs cantons font disparaître à une date fixe. Sinon, les règles n’agissent en général qu’au remplacement ; certains cantons comme Bâle-Ville veulent une date de fin, demandez au service de l’énergie.',
        ),
        us: say(
          'En règle générale non : vous n’avez pas à arracher un chauffage qui marche dans un logement ; vous pouvez le garder et le réparer. Les règles dont on débat visent le neuf et la vente d’appareils neufs. Le service des constructions sait si quelque chose vaut chez vous au remplacement.',
        ),
      },
    },
    whenReplacing: {
      question: 'Quel chauffage puis-je installer en remplacement ?',
      answer: {
        de: say(
          'Au remplacement, vous choisissez de nouveau librement, gaz et mazout compris ; l’obligation d’une part renouvelable à la pose est supprimée depuis le {heatingLawSince}. Mais qui installe du gaz ou du mazout neuf devra acheter du combustible biogène, {bioFuelFirst} dès {bioFuelFirstFrom}, puis davantage. Cela vaut aussi en location et après un achat ; Länder et communes peuvent demander plus.',
        ),
        at: say(
          'Dans une maison existante, le droit fédéral permet encore de remplacer une chaudière à gaz ou à mazout en panne si votre Land ne le restreint pas ; dans le neuf, les chauffages fossiles ne sont plus admis. Demandez à l’autorité communale avant l’achat. Pensez au prix du {carbonDioxide} avant de vous engager pour des années.',
        ),
        ch: say(
          'Au remplacement, c’est le droit de votre canton qui vaut : dans beaucoup, le mazout ou le gaz exige une part renouvelable ou une solution standard du MoPEC, par exemple isolation, fenêtres neuves ou solaire thermique ; à Zurich, Bâle-Ville et ailleurs, le fossile n’est plus possible que par exception. Le remplacement est presque partout à annoncer ou à autoriser. Demandez au service de l’énergie avant de commander.',
        ),
        us: say(
          'En général, vous pouvez remplacer gaz, mazout ou propane par la même chose, avec permis et selon les normes fédérales de rendement. Des exceptions existent surtout en Californie, où des agences de l’air ont fixé pour les appareils neufs des limites dont les dates ont bougé. Demandez au service des constructions avant l’achat.',
        ),
      },
    },
    whatChanged: {
      question: 'Qu’est-ce qui a changé dans la loi allemande du chauffage ?',
      answer: say(
        'La règle allemande des soixante-cinq pour cent renouvelables pour tout chauffage neuf ne vaut plus : la nouvelle loi est en vigueur depuis le {heatingLawSince} et laisse de nouveau le choix à la pose. À la place vient un escalier pour le combustible : gaz et mazout neufs exigent une part biogène croissante dès {bioFuelFirstFrom}. Les délais de pose liés à la planification communale tombent. Dans d’autres pays, cette règle n’a jamais valu.',
      ),
    },
    bioShare: {
      question: 'Quelle part bio pour une chaudière neuve en Allemagne ?',
      answer: say(
        'En Allemagne, l’escalier ne vise que les chauffages à gaz et à mazout neufs, pas les existants : {bioFuelFirst} de combustible biogène dès {bioFuelFirstFrom}, {bioFuelSecond} dès {bioFuelSecondFrom}, {bioFuelThird} dès {bioFuelThirdFrom} et {bioFuelLast} dès {bioFuelLastFrom}. On le respecte par le contrat de livraison, avec du biométhane ou du biomazout, plus cher. Une chaudière prête pour l’hydrogène n’y suffit pas à elle seule.',
      ),
    },
    futureBans: {
      question: 'Le chauffage au gaz ou mazout sera-t-il un jour interdit ?',
      answer: {
        de: heatingLawFutureBans,
        at: heatingLawFutureBans,
        ch: heatingLawFutureBans,
        us: say(
          'Aucune fin nationale du gaz ou du mazout n’est prévue. Certaines villes et États comme New York limitent le fossile dans le neuf, d’autres États l’interdisent à leurs villes, et des tribunaux ont annulé ou repoussé des règles. Les maisons existantes ne sont guère touchées ; le service des constructions sait ce qui vaut.',
        ),
      },
    },
    electricHeating: {
      question: 'Jusqu’à quand puis-je garder un chauffage électrique ?',
      answer: {
        de: heatingLawElectricHeating,
        at: heatingLawElectricHeating,
        ch: say(
          'C’est cantonal : Neuchâtel interdit le chauffage électrique fixe dès {electricBanNeuchatel}, Vaud exige le remplacement d’ici {electricBanVaud}, d’autres cantons ont leurs délais ou n’interdisent que le neuf. Il y a souvent des exceptions, par exemple pour des maisons peu occupées ou des pièces isolées, et des aides. Demandez tôt au service de l’énergie, car il manque en général un réseau d’eau pour le nouveau chauffage.',
        ),
        us: heatingLawElectricHeating,
      },
    },
    finesAndExceptions: {
      question: 'Risque-t-on une amende avec un vieux chauffage ?',
      answer: say(
        'Pas avec un vieux chauffage admis ; une amende ne menace que pour une infraction claire, comme une pose sans autorisation. Les contrôles n’ont en général lieu que lors du ramonage, de la mesure des fumées ou de la réception des travaux ; personne ne vient à la cave à l’improviste. Les exceptions selon l’âge, les cas de rigueur ou les résidences secondaires varient ; faites citer l’article à qui invoque une obligation.',
      ),
    },
  },
  otherHeating: {
    districtOrPump: {
      question: 'Chauffage à distance ou pompe à chaleur, que choisir ?',
      answer: {
        de: otherHeatingDistrictOrPump,
        at: otherHeatingDistrictOrPump,
        ch: say(
          'Le chauffage à distance est plus confortable : une simple sous-station, pas d’appareil dehors, presque pas d’entretien, et l’eau très chaude ne gêne pas. Votre propre pompe à chaleur coûte en général moins à l’usage, mais demande de la place et une attestation de bruit. Quartier dense et grand immeuble ancien plaident pour le réseau, villa avec jardin plutôt pour la pompe ; comparez sur vingt ans, raccordement, abonnement et subvention compris.',
        ),
        us: say(
          'Aux États-Unis, la chaleur ou la vapeur de réseau n’existe guère que dans quelques centres-villes et campus ; demandez à votre fournisseur ou à la ville si une conduite passe dans votre rue. Sinon, votre propre pompe à chaleur est la voie habituelle. Si elle est devant la porte, comparez raccordement, abonnement et prix de la chaleur sur vingt ans.',
        ),
      },
    },
    districtPrice: {
      question: 'Que vérifier avant de signer pour le chauffage à distance ?',
      answer: say(
        'Avant de signer, vérifiez prix de l’énergie, abonnement, coût du raccordement, formule et indices, durée et résiliation, et demandez aux voisins leur dernière facture. En vous raccordant, vous vous liez pour de longues années à un seul fournisseur, et le prix suit la formule du contrat. Ramenez tout au kilowattheure de chaleur pour comparer avec une pompe à chaleur.',
      ),
    },
    clean: {
      question: 'Le chauffage à distance est-il bon pour le climat ?',
      answer: say(
        'La propreté de la chaleur de réseau dépend de la source : chaleur de l’incinération, de l’industrie, des centres de données, des eaux usées ou du lac est assez favorable au climat, charbon et gaz non. Pour les déchets, le dioxyde de carbone naît de toute façon, on utilise seulement la chaleur. L’exploitant doit indiquer le mélange ; demandez les kilos par kilowattheure et la part de gaz les jours froids.',
      ),
    },
    pelletWork: {
      question: 'Combien de travail demande un chauffage à pellets ?',
      answer: say(
        'Une chaudière à pellets avec silo et aspiration est automatique : livraison soufflée une ou deux fois par an, cendrier à vider toutes les quelques semaines, plus ramoneur et entretien annuel. On ne porte des sacs qu’avec un poêle ou une chaudière sans silo. Par rapport aux bûches, c’est un grand soulagement ; par rapport à une pompe à chaleur, cela reste plus de travail.',
      ),
    },
    pelletCost: {
      question: 'Les pellets sont-ils moins chers qu’une pompe à chaleur ?',
      answer: say(
        'À l’usage, pellets et pompe à chaleur sont souvent proches : si l’eau de chauffage peut rester modérément chaude, la pompe gagne en général ; avec une eau très chaude et un gros besoin, les pellets peuvent coûter moins. À l’achat, une chaudière avec silo est rarement meilleur marché. Divisez le prix de la tonne par environ cinq mille pour le prix du kilowattheure, puis ajoutez entretien et ramoneur.',
      ),
    },
    hydrogen: {
      question: 'Faut-il attendre le chauffage à l’hydrogène ?',
      answer: say(
        'L’hydrogène dans votre chaudière n’est guère à attendre dans un avenir prévisible : il est rare et cher, l’industrie et les centrales en ont besoin d’abord, et pour la même chaleur il demande plusieurs fois l’électricité d’une pompe à chaleur. « Prêt pour l’hydrogène » veut surtout dire qu’un petit mélange est possible ou qu’un kit suivra. Attendre n’a de sens que si le gestionnaire s’engage à convertir votre rue.',
      ),
    },
    wood: {
      question: 'Le chauffage au bois est-il une bonne solution ?',
      answer: {
        de: say(
          'À côté d’une pompe à chaleur, le bois est un bon secours ; seul, un poêle chauffe rarement tout ; avec votre forêt, une chaudière à bûches et un grand tampon valent la peine. Un poêle peut rester s’il respecte les limites de poussières et de monoxyde de carbone ; pour les anciens, le dernier délai est passé le {stoveDeadline}, sauf poêles de masse, cuisinières et poêles d’avant {stoveHistoric}. Votre ramoneur connaît l’état.',
        ),
        at: otherHeatingWood,
        ch: otherHeatingWood,
        us: otherHeatingWood,
      },
    },
    exotic: {
      question: 'Que valent les chauffages infrarouges, solaires ou autres ?',
      answer: say(
        'Les panneaux infrarouges coûtent peu à l’achat, mais chauffent directement à l’électricité et consomment deux à trois fois plus qu’une pompe à chaleur ; ils ne conviennent qu’à des pièces peu utilisées ou très bien isolées. Gaz en citerne, biofioul et cogénération restent liés à un combustible cher. Le solaire thermique aide pour l’eau chaude, mais ne porte pas une maison en hiver, et paille ou maïs ne vont qu’aux fermes.',
      ),
    },
  },
  newBoiler: {
    cost: {
      question: 'Une chaudière coûte-t-elle moins qu’une pompe à chaleur ?',
      answer: {
        de: newBoilerCost,
        at: newBoilerCost,
        ch: newBoilerCost,
        us: say(
          'À l’achat, en général, mais l’appareil est la plus petite part de la facture : le combustible coûte sur les années plusieurs fois autant. Les rabais ne viennent parfois que du fournisseur de gaz. Comptez la clim : si elle est due aussi, une pompe à chaleur (dans notre estimation {airHeatPumpUs}, pose comprise, avant rabais) remplace les deux.',
        ),
      },
    },
    duties: {
      question: 'Quelles règles pour une chaudière neuve à gaz ou mazout ?',
      answer: {
        de: say(
          'La pose est permise, mais dès {bioFuelFirstFrom} une chaudière neuve doit utiliser {bioFuelFirst} de biocombustible, dès {bioFuelSecondFrom} {bioFuelSecond}, dès {bioFuelThirdFrom} {bioFuelThird} et dès {bioFuelLastFrom} {bioFuelLast}. Cela passe par un contrat de biogaz ou de biofioul ; nul ne sait ce qu’il coûtera. Demandez par écrit si le marchand peut livrer et si l’appareil le supporte.',
        ),
        at: say(
          'Dans une maison existante, vous pouvez en général remettre du gaz ou du mazout, dans une construction neuve non ; certains Länder sont plus stricts, surtout pour le mazout. L’entreprise annonce la pose et vérifie les exigences locales. Avant de commander, demandez au conseil en énergie du Land et au gestionnaire combien de temps le gaz restera.',
        ),
        ch: say(
          'Dans la plupart des cantons, le remplacement exige une annonce ou un permis et une preuve : une part renouvelable, par exemple solaire thermique, chauffe-eau pompe à chaleur ou isolation, ou une bonne classe CECB. Certains cantons n’admettent presque plus mazout et gaz, et le biogaz ne compte pas partout. Le service cantonal de l’énergie répond avant la commande.',
        ),
        us: say(
          'En général, un permis local suffit pour le remplacement ; aucune part de biocombustible n’est exigée. Certaines régions, en Californie par exemple, limitent à l’avenir la vente d’appareils à gaz. Demandez au service des constructions de votre ville ce qui vaut et quand.',
        ),
      },
    },
    soon: {
      question: 'Une chaudière neuve pour quelques années, bonne idée ?',
      answer: say(
        'Pour aller vite ou pour peu d’années, une chaudière fossile neuve est rarement le meilleur choix : elle engage plus longtemps que ne dure l’urgence. Souvent l’ancienne se répare encore une fois, ou un appareil loué fait le pont jusqu’à la pompe à chaleur. Si vous vendez bientôt, sachez que bien des acheteurs n’y voient plus un avantage.',
      ),
    },
    repair: {
      question: 'Vaut-il la peine de réparer ma vieille chaudière ?',
      answer: say(
        'Réparer vaut la peine si la chaudière est étanche et la pièce disponible, nettement moins chère qu’un appareil neuf ; brûleur, pompe ou régulation se changent séparément. Vous gagnez du temps pour planifier une pompe à chaleur. Une chaudière percée par la rouille ou un appareil d’occasion ne mérite plus d’argent.',
      ),
    },
  },
  boilerBroken: {
    rightNow: {
      question: 'Chauffage en panne, que vérifier en premier ?',
      answer: say(
        'Vérifiez d’abord le simple : fusible et interrupteur de secours enclenchés, combustible dans la citerne, thermostat réglé, pression d’eau dans le vert ; puis pressez le réarmement une fois, deux au plus. Notez le code d’erreur et appelez le dépannage de votre chauffagiste ou du fabricant. D’ici là, vivez dans une pièce, portes et rideaux fermés, avec un radiateur.',
      ),
      toTenants: say(
        'Annoncez tout de suite la panne au bailleur ou à la régie, par téléphone et par écrit : à eux de réparer, vite en hiver, et de payer le dépannage. Si personne ne répond, une association de locataires ou l’office du logement vous dit ce que vous pouvez commander vous-même. Gardez les reçus et notez la température.',
      ),
    },
    bridging: {
      question: 'Comment avoir chaud en attendant le nouveau chauffage ?',
      answer: {
        ...sameInEurope(
          say(
            'Les deux se louent : une chaudière mobile, en général électrique ou à mazout, raccordée à vos conduites, et des appareils isolés ; demandez à votre chauffagiste, à un loueur de matériel ou au magasin de bricolage. Un radiateur à bain d’huile par pièce tient quelques semaines mais consomme : deux kilowatts font dix kWh en cinq heures. L’eau chaude vient de la résistance du ballon, s’il en a une.',
          ),
        ),
        us: say(
          'Le plus simple, ce sont des appareils loués ou achetés : un radiateur à bain d’huile par pièce tient quelques semaines, chacun sur son circuit ; un kilowatt et demi fait sept kWh et demi en cinq heures. Une chaudière mobile ne se loue que là où de l’eau chaude circule dans des radiateurs ou des plinthes ; elle ne va pas sur un générateur d’air chaud à gaines, demandez alors à votre entreprise un chauffage provisoire pour les gaines. L’eau chaude vient de son propre ballon, qui marche le plus souvent encore.',
        ),
      },
    },
    smell: {
      question: 'Que faire si ça sent le gaz dans la maison ?',
      answer: say(
        'Si cela sent le gaz, comme l’œuf pourri ou le chou, ou si le détecteur de CO sonne, sortez tous aussitôt : fenêtres ouvertes, aucun interrupteur, aucune flamme, pas de téléphone dans la maison, robinet du gaz fermé s’il est sur le chemin. Appelez de dehors le service d’urgence du gaz ou les pompiers ; n’attendez pas demain. Seul un professionnel remet le chauffage en marche.',
      ),
    },
    repairOrReplace: {
      question: 'Chauffage en panne : réparer ou remplacer ?',
      answer: say(
        'Réparer vaut en général la peine si cela coûte peu et si la chaudière a moins de vingt ans ; avec un échangeur fissuré ou sans pièces, guère. Souvent une petite réparation pour un hiver est le plus sage, car elle donne le temps d’un bon remplacement. Ne signez rien le jour même : demandez un deuxième avis et clarifiez les aides avant de commander.',
      ),
    },
    frostProtection: {
      question: 'Comment protéger les conduites du gel sans chauffage ?',
      answer: say(
        'Gardez les pièces exposées au-dessus de zéro avec un radiateur, ouvrez les placards devant les tuyaux et laissez couler un filet d’eau. Sans chauffage, une maison met en général un à trois jours de gel pour que les conduites des murs extérieurs et de la cave risquent de geler. Si vous partez ou s’il fait plus froid, coupez l’eau et vidangez conduites et chauffage, au besoin avec l’installateur.',
      ),
    },
    heatersSafe: {
      question: 'Les radiateurs électriques d’appoint sont-ils sûrs ?',
      answer: say(
        'Soufflants et bains d’huile conviennent quelques semaines si chacun a sa prise murale : pas de rallonge, pas de multiprise, rien dessus, un mètre jusqu’aux rideaux et au lit. Deux gros appareils sur le même circuit, c’est en général trop ; si une fiche chauffe, débranchez. La nuit, prenez un bain d’huile à thermostat plutôt qu’un soufflant, et jamais de gril, réchaud ou parasol à gaz à l’intérieur.',
      ),
    },
    leak: {
      question: 'Que faire si la chaudière perd de l’eau ?',
      answer: say(
        'Coupez le chauffage à l’interrupteur de secours et fermez les vannes à la chaudière et le remplissage ; s’il y a beaucoup d’eau près du courant, n’entrez pas et ne coupez le fusible que si vous y accédez au sec. Si seule la pression baisse, vous pouvez remettre de l’eau à froid jusqu’au vert ; si elle retombe, il y a une fuite. Appelez le dépannage et prenez des photos pour l’assurance.',
      ),
    },
  },
  heatLoad: {
    tooBig: {
      question: 'Et si la pompe à chaleur est trop puissante ?',
      answer: {
        de: heatLoadTooBig,
        at: heatLoadTooBig,
        ch: heatLoadTooBig,
        us: say(
          'Un appareil trop gros coûte plus, démarre et s’arrête sans cesse, s’use plus vite et retire trop peu d’humidité en été. Même les modèles modulants ont une puissance minimale. Une demi-tonne de réserve nuit donc plutôt ; aux quelques heures les plus froides, l’appoint aide.',
        ),
      },
    },
    cycling: {
      question: 'Pourquoi ma pompe à chaleur redémarre-t-elle sans cesse ?',
      answer: {
        de: heatLoadCycling,
        at: heatLoadCycling,
        ch: heatLoadCycling,
        us: say(
          'Si l’appareil ne tourne que quelques minutes, il fait des courts cycles : en général trop gros, filtre bouché, gaines trop étroites, ou thermostat mal placé ou réglé trop serré. Changez d’abord le filtre et ouvrez toutes les bouches. Si cela continue, faites contrôler charge, débit d’air et fluide.',
        ),
      },
    },
    fromUse: {
      question: 'Ma consommation donne-t-elle la puissance de chauffage ?',
      answer: {
        de: heatLoadFromUse,
        at: heatLoadFromUse,
        ch: heatLoadFromUse,
        us: say(
          'La consommation permet un bon contrôle : prenez le mois le plus froid, retirez eau chaude et cuisson, et divisez par les degrés-jours de ce mois ; multiplié par l’écart de la nuit la plus froide, cela donne le besoin par jour. Le gaz compte cent mille Btu par therm, le fioul près de cent quarante mille par gallon, fois le rendement. On trouve souvent la moitié de l’ancienne chaudière.',
        ),
      },
    },
    whoCalculates: {
      question: 'Qui calcule la puissance de la pompe à chaleur ?',
      answer: {
        de: heatLoadWhoCalculates,
        at: heatLoadWhoCalculates,
        ch: heatLoadWhoCalculates,
        us: say(
          'Le Manual J est fait par l’installateur ou, contre paiement, par un auditeur indépendant ; beaucoup s’en passent parce qu’il prend du temps et que personne ne demande. Il est sérieux si fenêtres, murs, isolation, fuites et données climatiques y figurent, si possible par pièce. Qui recopie l’ancienne plaque n’a pas calculé : exigez le rapport avant de signer.',
        ),
      },
    },
    oldBoiler: {
      question: 'Pompe à chaleur : même puissance que l’ancienne chaudière ?',
      answer: say(
        'La puissance de l’ancienne chaudière ne dit presque rien : on l’a choisie large, souvent le double du besoin, car au gaz ou au mazout cela gênait peu et qu’il fallait de l’eau chaude vite. La pompe à chaleur tourne plus longtemps et plus régulièrement ; bien moins de kilowatts suffisent. Ce qui compte : la charge thermique du jour le plus froid, plus un peu pour l’eau chaude.',
      ),
    },
    balancing: {
      question: 'Que faire si les pièces chauffent inégalement ?',
      answer: {
        de: say(
          'Pour l’équilibrage, l’entreprise calcule et règle le débit nécessaire à chaque radiateur ou boucle, afin qu’aucune pièce ne surchauffe tandis qu’une autre reste froide. L’aide exige en règle générale la méthode B, avec la charge par pièce. Demandez le formulaire et les réglages ; qui tourne seulement des vis n’a pas calculé.',
        ),
        at: heatLoadBalancing,
        ch: heatLoadBalancing,
        us: say(
          'Des pièces inégalement chaudes viennent en général des gaines : trop étroites, percées, sans reprise d’air ou à volets mal réglés. Faites mesurer le débit d’air par pièce et comparer au plan (Manual D), puis régler les volets et étancher. Avec des radiateurs à eau, l’entreprise règle le débit à chaque vanne.',
        ),
      },
    },
    rule: {
      question: 'Peut-on choisir la pompe à chaleur selon la surface ?',
      answer: {
        de: heatLoadRule,
        at: heatLoadRule,
        ch: heatLoadRule,
        us: say(
          'Des règles comme une tonne par cinq cents pieds carrés ne valent rien : elles oublient isolation, fuites d’air, fenêtres et climat et donnent en général un appareil trop gros. Une maison bien isolée se contente souvent d’une tonne pour mille pieds carrés ou plus. Pour une pièce avec mini-split, six à neuf mille Btu suffisent souvent ; là aussi le calcul décide.',
        ),
      },
    },
    changes: {
      question: 'Dimensionner la pompe à chaleur selon l’isolation prévue ?',
      answer: say(
        'Calculez avec l’état prochain de la maison : si elle sera isolée dans quelques années, dimensionnez pour cela, car d’ici là la résistance aide par grand froid. Des pièces durablement fraîches ou des maisons mitoyennes entrent dans le calcul ; des pièces vides par moments ne réduisent guère la pompe. Prenez la température de base de votre lieu, altitude comprise.',
      ),
    },
  },
  boilerAge: {
    exempt: {
      question: 'Ma vieille chaudière échappe-t-elle à la limite d’âge ?',
      answer: {
        de: say(
          'Selon la règle précédente, les chaudières à condensation ou à basse température pouvaient tourner sans limite d’âge, de même que les très petits appareils et toute chaudière d’une maison à un ou deux logements dont le propriétaire y habitait déjà le {boilerOwnerSince}. Le type figure sur la plaque ou dans le rapport du ramoneur. Celui-ci confirme par écrit ce qui vaut pour la vôtre d’après la loi du {heatingLawSince}.',
        ),
        at: boilerAgeExempt,
        ch: boilerAgeExempt,
        us: boilerAgeExempt,
      },
    },
    newOwner: {
      question: 'Acheteurs ou héritiers doivent-ils changer la chaudière ?',
      answer: {
        de: say(
          'Selon la règle précédente, un nouveau propriétaire perdait l’exception de l’ancien occupant et avait deux ans pour arrêter une chaudière concernée. Cela ne visait que les vieilles chaudières standard ; celles à condensation ou à basse température pouvaient rester. Le ramoneur de district confirme si le délai court encore d’après la loi du {heatingLawSince}, de préférence avant l’achat.',
        ),
        at: boilerAgeNewOwner,
        ch: boilerAgeNewOwner,
        us: boilerAgeNewOwner,
      },
    },
    waitOrReplace: {
      question: 'Faut-il remplacer un vieux chauffage avant la panne ?',
      answer: say(
        'Si elle tourne sans danger ni réparations coûteuses, rien ne presse, mais préparez-vous maintenant : devis, aides, contrôle des radiateurs. Qui attend la panne choisit dans l’urgence en plein hiver et perd facilement une subvention à demander avant la commande. Au-delà d’une vingtaine d’années, une grosse réparation n’en vaut en général plus la peine, une petite oui.',
      ),
    },
    lifespan: {
      question: 'Combien de temps dure une chaudière à gaz ou à mazout ?',
      answer: say(
        'Les chaudières à gaz ou au mazout durent en moyenne une vingtaine d’années, celles en fonte bien entretenues trente ans et plus ; les générateurs d’air chaud américains quinze à vingt. Ensuite les pannes se multiplient et la consommation dépasse celle d’un appareil neuf. L’entretien prolonge la vie, sans la rendre éternelle.',
      ),
    },
    safety: {
      question: 'Une vieille chaudière est-elle encore sûre ?',
      answer: say(
        'L’âge seul ne la rend pas dangereuse ; ce qui l’est, c’est un échangeur fissuré, un mauvais tirage, une citerne rouillée ou une fuite de gaz. Faites-la contrôler chaque année et posez des détecteurs de monoxyde de carbone. En cas d’odeur de gaz ou de fumée, de vertiges ou d’alarme : sortez tous aussitôt, ni interrupteur ni flamme, et appelez les secours de dehors ; faites contrôler sans tarder une flamme jaune et sale.',
      ),
    },
    inspector: {
      question: 'Un contrôleur peut-il faire arrêter ma vieille chaudière ?',
      answer: {
        de: say(
          'Pas le ramoneur de district seul : il peut constater l’âge et les valeurs de gaz brûlés et fixer un délai ; seule l’autorité peut imposer un arrêt, et sa décision est attaquable. Demandez par écrit sur quelle règle il se fonde et si votre chaudière est à condensation ou basse température. Ignorer une décision officielle expose à une amende ; en cas de danger immédiat, l’appareil doit être arrêté.',
        ),
        at: say(
          'Pas pour l’âge seul, sauf règle propre à votre Land. Le ramoneur contrôle gaz brûlés et sécurité et fixe un délai en cas de défaut ; ensuite il avertit l’autorité, qui peut interdire l’exploitation. Faites-vous donner le défaut par écrit et demandez si une réparation suffit.',
        ),
        ch: say(
          'Pour l’âge seul, en principe non. Le contrôle des combustions mesure les gaz brûlés ; si les valeurs sont trop hautes, on règle ou répare d’abord, sinon la commune ou le canton fixe un délai d’assainissement, souvent de plusieurs années. Vous pouvez demander par écrit un sursis motivé, par exemple si le remplacement est déjà prévu.',
        ),
        us: say(
          'Un technicien ou le fournisseur de gaz peut mettre hors service un appareil dangereux, par exemple pour une fuite ou un échangeur fissuré ; pour l’âge seul, personne ne le peut. Demandez le constat par écrit avec photo et un deuxième avis si la recommandation coûte cher. Il n’y a pas d’amende pour un vieil appareil sûr.',
        ),
      },
    },
    findAge: {
      question: 'Comment connaître l’âge de ma chaudière ?',
      answer: say(
        'L’année figure en général sur la plaque signalétique, souvent derrière le panneau avant ; sinon elle est codée dans le numéro de série, que le fabricant ou une recherche avec marque et numéro déchiffre. Le rapport du ramoneur ou du dernier entretien l’indique aussi. S’il existe un délai, c’est en principe l’installation qui compte, pas la fabrication.',
      ),
    },
    electricOld: {
      question: 'Jusqu’à quand garder un vieux chauffage électrique ?',
      answer: {
        de: boilerAgeElectricOld,
        at: boilerAgeElectricOld,
        ch: say(
          'Pour les chauffages électriques, c’est le canton qui décide : certains exigent le remplacement à une date fixe, Neuchâtel d’ici {electricBanNeuchatel}, d’autres seulement en cas de remplacement ou avec des exceptions. Le service cantonal de l’énergie indique votre délai. Comme c’est le chauffage le plus cher et que beaucoup de cantons aident, mieux vaut en général ne pas attendre le dernier jour.',
        ),
        us: boilerAgeElectricOld,
      },
    },
  },
  heatPlanning: {
    forced: {
      question: 'Peut-on m’obliger à rejoindre un réseau de chaleur ?',
      answer: {
        de: say(
          'Vous ne devez vous raccorder que si la commune adopte un règlement propre avec obligation de raccordement ; le plan seul n’oblige personne. Ces règlements prévoient en général des exceptions ou de longs délais pour les chauffages existants, souvent justement pour les pompes à chaleur. Dans les lotissements neufs, l’obligation figure parfois au contrat d’achat ; lisez règlement et contrat avant de commander.',
        ),
        at: say(
          'En règle générale, non. Dans certains Länder comme la Styrie, la commune peut prescrire le raccordement au chauffage à distance dans des zones définies, le plus souvent avec des exceptions pour les chauffages propres. Demandez à la commune si une telle ordonnance vaut pour votre parcelle, et par écrit.',
        ),
        ch: say(
          'Canton et commune en décident : certains peuvent exiger le raccordement à un réseau dans des zones désignées, en général seulement au remplacement du chauffage et si c’est supportable. Qui chauffe déjà au renouvelable, par exemple avec une pompe à chaleur, est d’ordinaire dispensé. Demandez par écrit à la commune avant de commander.',
        ),
        us: say(
          'Aux États-Unis, presque personne ne peut aujourd’hui vous imposer un réseau thermique ou l’abandon du gaz ; les réseaux pilotes dépendent de foyers volontaires. Certains lieux ont des règles pour les constructions neuves et les grands immeubles.',
        ),
      },
    },
    gasShutdown: {
      question: 'Le réseau de gaz va-t-il fermer dans ma rue ?',
      answer: {
        de: heatPlanningGasShutdown,
        at: heatPlanningGasShutdown,
        ch: heatPlanningGasShutdown,
        us: say(
          'Fermer des rues entières reste l’exception aux États-Unis : dans des zones pilotes, des fournisseurs proposent d’électrifier les maisons au lieu de renouveler une conduite, avec l’accord du régulateur et en général des habitants. Votre fournisseur de gaz vous dit si votre conduite figure sur une telle liste.',
        ),
      },
    },
    lastOnes: {
      question: 'Qui paie le réseau de gaz si les voisins le quittent ?',
      answer: say(
        'Plus il y a de départs, plus chaque abonné restant supporte de frais de réseau, car les conduites coûtent presque autant. Cela se fait sur des années par des tarifs de réseau en hausse, pas par une facture unique ; la fermeture est payée au bout du compte par les clients restants ou la collectivité. En résiliant, demandez le coût de fermeture ou d’enlèvement du branchement.',
      ),
    },
    wait: {
      question: 'Vaut-il la peine d’attendre un réseau de chaleur ?',
      answer: {
        de: heatPlanningWait,
        at: heatPlanningWait,
        ch: heatPlanningWait,
        us: say(
          'Attendre un réseau thermique ne vaut presque jamais la peine aux États-Unis : seuls quelques pilotes existent. L’exception est un fournisseur qui donne à votre rue une année et une offre par écrit, car il paie alors souvent une bonne part de la conversion.',
        ),
      },
    },
    findOut: {
      question: 'Comment savoir si un réseau de chaleur arrive chez moi ?',
      answer: {
        de: say(
          'Le plan est en général une carte sur le site de votre commune ; cherchez le lieu et « kommunale Wärmeplanung ». Les villes de plus de {heatPlanPeople} habitants devaient le présenter jusqu’au {heatPlanCities}, les plus petites ont jusqu’au {heatPlanTowns}. Pour une réponse sûre, écrivez au service des constructions et aux Stadtwerke : un réseau est-il décidé pour ma rue, quelle année, à quel prix, et jusqu’à quand y a-t-il du gaz.',
        ),
        at: say(
          'Interrogez par écrit la commune, l’exploitant du chauffage à distance et celui du réseau de gaz sur votre adresse : un réseau est-il décidé, quelle année, à quel prix, et jusqu’à quand le gaz est-il assuré. À Vienne, les cartes de la ville montrent l’extension. Une zone sur une carte n’est pas encore une promesse.',
        ),
        ch: say(
          'Le plan énergétique se trouve à la commune, souvent comme carte sur son site ou au géoportail du canton. Écrivez aussi au fournisseur pour votre adresse : un réseau est-il décidé, quelle année, à quel prix, et jusqu’à quand y a-t-il du gaz. Une zone sur la carte n’est pas encore une promesse.',
        ),
        us: say(
          'Demandez à votre fournisseur de gaz ou d’électricité et à la commission de votre État s’il y a des projets pilotes (« thermal energy network », « zonal electrification ») à votre adresse. S’il n’y en a pas, rien n’est prévu pour votre rue et vous êtes libre.',
        ),
      },
    },
    hydrogen: {
      question: 'Puis-je compter sur l’hydrogène pour me chauffer ?',
      answer: say(
        'Ne comptez pas sur l’hydrogène pour le chauffage : il restera rare et cher et servira d’abord à l’industrie, et presque aucun réseau pour les logements n’est décidé. Une chaudière vendue « prête pour l’hydrogène » n’en est pas la promesse. Seul compte un plan ferme du gestionnaire de réseau, avec année et prix.',
      ),
    },
  },
  removal: {
    leftOil: {
      question: 'Que faire du mazout qui reste dans la citerne ?',
      answer: say(
        'Le mazout restant se réutilise : un négociant ou une entreprise de nettoyage de citernes le pompe et vous le rachète ou le déduit de sa facture ; souvent un voisin chauffé au mazout en veut aussi. Demandez l’offre quelques semaines avant les travaux et videz la citerne en chauffant jusque-là. Un mazout vieux ou souillé ne vaut en général plus rien, et son élimination se paie.',
      ),
    },
    oldBoiler: {
      question: 'Qui se charge d’évacuer l’ancienne chaudière ?',
      answer: say(
        'L’ancienne chaudière est presque toujours emportée par l’entreprise qui pose la nouvelle installation : démontage, découpe et évacuation doivent figurer sur une ligne du devis. S’il n’en dit rien, posez la question avant de signer. Le métal part à la ferraille, seul un appareil récent ou un brûleur se revend en pièces ; isolants et anciens accumulateurs contenant de l’amiante reviennent à un spécialiste.',
      ),
    },
    buriedTank: {
      question: 'Une citerne à mazout enterrée peut-elle rester en place ?',
      answer: {
        de: say(
          'Une citerne enterrée peut en général rester en terre si une entreprise agréée en droit des eaux la vide, la nettoie, la ferme définitivement et la remplit le plus souvent de sable ou de mousse. La mise hors service doit être annoncée et un expert la contrôle ; gardez son rapport. On la déterre si elle a fui, si la place est nécessaire ou si l’autorité des eaux l’exige.',
        ),
        at: say(
          'Une citerne enterrée peut en général rester en terre si une entreprise autorisée la vide, la nettoie, la ferme et la remplit. Si cela suffit et ce qu’il faut annoncer relève du droit de votre Land ; la commune vous le dira. On la déterre si elle a fui ou si la place est nécessaire ; gardez l’attestation de l’entreprise.',
        ),
        ch: say(
          'Une citerne enterrée peut en général rester en terre si une entreprise spécialisée la vide, la nettoie, la protège contre un remplissage et la comble ; beaucoup de cantons demandent une annonce et un rapport. On la déterre si elle a fui, si la place est nécessaire ou si la protection des eaux l’exige. Le service de l’environnement de votre canton dit ce qui vaut chez vous.',
        ),
        us: say(
          'L’État et la commune décident si une citerne enterrée peut rester en terre : souvent il suffit de la vider, la nettoyer et la remplir de sable ou de mousse, mais certaines communes et bien des acheteurs exigent qu’on l’enlève. Il faut en général un permis et une analyse du sol. Gardez le rapport de fermeture, l’acheteur de votre maison le demandera.',
        ),
      },
    },
    cellarTank: {
      question: 'Comment sortir une vieille citerne à mazout de la cave ?',
      answer: say(
        'Une citerne en cave est pompée, nettoyée et découpée sur place, car elle passe rarement par la porte ; cela prend en général une journée et revient à une entreprise de citernes. Ne la découpez pas vous-même : les vapeurs s’enflamment à la moindre étincelle et les boues sont des déchets spéciaux. Vide et nettoyée, elle peut souvent rester si le tuyau de remplissage et les conduites sont fermés.',
      ),
    },
    gasLine: {
      question: 'Comment supprimer définitivement mon raccordement au gaz ?',
      answer: say(
        'Pour le gaz, il y a deux étapes : résilier le contrat de fourniture, et commander au gestionnaire du réseau la dépose du compteur. L’abonnement ne s’arrête qu’ensuite. La conduite enterrée peut en général rester ; la coupure à la rue et son prix varient d’un gestionnaire à l’autre, demandez les deux par écrit. Tant que vous cuisinez au gaz, le raccordement et l’abonnement restent.',
      ),
    },
    whoPays: {
      question: 'Qui paie l’enlèvement de la citerne et de la chaudière ?',
      answer: {
        de: say(
          'Le démontage et l’élimination sont à la charge du propriétaire, mais l’aide en tient compte : pour la KfW, enlever l’ancien chauffage et la citerne fait partie des coûts éligibles tant que le plafond n’est pas atteint. Faites donc figurer ces travaux dans le même devis, avant la demande. Le prix de la citerne tient à la taille, à l’emplacement et aux boues ; deux offres le montrent.',
        ),
        at: removalWhoPays,
        ch: removalWhoPays,
        us: removalWhoPays,
      },
    },
    proof: {
      question: 'Qui atteste la mise hors service de ma citerne à mazout ?',
      answer: say(
        'L’attestation vient de l’entreprise qui nettoie et met la citerne hors service : un rapport avec la date, les données de la citerne et le bon d’élimination. Gardez-la avec les papiers de la maison, car assureur, acheteur et autorité la demandent. S’il en manque une ancienne, adressez-vous au service de l’environnement, à la commune et à l’entreprise de l’époque ; sinon un spécialiste contrôle la citerne et atteste son état.',
      ),
    },
    smell: {
      question: 'Comment chasser l’odeur de mazout de la cave ?',
      answer: say(
        'L’odeur de mazout ne part en général qu’une fois la citerne, les conduites et les boues enlevées, puis le local aéré quelques semaines. Si le mazout a pénétré la chape ou le crépi, un absorbant et un nettoyage spécialisé aident, puis une couche d’étanchéité ; au pire il faut enlever le revêtement. Sans cause visible, faites chercher une ancienne fuite. Ensuite le local s’utilise normalement.',
      ),
    },
  },
  solarHotWater: {
    elementOrHeatPump: {
      question: 'Eau chaude et solaire, résistance ou pompe à chaleur ?',
      answer: say(
        'Pour une à trois personnes avec beaucoup de surplus l’été, la résistance suffit : peu chère, simple et durable. Si l’eau est chauffée cher aujourd’hui, ou à l’électricité aussi en hiver, le boiler pompe à chaleur est meilleur, car il ne consomme qu’environ un tiers ; il refroidit et assèche le local, ronronne un peu et coûte plus. Faites-le marcher à midi par son contact photovoltaïque.',
      ),
    },
    collectorsOrPanels: {
      question: 'Solaire thermique ou photovoltaïque pour l’eau chaude ?',
      answer: say(
        'Pour du neuf, les panneaux photovoltaïques sont en général le meilleur choix : leur courant sert aussi à l’éclairage, à la voiture et au chauffage, ils demandent peu d’entretien et ne gèlent pas. Les capteurs tirent plus du double de chaleur par mètre carré, mais souvent trop l’été et peu l’hiver ; les tubes ne font guère mieux. Ils conviennent pour beaucoup d’eau chaude sur un petit toit.',
      ),
    },
    oldCollectors: {
      question: 'Faut-il réparer ou enlever mes vieux capteurs solaires ?',
      answer: say(
        'Si les vieux capteurs marchent encore, gardez-les : nouveau liquide, vase d’expansion ou pompe valent en général la peine, car ils sont payés. En cas de capteurs qui fuient, de réparation dépassant environ un quart du neuf, ou si le toit doit servir au photovoltaïque, mieux vaut les déposer ; le ballon peut souvent rester avec une résistance. Changez avant l’hiver un liquide brunâtre, qui ne protège plus du gel.',
      ),
    },
    onlySurplus: {
      question: 'Comment chauffer l’eau avec le seul surplus solaire ?',
      answer: say(
        'Il existe des régulateurs qui mesurent le surplus au compteur et ajustent la résistance en continu ; ils coûtent quelques centaines et ne tirent guère du réseau quand un nuage passe. Plus simple : un relais de l’onduleur qui enclenche dès une puissance, ou une horloge sur les heures de midi ; les deux tirent parfois du réseau. L’électricien fait ainsi passer un vieux boiler de la nuit au jour. Pas de bricolage au raccordement.',
      ),
    },
    tankSize: {
      question: 'Quelle taille de ballon d’eau chaude pour le solaire ?',
      answer: say(
        'Comptez environ cinquante litres par personne, le double pour passer les jours de pluie ; deux à trois cents litres suffisent à la plupart. Un kWh chauffe vingt litres d’un peu plus de quarante degrés, donc une résistance de trois kilowatts deux cents litres en trois à quatre heures. Six à huit panneaux couvrent presque tout d’avril à septembre, peu en hiver. Eau dure : restez sous soixante degrés, au-dessus une fois par semaine contre les légionelles.',
      ),
    },
    sellOrHeat: {
      question: 'Vendre mon courant solaire ou en chauffer mon eau ?',
      answer: say(
        'Comparez ce que rapporte le kWh injecté à ce que coûte aujourd’hui un kWh d’eau chaude : face au gaz ou au mazout, la résistance ne gagne en général que quelques centimes par kWh ; avec une pompe à chaleur ou à la place du courant du réseau, nettement plus. D’abord le ménage, puis batterie ou voiture, puis l’eau. En plus, le brûleur reste éteint l’été et s’use moins. Là où le surplus est crédité au plein prix, vendre est aussi bien.',
      ),
    },
    poolAndInstant: {
      question: 'Solaire pour piscine et chauffe-eau instantané, ça marche ?',
      answer: say(
        'Un chauffe-eau instantané va mal avec le solaire, car il tire brièvement bien plus que le toit ne donne ; un ballon est meilleur. La piscine se chauffe au mieux avec une pompe à chaleur de piscine aux heures de soleil ou de simples tapis noirs. Des panneaux peuvent aussi alimenter une résistance à courant continu sans onduleur, mais ce courant manque alors à la maison.',
      ),
    },
    poolHeatPump: {
      question: 'Une pompe à chaleur vaut-elle la peine pour la piscine ?',
      answer: say(
        'Une pompe à chaleur de piscine tire d’un kilowattheure de courant {poolCop} kilowattheures de chaleur, plus par air chaud, moins par air froid ; elle ne prend donc souvent qu’un cinquième d’un réchauffeur électrique. Je ne compare pas les marques : regardez le rendement à votre température d’air, la taille, le bruit, la garantie et le service proche. La bâche économise le plus, puis la marche aux heures de soleil ; il n’y a en général pas d’aide.',
      ),
    },
  },
  oldHeatPump: {
    replaceNow: {
      question: 'Remplacer une vieille pompe à chaleur qui marche bien ?',
      answer: say(
        'Si elle tourne sans souci et que la consommation est normale, laissez-la tourner : un remplacement préventif économise rarement ce qu’il coûte. Profitez du temps pour préparer sans pression deux offres et un plan pour la suivante. Si le service insiste, demandez quel défaut a été mesuré ; « vieille » n’en est pas un.',
      ),
    },
    repair: {
      question: 'Ma vieille pompe à chaleur vaut-elle une réparation ?',
      answer: say(
        'Les petites pièces comme une sonde, une carte, un circulateur ou un moteur de ventilateur valent presque toujours la peine. Si le compresseur ou le circuit frigorifique a lâché et que l’appareil a plus de dix ou douze ans, un neuf est en général le meilleur calcul, car la réparation n’a qu’une courte garantie. Règle pratique : si la réparation dépasse un tiers du neuf, demandez une offre pour comparer.',
      ),
    },
    highUse: {
      question: 'Pourquoi ma vieille pompe à chaleur consomme-t-elle tant ?',
      answer: say(
        'Divisez la chaleur par le courant : sur l’année, une pompe à chaleur à air devrait donner environ {fieldAir} kWh de chaleur par kWh, une à sonde environ {fieldGround}. Si la consommation monte d’un coup, c’est en général la résistance d’appoint, un manque de fluide ou une courbe de chauffe trop haute ; les cycles courts viennent d’une puissance trop grande ou de radiateurs fermés. Un frigoriste le vérifie en deux heures et y remédie souvent sans tout changer.',
      ),
    },
    newSaves: {
      question: 'Combien économise-t-on avec une pompe à chaleur récente ?',
      answer: say(
        'Une neuve demande en général un cinquième à un tiers de courant en moins qu’un appareil de quinze à vingt ans, car elle module au lieu de s’allumer et s’éteindre. Si l’ancienne était bien réglée ou à sonde, l’écart est plus petit. Calculez avec vos kWh mesurés : un quart, multiplié par le prix du courant, donne à peu près l’économie annuelle ; la neuve est aussi presque toujours plus silencieuse.',
      ),
    },
    parts: {
      question: 'Trouve-t-on des pièces pour une vieille pompe à chaleur ?',
      answer: say(
        'La plupart des fabricants fournissent des pièces environ dix ans après la fin d’une série ; pompes, vannes, sondes et compresseurs standards se trouvent ensuite encore chez les frigoristes. Si la régulation manque, une régulation de remplacement aide parfois. Un ancien fluide n’oblige pas à remplacer : une installation étanche peut continuer, mais avec un fluide retiré, une fuite signifie en général la fin.',
      ),
    },
    reuse: {
      question: 'Que puis-je garder en remplaçant ma pompe à chaleur ?',
      answer: say(
        'La sonde ou le captage enterré peut en général rester, car il dure bien plus longtemps que l’appareil. Comme une pompe neuve est plus efficace et tire plus de chaleur du sol, l’installateur doit recalculer longueur, débit et antigel et contrôler le fluide ; si c’est juste, on choisit un appareil un peu plus petit. Radiateurs, chauffage au sol et souvent le ballon restent aussi.',
      ),
    },
    grant: {
      question: 'Une deuxième pompe à chaleur est-elle aussi aidée ?',
      answer: {
        de: say(
          'La subvention de base de {kfwBase} est possible si la nouvelle pompe à chaleur est éligible, demandez à la KfW avant de commander ; les bonus pour remplacer un vieux chauffage au mazout, au gaz ou électrique ne valent en général pas pour une vieille pompe à chaleur. Avoir été aidé jadis pour la première n’est le plus souvent pas un obstacle, une fois le délai d’engagement passé.',
        ),
        at: oldHeatPumpGrant,
        ch: oldHeatPumpGrant,
        us: oldHeatPumpGrant,
      },
    },
  },
  electricHeating: {
    ban: {
      question: 'Les chauffages électriques sont-ils interdits ?',
      answer: {
        de: electricHeatingBan,
        at: electricHeatingBan,
        ch: say(
          'C’est le canton qui décide : les nouveaux chauffages électriques sont interdits presque partout, et plusieurs cantons exigent le remplacement des anciens à une date fixe, Neuchâtel par exemple d’ici {electricBanNeuchatel} ; Zurich et Berne ont aussi un délai. Il y a souvent des exceptions pour des pièces isolées, de petits logements ou des maisons peu occupées. Le service de l’énergie de votre canton dit ce qui vaut pour vous et quelle aide existe.',
        ),
        us: electricHeatingBan,
      },
    },
    infrared: {
      question: 'Le chauffage infrarouge vaut-il la peine ?',
      answer: say(
        'L’infrarouge demande presque autant de courant que tout autre chauffage électrique direct : un kWh donne un kWh de chaleur, aussi avec du marbre, un film chauffant ou « la chaleur du soleil ». Il est agréable là où l’on reste peu, comme la salle de bains ou un bureau. Comme chauffage principal, il ne convient qu’aux pièces très bien isolées ou peu utilisées ; promettre moitié moins de consommation, c’est de la publicité.',
      ),
    },
    replaceWith: {
      question: 'Par quoi remplacer un vieux chauffage électrique ?',
      answer: {
        de: electricHeatingReplaceWith,
        at: electricHeatingReplaceWith,
        ch: electricHeatingReplaceWith,
        us: say(
          'Les mini-splits remplacent le plus simplement plinthes et radiateurs muraux : un au séjour, souvent un second à l’étage, sans gaines et en un ou deux jours. Une fournaise électrique à gaines est remplacée par une pompe à chaleur sur les mêmes gaines. Les pièces peu utilisées gardent leurs appareils.',
        ),
      },
    },
    cost: {
      question: 'Combien coûte le chauffage avec un radiateur électrique ?',
      answer: {
        de: say(
          'Un radiateur soufflant ou à bain d’huile de deux kilowatts consomme deux kWh par heure, quel que soit le type, soit environ trois quarts d’euro à {powerPriceDe}. Huit heures par jour font environ six euros ; pour une semaine de dépannage, cela va, comme chauffage d’hiver c’est le plus cher. Vérifiez avec une prise de mesure si c’est vraiment lui qui consomme.',
        ),
        at: say(
          'Un radiateur soufflant ou à bain d’huile de deux kilowatts consomme deux kWh par heure, quel que soit le type ; à trente centimes d’euro le kWh, à titre d’exemple, cela fait soixante centimes. Huit heures par jour feraient un peu moins de cinq euros ; pour une semaine de dépannage, cela va, comme chauffage d’hiver c’est le plus cher. Mettez le prix de votre facture.',
        ),
        ch: say(
          'Un radiateur soufflant ou à bain d’huile de deux kilowatts consomme deux kWh par heure, quel que soit le type, soit un peu plus d’un demi-franc à {powerPriceCh}. Huit heures par jour font quatre à cinq francs ; pour une semaine de dépannage, cela va, comme chauffage d’hiver c’est le plus cher. Vérifiez avec une prise de mesure si c’est vraiment lui qui consomme.',
        ),
        us: say(
          'Un radiateur d’appoint courant d’un kilowatt et demi coûte un peu plus d’un quart de dollar par heure au prix moyen de {powerPriceUs}, soit environ deux cents dollars par mois en continu. Plinthes et fournaises électriques tirent plusieurs fois plus. L’étanchéité, moins de pièces chauffées et une pompe à chaleur réduisent le plus la facture.',
        ),
      },
    },
    storage: {
      question: 'Faut-il garder mes radiateurs à accumulation ?',
      answer: say(
        'Tant qu’ils fonctionnent et que le tarif de nuit est nettement plus bas, les accumulateurs peuvent rester ; une petite réparation vaut la peine, des neufs guère, car eux aussi ne font d’un kWh qu’un kWh de chaleur. Si le tarif disparaît ou si les pièces manquent, remplacez d’abord celui du séjour par un split et laissez les autres. Les appareils d’avant la fin des années septante peuvent contenir de l’amiante : ne les ouvrez jamais vous-même.',
      ),
    },
  },
  splitUnits: {
    howMany: {
      question: 'Combien de climatiseurs faut-il pour me chauffer ?',
      answer: say(
        'Comptez une tête par grande pièce et par chambre à chauffer ; plusieurs se raccordent à un groupe extérieur. Une tête chauffe la pièce où elle est et un peu par les portes ouvertes ; derrière une porte fermée ou dans l’angle, il fait plus frais. Dès cinq petites pièces environ, un gainable ou un système à eau convient mieux.',
      ),
    },
    deepCold: {
      question: 'Un climatiseur chauffe-t-il encore par grand froid ?',
      answer: {
        ...sameInEurope(
          say(
            'Un appareil prévu pour cela chauffe aussi par gel ; il donne seulement moins, si bien que compte la puissance à votre température de base, pas celle de l’emballage. Les appareils courants chauffent en général jusque vers {splitCold} °C, les plus simples s’arrêtent plus tôt, les modèles grand froid vont jusqu’à {splitNordic} °C, certains plus bas. Qu’il dégivre brièvement et souffle alors peu d’air chaud est normal.',
          ),
        ),
        us: say(
          'Un appareil prévu pour cela chauffe aussi par gel ; il donne seulement moins, si bien que compte la puissance à votre température de base, pas celle de l’emballage. Les appareils courants chauffent en général jusque vers {splitColdUs} °F, les plus simples s’arrêtent plus tôt, les modèles grand froid vont jusqu’à {splitNordicUs} °F, certains plus bas. Qu’il dégivre brièvement et souffle alors peu d’air chaud est normal.',
        ),
      },
    },
    noPipes: {
      question: 'Un climatiseur convient-il sans tuyaux de chauffage ?',
      answer: say(
        'Sans tuyaux de chauffage, l’air-air est la voie du plus petit chantier : un trou dans le mur extérieur et une fine conduite par tête, la chaleur en un ou deux jours, aucun mur à casser. Les petites pièces peuvent garder leurs convecteurs. Pour l’eau chaude, on ajoute un chauffe-eau pompe à chaleur.',
      ),
    },
    price: {
      question: 'Combien coûte le chauffage par climatiseur ?',
      answer: say(
        'En marche, un climatiseur prend un tiers à la moitié du courant d’un chauffage électrique pour la même chaleur, plus par grand froid. Le prix d’achat monte avec chaque tête ; un split seul est la pompe à chaleur la moins chère, dès quatre ou cinq têtes il approche d’un système à eau. Prenez le plus petit appareil qui suffit au jour le plus froid et comparez deux offres à nombre de têtes égal.',
      ),
    },
    comfort: {
      question: 'Est-il agréable de se chauffer avec un climatiseur ?',
      answer: say(
        'Si le flux n’arrive pas sur le lit ou le canapé. L’air chaud n’est pas malsain : en chauffage, l’appareil n’assèche pas plus l’air qu’un radiateur, et ses filtres retiennent la poussière si vous les nettoyez toutes les quelques semaines. À bas régime il est discret ; la nuit, on entend un souffle, un craquement au dégivrage.',
      ),
    },
    permit: {
      question: 'Puis-je poser un climatiseur sans rien demander ?',
      answer: {
        de: splitUnitsPermit,
        at: splitUnitsPermit,
        ch: say(
          'Vous ne pouvez pas poser un split vous-même : seule une entreprise spécialisée peut raccorder le circuit frigorifique. L’unité extérieure demande en général un permis ou une annonce avec preuve de bruit ; Genève et quelques autres cantons sont très stricts pour le froid. Demandez à la commune avant de commander et, locataire ou en PPE, aussi à la gérance.',
        ),
        us: say(
          'Le mieux est de faire raccorder un split par une entreprise agréée : dès qu’on coupe, vide ou remplit les conduites frigorifiques, la loi fédérale exige un certificat EPA. Seuls les kits préchargés sont prévus pour les propriétaires, et bien des garanties exigent un professionnel. Le raccordement électrique et souvent l’appareil demandent un permis, locataires et copropriétaires un accord. Sans unité extérieure : monoblocs ou appareils de fenêtre, plus bruyants et moins sobres.',
        ),
      },
    },
  },
};
