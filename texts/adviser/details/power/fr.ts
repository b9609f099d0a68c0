import type { DetailTexts } from '#texts/adviser/details/ids.ts';
import { say } from '#texts/adviser/figures/answer.ts';

const feedInFullOrSurplus = say(
  'Consommer soi-même et ne céder que le surplus rapporte presque toujours plus, car le courant acheté coûte en général plus que le courant vendu ne rapporte. Il n’y a pas ici de tarif plus élevé pour l’injection totale ; là où tout est crédité au plein prix, c’est égal.',
);

const feedInCarryOver = say(
  'Le surplus de l’été n’est pas gardé comme courant pour l’hiver : chaque kWh injecté est payé, donc vendu, et en hiver vous achetez au prix normal. Un compteur qui tourne à l’envers est remplacé. Les contrats de « batterie virtuelle » compensent contre une redevance ; recalculez-la.',
);

const feedInWhyLittle = say(
  'C’est courant aujourd’hui : on vous paie à peu près ce que le courant vaut sur le marché de gros, alors que votre prix d’achat contient aussi le réseau, les taxes et les impôts. Et à midi le solaire abonde, ce qui fait baisser le prix. Autrefois les tarifs étaient plus hauts parce qu’une installation coûtait bien plus ; l’intérêt vient surtout de l’autoconsommation.',
);

const feedInLawHurry = say(
  'Ne vous laissez pas presser : ce qui décide, c’est la date de mise en service ou de la demande de raccordement, qu’une signature cette semaine n’atteint souvent plus. L’essentiel du gain vient du courant que vous consommez vous-même, et cela reste. Comparez deux ou trois offres et signez si le calcul tient aussi avec une faible rétribution.',
);

const batteryWorthMoneyBack = say(
  'Calculez l’économie par kWh : votre prix d’achat moins votre tarif de reprise, fois les kWh que la batterie déplace vraiment par an, soit deux cents à deux cent cinquante charges complètes. Divisez le prix par ce montant. Si le résultat dépasse la garantie habituelle de {batteryWarranty} ans, c’est du confort plutôt qu’un placement.',
);

const smartMeterRefuse = say(
  'Le refuser tout à fait n’est en général pas possible : là où l’échange est prévu, il faut le tolérer. Les ondes sont bien plus faibles que celles d’un téléphone et ne durent que de courts instants. En cas de souci de santé ou de données, demandez par écrit le réglage le plus discret ou une transmission par le câble électrique.',
);

const dynamicTariffRisk = say(
  'Le risque, ce sont quelques heures chères, surtout les soirs d’hiver sans vent ni soleil ; elles ne vous touchent que pour le courant pris à ce moment. Si voiture et pompe à chaleur se reposent alors, on le sent peu ; en chauffage électrique continu, davantage. Un plafond et un court préavis limitent le risque.',
);

const dynamicTariffHowWorks = say(
  'Les prix du lendemain sont connus en début d’après-midi et paraissent dans l’application du fournisseur ; c’est en général bon marché la nuit et à midi par beau soleil, cher le matin et le soir. Nul besoin de surveiller : borne, pompe à chaleur ou gestionnaire trouvent les heures. Il faut un compteur qui mesure au quart d’heure.',
);

const dynamicTariffSavings = say(
  'Le gain, c’est l’écart de prix fois les kilowattheures vraiment décalés : avec une voiture ou une pompe à chaleur quelques milliers par an, avec lave-linge et lave-vaisselle quelques centaines. Comme réseau, taxes et impôts restent, seule une part du prix varie, et même à prix négatif on paie en général encore. Sans voiture ni pompe, il reste peu.',
);

const controllableDevices = say(
  'Seuls les gros appareils décalables sont pilotés : pompe à chaleur, boiler, borne, climatiseur, parfois la batterie. Lumière, cuisinière, frigo et prises ordinaires ne sont pas touchés. Le contrat et le petit boîtier de commande près du compteur ou sur l’appareil montrent lesquels le sont chez vous.',
);

const controllableHowLong = say(
  'Les interventions durent d’ordinaire d’une demi-heure à deux heures ; les blocages fixes reviennent jusqu’à trois fois par jour, les programmes facultatifs seulement quelques jours de pointe par an. Heures et nombre maximal figurent dans la feuille tarifaire ou les règles du programme. Les programmes préviennent par app ou message, les blocages fixes non.',
);

const heatPumpTariffSecondMeterWorth = say(
  'Calculez : écart des prix au kWh fois consommation annuelle de la pompe, moins le second abonnement et la location ; répartissez une transformation sur dix ans. Avec quelques centimes d’écart, cela ne paie qu’à partir de plusieurs milliers de kWh. Si l’écart est plus petit que l’abonnement ou si vous avez du solaire, gardez un compteur.',
);

const heatPumpTariffBlockingHours = say(
  'Pour le tarif avantageux, le distributeur peut en général bloquer la pompe quelques heures par jour, souvent à midi ou le soir, deux heures au plus à la fois. On ne le sent presque jamais, car sol, murs et ballon gardent la chaleur ; les maisons légères sans ballon le plus. Demandez durée, heures et rabais, puis vous pouvez d’ordinaire accepter.',
);

const heatPumpTariffWithoutSecondMeter = say(
  'Cela marche souvent aussi sans second compteur : demandez un double tarif, un tarif horaire ou dynamique, et placez la pompe aux heures bon marché. Certains distributeurs accordent le tarif pompe à chaleur à toute la maison s’ils peuvent bloquer l’appareil. Un compteur intelligent suffit en règle générale.',
);

const gridFeesDifference = say(
  'Les frais de réseau répartissent le coût des lignes entre ceux qui y sont raccordés : là où peu de gens vivent dispersés, où l’on construit beaucoup ou renouvelle, chacun paie plus. Ils augmentent parce qu’on renforce les réseaux pour le solaire, les pompes à chaleur et les voitures. L’écart avec le village voisin vient d’un autre gestionnaire de réseau, pas du fournisseur.',
);

const gridFeesLower = say(
  'Pas en changeant de fournisseur, mais en soutirant moins : chaque kilowattheure de votre toit ou économisé évite aussi ses frais de réseau. Il aide en plus de déplacer la consommation vers les heures de réseau avantageuses, là où elles existent, et d’éviter les pointes. La part fixe reste tant que vous êtes raccordé.',
);

const gridFeesFixedPart = say(
  'La part fixe paie le raccordement et le compteur, même sans consommation, car la ligne reste disponible à tout moment. Elle ne disparaît que si le raccordement est supprimé ou si l’on regroupe plusieurs compteurs ; le gestionnaire en donne le coût. Qui consomme peu porte donc plus par kilowattheure.',
);

const gridFeesHours = say(
  'Certains gestionnaires ont des frais de réseau selon l’heure : plus bas à midi ou la nuit, plus hauts en début de soirée. Il faut un compteur qui mesure les quarts d’heure et il faut en général choisir ce tarif soi-même. C’est intéressant si vous pouvez décaler voiture, boiler ou pompe à chaleur ; la feuille tarifaire indique les heures.',
);

const gridFeesLines = say(
  'La facture a trois blocs : l’énergie (du fournisseur), le réseau (lignes, compteur, exploitation) et les taxes et redevances. Seul le premier change avec un autre fournisseur ; les deux autres sont les mêmes partout. L’argent du réseau va au gestionnaire local et au national, les redevances à la commune et à l’État.',
);

const gridFeesComplain = say(
  'Vous pouvez réclamer gratuitement : d’abord par écrit auprès du gestionnaire en demandant la feuille tarifaire, puis auprès de l’autorité. Vérifiez avant que le montant correspond au tarif publié ; de fausses données de compteur ou un mauvais groupe tarifaire sont plus fréquents qu’un tarif abusif. Le niveau est contrôlé par l’autorité et vaut pour tous, sans exception individuelle.',
);

const thermostatEmptyHouse = say(
  'En hiver, gardez une maison vide à dix ou douze degrés, salle de bain et conduites des murs extérieurs comprises, ou faites vidanger entièrement eau et chauffage. Fermez la vanne principale dans tous les cas. Une pompe à chaleur avec de l’eau dehors ne doit jamais être sans courant. L’assurance exige en général chauffage ou vidange et des contrôles réguliers ; une sonde qui alerte le téléphone coûte peu.',
);

