import { say } from '#texts/adviser/figures/answer.ts';
import type { TopicTexts } from '#texts/adviser/topics/ids.ts';

const flowInCelsius = say(
  'C’est la température de l’eau qui part vers les radiateurs ; plus elle est basse, moins la pompe consomme. Un test : un jour froid, réglez l’ancien chauffage sur {flowTest} degrés, toutes vannes ouvertes. S’il fait chaud partout, la maison est en général prête. Si la chaudière n’est pas à condensation, demandez d’abord au chauffagiste : une eau si tiède peut lui nuire.',
);

const insulationOrder = say(
  'L’isolation ne vient pas toujours d’abord. Commencez par le moins coûteux : plancher des combles, plafond de la cave, fenêtres non étanches. De gros travaux valent la peine si la façade est de toute façon à refaire, car la pompe peut alors être plus petite.',
);

const groundHeat = say(
  'Plus chère à l’achat, plus économe à l’usage : {fieldGround} au lieu de {fieldAir} unités de chaleur par unité de courant, selon des mesures. Elle est silencieuse et rafraîchit presque gratuitement en été. Le forage demande une autorisation liée à la protection des eaux et n’est pas permis partout.',
);

const european = say(
  'Le propane ({propane}) est un fluide frigorigène naturel à très faible effet sur le climat, efficace aussi à plus haute température. Il est inflammable, c’est pourquoi l’appareil est souvent dehors avec une zone de protection. Les fluides de synthèse sont peu à peu limités en Europe.',
);

const fromHeatPump = say(
  'La pompe à chaleur la prépare aussi, dans un ballon ou une station d’eau fraîche. Dans une maison individuelle, des températures modérées suffisent en général ; dans les immeubles, des règles plus strictes visent les légionelles. Un boiler thermodynamique va bien avec le solaire ou avec une chaudière qui reste encore.',
);

const coolingThroughFloor = say(
  'Beaucoup d’appareils peuvent refroidir. Par le sol, c’est nettement plus agréable, sans être aussi froid qu’une climatisation ; les radiateurs s’y prêtent mal. Les appareils air-air chauffent et refroidissent des pièces isolées et vont bien avec le solaire.',
);

const seasonal = say(
  'Le coefficient annuel dit combien de chaleur donne une unité de courant, mesuré sur l’année. Dans des maisons existantes en Allemagne : en moyenne {fieldAir} pour l’air et {fieldGround} pour le sol, avec des valeurs de {fieldSpread}. Le COP n’est qu’un point de laboratoire, le SCOP un calcul selon une norme.',
);

const others = say(
  'Si le chauffage à distance passe dans la rue, il est confortable ; comparez le prix et l’origine de la chaleur. Les pellets conviennent aux grands besoins, à une eau de chauffage très chaude et à qui a de la place, mais donnent du travail : livraisons, cendres, ramoneur. Je n’attendrais pas l’hydrogène à la maison. Le plus souvent, la pompe à chaleur convient : pas de stock, peu d’entretien ; faites calculer les deux pour votre maison.',
);

const roomByRoom = say(
  'La charge thermique dit quelle puissance il faut à votre maison le jour le plus froid ; la taille de la pompe en découle. Faites-la calculer pièce par pièce et non d’après l’ancienne chaudière, car un appareil trop grand démarre sans cesse et consomme plus. L’équilibrage hydraulique règle chaque radiateur pour qu’il reçoive assez d’eau, et pas trop. Les deux ont leur place dans le devis.',
);