export const fr: DetailTexts<'power'> = {
  selfConsumption: {
    timing: {
      question: 'Avec le solaire, faut-il lancer les appareils à midi ?',
      answer: say(
        'Lancer les appareils à midi aide, mais modérément : lave-linge et lave-vaisselle ne déplacent ensemble que quelques pour cent. Démarrez-les l’un après l’autre plutôt qu’ensemble, pour que les panneaux suffisent ; une minuterie ou le départ différé fait l’affaire. Les gros postes comptent bien plus : eau chaude, voiture, pompe de piscine, climatisation ou pompe à chaleur en milieu de journée.',
      ),
    },
    raise: {
      question: 'Comment utiliser davantage mon propre courant solaire ?',
      answer: say(
        'L’autoconsommation monte surtout quand les gros postes suivent le surplus : eau chaude à midi, voiture chargée de jour, pompe à chaleur ou climatisation un peu plus forte à midi, pompe de piscine à ce moment. Un gestionnaire d’énergie le commande tout seul, des panneaux est-ouest étalent la production. Une batterie aide ensuite ; ne consommez simplement pas davantage pour gonfler le taux.',
      ),
    },
    offGrid: {
      question: 'Peut-on quitter le réseau électrique grâce au solaire ?',
      answer: say(
        'Couper une maison ordinaire du réseau est techniquement possible, mais ne vaut presque jamais la peine : en hiver le soleil manque des semaines, et aucune batterie abordable n’y transporte l’été. Il faudrait plusieurs fois plus de panneaux et un générateur. Mieux vaut vivre presque sans achat du printemps à l’automne et garder le raccordement ; le vrai hors réseau convient aux chalets qui consomment peu.',
      ),
    },
    myFigure: {
      question: 'Autoconsommation et autonomie : quels taux sont normaux ?',
      answer: say(
        'L’autoconsommation est la part de votre production que vous utilisez ; l’autonomie, la part de vos besoins que le toit couvre. Sans batterie, environ {selfSufficiencyAlone} est normal pour les deux, avec batterie environ {selfSufficiencyBattery} ; un grand toit donne peu d’autoconsommation et beaucoup d’autonomie, un petit l’inverse. Huitante ou nonante pour cent ne valent qu’en été, ou c’est de la publicité. L’app de l’onduleur montre les deux.',
      ),
    },
    stillBuying: {
      question: 'Pourquoi acheter encore du courant malgré les panneaux ?',
      answer: say(
        'Vous achetez encore parce que production et consommation ne tombent pas au même moment : la nuit, le matin, le soir et en hiver le toit donne peu, à midi trop. Même au soleil, cela ne suffit pas un instant quand cuisinière et lave-linge tournent ensemble ou qu’un nuage passe. Vous ne faites rien de faux ; réduisez la consommation de veille la nuit et déplacez le possible vers le jour.',
      ),
    },
    atHome: {
      question: 'Chez soi toute la journée, utilise-t-on plus de solaire ?',
      answer: say(
        'Qui est à la maison le jour en utilise davantage, mais moins qu’on ne pense : retraite, télétravail ou enfants ajoutent en général cinq à dix points, car cuisiner et travailler consomment peu. Si vous êtes absent la journée, des minuteries pour l’eau chaude, la lessive et la voiture compensent. Pour un petit ménage, une petite installation est proportionnellement mieux utilisée.',
      ),
    },
    winterShare: {
      question: 'Quelle part de mon courant le solaire fournit-il l’hiver ?',
      answer: say(
        'En hiver, le toit couvre bien moins : de novembre à janvier vient environ un dixième de la production annuelle, ce qui suffit en général pour dix à vingt pour cent des besoins, moins avec une pompe à chaleur. D’avril à septembre, huitante à plus de nonante pour cent sont courants avec une batterie. Des panneaux raides ou verticaux au sud relèvent un peu la part d’hiver.',
      ),
    },
    pool: {
      question: 'Comment réduire le coût de ma piscine avec le solaire ?',
      answer: say(
        'À la piscine, c’est la pompe de circulation qui consomme le plus, souvent plusieurs kilowattheures par jour ; à vitesse variable, lente et autour de midi, elle économise le plus. Un électrolyseur au sel tire à peu près autant que quelques lampes et ne marche qu’avec la pompe, inutile de vous en soucier. Chauffez aussi à midi ; où l’injection est créditée au plein prix, décaler n’apporte rien.',
      ),
    },
  },
  feedIn: {
    fixedHowLong: {
      question: 'Combien de temps le prix de reprise solaire est-il garanti ?',
      answer: {
        de: say(
          'C’est le jour de la mise en service qui compte, pas celui de la commande : le tarif de ce jour reste le même pendant {feedInYears} ans, plus le reste de la dernière année civile. Il ne baisse pas pour vous si la loi change ensuite, et il passe à l’acheteur de la maison. Pour les installations raccordées après {feedInTo}, la règle n’est pas encore fixée.',
        ),
        at: say(
          'Les nouvelles installations n’ont pas de tarif garanti sur des années : le prix d’achat suit le marché et change sans cesse. Certains négociants proposent un prix fixe pour une durée donnée ; durée et délai de résiliation figurent dans le contrat d’achat.',
        ),
        ch: say(
          'Le tarif de reprise n’est pas fixé pour des années : le distributeur l’adapte chaque année ou chaque trimestre, en général selon le prix du marché. Sous {feedInFloorChKw}, seul le minimum légal de {feedInFloorCh} est assuré ; par prudence, comptez avec une valeur proche.',
        ),
        us: say(
          'C’est écrit dans le tarif de votre fournisseur : là où le « net metering » complet s’applique, les clients existants gardent souvent leurs conditions un nombre d’années fixe, mais ce n’est garanti que si le tarif le dit. En général, la date de la demande complète de raccordement décide. Demandez durée et date limite par écrit.',
        ),
      },
    },
    fullOrSurplus: {
      question: 'Vaut-il mieux utiliser mon courant solaire ou tout vendre ?',
      answer: {
        de: say(
          'Consommer et vendre le surplus rapporte presque toujours plus, car chaque kWh consommé épargne environ {powerPriceDe}, alors que l’injection totale ne donne que {fullFeedInDe}. L’injection totale convient là où l’on consomme à peine. On peut changer d’une année à l’autre, en l’annonçant au gestionnaire du réseau avant le premier décembre de l’année précédente.',
        ),
        at: feedInFullOrSurplus,
        ch: say(
          'Ne vendre que le surplus rapporte presque toujours plus, car le courant consommé épargne environ {powerPriceCh}. Tout injecter convient là où personne ne consomme guère, par exemple sur une grange : Pronovo verse alors une rétribution unique plus élevée, et vous renoncez à l’autoconsommation.',
        ),
        us: feedInFullOrSurplus,
      },
    },
    payout: {
      question: 'Qui me paie le courant solaire injecté, et comment ?',
      answer: {
        de: say(
          'C’est le gestionnaire du réseau qui paie, pas votre fournisseur : en général des acomptes mensuels sur votre compte et un décompte annuel selon le compteur, sans facture de votre part. Si l’avoir est faux ou manque, vérifiez la date de mise en service, la puissance et le relevé, et contestez par écrit. Sinon, la Clearingstelle EEG sert de médiateur.',
        ),
        at: say(
          'C’est celui qui achète votre courant par contrat qui paie, l’OeMAG ou un négociant, selon les relevés du gestionnaire du réseau, par virement. Sans contrat d’achat, le surplus part sans être payé. Si un décompte est faux, comparez-le au portail du réseau et contestez par écrit ; le médiateur d’E-Control aide gratuitement.',
        ),
        ch: say(
          'C’est votre distributeur qui paie, en général par un avoir sur la facture ou un versement par trimestre ou par an ; vous n’établissez pas de facture. Le décompte sépare souvent l’énergie et la garantie d’origine ; tous les distributeurs ne paient pas cette dernière, et il faut la leur céder. S’il manque quelque chose, demandez la fiche tarifaire.',
        ),
        us: say(
          'En général il ne vient pas de chèque mais un crédit sur votre facture ; vous n’envoyez rien. Ce qui reste après douze mois, certains fournisseurs le paient à petit tarif, d’autres le gardent. Les kWh injectés et le crédit figurent sur la facture ; s’ils semblent faux, adressez-vous au fournisseur, puis à la commission de l’État.',
        ),
      },
    },
    carryOver: {
      question: 'Mon surplus solaire d’été compte-t-il pour l’hiver ?',
      answer: {
        de: feedInCarryOver,
        at: feedInCarryOver,
        ch: feedInCarryOver,
        us: say(
          'Avec le « net metering », les crédits passent en général d’un mois à l’autre : votre mois de juillet aide en décembre. Une fois par an on solde le compte : le reste est alors payé à petit tarif ou perdu. Avec un tarif réduit, c’est un montant en dollars qui se reporte, pas les kWh.',
        ),
      },
    },
    otherBuyer: {
      question: 'Puis-je choisir qui achète mon surplus solaire ?',
      answer: {
        de: say(
          'Vous pouvez vendre par un agrégateur (Direktvermarkter) plutôt qu’au tarif fixe ; ce n’est obligatoire qu’à partir de cent kW. Pour une maison, l’abonnement et le comptage mangent en général le gain, et le prix suit la bourse. Votre fournisseur n’y joue aucun rôle, et le gestionnaire du réseau ne se choisit pas.',
        ),
        at: say(
          'Vous choisissez librement l’acheteur : l’OeMAG, votre fournisseur ou un autre négociant ; le gestionnaire du réseau reste le même. Comparez sur e-control.at le prix, la durée et l’obligation éventuelle d’y acheter aussi. Dans une communauté d’énergie vous vendez aux voisins, souvent à meilleur prix.',
        ),
        ch: say(
          'Le distributeur local doit reprendre votre courant, mais vous pouvez aussi le vendre à un autre acheteur ; c’est alors son contrat qui vaut, sans minimum. Pour une petite installation il en reste rarement beaucoup après les frais. Souvent mieux : fournir les voisins par un RCP ou une communauté électrique locale.',
        ),
        us: say(
          'En général seul votre fournisseur peut créditer le surplus ; il n’y a pas d’autre acheteur. C’est différent dans les États à marché libre, comme une grande partie du Texas : on y choisit un fournisseur avec tarif de rachat. Comparez ensemble prix de rachat, plafond et prix d’achat.',
        ),
      },
    },
    whyLittle: {
      question: 'Pourquoi le courant solaire injecté est-il si peu payé ?',
      answer: {
        de: feedInWhyLittle,
        at: feedInWhyLittle,
        ch: say(
          'C’est courant aujourd’hui : chaque distributeur fixe son tarif, en général selon le prix du marché, bas à midi en été. Votre prix d’achat contient en plus le réseau et les taxes. Pour une installation de moins de {feedInFloorChKw}, le tarif ne peut pas descendre sous {feedInFloorCh} ; pvtarif.ch montre si le vôtre est juste.',
        ),
        us: feedInWhyLittle,
      },
    },
    perYear: {
      question: 'Combien rapporte le surplus solaire par an ?',
      answer: {
        de: say(
          'Multipliez les kWh injectés par le tarif : mille kWh à {feedInDe} font environ soixante-dix-sept euros. Sans batterie, une maison injecte bien deux tiers ; avec {feedInKwp} et quelque neuf mille kWh par an, cela fait environ cinq cents euros. Ce que vous consommez rapporte davantage.',
        ),
        at: say(
          'Multipliez les kWh injectés par votre prix d’achat : chaque centime rapporte dix euros pour mille kWh. Sans batterie, une maison injecte bien deux tiers de sa production ; le suivi ou le décompte du réseau indique votre quantité.',
        ),
        ch: say(
          'Multipliez les kWh injectés par le tarif de reprise : mille kWh font soixante francs à {feedInFloorCh} et huitante-deux à {feedInExampleCh}. Sans batterie, une maison injecte bien deux tiers de sa production ; cela fait donc en général quelques centaines de francs par an.',
        ),
        us: say(
          'Multipliez les kWh injectés par votre tarif. Avec le « net metering » complet, chaque kWh vaut le prix d’achat, en moyenne nationale {powerPriceUs} ; à des tarifs comme en Californie, mille kWh ne rapportent que cinquante à quatre-vingts dollars. On n’en vit pas : cela réduit la facture, ce n’est pas un revenu.',
        ),
      },
    },
  },
  feedInLaw: {
    existing: {
      question: 'Nouvelles règles : mes panneaux solaires sont-ils touchés ?',
      answer: {
        de: say(
          'Les installations en service gardent leur tarif : il vaut {feedInYears} ans dès la mise en service ; aucune baisse rétroactive n’est votée, et le projet n’en contient pas. Le projet du {eegDraftDate} ne vise que les installations raccordées après son entrée en vigueur. Qui reprend la maison reprend aussi le tarif.',
        ),
        at: say(
          'En Autriche, un tarif fixe sur de longues années n’est garanti que dans les anciens contrats d’électricité verte, qui courent jusqu’à leur terme. Sinon, votre contrat d’achat fait foi : le prix suit le marché ou peut changer avec préavis, et vous pouvez changer d’acheteur. Les règles de réseau de l’ElWG visent surtout les installations nouvelles ou nettement modifiées.',
        ),
        ch: say(
          'En Suisse, seules les installations de l’ancienne RPC ont un tarif garanti, et il court jusqu’à son terme. Les autres reçoivent ce que paie le gestionnaire de réseau, qui peut changer régulièrement, mais, pour moins de {feedInFloorChKw}, pas sous le minimum légal de {feedInFloorCh}. Une rétribution unique déjà versée ne vous est pas reprise.',
        ),
        us: say(
          'La plupart des États laissent les clients existants sous leurs anciennes règles pendant de longues années, souvent dix à vingt dès le raccordement ; ensuite le nouveau tarif s’applique. Les frais fixes sont rarement protégés, et un fort agrandissement peut faire perdre ce droit. La durée et la reprise par un acheteur figurent dans le tarif de votre distributeur.',
        ),
      },
    },
    newSystem: {
      question: 'Quelle rémunération pour de nouveaux panneaux solaires ?',
      answer: {
        de: say(
          'Cela vous touche seulement si le projet du {eegDraftDate} devient loi et que votre installation est raccordée après : les nouvelles de moins de {eegDraftKwp} n’auraient plus de tarif fixe durable. C’est la mise en service qui compte, pas la commande ; jusqu’en {feedInTo}, le tarif est de {feedInDe}. Ensuite, calculez prudemment sans lui et faites confirmer la date.',
        ),
        at: say(
          'En Autriche, les nouvelles installations n’ont de toute façon pas de tarif fixé par la loi ; le prix vient de votre contrat d’achat. L’ElWG leur apporte le plafonnement au-dessus de {peakLimitAtKw} et une nouvelle répartition des frais de réseau. Comptez sur le courant que vous consommez et faites confirmer l’accès au réseau par écrit avant l’achat.',
        ),
        ch: say(
          'Pour les nouvelles installations, la loi sur l’électricité s’applique déjà : la rétribution suit le prix du marché du trimestre, avec un minimum de {feedInFloorCh} pour moins de {feedInFloorChKw}, et le gestionnaire peut plafonner la pointe injectée. En échange, RCP, RCP virtuel et communautés locales sont possibles. Comptez surtout sur le courant que vous consommez.',
        ),
        us: say(
          'En général, les règles du jour où votre demande de raccordement est complète s’appliquent, pas celles du jour de la signature. Quand un État passe du net metering au net billing, le courant injecté vaut nettement moins ; en Californie, {exportCalifornia}. Demandez au distributeur la date limite et la durée, et comptez sur l’autoconsommation.',
        ),
      },
    },
    hurry: {
      question: 'Faut-il se dépêcher avant les nouvelles règles solaires ?',
      answer: {
        de: feedInLawHurry,
        at: feedInLawHurry,
        ch: say(
          'Ne vous laissez pas presser : l’essentiel du gain vient du courant que vous consommez vous-même, et cela reste quelle que soit la règle. Nous ne connaissons aucune date après laquelle tout serait perdu ; la rétribution change de toute façon. Comparez deux ou trois offres et signez si le calcul tient aussi avec une rétribution basse.',
        ),
        us: feedInLawHurry,
      },
    },
    cap: {
      question: 'Peut-on limiter l’injection de mes panneaux solaires ?',
      answer: {
        de: say(
          'Les nouvelles installations sans boîtier de commande ne peuvent injecter que {feedInLimit} de la puissance des modules, jusqu’à la pose et au test du compteur et de la commande ; celles raccordées avant le {spikesLawSince} ne sont pas touchées. Seule la pointe de midi est coupée, pas ce que vous consommez ou stockez. La perte est en général de quelques pour cent, moins en est-ouest ou avec batterie.',
        ),
        at: say(
          'Les nouvelles installations au-dessus de {peakLimitAtKw} peuvent injecter au plus {peakLimitAt} de la puissance des modules. Seule la pointe de midi est coupée, pas ce que vous consommez ou stockez ; la perte est en général de quelques pour cent. Le gestionnaire ne peut vous couper entièrement que si la sécurité du réseau l’exige.',
        ),
        ch: say(
          'Pour les nouvelles installations, et lors du remplacement de l’onduleur, le gestionnaire peut limiter l’injection à {feedCapCh} de la puissance des modules, sans indemnité jusqu’à {feedCapLossCh} de la production annuelle. Seule la pointe vers le réseau est coupée, pas ce que vous consommez ou stockez. On perd en général un à deux pour cent, moins en est-ouest ou avec batterie.',
        ),
        us: say(
          'Il n’y a pas de plafond national, mais certains distributeurs limitent la puissance injectée au raccordement ou exigent un arrêt en cas de perturbation. Seul ce qui part au réseau est touché, pas ce que vous consommez ou stockez. L’éventuelle limite figure dans le contrat de raccordement.',
        ),
      },
    },
    negativePrices: {
      question: 'Que changent les prix négatifs pour mon courant solaire ?',
      answer: {
        de: say(
          'Les installations raccordées depuis le {spikesLawSince} ne touchent rien quand le prix est négatif à la bourse ; pour les petites, cela ne commence qu’après l’année de pose du compteur intelligent. Le temps perdu s’ajoute à la fin des {feedInYears} ans. Les plus anciennes sont exemptées, sauf les grandes : dès {negativeLarge}, raccordées depuis {negativeLargeSince}, et dès {negativeEarlier}, raccordées depuis {negativeEarlierSince}, elles perdent le paiement quand le prix est négatif quelques heures de suite, selon leur année. Le courant autoconsommé n’est jamais touché.',
        ),
        at: say(
          'En Autriche, votre contrat d’achat décide : avec un prix mensuel ou fixe, quelques heures négatives ne se sentent guère ; avec un tarif boursier horaire, vous ne touchez rien ou payez même. Demandez à l’acheteur sa règle pour les prix négatifs. Qui recharge, stocke ou chauffe l’eau à midi n’est presque pas touché.',
        ),
        ch: say(
          'Tant que la rétribution suit la moyenne du trimestre, une heure à prix négatif ne vous touche pas directement ; elle baisse seulement la moyenne, et les installations de moins de {feedInFloorChKw} ont au moins {feedInFloorCh}. Si votre gestionnaire rétribue à l’heure, lisez sa règle. Consommer à midi aide dans tous les cas.',
        ),
        us: say(
          'La plupart des distributeurs accordent aux ménages un crédit fixe, les prix négatifs n’y jouent aucun rôle. Là où l’injection est payée à l’heure ou au marché, le crédit peut tendre vers zéro à midi. Voyez dans le tarif si l’injection est évaluée à un taux fixe ou selon l’heure ; une batterie ou la consommation à midi protège.',
        ),
      },
    },
  },
  batteryWorth: {
    moneyBack: {
      question: 'Comment calculer si une batterie solaire est rentable ?',
      answer: {
        de: say(
          'Calculez l’économie par kWh : {powerPriceDe} de prix du courant moins {feedInDe} de reprise, fois les kWh que la batterie déplace vraiment par an, soit deux cents à deux cent cinquante charges complètes. Divisez le prix par ce montant. Si le résultat dépasse la garantie de {batteryWarranty} ans, c’est du confort plutôt qu’un placement.',
        ),
        at: batteryWorthMoneyBack,
        ch: say(
          'Calculez l’économie par kWh : votre prix du courant, {powerPriceCh} en moyenne, moins votre reprise, par exemple {feedInExampleCh}, fois les kWh que la batterie déplace vraiment par an, soit deux cents à deux cent cinquante charges complètes. Divisez le prix par ce montant. Si le résultat dépasse la garantie de {batteryWarranty} ans, c’est du confort plutôt qu’un placement.',
        ),
        us: batteryWorthMoneyBack,
      },
    },
    smallUse: {
      question: 'Une batterie solaire est-elle utile si je consomme peu ?',
      answer: say(
        'Avec une petite consommation, ou si l’essentiel se fait déjà de jour, une batterie est rarement rentable : elle se vide à peine et déplace trop peu de kWh pour payer son prix. Comptez environ {batteryRule} kWh de batterie pour {batteryUse} kWh par an, plutôt moins. Qui consomme beaucoup le soir et la nuit y gagne le plus.',
      ),
    },
    winterEmpty: {
      question: 'À quoi sert une batterie solaire en hiver ?',
      answer: say(
        'En hiver la batterie reste le plus souvent vide, car les panneaux ne livrent guère plus que ce que la maison utilise à l’instant ; avec une pompe à chaleur, encore davantage. Elle sert surtout de mars à octobre. En décembre et janvier, elle n’aide qu’avec un tarif variable, en la chargeant à bas prix la nuit.',
      ),
    },
    later: {
      question: 'Batterie solaire : tout de suite ou plus tard ?',
      answer: say(
        'Vous pouvez commencer sans batterie et l’ajouter plus tard : les prix baissent depuis des années, et au bout d’un an vous connaîtrez exactement votre surplus. Prenez pour cela dès maintenant un onduleur hybride, ou faites prévoir la place et le câble. Acheter tout de suite se justifie si une aide vous est ouverte maintenant ou si l’injection ne rapporte presque rien.',
      ),
    },
    oldSystem: {
      question: 'Faut-il ajouter une batterie à mes anciens panneaux ?',
      answer: say(
        'Une ancienne installation accepte presque toujours une batterie avec son propre onduleur, côté courant alternatif, quelle que soit sa marque. C’est judicieux si vous pouvez utiliser le surplus vous-même et que l’injection rapporte peu. Tant que court un ancien tarif élevé, injecter rapporte plus que stocker.',
      ),
    },
    insteadOf: {
      question: 'Plutôt plus de panneaux solaires qu’une batterie ?',
      answer: say(
        'Plus de panneaux rapportent en général davantage par franc qu’une batterie, tant qu’il reste du toit : ils produisent aussi en hiver et durent deux fois plus. Un boiler ou une voiture chargée à midi absorbent aussi le surplus à moindre prix. Une batterie « virtuelle » n’en est pas une : c’est un tarif avec un abonnement, à calculer.',
      ),
    },
    gridRates: {
      question: 'Quel tarif électrique rend une batterie rentable ?',
      answer: say(
        'C’est votre tarif qui décide : avec des prix très variables selon l’heure, une batterie économise en se chargeant bon marché et en se vidant aux heures chères, même sans panneaux. Après un dixième de pertes, l’écart doit encore couvrir le coût par charge. Si votre injection est créditée au plein tarif, elle ne rapporte rien, sinon du courant en cas de panne.',
      ),
    },
    eco: {
      question: 'Une batterie domestique est-elle écologique ?',
      answer: say(
        'Pour l’environnement, une batterie est en général un petit plus : sa fabrication se compense en quelques années d’usage, mais le solaire s’en passe très bien, car le surplus remplace aussi du courant fossile dans le réseau. Les batteries fer-phosphate d’aujourd’hui ne contiennent ni cobalt ni nickel. Une petite bien utilisée vaut mieux qu’une grande à moitié pleine.',
      ),
    },
  },
  batterySize: {
    outage: {
      question: 'Quelle taille de batterie pour une panne de courant ?',
      answer: say(
        'Additionnez ce qui doit tourner : watts fois heures, divisé par mille, plus un cinquième de réserve. Frigo, lumière et box demandent deux à trois kWh par jour, un congélateur environ un, une pompe de puits ou un petit climatiseur plusieurs fois plus ; dix kWh tiennent donc l’essentiel un à deux jours, davantage avec du soleil. Vérifiez aussi la puissance en kW, car les moteurs tirent beaucoup au démarrage, et que le secours figure au devis.',
      ),
    },
    tooBig: {
      question: 'Quand une batterie domestique est-elle trop grande ?',
      answer: say(
        'Dès que la batterie ne se vide plus la nuit, chaque kWh de plus n’apporte presque rien : en été elle reste pleine, en hiver vide. La limite est en général proche de votre consommation entre le coucher du soleil et le matin ; pour deux personnes, souvent quatre à six kWh seulement. Trop grande, elle n’en souffre guère, mais vous payez une place inutilisée.',
      ),
    },
    emptyEvening: {
      question: 'Ma batterie est vide le soir, est-elle trop petite ?',
      answer: say(
        'Une batterie vide le soir n’est pas forcément trop petite : elle a remplacé la part la plus chère, et les derniers kWh d’une plus grande sont les moins rentables. Doubler ne vaut la peine que si elle est pleine à midi presque toute l’année et que beaucoup part encore au réseau. Déplacer lessive, voiture et eau chaude en journée aide souvent plus ; beaucoup de systèmes s’agrandissent plus tard.',
      ),
    },
    usable: {
      question: 'Batterie : capacité utile ou totale, laquelle compte ?',
      answer: say(
        'Comptez la capacité utilisable, car un reste demeure toujours pour protéger les cellules ; elle est en général cinq à quinze pour cent sous le chiffre du prospectus. Comparez aussi le prix par kWh utilisable. La puissance compte à côté : pour cuisinière, pompe à chaleur ou secours, environ cinq kW ou plus, pour lumière et frigo deux à trois suffisent.',
      ),
    },
    nightUse: {
      question: 'Quelle taille de batterie pour passer la nuit ?',
      answer: say(
        'Le compteur le dit le mieux : relevez-le pendant deux semaines au coucher du soleil et le matin, prenez la différence moyenne, arrondie à la taille supérieure. Pas besoin de plus de réserve, car quelques nuits gourmandes ne justifient pas une plus grande batterie. Si la puissance solaire est plus basse, c’est la plus petite valeur qui compte.',
      ),
    },
    heatPumpCar: {
      question: 'Une batterie plus grande pour pompe à chaleur et voiture ?',
      answer: say(
        'Ne comptez en général ni pompe à chaleur ni voiture pour la batterie : en hiver, le surplus manque pour la remplir, et une voiture avale en une nuit plus qu’elle ne contient. Dimensionnez-la sur le courant du ménage et chargez voiture et eau chaude directement au soleil. Un climatiseur ou une pompe de piscine qui tourne les soirs d’été peut compter.',
      ),
    },
    farm: {
      question: 'Quelle taille de batterie pour une ferme ou une entreprise ?',
      answer: say(
        'Pour une ferme, une entreprise ou un immeuble, la règle ne vaut pas ; ce sont vos quarts d’heure qui comptent : combien est consommé sans soleil et quelle est la hauteur des pointes. En général, une fraction de la consommation du jour suffit, à l’étable souvent celle de la traite avant l’aube. Donnez la courbe de charge du distributeur à un planificateur et faites calculer deux tailles.',
      ),
    },
  },
  batteryLifetime: {
    years: {
      question: 'Quand devrai-je remplacer ma batterie domestique ?',
      answer: say(
        'Comptez {batteryYears} ans selon l’usage, avec un accu lithium-fer-phosphate actuel plutôt vers le haut : un ménage fait environ deux cents à deux cent cinquante charges complètes par an, et les cellules en supportent plusieurs milliers. Contrairement au téléphone, il n’est pas mort ensuite, il stocke seulement moins. Pendant la vie des panneaux, il faut donc en général un remplacement ; comptez-le dans votre calcul.',
      ),
    },
    fading: {
      question: 'Une batterie domestique perd-elle vite de sa capacité ?',
      answer: say(
        'Une perte de un à trois pour cent par an est courante, un peu plus au début ; après dix ans, il reste en général sept à huit dixièmes. Si la capacité utile baisse nettement plus vite, vérifiez d’abord si le fabricant l’a bridée par une mise à jour ou si un recalibrage (une charge et une décharge complètes) aide. Si elle est sous la valeur garantie, annoncez-le au fabricant avec un relevé de mesure.',
      ),
    },
    heatCold: {
      question: 'La chaleur et le froid abîment-ils la batterie ?',
      answer: say(
        'Elle vit le plus longtemps au frais et au sec, entre dix et vingt-cinq degrés environ, donc à la cave ou au local technique. Une chaleur durable au-dessus de trente-cinq degrés peut coûter des années ; dans un garage chaud, mettez-la contre un mur intérieur à l’ombre ou prenez un modèle refroidi. Le gel ne nuit guère au repos, mais sous zéro elle charge au ralenti ou pas du tout sans chauffage. Respectez la plage de la fiche technique, sinon la garantie tombe.',
      ),
    },
    warrantyTerms: {
      question: 'Quand finit la garantie d’une batterie domestique ?',
      answer: say(
        'La garantie prend fin avec ce qui arrive en premier : les années (souvent {batteryWarranty}), les cycles ou l’énergie débitée en MWh. Divisez les MWh par la taille de la batterie, vous avez les charges complètes ; un ménage en fait environ deux cents à deux cent cinquante par an, les années s’écoulent donc en général d’abord. Ensuite, elle continue simplement. Demandez aussi si main-d’œuvre et envoi sont compris et si elle doit rester connectée.',
      ),
    },
    care: {
      question: 'Comment prolonger la vie de ma batterie domestique ?',
      answer: say(
        'Avec le lithium-fer-phosphate, il y a peu à faire, l’électronique limite la charge et la décharge. Il est bon de ne pas la laisser pleine ou vide des semaines, de garder dix à vingt pour cent en hiver et de la charger à fond toutes les quelques semaines pour que l’affichage soit juste. Un second cycle par jour avec un tarif dynamique l’use un peu plus vite ; cela ne vaut la peine que si l’écart de prix dépasse l’usure.',
      ),
    },
    types: {
      question: 'Quel type de batterie domestique dure le plus longtemps ?',
      answer: say(
        'Le lithium-fer-phosphate (LFP), présent dans presque tous les nouveaux accus domestiques, dure aujourd’hui le plus longtemps. Les anciennes cellules lithium au nickel vieillissent un peu plus vite ; le plomb est souvent fini après cinq à huit ans. L’eau salée et le sodium supportent bien le froid et la décharge profonde, mais sont rares, et certains fabricants ont cessé. Des batteries de voiture usagées sont bon marché, mais sans garantie ni preuve de sécurité incendie, je les déconseille à la maison.',
      ),
    },
    repair: {
      question: 'Peut-on réparer une batterie domestique en panne ?',
      answer: say(
        'Sur beaucoup d’appareils à modules empilables, un module défectueux se remplace tant que le fabricant en fournit un adapté ; les cellules seules ne sont changées que par le fabricant, pour la sécurité. Après quelques années, un module neuf ne s’accorde souvent plus aux anciens, et un appareil complet vaut mieux. L’onduleur reste en général s’il est admis avec la nouvelle batterie, et le vendeur ou le fabricant reprend l’ancienne.',
      ),
    },
  },
  backup: {
    why: {
      question: 'Pourquoi le solaire s’arrête-t-il si le réseau est coupé ?',
      answer: say(
        'Un onduleur ordinaire se coupe en une fraction de seconde quand le réseau tombe, pour ne pas alimenter la ligne où travaillent les monteurs et parce qu’il a besoin du réseau comme repère. D’où le noir même en plein soleil, et ce n’est pas une panne. Seul un onduleur qui sépare la maison du réseau et forme son propre réseau continue. Les autres redémarrent après un bref contrôle quand le réseau revient.',
      ),
    },
    needed: {
      question: 'Que faut-il pour un secours électrique solaire ?',
      answer: say(
        'Il faut trois choses : un onduleur hybride avec secours, une batterie compatible et une commutation qui sépare la maison du réseau. Si le soleil doit recharger pendant la coupure, le système doit en être capable sans réseau et redémarrer après une batterie vide (démarrage autonome). Fixez les circuits à alimenter, frigo, lumière, internet, pompe ou traite, et faites montrer une coupure à la réception.',
      ),
    },
    howLong: {
      question: 'Combien de temps la batterie tient-elle lors d’une panne ?',
      answer: say(
        'Avec une batterie pleine, frigo, lumière et internet tiennent en général un jour ; en été le soleil recharge et cela dure des jours. En hiver, la production n’y suffit souvent pas, et cuisinière, sèche-linge ou borne vident la batterie en quelques heures. Calculez : kilowattheures utilisables divisés par la puissance appelée en continu.',
      ),
    },
    heating: {
      question: 'Mon chauffage marche-t-il pendant une panne de courant ?',
      answer: say(
        'Une pompe à chaleur peut tourner en panne si l’onduleur et la batterie suffisent à son démarrage ; en hiver, elle vide toutefois vite la batterie. Les chaudières à gaz, mazout ou pellets ne demandent qu’un peu de courant pour pompe et commande, un petit secours y suffit. Une maison bien isolée reste chaude un jour, un poêle à bois est la réserve la plus simple.',
      ),
    },
    cost: {
      question: 'Combien coûte en plus le secours électrique solaire ?',
      answer: say(
        'Une simple prise de secours coûte peu, la commutation de quelques circuits nettement plus, et toute la maison le plus, car tableau, batterie et onduleur doivent suffire. L’ajout ultérieur est possible si le fabricant l’a prévu pour votre onduleur ; sinon il faut le changer. Demandez une ligne séparée dans l’offre.',
      ),
    },
    generator: {
      question: 'Groupe électrogène ou batterie pour les pannes de courant ?',
      answer: say(
        'Un groupe électrogène est la réserve la moins chère pour des pannes rares et courtes, mais il demande du carburant, de l’entretien et de la tolérance au bruit, et ne doit jamais tourner dans la maison ni le garage, seulement dehors loin des fenêtres (monoxyde de carbone). Il n’alimente la maison que par une commutation conforme. Une batterie solaire avec secours prend le relais seule, est silencieuse et sert tous les jours, une sans secours s’arrête avec le réseau ; une voiture ou une petite station alimente quelques appareils.',
      ),
    },
    types: {
      question: 'Quels types de secours électrique solaire existe-t-il ?',
      answer: say(
        '« Notstrom » signifie souvent une seule prise sur l’onduleur, où l’on branche soi-même les appareils ; le vrai secours alimente quelques circuits ou toute la maison et bascule le plus souvent seul, parfois à la main. Cela prend de quelques millisecondes à quelques secondes ; ordinateurs, alarme ou appareils médicaux demandent donc une alimentation sans coupure (ASI) propre. Pour l’oxygène ou un lit médicalisé, ne comptez jamais sur le solaire seul.',
      ),
    },
  },
  smartMeter: {
    cost: {
      question: 'Combien coûte un compteur intelligent ?',
      answer: {
        de: say(
          'La loi plafonne le prix : {meterBasic} pour un simple compteur numérique, {meterOptional} pour un compteur communicant à faible consommation, {meterFeeSmall} dès {smartMeterUse} kWh et {meterFeeControl} avec pompe à chaleur ou borne pilotable ou petite installation solaire. Un boîtier de commande ajoute {meterBox}. Là où c’est obligatoire, la pose est comprise ; à votre demande s’ajoutent environ {meterWish} une fois et jusqu’à {meterOptional}.',
        ),
        at: say(
          'Le passage au compteur intelligent ne coûte rien en plus ; il est payé par la taxe de mesure qui figure de toute façon sur la facture et que le régulateur limite. S’il y a un nouveau poste, demandez au gestionnaire de réseau à quoi il sert, et au besoin à l’organe de conciliation d’E-Control. Seule la transformation du coffret est à votre charge.',
        ),
        ch: say(
          'La pose du compteur ne coûte rien ; vous payez un tarif de mesure, devenu récemment un poste séparé de la facture et compris auparavant dans le tarif de réseau. Le distributeur le fixe, l’ElCom le surveille ; il figure sur la feuille tarifaire. Seule la transformation du tableau est payée par le propriétaire.',
        ),
        us: say(
          'Le compteur appartient au fournisseur, et l’échange est en général gratuit ou compris dans les frais de raccordement ; vous payez de toute façon une taxe de base. Qui refuse le compteur communicant paie un supplément dans beaucoup d’États. Seuls des travaux sur le socle ou le tableau coûtent cher.',
        ),
      },
    },
    refuse: {
      question: 'Puis-je refuser le compteur intelligent ?',
      answer: {
        de: say(
          'Vous ne pouvez pas le refuser : il faut tolérer la pose d’un compteur numérique et, là où c’est obligatoire, du système communicant, aussi comme locataire. Vous pouvez seulement choisir un autre exploitant de mesure. Les ondes sont bien plus faibles que celles d’un téléphone, et les données sont chiffrées.',
        ),
        at: say(
          'Vous ne pouvez pas refuser l’échange, mais vous opposer au relevé détaillé (opt-out) ; avec injection, communauté d’énergie ou tarif dynamique, ce n’est en général pas possible. Depuis l’ElWG, les quarts d’heure sont la règle : demandez donc par écrit au gestionnaire ce qu’il mesure encore sans eux. La plupart des appareils transmettent par le câble électrique, pas par radio.',
        ),
        ch: smartMeterRefuse,
        us: say(
          'C’est votre État qui décide : dans beaucoup, vous pouvez garder l’ancien compteur ou un modèle qui n’émet pas, contre des frais uniques et mensuels. Avec du solaire ou un tarif horaire, ce n’est en général pas possible. Cherchez « smart meter opt-out » chez votre fournisseur.',
        ),
      },
    },
    privacy: {
      question: 'Quelles données le compteur intelligent transmet-il ?',
      answer: say(
        'Seuls les index et les consommations sont transmis, chiffrés et en général tous les quarts d’heure, pas quel appareil fonctionne. La courbe pourrait montrer quand vous consommez beaucoup ou peu ; c’est pourquoi seuls le gestionnaire de réseau et le fournisseur la voient, pour la facture et le réseau. Vous pouvez consulter vos valeurs et demander qui les reçoit.',
      ),
    },
    whoWhen: {
      question: 'Qui remplace mon compteur électrique, et quand ?',
      answer: say(
        'C’est le gestionnaire de réseau ou de mesure qui change le compteur, pas l’installateur ; celui-ci annonce l’installation, et le rendez-vous vient en général en quelques semaines, parfois après des mois. L’échange dure une demi-heure à une heure, le courant est brièvement coupé, et quelqu’un doit ouvrir. Si cela traîne, relancez par écrit et demandez si l’installation peut déjà tourner avec l’ancien compteur.',
      ),
    },
    reading: {
      question: 'Comment lire mon compteur intelligent ?',
      answer: say(
        'Les deux lignes importantes sont le soutirage (flèche vers la maison) et l’injection (flèche vers le réseau) ; un bouton, ou une lampe de poche sur le capteur, fait défiler les valeurs. Le détail se trouve sur le portail client du gestionnaire, ou en direct par l’interface de l’appareil, souvent à débloquer avec un code. Si l’appli de l’onduleur diffère, c’est le compteur étalonné qui compte ; quelques pour cent d’écart sont normaux.',
      ),
    },
    disconnect: {
      question: 'Peut-on me couper le courant par le compteur intelligent ?',
      answer: say(
        'Techniquement, beaucoup de nouveaux compteurs ont un interrupteur ; en droit, rien ne change : une coupure n’est permise qu’après rappel et avertissement avec délai, et en général pas si elle serait disproportionnée. En cas de retard, contactez tout de suite le fournisseur et convenez de tranches. Le pilotage d’une pompe à chaleur ou d’une borne est autre chose : il ne réduit que ces appareils, brièvement.',
      ),
    },
    board: {
      question: 'Et si le compteur intelligent n’entre pas dans le tableau ?',
      answer: say(
        'Si le nouveau compteur n’entre pas dans l’ancien tableau, la maison doit être adaptée, aux frais du propriétaire et non du locataire. Un adaptateur suffit souvent ; avec un tableau en bois et des fusibles à vis, il faut en général un nouveau tableau, plus sûr de toute façon. Faites-le voir par un électricien avant de commander du solaire ou une pompe à chaleur, et chiffrez-le dans le devis.',
      ),
    },
  },
  dynamicTariff: {
    risk: {
      question: 'Un tarif d’électricité dynamique est-il risqué ?',
      answer: {
        de: dynamicTariffRisk,
        at: dynamicTariffRisk,
        ch: dynamicTariffRisk,
        us: say(
          'Avec un tarif horaire ordinaire, le risque est petit, car les prix des heures sont fixes ; seul le début de soirée est cher. Les vrais tarifs de bourse sont autres : lors du gel au Texas, ils ont donné des factures de milliers, et ces contrats y sont depuis limités pour les ménages. N’en prenez qu’avec un plafond et si vous pouvez couper en pointe.',
        ),
      },
    },
    howWorks: {
      question: 'Quand le courant est-il le moins cher en tarif dynamique ?',
      answer: {
        de: dynamicTariffHowWorks,
        at: dynamicTariffHowWorks,
        ch: dynamicTariffHowWorks,
        us: say(
          'Votre fournisseur fixe les heures chères dans sa grille, en général de la fin d’après-midi au soir ; c’est bon marché la nuit et souvent à midi. Nul besoin de surveiller : programmez une fois voiture, eau chaude, sèche-linge et lave-vaisselle, et rafraîchissez un peu la maison avant la pointe. Le compteur, vous l’avez en général déjà.',
        ),
      },
    },
    savings: {
      question: 'Combien fait économiser un tarif dynamique ?',
      answer: {
        de: dynamicTariffSavings,
        at: dynamicTariffSavings,
        ch: dynamicTariffSavings,
        us: say(
          'Le gain, c’est l’écart de prix entre les heures fois les kilowattheures vraiment décalés : avec une voiture électrique quelques milliers par an, avec sèche-linge et lave-vaisselle quelques centaines. Vérifiez avec vos données horaires du portail si les heures chères du soir ne mangent pas l’avantage. Ce n’est pas un mythe, mais petit sans voiture.',
        ),
      },
    },
    noShift: {
      question: 'Tarif dynamique sans voiture ni pompe à chaleur : utile ?',
      answer: say(
        'Sans voiture, pompe à chaleur ni batterie, un tarif variable apporte peu, car cuisine, lumière et télévision tombent dans les heures chères du soir. Un prix fixe avantageux est alors plus tranquille et en général moins cher. Qui est à la maison la journée et met lessive, lave-vaisselle et boiler aux heures basses peut essayer avec un court préavis.',
      ),
    },
    battery: {
      question: 'Faut-il charger la batterie aux heures creuses du réseau ?',
      answer: say(
        'Charger la batterie à bas prix sur le réseau, la nuit ou à midi, ne vaut la peine que si l’écart avec le prix du soir dépasse pertes et usure, donc pas tous les jours. L’onduleur doit le permettre, et en été il faut garder de la place pour le soleil. Pour la voiture, c’est plus simple : elle charge directement aux heures basses.',
      ),
    },
    offered: {
      question: 'Où trouver un tarif d’électricité dynamique ?',
      answer: {
        de: say(
          'Votre fournisseur doit proposer un tarif dynamique, la petite régie aussi ; s’il prétend le contraire, renvoyez à la loi ou changez simplement. Vous choisissez librement. Comparez abonnement, supplément par kilowattheure, préavis et coût du compteur ; le prix de bourse est le même pour tous.',
        ),
        at: say(
          'Vous choisissez librement ; le calculateur d’E-Control permet de filtrer les tarifs qui suivent la bourse. Comparez abonnement, supplément par kilowattheure et préavis. Il faut des valeurs au quart d’heure ; le gestionnaire de réseau dit si elles sont déjà actives chez vous.',
        ),
        ch: say(
          'Comme ménage, vous n’avez que les tarifs de votre distributeur et ne pouvez pas aller chez un autre ou à l’étranger. S’il offre un tarif à plages ou au quart d’heure, vous pouvez en général y entrer et en sortir chaque année. Si l’ancien double tarif disparaît, réglez boiler et borne sur les nouvelles heures basses, souvent à midi.',
        ),
        us: say(
          'Votre fournisseur décide des tarifs ; seuls les États à marché libre, comme le Texas, laissent choisir le fournisseur. Demandez un tarif horaire, un tarif voiture et un tarif plat ; beaucoup laissent revenir la première année avec garantie de facture. Avec « free nights », regardez le prix du jour.',
        ),
      },
    },
  },
  controllable: {
    switchOff: {
      question: 'Le réseau peut-il couper ma pompe à chaleur ?',
      answer: {
        de: say(
          'Le gestionnaire ne peut pas couper, seulement réduire à {controlledFrom} en cas d’urgence ; les grandes pompes au-dessus de {controlledBigFrom} gardent {controlledBigShare} de leur puissance. Cela suffit pour une chaleur de base ; lumière, cuisinière et le reste du ménage ne sont jamais touchés. Cela vaut pour les appareils mis en service depuis {controlledSince} ; les plus anciens avec rabais gardent leurs anciennes heures de blocage jusqu’au {controlledOldTo}, ceux sans accord ne sont pas pilotés.',
        ),
        at: say(
          'Le gestionnaire ne peut interrompre vos appareils que si vous avez choisi un raccordement interruptible, et alors à des heures convenues, le plus souvent une à deux heures de suite. La maison et le boiler font le pont. L’injection de votre installation solaire est autre chose : elle peut être limitée quand le réseau est plein.',
        ),
        ch: say(
          'Le distributeur peut bloquer la pompe si le contrat de raccordement ou le tarif le prévoit, en général une à deux heures à midi ou le soir. La maison et l’accumulateur font le pont sans qu’il fasse froid. Elle n’est pas arrêtée pour de bon, et le distributeur doit vous indiquer les heures de blocage.',
        ),
        us: say(
          'Cela n’arrive que si vous êtes inscrit à un programme : le fournisseur décale alors le thermostat de quelques degrés ou interrompt la climatisation ou la charge un court moment, surtout par quelques après-midi chauds. Vous pouvez en général reprendre la main sur l’appareil ou dans l’app. Sans inscription, il ne peut pas intervenir.',
        ),
      },
    },
    reward: {
      question: 'Que gagne-t-on à laisser le réseau piloter ses appareils ?',
      answer: {
        de: say(
          'Vous payez moins de frais de réseau : le module un apporte un forfait de {controlledFlat} sans compteur à part et convient surtout à une borne ; le module deux baisse de {controlledShare} le prix de l’énergie du réseau, mais exige un compteur à part et paie pour une grosse consommation, donc une pompe à chaleur. Le module trois, en plus du premier, rend le réseau moins cher la nuit. Indiquez votre choix au gestionnaire de réseau ; les appareils d’avant {controlledSince} y ont droit si vous les annoncez de votre plein gré.',
        ),
        at: say(
          'En échange, vous payez un tarif de réseau plus bas sur le compteur interruptible. Cela vaut la peine si l’appareil consomme beaucoup, car compteur et câblage coûtent un supplément. Comparez l’économie par kWh fois la consommation annuelle à ce coût ; le gestionnaire de réseau donne le tarif.',
        ),
        ch: say(
          'Vous recevez en échange un tarif plus bas ou un rabais sur le réseau ; son montant figure dans la feuille tarifaire de votre distributeur. Qui lui laisse sa flexibilité a droit à une rémunération. Avec du solaire, calculez : si l’on bloque à midi quand le toit produit, renoncer au rabais peut rapporter davantage.',
        ),
        us: say(
          'Vous recevez en général une prime d’inscription et un montant par saison ou par kW fourni, le plus pour une batterie, moins pour un thermostat ou une borne. Le montant figure sur la page du programme de votre fournisseur. Lisez aussi combien d’interventions par an sont permises et s’il y a un engagement.',
        ),
      },
    },
    devices: {
      question: 'Quels appareils le gestionnaire de réseau peut-il piloter ?',
      answer: {
        de: say(
          'Sont concernés depuis {controlledSince} les bornes, pompes à chaleur avec appoint, climatiseurs et batteries nouvellement raccordés, de plus de {controlledFrom} chacun ; plusieurs pompes ou climatiseurs comptent ensemble. Les appareils plus anciens sans accord sont épargnés. La puissance minimale vaut par appareil, ou, avec un gestionnaire d’énergie, comme total un peu plus bas à répartir. Cuisinière et prises ne comptent jamais.',
        ),
        at: controllableDevices,
        ch: controllableDevices,
        us: controllableDevices,
      },
    },
    refuse: {
      question: 'Puis-je refuser que le réseau pilote mes appareils ?',
      answer: {
        de: say(
          'Pour un appareil au-dessus de {controlledFrom} mis en service depuis {controlledSince}, vous ne pouvez pas refuser ({controlLaw}) ; un plus ancien sans accord peut rester tel quel. En échange, le gestionnaire ne peut plus vous refuser le raccordement parce que le réseau est plein. Qui n’en veut pas reste sous cette puissance, par exemple avec une borne bridée, mais sans rabais.',
        ),
        at: say(
          'Vous n’y êtes pas obligé : le tarif interruptible est facultatif, sans lui vous payez simplement le tarif de réseau normal. Vous pouvez revenir en arrière auprès du gestionnaire, l’adaptation du compteur peut coûter quelque chose. Lisez toutefois le contrat de raccordement, au cas où il aurait été accordé avec une limite.',
        ),
        ch: say(
          'Vous pouvez en général refuser : écrivez au distributeur que vous ne voulez pas du pilotage ; il ne peut alors intervenir qu’en cas de danger pour le réseau. Le rabais tombe, et une adaptation au compteur peut être à payer. Si le blocage figure au contrat de raccordement, demandez le délai et le coût du changement.',
        ),
        us: say(
          'Vous pouvez refuser ou sortir : les programmes sont facultatifs, un appel au fournisseur ou un clic dans l’app suffit en général. Vérifiez s’il faut rembourser une prime ; certains rabais sur une borne ou un thermostat exigent une durée minimale. Le fournisseur enlève sur demande le boîtier de la climatisation. Locataire, demandez qui s’est inscrit.',
        ),
      },
    },
    howLong: {
      question: 'Le réseau bride-t-il souvent et longtemps mes appareils ?',
      answer: {
        de: say(
          'On ne réduit que tant que le réseau local est vraiment surchargé, en général quelques minutes à quelques heures ; là où la mesure manque encore, deux heures par jour au plus. En pratique, c’est très rare jusqu’ici. Vous n’êtes pas averti, mais le gestionnaire doit publier ses interventions et renforcer le réseau là où elles se multiplient.',
        ),
        at: controllableHowLong,
        ch: controllableHowLong,
        us: controllableHowLong,
      },
    },
    controlBox: {
      question: 'Comment le signal du réseau arrive-t-il à mes appareils ?',
      answer: say(
        'Le signal passe par un petit appareil de commande : compteur intelligent avec boîtier, récepteur de télécommande sur le réseau électrique, boîtier sur la climatisation ou le boiler, ou simplement la liaison internet du thermostat, de la borne ou de la batterie. Le gestionnaire de réseau l’installe, votre électricien tire le câble. Il ne peut que limiter ou commuter, pas observer ce que vous faites chez vous.',
      ),
    },
    carReady: {
      question: 'Ma voiture sera-t-elle prête si le réseau bride la borne ?',
      answer: say(
        'La voiture sera prête quand même : même réduite à environ quatre kilowatts, elle reprend quarante à cinquante kilomètres en deux heures, et une nuit entière suffit à tout trajet ordinaire. Ensuite la charge reprend à pleine puissance. Réglez l’heure de départ et commencez assez tôt avant un long trajet.',
      ),
    },
    homeBattery: {
      question: 'Faut-il mettre ma batterie à disposition du réseau ?',
      answer: say(
        'Pour les batteries, certains fournisseurs ont des programmes où ils tirent du courant de votre accu aux heures de pointe et le paient ; une réserve, souvent un cinquième, vous reste, et avant une tempête on la charge d’abord. Les cycles de plus sont peu nombreux et n’usent guère. Vérifiez la rémunération, la réserve, la durée, ce qui vaut à la vente de la maison et si la garantie du fabricant le permet.',
      ),
    },
  },
  thermostat: {
    nightSetback: {
      question: 'Faut-il baisser le chauffage la nuit ?',
      answer: say(
        'Avec le gaz, le mazout ou le chauffage à distance, baisser la nuit de deux à quatre degrés économise, surtout dans une maison mal isolée. Une pompe à chaleur préfère rester stable ou ne baisser que d’un à deux degrés : après une forte baisse, elle rattrape avec de l’eau plus chaude ou l’appoint et perd le gain. Ce n’est pas grave, seulement rarement rentable.',
      ),
    },
    savedAmount: {
      question: 'Combien un thermostat connecté fait-il économiser ?',
      answer: say(
        'Quelques pour cent du chauffage sont réalistes, avec des horaires changeants et du gaz ou du mazout jusqu’à {setbackSaving} environ : chaque degré en moins épargne à peu près {degreeSaving}. Si vous êtes toujours là, baissez déjà vous-même ou chauffez par pompe, attendez-vous à peu. Les promesses d’un quart valent pour ceux qui chauffaient à fond avant.',
      ),
    },
    fitting: {
      question: 'Quel thermostat connecté va avec mon chauffage ?',
      answer: say(
        'Sur un radiateur à tête thermostatique, une tête connectée se visse presque toujours, avec l’adaptateur fourni et sans percer ; seules de très vieilles vannes manuelles sont à changer d’abord. Un thermostat mural demande la bonne tension et souvent un fil de plus, et une installation à régulation propre garde mieux l’appareil du fabricant. Le test de compatibilité du fabricant répond en quelques minutes.',
      ),
    },
    tenants: {
      question: 'Un locataire peut-il poser un thermostat connecté ?',
      answer: say(
        'Un locataire peut en règle générale changer lui-même les têtes, sans ouvrir le radiateur ; gardez les anciennes et remettez-les en partant. Les répartiteurs de chaleur ne sont pas touchés et le décompte reste juste. Un thermostat mural ou l’installation elle-même ne se change qu’avec l’accord du bailleur, et c’est à vos frais sauf entente.',
      ),
    },
    remote: {
      question: 'Puis-je régler chauffage et climatisation à distance ?',
      answer: say(
        'Chauffage et climatisation se pilotent par appli de partout dès que le régulateur est connecté ; pour un chalet isolé, il existe des modèles à carte SIM. Si internet tombe, l’installation suit son dernier programme et les boutons marchent toujours. Laissez une maison vide entre dix et quinze degrés plutôt que tout couper, et remontez un à deux jours avant l’arrivée.',
      ),
    },
    oneBox: {
      question: 'Faut-il un gestionnaire d’énergie à la maison ?',
      answer: say(
        'Un gestionnaire fait tourner voiture, batterie, boiler et pompe quand il reste du solaire ; toutes marques confondues, c’est le rôle d’un boîtier comme Solar Manager, du système de l’onduleur ou d’un logiciel libre comme evcc. Il se justifie avec une voiture ou une pompe ; avec des panneaux seuls ou une batterie, la commande intégrée suffit. Un seul suffit : vérifiez que vos modèles figurent sur sa liste d’appareils.',
      ),
    },
    floorHeating: {
      question: 'Un thermostat connecté est-il utile avec un sol chauffant ?',
      answer: say(
        'Avec un chauffage au sol ou une pompe, les thermostats connectés par pièce apportent peu : le sol réagit en heures, et des vannes qui se ferment sans cesse font court-cycler la pompe. Mieux vaut des vannes ouvertes et une courbe de chauffe basse ; on ajuste une chambre ou la salle de bain par le débit. Si le règlement exige un réglage par pièce, réglez-le haut et laissez la courbe faire le travail.',
      ),
    },
    emptyHouse: {
      question: 'Quelle température dans une maison vide en hiver ?',
      answer: {
        de: thermostatEmptyHouse,
        at: thermostatEmptyHouse,
        ch: thermostatEmptyHouse,
        us: say(
          'En hiver, gardez une maison vide à dix ou treize degrés, ou faites vidanger entièrement conduites, chauffe-eau et chauffage. Fermez la vanne principale dans tous les cas et ouvrez les placards devant les conduites. L’assurance exige en général chauffage ou vidange et des contrôles réguliers ; une sonde qui alerte le téléphone coûte peu.',
        ),
      },
    },
  },
  heatPumpTariff: {
    secondMeterWorth: {
      question: 'Un second compteur pour pompe à chaleur est-il rentable ?',
      answer: {
        de: say(
          'Le second compteur ne se justifie d’ordinaire qu’à partir de quatre à cinq mille kWh de chauffage par an, et seulement si l’armoire a de la place. Calculez : écart des prix au kWh fois consommation annuelle, moins le second abonnement et la location, moins les {controlledFlat} auxquels vous renoncez. Si l’armoire coûte cher à transformer ou si la maison est sobre, gardez un compteur.',
        ),
        at: heatPumpTariffSecondMeterWorth,
        ch: heatPumpTariffSecondMeterWorth,
        us: heatPumpTariffSecondMeterWorth,
      },
    },
    withSolar: {
      question: 'Solaire et pompe à chaleur : un ou deux compteurs ?',
      answer: say(
        'Avec du solaire, un compteur commun est en général meilleur, car alors seulement votre courant peut alimenter la pompe ; cela compte au printemps, en automne et pour l’eau chaude d’été, peu au cœur de l’hiver. Un montage en cascade permet les deux mais coûte plus et ne paie qu’avec une forte consommation. Faites calculer les deux schémas ; l’électricien peut supprimer un second compteur existant.',
      ),
    },
    blockingHours: {
      question: 'Y a-t-il des heures de coupure au tarif pompe à chaleur ?',
      answer: {
        de: say(
          'Les nouveaux appareils ne sont plus coupés mais seulement bridés, rarement et brièvement, quand le réseau est chargé ; il reste un minimum de {controlledFrom}. Les anciens contrats ont encore des heures de blocage, jusqu’à trois fois deux heures par jour. On ne le sent presque jamais, car sol, murs et ballon gardent la chaleur.',
        ),
        at: heatPumpTariffBlockingHours,
        ch: heatPumpTariffBlockingHours,
        us: say(
          'De tels blocages sont rares aux États-Unis ; certains fournisseurs versent une prime s’ils peuvent brider brièvement la pompe aux pointes, et on peut en général refuser. Avec un tarif horaire, le soir coûte plus, mais rien n’est bloqué. Vérifiez durée et sortie dans les conditions.',
        ),
      },
    },
    howToGet: {
      question: 'Comment obtenir un tarif pompe à chaleur ?',
      answer: {
        de: say(
          'L’installateur annonce le rabais de réseau au gestionnaire ; le contrat de chauffage, vous le signez vous-même avec le fournisseur de votre choix, il ne vient pas tout seul. Derrière un second compteur existant aussi, vous changez librement ; un comparateur avec « Wärmestrom » montre les offres. Si vous êtes au tarif de base, changer économise en général tout de suite ; donnez numéro de compteur et consommation.',
        ),
        at: say(
          'Demandez à votre gestionnaire de réseau le tarif interruptible et faites-le annoncer par l’électricien ; il ne vient pas tout seul. Vous choisissez librement le fournisseur, aussi pour le compteur de la pompe ; le comparateur d’e-control.at aide. Il faut le numéro du point de comptage et la consommation annuelle.',
        ),
        ch: say(
          'Demandez le tarif à votre distributeur ; en général l’installateur l’annonce avec l’appareil, il ne vient pas tout seul. Les ménages suisses ne peuvent pas changer de fournisseur, mais de produit chez le leur. La fiche tarifaire ou prix-electricite.elcom.admin.ch dit s’il existe un tarif pompe à chaleur et ses conditions.',
        ),
        us: say(
          'Appelez votre fournisseur et demandez le tarif pour logement chauffé à l’électricité, un rabais d’hiver et les tarifs horaires ; le changement n’est en général pas automatique. La facture ou une photo de la pompe suffit souvent comme preuve. Certains de ces tarifs sont fermés aux nouveaux clients. Le rabais est rarement rétroactif : annoncez-vous juste après la pose.',
        ),
      },
    },
    withoutSecondMeter: {
      question: 'Tarif pompe à chaleur sans second compteur : possible ?',
      answer: {
        de: say(
          'Sans second compteur, vous avez aussi un rabais : la déduction forfaitaire de {controlledFlat} (module un), si la pompe est annoncée comme pilotable ; une pompe d’avant {controlledSince} peut l’être de votre plein gré. Les {controlledShare} de moins sur le prix du réseau (module deux) exigent un compteur propre ; deux petites taxes y tombent aussi sur demande. Avec un compteur intelligent, on peut ajouter au forfait un tarif de réseau variable (module trois).',
        ),
        at: heatPumpTariffWithoutSecondMeter,
        ch: heatPumpTariffWithoutSecondMeter,
        us: heatPumpTariffWithoutSecondMeter,
      },
    },
    oldContract: {
      question: 'Dois-je garder mon ancien tarif de chauffage électrique ?',
      answer: say(
        'Ne renoncez pas trop vite à un ancien double tarif ou tarif chauffage, car il n’est souvent plus proposé ; après le remplacement de l’appareil, il ne continue que si fournisseur et gestionnaire l’acceptent. Demandez par écrit avant la pose. S’il est résilié ou à peine moins cher que le courant normal, changez d’offre ou mettez tout sur un compteur.',
      ),
    },
    otherLoads: {
      question: 'Que peut-on brancher sur le compteur pompe à chaleur ?',
      answer: say(
        'Derrière le compteur de la pompe ne vont en général que l’appareil, sa résistance et sa régulation ; le gestionnaire dit si une borne ou un boiler peut s’y joindre, souvent c’est possible pour des appareils pilotables. Si une pompe dessert plusieurs logements, un compteur propre est utile pour répartir les frais. Le locataire qui paie le courant choisit le contrat.',
      ),
    },
  },
  gridFees: {
    difference: {
      question: 'Pourquoi le réseau électrique est-il plus cher chez moi ?',
      answer: {
        de: say(
          'Les frais de réseau répartissent le coût des lignes entre ceux qui y sont raccordés : là où l’habitat est dispersé ou beaucoup d’éolien et de solaire raccordé, ils étaient plus hauts. Depuis {windCostSince}, les surcoûts des régions éoliennes sont partagés dans tout le pays : baisse au nord et à l’est, légère hausse ailleurs. L’écart avec la commune voisine vient d’un autre gestionnaire.',
        ),
        at: gridFeesDifference,
        ch: gridFeesDifference,
        us: gridFeesDifference,
      },
    },
    lower: {
      question: 'Comment réduire mes frais de réseau électrique ?',
      answer: {
        de: say(
          'Pas en changeant de fournisseur, mais avec une borne, une pompe à chaleur ou une batterie pilotable : forfait de {controlledFlat} ou, avec un compteur séparé, {controlledShare} de moins sur le prix du réseau par kWh ({controlLaw}). Avec le forfait, vous pouvez aussi choisir des frais selon l’heure. Et chaque kilowattheure de votre toit évite entièrement ses frais de réseau.',
        ),
        at: gridFeesLower,
        ch: gridFeesLower,
        us: gridFeesLower,
      },
    },
    fixedPart: {
      question: 'À quoi sert la part fixe des frais de réseau ?',
      answer: {
        de: gridFeesFixedPart,
        at: gridFeesFixedPart,
        ch: gridFeesFixedPart,
        us: say(
          'La part fixe (customer charge ou base services charge) paie compteur, facturation et raccordement, même sans consommation ; changer de fournisseur n’y change rien. Certains tarifs ajoutent une demand charge selon l’heure la plus forte du mois : évitez alors de faire tourner les gros appareils ensemble. Plusieurs raccordements peuvent souvent être regroupés.',
        ),
      },
    },
    solarOwners: {
      question: 'Paie-t-on des frais de réseau sur son courant solaire ?',
      answer: say(
        'Le courant de votre toit consommé sur place ne coûte pas de frais de réseau ; pour chaque kilowattheure acheté et la part fixe, vous payez comme tous. Une batterie qui ne stocke que votre solaire ne paie rien de plus ; si elle se charge sur le réseau, les frais tombent à la charge. Comme les ménages solaires contribuent moins, on discute de parts fixes plus hautes et de redevances d’injection, parfois déjà introduites ; demandez l’état avant l’achat.',
      ),
    },
    hours: {
      question: 'À quelles heures les frais de réseau sont-ils plus bas ?',
      answer: {
        de: say(
          'Depuis {controlledTimedSince}, chaque gestionnaire doit proposer des frais selon l’heure, mais seulement aux ménages avec borne, pompe à chaleur ou batterie pilotable et compteur intelligent, en plus du forfait. Trois niveaux par jour, la nuit en général le moins cher. On le commande auprès de son fournisseur ; les heures sont dans la feuille tarifaire du gestionnaire.',
        ),
        at: say(
          'Pendant le semestre d’été, le prix du réseau par kWh est réduit de {sunDiscountAt} de {sunHourFrom} à {sunHourTo} heures. Votre compteur intelligent doit pour cela livrer des quarts d’heure ; le gestionnaire dit si c’est déjà le cas. Placez voiture, boiler et lave-linge dans ces heures.',
        ),
        ch: gridFeesHours,
        us: gridFeesHours,
      },
    },
    lines: {
      question: 'De quoi se compose ma facture d’électricité ?',
      answer: {
        de: gridFeesLines,
        at: gridFeesLines,
        ch: say(
          'La facture a trois blocs : énergie, utilisation du réseau (lignes locales, plus les tarifs de Swissgrid pour le transport, les services système et la réserve) et redevances comme le supplément fédéral et les taxes communales. Les ménages ne peuvent pas changer de fournisseur, donc pas de réseau non plus. Le comparateur de l’ElCom montre tous les tarifs de votre commune.',
        ),
        us: say(
          'La facture comprend le courant (supply ou generation), la livraison (delivery : lignes, compteur, part fixe) et des suppléments, les riders, pour tempêtes, programmes d’efficacité ou réseau. Un autre fournisseur ne change que la première partie. La commission de l’État approuve les riders pour une durée fixée, indiquée dans le tarif du distributeur.',
        ),
      },
    },
    complain: {
      question: 'Puis-je contester mes frais de réseau ?',
      answer: {
        de: gridFeesComplain,
        at: gridFeesComplain,
        ch: say(
          'L’ElCom contrôle les tarifs : demandez d’abord par écrit les raisons à votre distributeur, puis vous pouvez écrire à l’ElCom, sans avocat. Elle compare les tarifs et peut les baisser, ce qui vaut alors pour tous les clients. Le comparateur de l’ElCom vous montre avant si le vôtre sort du lot.',
        ),
        us: gridFeesComplain,
      },
    },
  },
};