export const fr: TopicTexts<'heating'> = {
  howHeatPump: {
    title: 'le fonctionnement d’une pompe à chaleur',
    question: 'Comment fonctionne une pompe à chaleur ?',
    answer: say(
      'Elle prend la chaleur de l’air, du sol ou de l’eau et l’élève avec un compresseur, comme un frigo à l’envers : une unité de courant donne plusieurs unités de chaleur. Dans l’existant, le modèle air-eau est le plus courant.',
    ),
  },
  oldHouse: {
    title: 'la pompe à chaleur dans l’ancien',
    question: 'Une pompe à chaleur marche-t-elle dans une vieille maison ?',
    answer: say(
      'Une pompe à chaleur convient souvent aussi aux maisons anciennes. Des mesures dans des maisons existantes donnent en moyenne {fieldAir} unités de chaleur par unité de courant pour l’air et {fieldGround} pour le sol, avec une large plage de {fieldSpread}. Ce n’est pas l’âge qui compte, mais si une eau modérément chaude suffit les jours froids.',
    ),
  },
  radiators: {
    title: 'les anciens radiateurs',
    question: 'Mes radiateurs ou gaines vont-ils avec une pompe à chaleur ?',
    answer: say(
      'Le chauffage au sol est bien, mais pas obligatoire. Beaucoup d’anciens radiateurs sont assez grands ; il suffit souvent d’en changer deux ou trois. L’installateur le calcule pièce par pièce.',
    ),
  },
  flowTemperature: {
    title: 'la température de départ',
    question: 'Quel rôle joue la température de départ du chauffage ?',
    answer: {
      de: flowInCelsius,
      at: flowInCelsius,
      ch: flowInCelsius,
      us: say(
        'Dans les chauffages à eau, plus l’eau est tiède, moins la pompe consomme. Un test : un jour froid, réglez l’ancienne chaudière sur {flowTestUs} °F, toutes vannes ouvertes ; s’il fait chaud partout, la maison est en général prête. Demandez d’abord à votre technicien : une chaudière sans condensation peut souffrir d’une eau si tiède. Avec des gaines d’air, cela ne joue pas de rôle.',
      ),
    },
  },
  insulation: {
    title: 'isoler d’abord ?',
    question: 'Combien d’isolation faut-il d’abord à ma maison ?',
    answer: {
      de: say(
        'L’isolation ne vient pas toujours d’abord. Commencez par le moins coûteux : plancher des combles, plafond de la cave, fenêtres non étanches. De gros travaux valent la peine si la façade est de toute façon à refaire, car la pompe peut alors être plus petite. Les maisons d’avant {needOldYear} demandent en moyenne {needOld}, celles dès {needNewYear} encore {needNew}.',
      ),
      at: insulationOrder,
      ch: insulationOrder,
      us: insulationOrder,
    },
  },
  noise: {
    title: 'le bruit',
    question: 'Quelles limites de bruit pour une pompe à chaleur ?',
    answer: {
      de: say(
        'Les appareils modernes sont silencieux la plupart du temps, plus audibles par grand froid. La nuit, devant la fenêtre du voisin, la limite est de {noiseNightDe} en zone d’habitation générale et de {noiseNightQuietDe} en zone purement résidentielle. L’installateur le prouve par un calcul avant la pose.',
      ),
      at: say(
        'Les appareils modernes sont silencieux la plupart du temps, plus audibles par grand froid. Les limites dépendent du Land et de la zone ; l’installateur calcule le bruit chez le voisin avant la pose.',
      ),
      ch: say(
        'Les appareils modernes sont silencieux la plupart du temps, plus audibles par grand froid. En zone d’habitation, la valeur de planification de nuit est en général de {noiseNightCh} chez le voisin. C’est un niveau d’évaluation : le chauffage de nuit reçoit un supplément, de sorte qu’il ne doit y arriver qu’environ {noiseReachCh} de pression acoustique ou moins. La preuve acoustique fait partie du dossier.',
      ),
      us: say(
        'Les appareils modernes sont silencieux la plupart du temps, plus audibles par grand froid. Les limites de bruit relèvent de la ville, du comté ou de la copropriété. Demandez la valeur à pleine puissance et placez l’appareil loin des chambres, les vôtres et celles des voisins.',
      ),
    },
  },
  outdoorUnit: {
    title: 'l’emplacement et les distances',
    question: 'Où installer l’unité extérieure de la pompe à chaleur ?',
    answer: {
      de: say(
        'La plupart des Länder n’exigent aucune distance à la limite, ou une petite ; ce qui compte est le bruit chez le voisin. Bien : un socle stable, de l’air libre, pas devant des chambres ni dans un angle. L’installateur vérifie la règle de votre Land.',
      ),
      at: say(
        'Les distances relèvent du règlement de construction de votre Land. Bien : un socle stable, de l’air libre, pas devant des chambres ni dans un angle ; en cas de doute, l’installateur demande à la commune.',
      ),
      ch: say(
        'Distances et emplacement relèvent du canton, de la commune et de la protection contre le bruit. Bien : un socle stable, de l’air libre, pas devant des chambres. Une pose à l’intérieur est possible.',
      ),
      us: say(
        'Sur un socle ou un support stable avec de l’air libre autour, au-dessus de la hauteur de neige et pas sous la fenêtre d’une chambre. Les distances à la limite sont des règles locales ; l’entreprise les vérifie avec le permis.',
      ),
    },
  },
  groundSource: {
    title: 'la géothermie',
    question: 'Le chauffage par géothermie vaut-il la peine ?',
    answer: {
      de: groundHeat,
      at: groundHeat,
      ch: groundHeat,
      us: say(
        'Plus chère à l’achat, plus économe à l’usage : {fieldGround} au lieu de {fieldAir} unités de chaleur par unité de courant, selon des mesures. Elle est silencieuse et rafraîchit bien. Le forage demande un permis, et le sous-sol décide. Le crédit d’impôt fédéral a expiré ; renseignez-vous auprès de votre État.',
      ),
    },
  },
  hybrid: {
    title: 'le chauffage hybride',
    question: 'Qu’est-ce qu’un chauffage hybride ?',
    answer: say(
      'En hybride, la pompe assure la plus grande partie de l’année, la chaudière les jours les plus froids. Utile comme étape si l’eau doit être très chaude, mais cela fait deux appareils à entretenir. Garder l’ancienne chaudière en secours est en général possible aussi. Seule la part renouvelable est subventionnée, et certaines aides exigent que l’ancienne chaudière parte.',
    ),
  },
  refrigerant: {
    title: 'les fluides frigorigènes',
    question: 'Quel fluide frigorigène contient une pompe à chaleur ?',
    answer: {
      de: european,
      at: european,
      ch: european,
      us: say(
        'Les appareils neufs utilisent des fluides au plus faible effet sur le climat ; les anciens sont peu à peu retirés, mais on peut continuer à utiliser et entretenir les appareils existants. Le propane ({propane}) n’a presque aucun effet, mais il est inflammable et encore rare aux États-Unis. Demandez quel fluide contient un modèle et ce qui se passe en cas de fuite.',
      ),
    },
  },
  winter: {
    title: 'la pompe à chaleur par grand froid',
    question: 'Une pompe à chaleur chauffe-t-elle par grand froid ?',
    answer: say(
      'Une pompe à chaleur est dimensionnée pour la température de votre lieu et chauffe aussi par grand froid, seulement avec moins d’efficacité. Une résistance aide aux heures les plus froides ; si elle tourne souvent, la taille ou le réglage est à revoir.',
    ),
  },
  hotWater: {
    title: 'l’eau chaude',
    question: 'Comment avoir de l’eau chaude avec une pompe à chaleur ?',
    answer: {
      de: fromHeatPump,
      at: fromHeatPump,
      ch: fromHeatPump,
      us: say(
        'Un chauffe-eau à pompe à chaleur consomme bien moins qu’un chauffe-eau électrique et refroidit la pièce où il se trouve ; il lui faut donc un peu de place. Posé, il coûte selon une analyse {waterHeaterUs} à la place d’un ballon électrique, {waterHeaterGasUs} à la place du gaz. HEAR peut payer jusqu’à {hearWaterHeater} là où votre État l’offre et si votre revenu le permet.',
      ),
    },
  },
  cooling: {
    title: 'le rafraîchissement',
    question: 'Une pompe à chaleur peut-elle aussi rafraîchir ?',
    answer: {
      de: coolingThroughFloor,
      at: coolingThroughFloor,
      ch: say(
        'Beaucoup d’appareils peuvent refroidir. Par le sol, c’est nettement plus agréable, sans être aussi froid qu’une climatisation ; les radiateurs s’y prêtent mal. Les climatiseurs fixes sont soumis à autorisation dans certains cantons, demandez d’abord à la commune.',
      ),
      us: say(
        'Une pompe à chaleur air-air est une climatisation qui sait marcher à l’envers : un seul appareil fait les deux. Si votre climatiseur est à remplacer, c’est le moment d’y penser.',
      ),
    },
  },
  heatPumpLifetime: {
    title: 'la durée de vie d’une pompe à chaleur',
    question: 'Combien de temps dure une pompe à chaleur ?',
    answer: say(
      'Bien dimensionnée, {heatPumpYears} ans, à peu près autant qu’une chaudière. Ce qui l’use le plus, ce sont les démarrages fréquents, souvent d’un appareil trop grand. Demandez la garantie du compresseur et la disponibilité des pièces.',
    ),
  },
  efficiency: {
    title: 'le rendement annuel',
    question: 'Quel est le rendement annuel d’une pompe à chaleur ?',
    answer: {
      de: seasonal,
      at: seasonal,
      ch: seasonal,
      us: say(
        'Le COP est la chaleur par unité de courant en un point, le HSPF la moyenne d’une saison de chauffage, le SEER la même chose pour le froid ; les étiquettes récentes montrent une version plus stricte des deux, ne comparez donc que ce qui est pareil. Dans des maisons existantes en Allemagne, on a mesuré sur l’année {fieldAir} pour l’air et {fieldGround} pour le sol, avec des valeurs de {fieldSpread}.',
      ),
    },
  },
  solarHeatPump: {
    title: 'pompe à chaleur et solaire ensemble',
    question: 'Une pompe à chaleur peut-elle marcher au solaire ?',
    answer: say(
      'Les deux vont bien ensemble, mais pas entièrement : le solaire couvre environ {solarShareOfHeatPump} du courant annuel de la pompe, car l’hiver a peu de soleil. L’eau chaude et la mi-saison en profitent le plus. On pilote par un horaire à midi, un contact de l’onduleur vers la pompe (SG Ready) ou un gestionnaire d’énergie ; le contact n’est pas nécessaire, mais commode.',
    ),
  },
  heatingLaw: {
    title: 'les lois sur le chauffage',
    question: 'Quelles lois s’appliquent à mon chauffage ?',
    answer: {
      de: say(
        'Un chauffage qui fonctionne, vous pouvez en général continuer à l’utiliser et à le réparer. Depuis le {heatingLawSince}, l’obligation d’une part renouvelable lors de la pose est supprimée. Un nouveau chauffage au gaz ou au mazout doit en échange utiliser du biocombustible : {bioFuelFirst} dès {bioFuelFirstFrom}, {bioFuelSecond} dès {bioFuelSecondFrom}, {bioFuelThird} dès {bioFuelThirdFrom}, {bioFuelLast} dès {bioFuelLastFrom}. En outre, le prix du {carbonDioxide} renchérit le gaz et le mazout.',
      ),
      at: say(
        'Dans le neuf, les chauffages fossiles ne sont plus permis ; les existants peuvent rester pour l’instant. Il n’y a pas d’obligation fédérale de les remplacer ; quelques Länder ont leurs propres règles.',
      ),
      ch: say(
        'Cela relève des cantons : beaucoup exigent une part renouvelable lors du remplacement, certains n’admettent plus de chauffage fossile. Les chauffages au mazout et au gaz existants peuvent en général finir leur vie ; les chauffages électriques pas partout : Neuchâtel les interdit dès {electricBanNeuchatel}. Demandez au service de l’énergie de votre canton.',
      ),
      us: say(
        'Il n’y a pas d’interdiction fédérale. Certaines villes, certains États et agences de l’air limitent le gaz dans le neuf ou fixent des valeurs pour les nouveaux appareils ; les existants restent en général tranquilles. Votre service de la construction sait ce qui vaut chez vous.',
      ),
    },
  },
  otherHeating: {
    title: 'les autres chauffages',
    question: 'Quelles sont les alternatives à la pompe à chaleur ?',
    answer: {
      de: others,
      at: others,
      ch: others,
      us: say(
        'Le bois et les pellets conviennent aux maisons de campagne avec de la place et à qui ne craint pas le travail ; pensez à la fumée. Je n’attendrais pas l’hydrogène à la maison. Pour la plupart des maisons, une pompe à chaleur est plus confortable.',
      ),
    },
  },
  newBoiler: {
    title: 'une nouvelle chaudière à gaz ou à mazout',
    question: 'Faut-il réinstaller une chaudière à gaz ou à mazout ?',
    answer: {
      de: say(
        'Un nouveau chauffage au gaz ou au mazout est permis, mais je ferais bien le calcul : dès {bioFuelFirstFrom}, il doit utiliser {bioFuelFirst} de biocombustible, dès {bioFuelLastFrom} {bioFuelLast}, et le prix du {carbonDioxide} s’ajoute. Il n’y a pas d’aide pour lui, pour une pompe à chaleur oui. Demandez au gestionnaire combien de temps le réseau de gaz restera dans votre rue.',
      ),
      at: say(
        'Dans le neuf, un chauffage fossile n’est pas permis ; dans l’existant, on peut en général encore remplacer une chaudière, certains Länder étant plus stricts. Comptez le combustible sur toute la durée de vie, pas seulement l’achat. Il n’y a pas d’aide pour les chaudières fossiles.',
      ),
      ch: say(
        'C’est le canton qui décide si l’on peut encore remplacer le mazout ou le gaz par la même chose : beaucoup exigent une part renouvelable ou une preuve, certains ne l’admettent plus. Comptez le combustible et la taxe sur le {carbonDioxide} sur toute la durée de vie. Les subventions n’existent que pour le renouvelable.',
      ),
      us: say(
        'Dans la plupart des endroits, vous pouvez remplacer une chaudière à gaz ou à mazout par une neuve. C’est souvent le moins cher à l’achat, mais cela vous lie au combustible pour des décennies, et il faut un autre appareil pour l’été. Faites faire un devis de pompe à chaleur, aides déduites, et comparez.',
      ),
    },
  },
  boilerBroken: {
    title: 'le chauffage en panne en hiver',
    question: 'Que faire si le chauffage tombe en panne en hiver ?',
    answer: say(
      'Appelez d’abord le service de dépannage de votre chauffagiste : beaucoup de pannes se réparent à peu de frais. En cas d’odeur de gaz, n’allumez et n’éteignez rien, faites sortir tout le monde et appelez le service d’urgence de dehors. Si la chaudière est finie, un appareil de location ou des radiateurs d’appoint aident quelques semaines ; n’achetez pas n’importe quoi dans l’urgence. Un devis demandé avant la panne vous épargne cela.',
    ),
  },
  heatLoad: {
    title: 'la puissance nécessaire et l’équilibrage',
    question: 'Comment trouver la bonne puissance de pompe à chaleur ?',
    answer: {
      de: roomByRoom,
      at: roomByRoom,
      ch: roomByRoom,
      us: say(
        'La charge dit quelle puissance il faut à votre logement le jour le plus froid et le plus chaud ; aux États-Unis on la calcule selon Manual J. Demandez ce calcul plutôt qu’une règle au mètre carré, car un appareil trop grand démarre sans cesse et déshumidifie mal. Les gaines doivent aussi convenir à la puissance.',
      ),
    },
  },
  boilerAge: {
    title: 'l’âge de la chaudière et son remplacement',
    question: 'Faut-il changer la chaudière après trente ans ?',
    answer: {
      de: say(
        'L’ancienne règle, selon laquelle une chaudière devait être arrêtée après trois décennies, ne visait que les vieilles chaudières standard ; celles à condensation ou à basse température en étaient exemptées, de même que qui habite depuis très longtemps sa propre maison. Ce qui en reste après la loi du {heatingLawSince}, votre ramoneur de district vous le confirmera, c’est son rôle. Vous ne devez rien enlever à cause d’une rumeur.',
      ),
      at: say(
        'La règle allemande des trente ans ne vaut pas en Autriche, et il n’y a pas de limite d’âge dans tout le pays ; quelques Länder ont leurs règles, et le ramoneur contrôle les fumées et la sécurité. Une vieille chaudière reste une raison de prévoir avant la panne en plein hiver.',
      ),
      ch: say(
        'La règle allemande des trente ans ne vaut pas en Suisse, et il n’y a pas de limite d’âge nationale pour le mazout et le gaz ; le contrôle officiel mesure les fumées, et qui ne respecte pas les valeurs reçoit un délai d’assainissement. Les chauffages électriques doivent disparaître à une date fixe dans certains cantons. Délai et exceptions, le service de l’énergie de votre canton vous les dira.',
      ),
      us: say(
        'Aucune loi fédérale n’interdit les chaudières à partir d’un certain âge. La sécurité et les frais décident : un échangeur fissuré, une citerne rouillée ou des réparations fréquentes sont des raisons de prévoir bientôt. Faites contrôler l’appareil chaque année, aussi pour le monoxyde de carbone.',
      ),
    },
  },
  heatPlanning: {
    title: 'la planification thermique et le réseau de gaz',
    question: 'Que change pour moi la planification thermique communale ?',
    answer: {
      de: say(
        'Dans son plan de chaleur, votre commune montre quelles rues doivent recevoir un réseau de chaleur et où chacun continue à se chauffer. Le plan seul ne vous oblige à rien ; une obligation de raccordement demande un règlement propre. Interrogez aussi le gestionnaire du gaz : là où beaucoup partent, le réseau devient plus cher pour les autres ou ferme.',
      ),
      at: say(
        'Les Länder et les grandes villes planifient où le chauffage à distance s’étend et où le réseau de gaz se réduit ; Vienne est la plus avancée. Si votre rue en fait partie, la commune, le chauffage à distance et le gestionnaire vous le diront. En règle générale, cela ne vous oblige pas encore.',
      ),
      ch: say(
        'Beaucoup de communes ont une planification énergétique qui montre où vient un réseau thermique et où le gaz sera arrêté ; certaines villes nomment déjà des années. Si le fournisseur met fin au gaz, il doit l’annoncer longtemps à l’avance. Demandez à la commune et au fournisseur avant de remplacer un chauffage.',
      ),
      us: say(
        'Il n’y a pas de planification thermique communale générale aux États-Unis. Quelques fournisseurs et villes essaient des réseaux de chaleur ou remplacent rue par rue de vieilles conduites de gaz par l’électricité. Votre fournisseur sait si cela vous concerne.',
      ),
    },
  },
  removal: {
    title: 'la citerne, l’ancienne chaudière et le raccordement au gaz',
    question: 'Que deviennent la citerne à mazout et l’arrivée de gaz ?',
    answer: {
      de: say(
        'Une citerne à mazout qui ne sert plus est vidée, nettoyée, puis mise hors service ou enlevée. Les grandes ne peuvent l’être que par une entreprise agréée en droit des eaux, et un expert contrôle les citernes enterrées (AwSV). Un négociant ou un voisin reprend souvent le reste de mazout. Pour le gaz, demandez au gestionnaire du réseau ce que coûtent la résiliation et la coupure ; un raccordement seulement fermé peut garder son abonnement. Je ne cite pas de prix, ils dépendent de la taille et de l’accès : faites indiquer citerne, chaudière et raccordement séparément dans le devis.',
      ),
      at: say(
        'Une citerne à mazout qui ne sert plus est vidée, nettoyée, puis mise hors service ou enlevée par une entreprise autorisée. Ce qu’il faut annoncer relève de votre Land ; la commune et le ramoneur le savent. Pour le gaz, demandez au gestionnaire du réseau ce que coûtent la résiliation et la coupure. Je ne cite pas de prix, ils dépendent de la taille et de l’accès : faites indiquer citerne, chaudière et raccordement séparément dans le devis.',
      ),
      ch: say(
        'Une citerne à mazout qui ne sert plus est vidée, nettoyée, puis mise hors service ou enlevée par une entreprise spécialisée ; on l’annonce en général au canton. Le négociant reprend souvent le reste de mazout. Pour le gaz, demandez à votre fournisseur ce que coûtent la résiliation et la coupure. Je ne cite pas de prix, ils dépendent de la taille et de l’accès : faites indiquer citerne, chaudière et raccordement séparément dans l’offre.',
      ),
      us: say(
        'Les citernes suivent les règles de l’État et de la commune : enterrées, elles demandent souvent un permis et un rapport de fermeture, car une fuite est à la charge du propriétaire. À la cave, on vide la citerne et on enlève le tuyau de remplissage, pour que personne ne la remplisse par erreur. Pour le gaz, demandez au fournisseur comment prend fin l’abonnement. Je ne cite pas de prix : faites indiquer citerne, chaudière et raccordement séparément dans le devis.',
      ),
    },
  },
  solarHotWater: {
    title: 'l’eau chaude avec le soleil',
    question: 'Comment produire mon eau chaude avec le soleil ?',
    answer: say(
      'L’eau chaude est un bon usage du surplus solaire. Un corps de chauffe dans le boiler est bon marché et fait d’un kWh de courant un kWh de chaleur ; un chauffe-eau thermodynamique coûte plus et en fait plusieurs. Cela vaut la peine là où la reprise rapporte moins que ne coûte votre eau chaude aujourd’hui ; une commande ne chauffe que s’il reste du courant. Les capteurs thermiques prennent peu de place mais ne donnent que de la chaleur ; on pose donc plutôt des panneaux.',
    ),
  },
  oldHeatPump: {
    title: 'une ancienne pompe à chaleur',
    question: 'Quand faut-il remplacer une vieille pompe à chaleur ?',
    answer: say(
      'Je ne remplacerais pas une pompe à chaleur qui marche pour son seul âge : faites-la d’abord contrôler et régler, une forte consommation vient souvent de la courbe de chauffe, du fluide ou de l’hydraulique. La changer vaut la peine si le compresseur lâche, si les pièces manquent ou si une année de mesures montre qu’elle consomme bien plus qu’une neuve. Elles durent d’habitude {heatPumpYears} ans. Les subventions y sont plus rares que pour remplacer mazout ou gaz ; demandez avant de commander.',
    ),
  },
  electricHeating: {
    title: 'le chauffage électrique',
    question: 'Que vaut le chauffage électrique ?',
    answer: say(
      'Le chauffage électrique direct, à accumulation, par convecteurs ou infrarouge, fait d’un kWh de courant un kWh de chaleur ; les pompes à chaleur à air en ont fait {fieldAir} en moyenne dans des maisons mesurées. Sans tuyaux ni radiateurs, des climatiseurs réversibles dans les pièces principales sont le plus simple ; un chauffage à eau coûte les conduites en plus. L’infrarouge est bon marché à l’achat et cher à l’usage, donc utile pour des pièces rarement occupées. Demandez-moi les règles ou les subventions du remplacement.',
    ),
  },
  splitUnits: {
    title: 'chauffer avec un climatiseur',
    question: 'Puis-je me chauffer avec un climatiseur ?',
    answer: say(
      'Un climatiseur réversible est une pompe à chaleur air-air : il chauffe sobrement la pièce où il est, même par gel, et rafraîchit l’été. Pour des pièces ouvertes, une seule pièce ou pour soulager un vieux chauffage, c’est souvent la pompe la moins chère ; il ne chauffe ni beaucoup de petites chambres ni l’eau. Des gaines existantes conviennent si elles sont étanches et assez larges. Un frigoriste agréé doit le raccorder ; il règle aussi unité extérieure, bruit et autorisation.',
    ),
  },
};
