import type { DetailTexts } from '#texts/adviser/details/ids.ts';
import { say } from '#texts/adviser/figures/answer.ts';

const solarYieldFromPanels = say(
  'D’abord la puissance, puis la production : nombre de panneaux fois les watts, divisé par mille, donne les kWc ; fois la valeur annuelle de votre région, en Europe centrale environ mille kWh par kWc, donne les kWh par an. Un panneau actuel d’un peu plus de quatre cents watts fait donc environ quatre cents kWh, un mètre carré environ deux cents. Une famille sans pompe à chaleur ni voiture consomme trois à quatre mille kWh par an.',
);

const orientationNorth = say(
  'Un pan nord n’est pas inutile : à {modelTilt} degrés, il donne selon le lieu {northShare} d’un pan sud, et plus il est plat, mieux c’est ; vers dix degrés, environ quatre cinquièmes. Un nord raide vaut rarement la peine. Remplissez d’abord les meilleurs pans et ajoutez le nord si vous utilisez vous-même le courant et que l’échafaudage est là.',
);

const orientationVertical = say(
  'À la verticale sur un mur sud, les modules donnent selon le lieu {verticalShare} d’un toit sud incliné, avec une belle part en hiver et sans neige. Sur une clôture est-ouest, le courant vient matin et soir. Bon complément si le toit est plein ou ombragé ; la fixation coûte en général plus, et les façades suivent des règles de construction plus strictes.',
);

const roofAgeCost = say(
  'Un toit neuf coûte souvent autant que les panneaux dessus ou plus ; pour l’estimation rapide nous comptons {roofReplacementEur}, pour tout un toit avec isolation ce peut être plusieurs fois plus. Avec le solaire en même temps, vous économisez le second échafaudage et un déplacement. Demandez deux devis de couvreur, séparés en échafaudage, lattes, couverture et isolation.',
);

const shadeTree = say(
  'Un arbre est rarement rédhibitoire : à l’ouest ou à l’est il coûte en général peu, au sud avec ombre à midi souvent un quart ou plus des modules touchés. Il ne faut presque jamais l’abattre ; laisser libres les places ombragées ou éclaircir la couronne suffit souvent. Pensez qu’il grandit et qu’il rafraîchit la maison en été.',
);

const shadeNeighbor = say(
  'Il n’existe en général pas de droit au soleil : vous ne pouvez forcer le voisin à tailler que si arbres ou haies violent les distances et hauteurs légales ; contre une construction autorisée, cela ne sert pas. Parlez tôt, proposez de payer la taille et mettez-le par écrit. Prévoyez que l’installation tienne aussi avec un peu plus d’ombre.',
);

const hailWhichPanel = say(
  'Demandez le certificat d’essai et la classe de grêle : les modules de classe supérieure ont été testés avec des billes de glace plus grosses que ne l’exige la norme. Un verre avant trempé plus épais résiste mieux, pour un peu plus cher ; le bi-verre mince n’est pas plus robuste d’office. Dans une région à grêle, cela vaut la peine ; filets ou couvertures non.',
);

const fireSafetyPlace = say(
  'La batterie est le mieux dans un local technique, une cave ou un garage secs et frais, sur un support incombustible, loin des stocks et de l’essence, avec un détecteur de fumée relié. Exclus : chambres, unique voie de fuite et cages d’escalier ; inadaptés : combles chauds et caves humides. Près d’un séchoir ou d’une chaudière, respectez la distance de la notice.',
);

const fireSafetyProtection = say(
  'Un interrupteur pour pompiers n’est en règle générale pas obligatoire sur une villa et n’empêche guère les incendies ; comptent davantage des fiches identiques d’une même marque, des câbles bien posés et un onduleur qui détecte les arcs. Un détecteur de fumée près de l’onduleur et de la batterie est utile. Faites contrôler les connexions tous les quelques ans, si possible à la caméra thermique ; le mur coupe-feu voisin impose des distances locales.',
);

const systemSizeArea = say(
  'Comptez {roofPerKwp} m² de toit par kWc, bords et distances aux lucarnes, cheminée et fenêtres compris. Un petit toit mitoyen porte ainsi quatre à six kWc, un toit entier de villa souvent dix et plus. On laisse de côté les petits restes et l’ombre.',
);

const recyclingCost = say(
  'Dans l’UE et en Suisse, l’élimination est déjà comprise dans le prix pour les ménages : fabricants et vendeurs doivent la préfinancer, aussi pour des sociétés disparues. Il vous reste le démontage et le transport ; si un éliminateur demande un prix par module, rapportez-les vous-même. Ne mettez de l’argent de côté que pour démontage et échafaudage.',
);

const recyclingBattery = say(
  'Fabricants et vendeurs reprennent la batterie, gratuitement dans l’UE et en Suisse ; une entreprise doit la déposer et la transporter, car les grosses batteries au lithium sont des marchandises dangereuses. On récupère l’essentiel du cuivre, de l’aluminium, du nickel et du cobalt, de plus en plus aussi le lithium ; les bons accus ont d’abord une seconde vie. Jamais à la poubelle, et ne bougez pas vous-même une batterie abîmée ou gonflée.',
);

const balconyRefusal = say(
  'Un locataire n’y a en général pas droit ici : ce qui pend à l’extérieur demande l’accord du bailleur, dans une copropriété celui des autres propriétaires. Après un refus, une nouvelle proposition aide souvent : derrière la rambarde, sans percer, avec responsabilité civile et démontage à vos frais. Obtenez l’accord par écrit.',
);

const balconySocketPlug = say(
  'Jusqu’à la puissance permise, l’appareil peut se brancher à une prise ordinaire fixe ; aucun électricien n’est exigé. Faites-en venir un si la ligne ou la prise est vieille ou lâche, ou s’il manque un disjoncteur différentiel. Pas de multiprise. Les broches sont aussitôt hors tension une fois débranchées, car l’onduleur coupe.',
);

const balconyOldMeter = say(
  'Un vieux compteur à disque peut tourner à l’envers en cas de surplus et doit donc être remplacé ; annoncez l’appareil et le gestionnaire du réseau vient de lui-même, en général sans frais pour vous. Il vous dit si vous pouvez brancher avant. Ne le laissez pas tourner à l’envers sans l’annoncer.',
);

const balconyOtherPlaces = say(
  'C’est toujours la règle du pays où vous branchez qui compte : l’Allemagne et l’Autriche permettent {plugInDeWatt}, la Suisse {plugInChWatt}, les États-Unis seulement quelques États. Un kit apporté doit être réglé à la limite locale et avoir une déclaration de conformité valable. Pour d’autres pays, je ne connais pas les règles.',
);

const balconyYieldPayback = say(
  'Divisez le prix du kit par l’économie annuelle. Bien exposé et avec une consommation de jour, c’est en général quatre à huit ans, plus avec de l’ombre ou peu de consommation ; les modules durent {panelYears} ans. Un kit bon marché sans batterie est amorti le plus vite.',
);

const balconyYieldSetPrice = say(
  'Un kit avec deux modules, onduleur et câble coûte quelques centaines ; les fixations pour la rambarde s’ajoutent souvent, et une batterie double facilement le prix. Plus d’accessoires que nécessaire n’apporte guère plus de courant. Veillez à un onduleur homologué et à une fixation certifiée contre le vent.',
);

const balconyYieldDirection = say(
  'À la verticale vers l’est ou l’ouest, un module donne environ {verticalWest} d’un bon toit sud, vers le sud {verticalShare} selon le lieu, vers le nord seulement près de {verticalNorth}. Est et ouest valent donc en général la peine, le courant venant le matin ou le soir ; le nord guère. Incliner rapporte nettement plus en été ; un arbre ou un mur coûte souvent plus que l’orientation.',
);

const balconyYieldUnused = say(
  'Ce que personne ne consomme à ce moment part dans le réseau sans être payé. Mais même absent toute la journée, frigo, box et veilles tournent, et un ménage utilise souvent ainsi un tiers à la moitié. Plus votre consommation est petite, plus un seul module suffit ; programmer lave-linge et lave-vaisselle à midi aide le plus.',
);

const farmRoofHowMuchFits = say(
  'Divisez le toit utilisable par {roofPerKwp} m² par kWc : mille mètres carrés portent environ cent soixante-dix à deux cents kWc. Déduisez les bords, les plaques translucides et un versant nord raide ; est-ouest convient bien. La taille sensée dépend de votre consommation de jour et du raccordement, pas du toit seul.',
);

const farmRoofGridTooWeak = say(
  'Demandez le raccordement par écrit avant toute commande ; seule la réponse dit combien passe et s’il faut un transformateur. Si le réseau est trop faible, une injection limitée aide souvent : le toit est plus grand, on n’injecte que ce que le réseau supporte, le reste est consommé ou stocké. La ligne et le tableau sur votre terrain sont en général à votre charge.',
);

const expandSolarPermission = say(
  'Un ajout doit lui aussi être annoncé d’avance au gestionnaire de réseau, raccordé et contrôlé par un professionnel ; un formulaire simplifié suffit souvent. Si la puissance franchit un seuil, un autre compteur, un pilotage ou une limite d’injection peuvent s’ajouter. Sans annonce, vous risquez la rémunération et la couverture d’assurance, même pour deux ou trois panneaux.',
);

const solarTilesPrice = say(
  'Comptez un supplément sensible pour des panneaux intégrés et fort pour de petites tuiles solaires, car il faut bien plus de connecteurs, de main-d’œuvre et de ferblanterie. La comparaison juste : un toit neuf plus des panneaux ordinaires, tuiles économisées déduites ; cela reste presque toujours plus cher. Le supplément revient rarement par le courant, il paie l’aspect.',
);

export const fr: DetailTexts<'solar'> = {
  solarWorth: {
    awayByDay: {
      question: 'Le solaire est-il rentable si on est absent la journée ?',
      answer: say(
        'Même absent la journée, le solaire se défend en général : frigo, box et veilles tournent toujours, le week-end compte, et lave-linge, eau chaude ou voiture peuvent se régler sur midi. Vous utilisez alors plutôt un cinquième à un quart vous-même qu’un tiers. Choisissez une installation adaptée plutôt qu’énorme, et calculez une petite batterie ; là où l’injection est créditée en plein, elle est inutile.',
      ),
    },
    lowUse: {
      question: 'Le solaire est-il rentable si je consomme peu ?',
      answer: say(
        'Avec une petite consommation, une petite installation se défend encore, mais plus lentement : les frais fixes d’échafaudage et de raccordement se répartissent sur moins d’économies. Dès environ deux mille kWh par an, cela mérite un regard, surtout si voiture, pompe à chaleur ou eau chaude s’y ajoutent. En dessous, un kit de balcon, là où il est permis, est souvent plus sage.',
      ),
    },
    smallRoof: {
      question: 'Le solaire est-il rentable sur un petit toit ?',
      answer: say(
        'Même un petit toit peut valoir la peine : dix à douze modules ne demandent qu’environ vingt-cinq mètres carrés et couvrent déjà une bonne part d’un ménage. Une petite installation coûte toutefois plus cher par kW, car échafaudage et électricité restent les mêmes. S’il y a place pour moins de six à huit modules, regardez aussi le garage, le couvert à voitures ou, là où il est permis, un kit de balcon.',
      ),
    },
    placeAndWeather: {
      question: 'Nord, brouillard, montagne : le solaire est-il rentable ?',
      answer: say(
        'En général oui : brouillard, montagnes et nord réduisent la production moins qu’on ne pense. Sous nos latitudes, plus des deux tiers du courant viennent d’avril à septembre, les semaines grises d’hiver ne coûtent que quelques pour cent de l’année. L’altitude, avec son air clair et froid et la lumière de la neige, produit même davantage. Seul est critique un relief, une forêt ou un bâtiment qui fait de l’ombre des heures en été, ou un pan nord raide.',
      ),
    },
    stillNow: {
      question: 'Le solaire est-il encore rentable avec moins d’aides ?',
      answer: {
        de: say(
          'Cela vaut toujours la peine, mais le gain vient maintenant de l’autoconsommation : chaque kWh utilisé économise environ {powerPriceDe}, l’injection des nouvelles petites installations rapporte encore {feedInDe}. Les panneaux, eux, sont devenus bien moins chers. Dimensionnez donc selon votre consommation, et comptez {solarPayback} ans d’amortissement.',
        ),
        at: say(
          'Cela vaut toujours la peine, mais le gain vient maintenant de l’autoconsommation, car l’injection rapporte peu, et le dernier appel de l’aide fédérale est clos, un nouveau seulement annoncé. Les panneaux, eux, sont devenus bien moins chers. Dimensionnez selon votre consommation, voyez une communauté d’énergie pour le surplus, et comptez {solarPayback} ans d’amortissement.',
        ),
        ch: say(
          'Cela vaut toujours la peine, mais le gain vient maintenant de l’autoconsommation : chaque kWh utilisé économise {powerPriceCh} en moyenne, l’injection rapporte bien moins selon le distributeur. La rétribution fédérale et la déduction fiscale portent encore une part du coût. Dimensionnez selon votre consommation, et comptez {solarPayback} ans d’amortissement.',
        ),
        us: say(
          'En bien des endroits cela vaut toujours la peine, mais plus lentement : le crédit d’impôt fédéral des propriétaires a pris fin le {creditsEnded}, et certains fournisseurs paient peu l’injection. Le prix du courant, le mode de crédit et la part que vous utilisez décident. Avec des tarifs élevés ou un crédit complet, c’est amorti en {solarPayback} ans ou plus tôt.',
        ),
      },
    },
    holidayHome: {
      question: 'Le solaire est-il rentable sur une maison de vacances ?',
      answer: say(
        'Pour une résidence secondaire, le solaire ne vaut la peine que si du courant sert aussi sans vous ou si l’injection est bien payée : hors-gel, boiler, piscine ou location d’été. Utilisée le week-end seulement, l’essentiel part à bas prix dans le réseau ; quelques modules suffisent alors. Pour un chalet sans raccordement c’est différent : le solaire avec batterie y est souvent le moins cher.',
      ),
    },
    investment: {
      question: 'Le solaire est-il un bon placement ?',
      answer: say(
        'Comme placement, une installation adaptée rapporte en gros trois à sept pour cent par an sur ses {panelYears} ans de vie, d’autant plus que le courant est cher et que vous en utilisez beaucoup. Contrairement à la bourse, le rendement est assez sûr, mais l’argent reste dans le toit. L’économie n’est pas imposée ; elle bat en général un livret d’épargne si vous restez assez longtemps.',
      ),
    },
    notFor: {
      question: 'Dans quels cas vaut-il mieux renoncer au solaire ?',
      answer: say(
        'Le solaire convient plutôt mal si le toit doit bientôt être refait sans que ce soit fait d’abord, s’il est ombragé des heures en été, s’il n’y a qu’un pan nord raide ou si vous déménagez bientôt. Ce n’est pas une arnaque, mais il existe des offres trop chères et de vaines promesses. Les déçus ont surtout un contrat trop cher ou une batterie trop grande ; demandez trois offres.',
      ),
    },
  },
  solarYield: {
    promise: {
      question: 'Mon devis solaire promet-il une production réaliste ?',
      answer: {
        de: say(
          'Divisez les kWh promis par la puissance en kWc : avec une bonne pente sud sans ombre, {yieldDe} sont crédibles selon le lieu, est et ouest atteignent {eastWestShare} de cela. Pour nettement plus, l’entreprise doit montrer une simulation de votre toit. Vous pouvez vérifier avec PVGIS, l’outil gratuit de l’UE.',
        ),
        at: say(
          'Divisez les kWh promis par la puissance en kWc : dans l’est de l’Autriche, environ {yieldVienna} sont crédibles avec une bonne pente sud, est et ouest atteignent {eastWestShare} de cela, moins dans les vallées étroites. Pour nettement plus, l’entreprise doit montrer une simulation de votre toit. Vous pouvez vérifier avec PVGIS, l’outil gratuit de l’UE.',
        ),
        ch: say(
          'Divisez les kWh promis par la puissance en kWc : sur le Plateau, {yieldCh} sont crédibles avec une bonne pente sud sans ombre, est et ouest atteignent {eastWestShare} de cela, les sites ensoleillés de montagne davantage. Pour nettement plus, l’entreprise doit montrer une simulation de votre toit. Vous pouvez vérifier avec toitsolaire.ch ou PVGIS.',
        ),
        us: say(
          'Divisez les kWh promis par la puissance en kW : la plupart des sites au sud se situent entre {yieldSeattle} comme à Seattle et {yieldDenver} comme à Denver, le Sud-Ouest va au-delà. Est et ouest atteignent {eastWestShareUs} de cela. Entrez adresse, pente et orientation dans PVWatts, gratuit ; si l’offre dépasse de plus d’un dixième, faites-la expliquer.',
        ),
      },
    },
    lessThanExpected: {
      question: 'Mes panneaux produisent moins que prévu, est-ce normal ?',
      answer: say(
        'Un écart de dix à quinze pour cent entre une bonne et une mauvaise année solaire est normal, et des jours isolés tombent à un cinquième. Comparez avec les voisins ou l’ensoleillement de l’année. S’il manque plus de quinze pour cent durant des mois, faites chercher ombre, saleté, chaîne en panne ou bridage.',
      ),
    },
    seasons: {
      question: 'Quel écart de production solaire entre été et hiver ?',
      answer: say(
        'Environ sept dixièmes du courant annuel arrivent entre avril et septembre ; un mois de juillet donne facilement cinq fois un décembre, plus encore avec brouillard ou neige. Un jour clair de juin, un kilowatt fournit cinq à sept kWh, un jour gris d’hiver souvent moins d’un demi. Comptez donc sur l’année, pas sur un mois.',
      ),
    },
    peak: {
      question: 'Les panneaux atteignent-ils vraiment la puissance affichée ?',
      answer: say(
        'Rarement : la puissance de l’étiquette vaut au laboratoire, cellules fraîches et soleil perpendiculaire ; sur un toit, sept à neuf dixièmes sont une bonne pointe. La chaleur coûte environ un tiers de pour cent par degré, les jours clairs et frais de printemps sont donc souvent les meilleurs. L’onduleur ou une limite d’injection peut aussi couper la pointe, ce qui coûte peu sur l’année.',
      ),
    },
    place: {
      question: 'La production solaire dépend-elle beaucoup du lieu ?',
      answer: {
        de: say(
          'L’écart entre la côte et le bord des Alpes est plus petit qu’on ne croit : {yieldDe} du nord-ouest gris au sud-est, soit environ un sixième. L’orientation, la pente et l’ombre comptent souvent plus : est et ouest donnent {eastWestShare}, nord {northShare}.',
        ),
        at: say(
          'Entre l’est, le sud et les Préalpes autrichiennes, l’écart n’est en général que d’environ dix pour cent autour de {yieldVienna} ; les vallées étroites perdent plus, les hauteurs ensoleillées gagnent. L’orientation et l’ombre comptent souvent plus : est et ouest donnent {eastWestShare}, nord {northShare}.',
        ),
        ch: say(
          'Sur le Plateau, c’est {yieldCh} avec une bonne pente sud ; Valais, Tessin et hauteurs au-dessus du brouillard sont plus hauts, stratus et vallées étroites plus bas. toitsolaire.ch donne la valeur pour votre adresse. L’orientation compte aussi : est et ouest donnent {eastWestShare}, nord {northShare}.',
        ),
        us: say(
          'Entre régions grises et ensoleillées, l’écart est d’environ un tiers à la moitié : {yieldSeattle} à Seattle, {yieldDenver} à Denver, le Nord-Est et le Midwest entre les deux, le Sud-Ouest au plus haut. L’altitude et l’air frais aident, la chaleur coûte un peu. PVWatts le calcule gratuitement pour votre adresse.',
        ),
      },
    },
    fromPanels: {
      question: 'Comment calculer la production annuelle de mes panneaux ?',
      answer: {
        de: solarYieldFromPanels,
        at: solarYieldFromPanels,
        ch: solarYieldFromPanels,
        us: say(
          'D’abord la puissance, puis la production : nombre de panneaux fois les watts, divisé par mille, donne les kW ; fois la valeur annuelle de votre région, par exemple {yieldSeattle} à Seattle et {yieldDenver} à Denver, donne les kWh par an. Un panneau actuel d’un peu plus de quatre cents watts fait donc environ quatre cent cinquante à six cents kWh. Un ménage courant consomme autour de dix mille kWh par an.',
        ),
      },
    },
  },
  orientation: {
    north: {
      question: 'Des panneaux solaires côté nord sont-ils rentables ?',
      answer: {
        de: orientationNorth,
        at: orientationNorth,
        ch: orientationNorth,
        us: say(
          'Un pan nord n’est pas inutile : à {modelTilt} degrés, il donne selon le lieu {northShareUs} d’un pan sud, surtout dans le sud du pays et sur un toit plat. Un nord raide vaut rarement la peine. Remplissez d’abord sud, ouest et est, et n’ajoutez le nord que si vous utilisez vous-même le courant.',
        ),
      },
    },
    pitch: {
      question: 'Quelle pente de toit est la meilleure pour le solaire ?',
      answer: say(
        'Le meilleur est d’environ trente à quarante degrés au sud, mais la pente compte peu : entre quinze et cinquante degrés à peu près, un pan sud ne perd que quelques pour cent. Un toit raide donne plus en hiver et laisse glisser la neige, un toit plat pardonne une mauvaise orientation. Sous dix degrés environ, la saleté reste davantage.',
      ),
    },
    tiltFrames: {
      question: 'Faut-il relever les panneaux sur un toit en pente ?',
      answer: say(
        'Sur un toit incliné, redresser les modules ne vaut presque jamais la peine : le gain est en général de quelques pour cent, mais les supports coûtent plus, le vent a prise et les rangées se font de l’ombre, si bien qu’il en tient moins. Mieux vaut les poser dans le plan du toit. Les supports ont du sens sur un toit plat ; les suiveurs ne sont pas rentables à la maison.',
      ),
    },
    vertical: {
      question: 'Que produisent des panneaux solaires verticaux en façade ?',
      answer: {
        de: orientationVertical,
        at: orientationVertical,
        ch: orientationVertical,
        us: say(
          'À la verticale sur un mur sud, les modules donnent selon le lieu {verticalShareUs} d’un toit sud incliné, plus au nord du pays qu’au sud, avec une belle part en hiver. Sur une clôture est-ouest, le courant vient matin et soir. Bon complément si le toit est plein ou ombragé.',
        ),
      },
    },
    slightlyOff: {
      question: 'Un toit au sud-est ou au sud-ouest convient-il au solaire ?',
      answer: say(
        'Sud-est et sud-ouest valent presque le sud : jusqu’à environ quarante-cinq degrés d’écart, on ne perd que quelques pour cent par an, et vingt degrés se remarquent à peine. Le sud-est produit un peu plus tôt, le sud-ouest un peu plus tard. À la boussole le sud est à cent quatre-vingts degrés, dans un devis parfois à zéro ; demandez comment on compte.',
      ),
    },
    whichSide: {
      question: 'Quels pans du toit équiper de panneaux solaires ?',
      answer: say(
        'Prenez d’abord la plus grande surface sans ombre la plus proche du sud ; mélanger deux pans ne pose pas de problème si chacun a sa propre entrée à l’onduleur. Est et ouest ensemble répartissent le courant sur la journée, et l’on en utilise davantage soi-même. Cuisine, recharge ou clim le soir : plutôt l’ouest ; gros besoins le matin : l’est.',
      ),
    },
  },
  flatRoof: {
    withoutHoles: {
      question: 'Faut-il percer le toit plat pour poser des panneaux ?',
      answer: say(
        'En général, on ne perce pas : les châssis reposent sur des nattes de protection et sont lestés de dalles de béton, de gravier ou de substrat végétal. L’étanchéité reste intacte ; il faut une natte, des écoulements libres et un étancheur qui contrôle d’abord la membrane. Où le vent ou la faible portance l’exigent, quelques points sont vissés et soigneusement étanchés.',
      ),
    },
    carry: {
      question: 'Mon toit plat supporte-t-il le poids des panneaux ?',
      answer: say(
        'Les dalles de béton presque toujours, les poutres en bois, halles en tôle et vieux garages préfabriqués souvent pas. Un ingénieur le calcule à partir des plans : un système est-ouest lesté pèse en général quinze à trente kilos par mètre carré, davantage au bord, plus la neige. Si cela ne suffit pas, aident un système léger et aérodynamique, l’enlèvement du gravier ou un renfort.',
      ),
    },
    rows: {
      question: 'Comment orienter les panneaux sur un toit plat ?',
      answer: say(
        'Sur un toit plat, des rangées est-ouest inclinées d’environ dix degrés sont le plus souvent le meilleur choix : plus de puissance tient sur le toit, la production s’étale sur la journée, et il faut moins de lest. Chaque module donne {flatShare} d’un bon pan sud. Des rangées au sud donnent plus par module mais demandent de l’espacement et plus de poids ; elles conviennent s’il y a de la place ou de la neige.',
      ),
    },
    membraneFirst: {
      question: 'Faut-il refaire l’étanchéité du toit plat avant le solaire ?',
      answer: say(
        'Si l’étanchéité a plus de quinze à vingt ans ou se fissure, refaites-la d’abord, si possible d’un seul trait : les modules restent des décennies, et les déposer plus tard coûte cher. Une membrane plus récente et étanche peut rester. Vérifiez avant si la garantie de l’étancheur vaut avec des supports, et faites corriger l’eau stagnante.',
      ),
    },
    wind: {
      question: 'Le vent peut-il arracher les panneaux d’un toit plat ?',
      answer: say(
        'Un système lesté bien calculé tient aussi dans la tempête : le fabricant détermine, selon le lieu, la hauteur et le bord du toit, quel poids va où, et des rangées basses avec déflecteurs offrent peu de prise. Une bande reste libre au bord. En zone d’ouragan, sur un immeuble haut ou au bord de la mer, on ancre en plus. Demandez le calcul au vent dans le devis.',
      ),
    },
    greenAndUse: {
      question: 'Peut-on combiner toit végétalisé et panneaux solaires ?',
      answer: say(
        'Toit végétalisé et solaire vont bien ensemble : le substrat sert de lest et les plantes rafraîchissent les modules ; il faut une végétation basse et assez de hauteur. Les passages vers écoulements, trappes et pour l’entretien restent libres, de même qu’une bande derrière un haut acrotère qui fait de l’ombre. Sur une terrasse, prenez une pergola solaire ou la partie inutilisée.',
      ),
    },
  },
  roofAge: {
    lifespan: {
      question: 'Combien d’années dure un toit, assez pour le solaire ?',
      answer: say(
        'Les tuiles en terre cuite tiennent souvent soixante à quatre-vingts ans, celles en béton quarante à soixante, la tôle quarante à cinquante, l’ardoise cent, les bardeaux d’asphalte seulement vingt à trente. Pour des modules, il faut encore une bonne vingtaine d’années devant soi. L’état décide : bords qui s’effritent, tuiles cassées ou sous-toiture qui fuit annoncent une fin plus proche que l’âge ne le dit.',
      ),
    },
    redoFirst: {
      question: 'Faut-il refaire le toit avant de poser des panneaux ?',
      answer: say(
        'Refaites-le avant si le toit fuit, si les tuiles s’effritent, si les lattes sont pourries ou si le couvreur lui donne moins d’une quinzaine d’années, car plus tard tous les modules devraient redescendre. S’il est sec et solide, posez maintenant. Souvent la moitié sous les modules suffit, et remplacer quelques tuiles et lattes est un bon compromis.',
      ),
    },
    cost: {
      question: 'Combien coûte un nouveau toit avant le solaire ?',
      answer: {
        de: roofAgeCost,
        at: roofAgeCost,
        ch: say(
          'Un toit neuf coûte souvent autant que les panneaux dessus ou plus ; pour l’estimation rapide nous comptons {roofReplacementChf}, pour tout un toit avec isolation ce peut être plusieurs fois plus. Avec le solaire en même temps, vous économisez le second échafaudage, et des modules intégrés remplacent une partie des tuiles. Pour l’isolation, demandez au Programme Bâtiments avant les travaux.',
        ),
        us: say(
          'Pour l’estimation rapide nous comptons {roofReplacementUsd} ; un grand toit, la tôle ou la tuile coûtent facilement plusieurs fois plus. Avant les panneaux, vous évitez de devoir les déposer plus tard. Demandez deux devis de couvreur, séparés en arrachage, sous-couche et couverture, et voyez si l’assurance paie après une tempête.',
        ),
      },
    },
    removeLater: {
      question: 'Peut-on ôter les panneaux plus tard pour refaire le toit ?',
      answer: say(
        'On peut déposer les modules plus tard et les remonter ; comptez un à deux jours par sens et quelques milliers selon la taille et l’échafaudage, en plus du toit neuf. Crochets abîmés et vieux connecteurs sont remplacés, et la production manque quelques semaines. Si le toit est prévisiblement à refaire dans dix ans, le faire maintenant revient moins cher.',
      ),
    },
    protects: {
      question: 'Un vieux toit dure-t-il plus longtemps sous les panneaux ?',
      answer: say(
        'C’est un peu vrai : sous les modules, les tuiles reçoivent moins de soleil, de grêle et de pluie. Mais ils ne guérissent pas un vieux toit, car lattes et sous-toiture continuent de vieillir, et les crochets chargent les points faibles. N’y comptez que si un couvreur juge le toit bon pour les vingt prochaines années.',
      ),
    },
    inspection: {
      question: 'Qui peut juger si mon toit est assez bon pour le solaire ?',
      answer: say(
        'L’état se juge sur place par un couvreur indépendant, si possible qui n’a pas besoin du mandat : il contrôle tuiles, lattes, sous-toiture et si l’on peut y marcher. Avec des chevrons vieux ou affaissés, un charpentier ou un ingénieur calcule ; modules et supports pèsent en général quinze à vingt kilos au mètre carré. Si deux avis divergent, demandez des photos et une durée restante par écrit.',
      ),
    },
  },
  asbestos: {
    recognize: {
      question: 'Comment savoir si mon toit contient de l’amiante ?',
      answer: {
        de: say(
          'Le fibrociment d’avant l’interdiction de {asbestosDe} passe pour amianté tant qu’un labo n’a pas montré le contraire ; les plaques plus récentes n’en ont pas, certaines portent la marque NT. Cela ne se voit pas à l’œil. Ne cassez rien vous-même : un spécialiste ou un labo prélève et envoie l’échantillon.',
        ),
        at: say(
          'Le fibrociment posé jusqu’à l’interdiction de {asbestosAt} et peu après est suspect ; bien des plaques en étaient exemptes un peu plus tôt, une facture ou un labo le prouve. Cela ne se voit pas à l’œil. Ne cassez rien vous-même, un spécialiste prélève l’échantillon.',
        ),
        ch: say(
          'En Suisse, il faut compter avec l’amiante dans les bâtiments d’avant {asbestosCh} tant qu’un labo n’a pas montré le contraire. Cela ne se voit pas à l’œil ; plaques ondulées et ardoises grises de cette époque sont presque toujours suspectes. Ne cassez rien vous-même, un diagnostiqueur prélève (liste du Forum Amiante).',
        ),
        us: say(
          'Cela ne se voit pas à l’œil : fibrociment gris (« transite »), bardeaux et bardages jusqu’aux années quatre-vingt sont suspects, et l’interdiction complète est venue tard aux États-Unis. Seul un labo est sûr. Ne cassez rien vous-même, appelez un « asbestos inspector » agréé.',
        ),
      },
    },
    removal: {
      question: 'Qui a le droit d’enlever un toit en amiante ?',
      answer: say(
        'La dépose revient à une entreprise spécialisée agréée : elle mouille les plaques, les enlève entières, les emballe sans poussière et les porte à une décharge qui accepte l’amiante. Un toit de maison prend en général quelques jours. Le faire soi-même, avec un masque ou des amis, est dangereux et peut valoir une amende.',
      ),
    },
    cost: {
      question: 'Combien coûte le désamiantage du toit et qui paie ?',
      answer: say(
        'La dépose est payée par le propriétaire du toit, et il n’existe pas de prix moyen fiable. Un devis compte la surface, l’élimination au poids, l’échafaudage et la hauteur ; faites chiffrer la dépose à part du toit neuf. Une aide pour l’amiante seul est rare ; demandez à la commune ou au canton, parfois une subvention d’isolation aide pour le toit. Tout faire avec un seul échafaudage économise.',
      ),
    },
    danger: {
      question: 'L’amiante sur un toit est-il vraiment dangereux ?',
      answer: say(
        'Tant que les plaques sont fixées et intactes, elles libèrent à peine de fibres ; percer, couper, casser ou nettoyer à haute pression rend dangereux. Marcher dessus peut aussi les briser. Si on a déjà percé : ne pas balayer ni aspirer, fermer la zone et faire nettoyer par un spécialiste ; un contact bref et unique n’est qu’un petit risque.',
      ),
    },
    coverOver: {
      question: 'Suffit-il de recouvrir l’amiante sous les panneaux ?',
      answer: say(
        'Recouvrir, peindre ou seulement pincer n’aide pas : toute pose charge et abîme les plaques, et bâtir sur un toit amianté est interdit ou refusé par toute entreprise sérieuse. Si seul un pan contient de l’amiante et que l’autre est prouvé neuf, le solaire peut aller sur le neuf, pourvu que personne ne marche sur l’ancien ni n’y passe de câbles.',
      ),
    },
  },
  shade: {
    tree: {
      question: 'Peut-on passer au solaire si un arbre fait de l’ombre ?',
      answer: {
        de: shadeTree,
        at: shadeTree,
        ch: shadeTree,
        us: say(
          'Un arbre est rarement rédhibitoire : à l’ouest ou à l’est il coûte en général peu, au sud avec ombre de onze à quatorze heures souvent un quart ou plus des modules touchés. Il ne faut presque jamais l’abattre ; laisser libres les places ombragées ou éclaircir la couronne suffit souvent. Les persistants gênent aussi en hiver, et son ombre économise la climatisation.',
        ),
      },
    },
    smallObjects: {
      question: 'Cheminée, lucarne : leur ombre nuit-elle au solaire ?',
      answer: say(
        'Peu, en général quelques pour cent par an si l’on renonce aux un ou deux modules juste derrière : une cheminée, une lucarne ou une parabole projette une petite ombre mobile. Les ombres fines de fils ou de mâts ne coûtent presque rien. Une parabole ou une vieille antenne se déplace, c’est moins cher que toute électronique.',
      ),
    },
    optimizers: {
      question: 'Optimiseurs et micro-onduleurs : utiles contre l’ombre ?',
      answer: say(
        'Optimiseurs et micro-onduleurs se justifient quand certains modules sont régulièrement à l’ombre ou orientés autrement : ils évitent que ceux-ci freinent les autres et rapportent là quelques pour cent. Ils ne compensent pas l’ombre elle-même. Sur un toit dégagé, ou si l’ombre touche tous les modules à la fois, ils ne valent pas leur prix ; les onduleurs modernes contournent déjà les petites ombres.',
      ),
    },
    wholeString: {
      question: 'Un panneau à l’ombre bloque-t-il toute l’installation ?',
      answer: say(
        'Aujourd’hui tout ne s’arrête plus : des diodes bypass pontent la partie ombragée d’un module, les autres continuent presque normalement. Cela se sent quand beaucoup de modules d’une chaîne sont partiellement à l’ombre ; on sépare donc modules ombragés et ensoleillés. Une feuille ou un peu de saleté nuit peu, une ombre constante au même endroit peut créer des points chauds.',
      ),
    },
    horizon: {
      question: 'Montagne ou maison voisine : une gêne pour le solaire ?',
      answer: say(
        'Montagnes, forêt ou maisons voisines qui ne prennent le soleil qu’en hiver ou tôt et tard coûtent souvent seulement cinq à quinze pour cent sur l’année, car l’essentiel vient d’avril à septembre autour de midi. Quatre à six heures libres autour de midi suffisent en général. Cela se sent sur le courant d’hiver ; une pose plus raide aide si le soleil y arrive encore.',
      ),
    },
    simulation: {
      question: 'Comment mesure-t-on l’ombre sur le toit pour le solaire ?',
      answer: say(
        'L’installateur mesure l’ombre avec des photos ou un relevé d’horizon et l’intègre heure par heure à la production annuelle avec un logiciel ; demandez ce chiffre par écrit, avec et sans ombre. Une appli de course du soleil le montre en gros pour un jour de juin et de décembre. Si l’ombre manque dans l’offre, la production promise est trop haute.',
      ),
    },
    neighbor: {
      question: 'Dois-je accepter l’ombre du voisin sur mes panneaux ?',
      answer: {
        de: shadeNeighbor,
        at: shadeNeighbor,
        ch: shadeNeighbor,
        us: say(
          'Un droit au soleil n’existe que dans quelques États (comme la Californie avec son Solar Shade Control Act) ou si vous convenez d’une servitude solaire (solar easement) inscrite avec le voisin. Sinon, vous ne pouvez tailler que ce qui dépasse chez vous. Parlez tôt, proposez de payer la taille et prévoyez un peu plus d’ombre.',
        ),
      },
    },
    ownTree: {
      question: 'Puis-je abattre mon propre arbre pour le solaire ?',
      answer: {
        de: say(
          'Même votre arbre ne peut pas toujours partir : beaucoup de villes le protègent par un règlement et exigent un permis dès un certain tour de tronc, souvent avec replantation. De mars à septembre, haies et buissons ne se taillent qu’avec ménagement ({natureLaw}) ; les arbres de jardin en sont exclus, les oiseaux nicheurs jamais. Appelez d’abord le service de l’environnement ; éclaircir la couronne suffit souvent.',
        ),
        at: say(
          'Même votre arbre ne peut pas toujours partir : des villes comme Vienne, Graz et Salzbourg protègent les plus grands et exigent une autorisation, souvent avec replantation ; ailleurs, c’est en général libre. Les oiseaux nicheurs sont toujours protégés, taillez donc plutôt en hiver. Demandez d’abord à la commune ; éclaircir la couronne suffit souvent.',
        ),
        ch: say(
          'Même votre arbre ne peut pas toujours partir : canton ou commune décident ; Genève et Bâle-Ville, par exemple, exigent une autorisation pour les grands arbres, souvent avec replantation, ailleurs c’est en général libre. Les oiseaux nicheurs sont protégés, taillez donc plutôt en hiver. Demandez d’abord à la commune ; éclaircir la couronne suffit souvent.',
        ),
        us: say(
          'Même votre arbre ne peut pas toujours partir : beaucoup de villes exigent un permis dès une certaine taille de tronc ou pour des espèces protégées, comme les chênes en Californie, et la HOA peut avoir son mot ; les arbres de rue sont en général à la ville. Appelez-la d’abord et demandez à un arboriste certifié ISA si éclaircir suffit. Les oiseaux nicheurs sont protégés, mieux vaut l’hiver.',
        ),
      },
    },
  },
  snow: {
    clearing: {
      question: 'Faut-il déneiger les panneaux solaires ?',
      answer: say(
        'En règle générale, laissez la neige : quelques jours d’hiver rapportent peu, le toit est dangereux, et pelle, grattoir ou eau chaude peuvent abîmer le verre et la garantie. Depuis le sol, on peut tirer la neige légère de modules accessibles avec une brosse douce ou une raclette en mousse. Ne montez jamais sur un toit enneigé ; si la charge devient dangereuse, un professionnel vient.',
      ),
    },
    covered: {
      question: 'Sous la neige, les panneaux produisent-ils encore ?',
      answer: say(
        'Sous une couche fermée de plus de quelques centimètres, il ne sort presque rien, sous un fin voile encore un peu ; zéro watt est alors normal. Sur un toit dès trente degrés environ, la neige glisse en général en un à trois jours, sur un toit plus plat elle reste parfois des semaines. Sur l’année, cela coûte peu en plaine, davantage là où il neige beaucoup, car ce sont les mois sombres.',
      ),
    },
    winterShare: {
      question: 'Quelle part de la production solaire vient en hiver ?',
      answer: say(
        'De novembre à janvier vient environ un dixième de la production annuelle sur le Plateau, en Allemagne et dans l’est de l’Autriche, en décembre seulement trois pour cent environ ; un jour gris donne quelques kilowattheures. Au-dessus du brouillard ou dans l’Ouest ensoleillé des États-Unis, c’est jusqu’au double. Cela couvre une part de l’éclairage et des appareils, rarement une pompe à chaleur ; dès mars, cela remonte vite.',
      ),
    },
    weight: {
      question: 'Toit et panneaux supportent-ils le poids de la neige ?',
      answer: say(
        'Des modules certifiés supportent selon le type de fortes charges de neige ; la fiche technique l’indique en pascals, et un lieu enneigé demande des modules et rails avec plus de réserve. L’essentiel est que l’entreprise calcule charpente et fixation pour la charge de neige de votre lieu et vous remette la preuve. Les modules pèsent à peu près comme une mince couche de neige ; gel et glace ne font pas éclater le verre.',
      ),
    },
    sliding: {
      question: 'La neige des panneaux peut-elle tomber sur quelqu’un ?',
      answer: say(
        'Du verre lisse, la neige part souvent d’un coup : au-dessus des entrées, trottoirs et terrasses, il faut des arrêts de neige sous les modules, ou fermer la zone au dégel. Le propriétaire répond en règle générale des dégâts si une protection était usuelle ou prescrite ; la commune connaît les règles locales. Annoncez l’installation à vos assurances responsabilité civile et bâtiment.',
      ),
    },
    steepOrHeated: {
      question: 'Contre la neige, faut-il incliner ou chauffer les panneaux ?',
      answer: say(
        'Là où il neige beaucoup, des modules raides ou verticaux aident le plus : dès quarante degrés environ, presque rien ne reste, en façade rien, et ils profitent du soleil bas et de la lumière de la neige. Au sol, une hauteur suffisante au-dessus des congères aide. Tapis chauffants ou courant inversé pour faire fondre coûtent en général plus qu’ils ne rapportent.',
      ),
    },
    coldAndBright: {
      question: 'Le froid abîme-t-il les panneaux solaires ?',
      answer: say(
        'Les jours froids et clairs sont bons : les modules donnent plus au froid, et la neige au sol renvoie de la lumière, surtout vers des surfaces raides ou verticales. Un jour ensoleillé de février peut donc battre un jour d’été couvert. Le givre ou une mince glace coûte une heure ou deux le matin et ne nuit pas aux cellules.',
      ),
    },
  },
  hail: {
    howBig: {
      question: 'Quelle taille de grêlon un panneau solaire supporte-t-il ?',
      answer: say(
        'Selon la norme, les modules résistent à des grêlons de {hailTest} millimètres ; les modèles de classe supérieure sont testés de trente à cinquante. Des grêlons comme une balle de golf passent donc au mieux avec un tel modèle, comme une balle de tennis avec aucun sûrement. Lors d’un orage ordinaire, la casse est rare et touche en général quelques modules, pas toute l’installation.',
      ),
    },
    whichPanel: {
      question: 'Quelle classe de grêle choisir pour des panneaux solaires ?',
      answer: {
        de: hailWhichPanel,
        at: hailWhichPanel,
        ch: say(
          'Exigez des modules du registre suisse de protection contre la grêle : une résistance de trois (trente millimètres) est le minimum usuel, dans les régions à grêle comme l’Emmental ou la Suisse centrale mieux vaut quatre. Certaines assurances bâtiment l’attendent. Un verre avant trempé plus épais résiste mieux, le bi-verre mince pas forcément ; filets ou couvertures ne valent pas la peine.',
        ),
        us: hailWhichPanel,
      },
    },
    wind: {
      question: 'Les panneaux solaires tiennent-ils en cas de tempête ?',
      answer: say(
        'Une installation bien montée tient aussi la tempête : l’entreprise calcule crochets, brides et lest selon le vent, la hauteur et les bords de votre toit ; exigez cette preuve. Si des modules s’envolent, la fixation était presque toujours trop faible ou mal faite. Avant une tempête, rien à couvrir ni à éteindre, seulement ranger ce qui traîne ; faites contrôler les brides tous les quelques ans.',
      ),
    },
    afterStorm: {
      question: 'Que faire avec mes panneaux après une forte grêle ?',
      answer: say(
        'Après une forte grêle, photographiez depuis le sol, comparez la production avec les jours d’avant et annoncez-le aussitôt à l’assurance, même en cas de doute. Ne touchez pas un module au verre fendu, il est sous tension ; un professionnel l’isole et le remplace, car l’humidité le rend dangereux. Les fissures invisibles se voient par thermographie ou électroluminescence ; elles coûtent souvent peu mais peuvent grandir.',
      ),
    },
    whoPays: {
      question: 'Qui paie si la grêle ou le vent abîme les panneaux ?',
      answer: say(
        'Les dégâts de grêle et de tempête sont payés par l’assurance du bâtiment si l’installation y est annoncée, dans beaucoup de cantons l’établissement cantonal, sinon par une assurance solaire ; vérifiez la franchise et la perte de production. La garantie du fabricant ne couvre pas la météo. Si la pose était fautive, l’entreprise répond ; si un module touche le voisin, votre responsabilité civile paie.',
      ),
    },
    lightning: {
      question: 'Faut-il une protection contre la foudre pour le solaire ?',
      answer: say(
        'Un paratonnerre n’est nécessaire que si le bâtiment doit en avoir un, et l’installation y est alors reliée ; le parasurtenseur et la mise à la terre, compris dans la pose, protègent des surtensions. Les modules n’attirent pas la foudre, et vous n’avez rien à éteindre pendant un orage. Une branche qui tombe peut casser le verre comme une fenêtre de toit.',
      ),
    },
  },
  fireSafety: {
    firefighters: {
      question: 'Les pompiers éteignent-ils une maison avec du solaire ?',
      answer: say(
        'Les pompiers éteignent aussi les maisons équipées de panneaux ; qu’ils « laissent brûler » est une légende. Les câbles du toit restent sous tension à la lumière ; ils gardent donc une distance avec la lance, environ un mètre en jet diffusé et cinq en jet plein. Un panneau au compteur et un plan des modules, de l’onduleur et de la batterie les aident le plus.',
      ),
    },
    place: {
      question: 'Où placer une batterie domestique en toute sécurité ?',
      answer: {
        de: fireSafetyPlace,
        at: fireSafetyPlace,
        ch: fireSafetyPlace,
        us: say(
          'On choisit le garage, un local technique ou un mur extérieur ; les chambres et les placards qui y donnent sont exclus par le code. À l’intérieur, il faut en général un détecteur relié, dehors une distance aux fenêtres et portes, au garage une protection contre la voiture. Exclus aussi l’unique voie de fuite, les combles chauds et les caves humides ; le service des permis contrôle l’emplacement.',
        ),
      },
    },
    batteryRisk: {
      question: 'Une batterie domestique est-elle dangereuse ?',
      answer: say(
        'Une batterie domestique testée peut brûler, mais c’est très rare ; une étude de l’université RWTH d’Aix-la-Chapelle situe le risque vers celui d’un sèche-linge. Si cela arrive, une cellule chauffe la suivante, avec beaucoup de fumée et parfois une déflagration : sortez, fermez les portes, appelez les pompiers, n’éteignez pas vous-même. Le vrai risque : batteries bricolées, chocs, eau, cellules gonflées.',
      ),
    },
    chemistry: {
      question: 'Quel type de batterie domestique est le plus sûr ?',
      answer: say(
        'Les plus tolérantes sont les cellules lithium-fer-phosphate : elles ne deviennent instables qu’à plus haute température et dégagent moins de chaleur que celles au nickel, manganèse et cobalt. Elles ne sont pas incombustibles, l’électrolyte peut brûler. Les batteries à eau salée ou au sodium sont plus dociles encore, mais rares et volumineuses ; marques d’essai, surveillance et pose comptent davantage.',
      ),
    },
    warningSigns: {
      question: 'Que faire si l’installation solaire fume ou sent le brûlé ?',
      answer: say(
        'En cas de fumée, d’étincelles ou de forte chaleur, ne touchez à rien : sortez, fermez les portes, appelez les pompiers. S’il n’y a qu’une odeur de brûlé ou un crépitement et que l’accès est sûr, coupez d’abord le disjoncteur de l’onduleur, puis son sectionneur continu, et appelez l’installateur le jour même ; ne réenclenchez rien avant contrôle. Un onduleur chaud, même un radiateur brûlant, est normal, de légers clics de relais aussi.',
      ),
    },
    hayAndWood: {
      question: 'Solaire sur grange ou maison en bois : risque d’incendie ?',
      answer: say(
        'Le risque n’augmente que si des câbles traversent foin, paille ou poussière ; le solaire est courant et admis aussi sur les maisons en bois et les granges. L’essentiel : câbles sous tube métallique ou à l’extérieur, protégés des fouines, onduleur sur une plaque incombustible loin du foin, et contrôles réguliers. Pour un toit de chaume, les assureurs le déconseillent : mieux vaut une annexe ou le sol.',
      ),
    },
    protection: {
      question: 'Comment protéger mon installation solaire du feu ?',
      answer: {
        de: fireSafetyProtection,
        at: fireSafetyProtection,
        ch: fireSafetyProtection,
        us: say(
          'Sur les toits, le code électrique impose presque partout une coupure rapide : un interrupteur rouge près du compteur abaisse en quelques secondes la tension sur le toit. S’y ajoutent en général une protection contre les arcs dans l’onduleur et des passages libres. Comptent des fiches identiques d’une même marque, des câbles bien fixés, un détecteur de fumée près de la batterie et un contrôle thermique tous les quelques ans.',
        ),
      },
    },
  },
  systemSize: {
    count: {
      question: 'Combien de panneaux solaires me faut-il ?',
      answer: {
        de: say(
          'Divisez votre consommation annuelle par environ {yieldDe} ; c’est la puissance en kWc qui produit autant sur l’année. Par kWc, il faut un peu plus de deux panneaux. Pour quelques milliers de kilowattheures, cela fait une douzaine de panneaux ; davantage nuit rarement, car une part va de toute façon au réseau.',
        ),
        at: say(
          'Divisez votre consommation annuelle par environ {yieldVienna} ; c’est la puissance en kWc qui produit autant sur l’année. Par kWc, il faut un peu plus de deux panneaux. Pour quelques milliers de kilowattheures, cela fait une douzaine de panneaux ; davantage nuit rarement, car une part va de toute façon au réseau.',
        ),
        ch: say(
          'Divisez votre consommation annuelle par environ {yieldCh} ; c’est la puissance en kWc qui produit autant sur l’année. Par kWc, il faut un peu plus de deux panneaux. Pour quelques milliers de kilowattheures, cela fait une douzaine de panneaux ; davantage nuit rarement, car une part va de toute façon au réseau.',
        ),
        us: say(
          'Divisez votre consommation annuelle par le rendement local : environ {yieldSeattle} à Seattle, {yieldDenver} à Denver. C’est la puissance en kW qui produit autant sur l’année ; par kW, il faut un peu plus de deux panneaux. Là où l’injection est créditée en plein, ce chiffre convient ; sinon, prenez un peu moins.',
        ),
      },
    },
    area: {
      question: 'Quelle surface de toit faut-il pour le solaire ?',
      answer: {
        de: systemSizeArea,
        at: systemSizeArea,
        ch: systemSizeArea,
        us: say(
          'Comptez {roofPerKwUs} pieds carrés de toit par kW, avec les retraits exigés par les pompiers et les distances aux lucarnes et conduits. Un petit toit porte ainsi environ cinq kW, un grand dix et plus. On laisse de côté les petits restes et l’ombre.',
        ),
      },
    },
    later: {
      question: 'Combien de solaire en plus pour auto et pompe à chaleur ?',
      answer: say(
        'Prévoyez d’emblée le besoin futur : une voiture électrique au kilométrage moyen demande deux à trois kWc de plus, une pompe à chaleur trois à cinq selon la maison. Agrandir plus tard coûte un second échafaudage et souvent un nouvel onduleur. En hiver, quand la pompe tourne, même un grand toit donne peu.',
      ),
    },
    tooBig: {
      question: 'Faut-il couvrir tout le toit de panneaux solaires ?',
      answer: say(
        'Les bons pans oui, si l’injection est correctement payée ; sinon, quatre à six kWc suffisent pour deux personnes sans voiture. Les derniers panneaux n’alimentent presque que le réseau, mais coûtent peu, car échafaudage, projet et raccordement sont déjà payés. Les coins à l’ombre ne valent pas la peine.',
      ),
    },
    thresholds: {
      question: 'La taille de mon installation solaire est-elle limitée ?',
      answer: {
        de: say(
          'Les seuils ne sont plus une raison de laisser le toit vide : dès {smartMeterKwp} on pose un compteur intelligent, au-delà de {feedInKwp} le tarif ne baisse que pour la partie en plus, et jusqu’à {vatDeKwp} le taux zéro s’applique. Un onduleur un peu plus petit que la somme des panneaux est courant et correct, car ils atteignent rarement la pleine puissance.',
        ),
        at: say(
          'Combien vous pouvez raccorder, le gestionnaire du réseau le dit ; s’il met une limite, on bride l’injection au lieu de laisser le toit vide. De très petites installations butent souvent sur le nombre minimal de modules par chaîne. Un onduleur un peu plus petit que la somme des panneaux est courant et correct, car ils atteignent rarement la pleine puissance.',
        ),
        ch: say(
          'Combien vous pouvez raccorder, le distributeur le dit ; s’il met une limite, on bride l’injection au lieu de laisser le toit vide. De très petites installations butent souvent sur le nombre minimal de modules par chaîne. Un onduleur un peu plus petit que la somme des panneaux est courant et correct, car ils atteignent rarement la pleine puissance.',
        ),
        us: say(
          'Beaucoup de fournisseurs limitent l’installation à votre consommation annuelle passée ; avec la preuve d’une voiture ou d’une pompe à chaleur, davantage est souvent possible. Le tableau électrique peut aussi limiter. Un onduleur un peu plus petit que la somme des panneaux est courant et correct.',
        ),
      },
    },
  },
  solarLifetime: {
    inverter: {
      question: 'Quand faut-il remplacer l’onduleur solaire ?',
      answer: say(
        'L’onduleur tient en général {inverterYears} ans et se remplace une fois pendant la vie des modules ; une panne après neuf à douze ans est courante, après quatre ans c’est un cas de garantie. Un endroit frais, sec et à l’ombre prolonge sa vie. Les micro-onduleurs sur le toit ont souvent de plus longues garanties, mais leur échange coûte du travail et l’accès au toit.',
      ),
    },
    degradation: {
      question: 'Combien de puissance un panneau perd-il avec l’âge ?',
      answer: say(
        'Comptez environ {degradation} de puissance en moins par an, un peu plus la première année ; après vingt ans, il reste près de nonante pour cent. Une baisse d’un dixième en quelques années est par contre trop forte et vient plutôt d’ombre, de saleté, d’une chaîne en panne ou d’une mauvaise année de soleil. Comparez plusieurs années, sinon faites mesurer ; la garantie de puissance couvre une vraie perte.',
      ),
    },
    oldSystem: {
      question: 'Combien de temps tiendra ma vieille installation solaire ?',
      answer: say(
        'Les installations d’environ deux mille dix ont en général encore dix à vingt bonnes années ; des modules des années huitante et nonante travaillent toujours. Ils ne s’arrêtent pas d’un coup, ils donnent lentement moins. Tant qu’ils sont sûrs et produisent correctement, laissez-les ; avant un achat, les rendements annuels et une mesure montrent l’état. Des modules d’occasion ne valent la peine que très bon marché.',
      ),
    },
    believable: {
      question: 'Les panneaux solaires durent-ils vraiment trente ans ?',
      answer: say(
        'Trente ans sont crédibles : beaucoup d’anciennes installations tournent aussi longtemps, et les modules verre-verre modernes durent plutôt davantage. Une garantie de puissance de trente ans est toutefois une promesse du fabricant et ne vaut que ce que vaut la firme ; travail et échafaudage n’y sont souvent pas. Calculez prudemment avec {panelYears} ans pour les modules et un second onduleur.',
      ),
    },
    breaksFirst: {
      question: 'Quelle pièce d’une installation solaire lâche en premier ?',
      answer: say(
        'L’onduleur lâche en général le premier, puis fiches, colliers de câbles ou boîtiers ; le verre avec les cellules dure le plus longtemps. Taches laiteuses, dos fissuré, lignes brunes ou points chauds sont à faire contrôler, mais ce n’est pas toujours la fin. Si le dos se déchire ou l’isolation baisse, c’est une question de sécurité : coupez et appelez l’installateur.',
      ),
    },
    climate: {
      question: 'La chaleur ou l’air marin usent-ils les panneaux ?',
      answer: say(
        'Gel, neige et altitude abîment peu des modules testés, la grêle de taille courante non plus ; une forte chaleur les vieillit un peu plus vite. Le sel de mer et l’ammoniac des étables attaquent cadres et connexions : prenez-y des modules certifiés et des supports inoxydables. L’onduleur va alors à l’intérieur.',
      ),
    },
    roof: {
      question: 'Les panneaux durent-ils aussi longtemps que mon toit ?',
      answer: say(
        'Un toit neuf dure autant que les modules ou davantage ; si le toit a plus de {roofOldYears} ans, faites-le contrôler avant ou refaites-le en même temps. S’il faut déposer les modules plus tard, cela coûte du travail, mais ils peuvent remonter. Qui construit à soixante ou septante ans ne remplace en général qu’une fois l’onduleur ; les héritiers profitent aussi du courant.',
      ),
    },
  },
  recycling: {
    where: {
      question: 'Où déposer de vieux panneaux solaires ?',
      answer: {
        de: say(
          'Des ménages, la déchetterie communale prend modules, onduleurs et câbles gratuitement comme déchets électroniques ; au-delà de vingt modules, convenez du lieu et de l’heure. Si l’on vous refuse, demandez au conseil en déchets de l’arrondissement le point compétent. Les installations professionnelles passent par le fabricant ou un éliminateur ; lors d’un remplacement, l’entreprise emporte souvent tout.',
        ),
        at: say(
          'Des ménages, le point de collecte de la commune ou de l’association de district prend modules et onduleurs gratuitement comme vieux appareils électriques ; appelez avant pour de grandes quantités. Lors d’un achat, l’entreprise emporte souvent les anciens. Les installations professionnelles passent par fabricants et systèmes de collecte.',
        ),
        ch: say(
          'Les points de collecte SENS eRecycling et les vendeurs reprennent gratuitement modules, onduleurs et câbles, car la taxe anticipée de recyclage est payée à l’achat ; cela vaut aussi pour les anciens. Les points figurent sur erecycling.ch ; pour de nombreux modules, annoncez-vous ou faites-les chercher. La déchetterie ordinaire ne les prend souvent pas.',
        ),
        us: say(
          'Il n’y a pas de reprise nationale : demandez d’abord à l’installateur, puis au fabricant et à l’agence environnementale de votre État un recycleur proche ; l’association SEIA tient une liste. Bien des décharges refusent les panneaux, certains États les classent déchets spéciaux. Une redevance par panneau et le transport sont en général à votre charge.',
        ),
      },
    },
    cost: {
      question: 'Qui paie l’élimination des vieux panneaux solaires ?',
      answer: {
        de: recyclingCost,
        at: recyclingCost,
        ch: recyclingCost,
        us: say(
          'Dans la plupart des États, le propriétaire paie : les recycleurs demandent une redevance par panneau, plus démontage et transport. Quelques États comme Washington ont voté une reprise par les fabricants. Écrivez dans le contrat qui démonte et élimine à la fin ; en leasing, c’est la société propriétaire.',
        ),
      },
    },
    broken: {
      question: 'Comment se débarrasser d’un panneau solaire cassé ?',
      answer: say(
        'Un module fêlé reste sous tension à la lumière : ne le touchez pas, couvrez-le ou gardez vos distances, coupez l’installation et faites-le déposer par un professionnel. Emballez-le ensuite avec des gants solides dans une caisse ou un film et rendez-le à part comme déchet électronique. Ni ordures, ni verre, ni gravats ; ramassez les éclats du jardin, les restes ne sont guère toxiques.',
      ),
    },
    toxic: {
      question: 'Y a-t-il des substances toxiques dans les panneaux ?',
      answer: say(
        'Les modules courants au silicium sont à plus de neuf dixièmes verre, aluminium, plastique et silicium ; le toxique est surtout un peu de plomb dans la soudure, bien enfermé. Le cadmium n’existe que dans de rares modules à couche mince. En usage et même cassés, presque rien ne passe dans le sol ; le tort est de les enterrer ou de les expédier à l’étranger, ce que reprises et règles d’exportation doivent empêcher.',
      ),
    },
    recovered: {
      question: 'Quelle part d’un panneau solaire est recyclée ?',
      answer: say(
        'Cadre et verre, ensemble plus des quatre cinquièmes du poids, sont aujourd’hui presque entièrement recyclés ; l’UE exige au moins quatre-vingts pour cent de réemploi ou recyclage. Les usines récentes récupèrent aussi argent, cuivre et silicium, pas encore partout. Le verre devient souvent isolant ou bouteilles, de plus en plus verre plat, et le fondre demande bien moins d’énergie que le module n’en a produit.',
      ),
    },
    battery: {
      question: 'Que faire d’une vieille batterie domestique ?',
      answer: {
        de: recyclingBattery,
        at: recyclingBattery,
        ch: recyclingBattery,
        us: say(
          'Demandez d’abord au fabricant ou à l’installateur, la plupart reprennent les batteries domestiques ; il n’y a pas d’obligation nationale. Dépose et transport reviennent aux professionnels, car les grosses batteries au lithium sont des marchandises dangereuses. Les recycleurs récupèrent l’essentiel du cuivre, de l’aluminium, du nickel et du cobalt, de plus en plus aussi le lithium ; les batteries au plomb vont chez presque tout vendeur de pièces auto.',
        ),
      },
    },
    secondLife: {
      question: 'Puis-je vendre ou donner des panneaux d’occasion ?',
      answer: say(
        'Des modules qui marchent encore peuvent être vendus ou donnés, pour un cabanon, un garage ou un site isolé ; sur le réseau ils valent rarement la peine, faute de puissance et de garantie. Faites-les mesurer et joignez âge et fiche technique. L’export comme « occasion » suppose un fonctionnement contrôlé, sinon c’est un export illégal de déchets ; voyez s’ils ne peuvent pas simplement continuer sur votre toit.',
      ),
    },
  },
  balcony: {
    refusal: {
      question: 'Bailleur, copropriété : peut-on me refuser un kit solaire ?',
      answer: {
        de: say(
          'Le bailleur ou la copropriété ne peut refuser que pour un bon motif ({tenantLaw}, {ownersLaw}), comme un monument protégé ou une fixation peu sûre ; le goût ou l’unité de la façade ne suffit en règle générale pas. Ils peuvent en revanche se prononcer sur le comment : emplacement, couleur, fixation, assurance. Demandez par écrit avec fiche technique et délai ; en cas de refus, une association de locataires ou le juge peut aider.',
        ),
        at: say(
          'En copropriété, un kit enfichable sur balcon ou terrasse profite d’un accord facilité ({ownersLawAt}) : avisez précisément tous les propriétaires ; qui ne s’oppose pas dans les deux mois a accepté, et en cas d’opposition le tribunal peut remplacer l’accord. Un locataire n’y a en général pas droit et demande au bailleur ; après un non, une nouvelle proposition sans percer, avec responsabilité civile et démontage à vos frais, aide souvent.',
        ),
        ch: say(
          'En location, le propriétaire ou la régie peut dire non : ce qui pend à l’extérieur de la rambarde demande son accord écrit, en PPE celui de la communauté. Après un refus, une nouvelle proposition aide souvent : derrière la rambarde ou au sol du balcon, en noir, avec responsabilité civile et démontage à vos frais. Posé sans percer sur votre balcon, il est plus facilement toléré.',
        ),
        us: balconyRefusal,
      },
    },
    howManyWatts: {
      question: 'Combien de watts un kit solaire de balcon peut-il avoir ?',
      answer: {
        de: say(
          'Sont permis {plugInDeWatt} à l’onduleur et {plugInDeModules} de panneaux, au total par compteur et non par appareil : plusieurs panneaux ou deux petits kits conviennent tant que la somme respecte la limite. Balcon, terrasse, jardin ou garage, peu importe, et une batterie est permise. Plus de panneaux que l’onduleur ne délivre, c’est permis ; il se limite lui-même.',
        ),
        at: say(
          'Sont permis {plugInAtWatt} de puissance injectée, au total derrière le compteur et non par appareil ; plusieurs panneaux conviennent si l’onduleur limite. Balcon, terrasse, jardin ou garage, peu importe. Au-delà, c’est une installation ordinaire, raccordée par un électricien et approuvée d’abord par le gestionnaire du réseau.',
        ),
        ch: say(
          'Sont permis {plugInChWatt} à l’onduleur, par compteur et non par appareil ou par personne ; un kit allemand de {plugInDeWatt} doit être bridé à cette valeur. Balcon, terrasse, jardin ou garage, peu importe. Plusieurs panneaux conviennent si l’onduleur limite ; au-delà, un professionnel doit raccorder.',
        ),
        us: say(
          'Il n’y a pas de limite nationale : là où le solaire enfichable est permis, la loi de l’État fixe le maximum, en général par ménage et non par appareil. Sans une telle loi, tout appareil qui injecte demande l’accord du fournisseur, au jardin aussi. Hors réseau, avec seulement sa propre batterie, il n’y a pas de limite du fournisseur.',
        ),
      },
    },
    registering: {
      question: 'Faut-il déclarer un kit solaire de balcon ?',
      answer: {
        de: say(
          'Il suffit d’inscrire l’appareil au Marktstammdatenregister, en ligne, gratuitement, en une dizaine de minutes et dans le mois qui suit le branchement ; le gestionnaire du réseau l’apprend par là. Il faut votre numéro de compteur et la puissance des panneaux et de l’onduleur. Si une donnée manque ou si vous avez oublié, complétez ; d’ordinaire, cela reste sans suite.',
        ),
        at: say(
          'Il faut l’annoncer au gestionnaire du réseau avant de brancher ; la plupart ont un court formulaire en ligne. On y indique le numéro du point de comptage, la puissance et la déclaration de conformité. Un permis communal n’est en règle générale pas nécessaire ; sans annonce, vous risquez de devoir débrancher.',
        ),
        ch: say(
          'Il faut l’annoncer au gestionnaire du réseau, en général vos services industriels, avant de brancher ; il y a un formulaire, à joindre à la déclaration de conformité. Ce n’est pas une autorisation et c’est d’ordinaire gratuit. Sans annonce, on peut vous demander de débrancher ; faites-le simplement maintenant.',
        ),
        us: say(
          'Adressez-vous au fournisseur : avant d’acheter, demandez par écrit s’il admet le solaire enfichable et si une annonce suffit ou s’il faut une demande de raccordement. S’il exige de débrancher un appareil non annoncé, faites-le ; sinon il peut couper le raccordement.',
        ),
      },
    },
    socketPlug: {
      question: 'Peut-on brancher un kit solaire sur une prise ordinaire ?',
      answer: {
        de: say(
          'Selon la norme, une prise ordinaire convient jusqu’à {plugInDeSocket} de panneaux ; au-delà, il faut une prise d’injection (Wieland). Il ne faut pas d’électricien pour brancher, mais bien si la ligne est vieille ou la prise lâche. Pas de multiprise. Les broches sont aussitôt hors tension une fois débranchées, car l’onduleur coupe.',
        ),
        at: balconySocketPlug,
        ch: balconySocketPlug,
        us: say(
          'Brancher simplement un kit à une prise n’est permis que là où votre État l’autorise, et seulement avec un appareil certifié. Sinon un électricien doit le raccorder à un circuit propre, avec l’accord du fournisseur. Les kits européens ne conviennent ni à la tension ni à la norme.',
        ),
      },
    },
    oldMeter: {
      question: 'Faut-il changer le compteur pour un kit solaire de balcon ?',
      answer: {
        de: say(
          'Même avec un vieux compteur vous pouvez commencer tout de suite : qu’il tourne à l’envers en cas de surplus est toléré jusqu’au remplacement et n’est pas punissable. Par le registre, le gestionnaire du réseau l’apprend, et un compteur moderne est posé ; vous ne recevez pas de facture séparée pour l’échange.',
        ),
        at: balconyOldMeter,
        ch: balconyOldMeter,
        us: balconyOldMeter,
      },
    },
    fixingLiability: {
      question: 'Qui est responsable si un panneau de balcon tombe ?',
      answer: say(
        'Si un panneau tombe, vous êtes responsable ; vérifiez donc d’abord par écrit que votre responsabilité civile couvre le solaire enfichable, ce que font la plupart des contrats récents. Prenez une fixation prévue pour votre rambarde, avec étriers ou vis en inox plutôt que des colliers, et contrôlez-la après les tempêtes. Sur du verre, seulement ce que le fabricant permet ; sinon posez les panneaux au sol.',
      ),
    },
    otherPlaces: {
      question: 'Où le solaire de balcon est-il autorisé ?',
      answer: {
        de: balconyOtherPlaces,
        at: balconyOtherPlaces,
        ch: balconyOtherPlaces,
        us: say(
          'L’Utah a été le premier État à autoriser expressément le solaire enfichable ; d’autres ont suivi ou débattent de lois, et je n’ai pas de liste à jour fiable. Demandez à l’office de l’énergie de votre État ou à votre fournisseur. Un kit d’Europe ne doit pas être branché : il ne convient ni à la tension ni à l’homologation.',
        ),
      },
    },
  },
  solarDuty: {
    roofRenewal: {
      question: 'Dois-je poser des panneaux solaires si je refais le toit ?',
      answer: {
        de: say(
          'Lors d’une réfection complète de la couverture, l’obligation vaut en Bade-Wurtemberg, Rhénanie-du-Nord-Westphalie, Basse-Saxe, à Hambourg, Berlin et Brême ; en Rhénanie-Palatinat, il faut seulement préparer le toit, en Bavière c’est une recommandation pour les maisons, plusieurs Länder ne demandent rien. Réparations, dégâts de tempête ou quelques tuiles changées ne comptent pas. Demandez au service des constructions avant de mandater le couvreur.',
        ),
        at: say(
          'Refaire le toit d’une maison existante ne déclenche en règle générale pas d’obligation ; les règlements des Länder visent le neuf et les grands bâtiments. Réparations et nouvelles tuiles ne sont jamais visées. La commune vous dit si vos travaux comptent comme rénovation importante.',
        ),
        ch: say(
          'Lors d’une réfection de toiture, seuls quelques cantons exigent le solaire, la plupart non ; la Confédération ne règle que le neuf. Réparations et quelques tuiles ne comptent jamais, une couverture entièrement neuve peut compter. Le service cantonal de l’énergie vous le dit avant la demande ; c’est en général judicieux de toute façon, l’échafaudage étant déjà là.',
        ),
        us: say(
          'Un nouveau toit sur une maison existante ne déclenche presque nulle part d’obligation. New York fait exception : si tout le toit est remplacé, la ville exige du solaire ou un toit végétalisé, avec des exemptions pour les toits petits ou inadaptés. Vérifiez auprès du service des constructions si le couvreur dit autre chose.',
        ),
      },
    },
    newBuild: {
      question: 'Le solaire est-il obligatoire sur un bâtiment neuf ?',
      answer: {
        de: say(
          'Pour les maisons neuves, l’obligation vaut entre autres en Bade-Wurtemberg, Rhénanie-du-Nord-Westphalie, Basse-Saxe, Schleswig-Holstein, à Hambourg, Berlin et Brême. Seule une part du toit adapté est exigée, par exemple {dutyShareBw} en Bade-Wurtemberg ou {dutyShareNi} de la surface en Basse-Saxe. Ailleurs, un plan d’aménagement ou le contrat de la commune peut l’imposer. L’architecte le justifie dans la demande de permis.',
        ),
        at: say(
          'Pour le neuf, tout dépend du Land : Vienne l’exige sur presque tous les bâtiments neufs, d’autres surtout sur les grands, certains aussi sur les maisons. En général une puissance minimale selon la surface suffit. L’autorité de construction vous la donne avant le dépôt.',
        ),
        ch: say(
          'Pour le neuf, c’est exigé dans la plupart des cantons : l’usage est de {ownPowerCh} de puissance propre par m² chauffé, soit quelques modules pour une villa. La Confédération exige le solaire dès une surface au sol de {dutyAreaCh} m². Certains cantons admettent une taxe de remplacement ou une participation ; le service de l’énergie indique la règle.',
        ),
        us: say(
          'Le solaire sur les maisons neuves est obligatoire en Californie et dans quelques villes, presque nulle part ailleurs. Dans quelques autres États et villes, le toit doit seulement être « solar ready », c’est-à-dire préparé. En Californie, cela vaut aussi pour beaucoup d’annexes indépendantes neuves ; les transformations en sont exemptées. Le service des constructions le confirme avec le permis.',
        ),
      },
    },
    existingHouse: {
      question: 'Dois-je ajouter du solaire sur une maison existante ?',
      answer: say(
        'Une maison existante où vous ne construisez rien n’a pas à être équipée, pas non plus après un achat, un héritage ou une mise en location. La directive européenne n’oblige aucun propriétaire de maison existante ; elle s’adresse aux États et surtout au neuf. Une obligation ne naît qu’avec du neuf ou une grande réfection du toit ; de rares lieux vont plus loin, demandez-y au service des constructions.',
      ),
    },
    exemptions: {
      question: 'Quelles exceptions y a-t-il à l’obligation solaire ?',
      answer: say(
        'Des exceptions existent presque partout : trop peu de surface adaptée, fort ombrage, pan plein nord, protection du patrimoine, portance insuffisante ou coûts jamais rentables. Elles ne viennent pas d’elles-mêmes : déposez au service des constructions une courte preuve, comme un calcul de production ou l’avis d’un ingénieur, et obtenez la dispense par écrit.',
      ),
    },
    ignoring: {
      question: 'Que risque-t-on à ignorer l’obligation solaire ?',
      answer: say(
        'Ignorer l’obligation expose à une amende et à l’ordre d’équiper après coup ; pour le neuf, le permis d’habiter peut être bloqué. Le contrôle passe en général par la preuve déposée au service des constructions, avec des sondages. Mieux vaut demander une dispense ou un délai, presque toujours moins cher qu’attendre. Les tracts qui menacent de grosses sommes sont souvent de la publicité.',
      ),
    },
    otherWays: {
      question: 'Comment remplir autrement l’obligation solaire ?',
      answer: say(
        'Il y a souvent d’autres voies : en bien des lieux, le solaire thermique compte, l’installation peut être sur le garage, la façade ou une annexe, ou un tiers peut l’exploiter sur votre toit. Certains lieux admettent une taxe de remplacement ou une participation. Un kit de balcon, en revanche, ne suffit presque jamais. Le règlement de votre canton ou Land dit ce qui est reconnu.',
      ),
    },
    whichDate: {
      question: 'Quelle date compte pour l’obligation solaire ?',
      answer: say(
        'C’est en général le jour du dépôt de la demande de permis qui compte ; pour une réfection sans permis, le début des travaux. Qui a déposé avant la date suit l’ancienne règle, même si l’ouvrage s’achève plus tard ; une demande nouvelle ou modifiée peut changer cela. La règle transitoire est à la fin de la loi, le service des constructions la confirme par écrit.',
      ),
    },
  },
  solarAfterSupport: {
    payment: {
      question: 'Combien me paie-t-on mon courant solaire après le soutien ?',
      answer: {
        de: say(
          'Pour le courant injecté, vous recevez la valeur annuelle du marché solaire moins des frais, en général quelques centimes. Pour les petites installations, cela se fait de soi-même si vous n’annoncez rien d’autre. La vente directe paie rarement assez de plus pour quelques kWc.',
        ),
        at: say(
          'Ensuite, l’OeMAG paie le prix du marché ou un négociant son propre tarif ; il faut pour cela un nouveau contrat de reprise, sinon vous ne recevez rien. Comparez avec le calculateur d’E-Control, les communautés d’énergie paient souvent plus. Occupez-vous-en quelques semaines avant la fin.',
        ),
        ch: say(
          'Ensuite, votre distributeur doit continuer à reprendre le courant et paie son tarif, pour les petites installations au moins le minimum légal ({feedInFloorCh}) s’il vaut pour la vôtre. Vous pouvez vendre en plus les garanties d’origine. Avant l’échéance, demandez-lui s’il faut annoncer quelque chose.',
        ),
        us: say(
          'Ensuite s’applique en général le tarif des nouveaux clients : crédit plein dans certains États, une fraction du prix dans d’autres. Les crédits accumulés expirent parfois au changement, demandez-le avant au fournisseur. Les SREC s’arrêtent aussi après un nombre d’années fixe, l’installation continue quand même.',
        ),
      },
    },
    takeDown: {
      question: 'Faut-il démonter les panneaux solaires après le soutien ?',
      answer: say(
        'Vous n’avez rien à démonter ni à arrêter : les vieux panneaux donnent en général encore la plus grande part de leur puissance, et chaque kilowattheure utilisé chez vous économise le prix entier. Refaire à neuf se justifie plutôt si le toit est rénové, si l’onduleur meurt ou si vous avez besoin de bien plus. Ne payez le démontage que s’il s’impose.',
      ),
    },
    selfUse: {
      question: 'Vaut-il mieux autoconsommer mon solaire après le soutien ?',
      answer: say(
        'L’autoconsommation rapporte par kilowattheure le prix entier du courant au lieu de quelques centimes, la conversion vaut donc presque toujours la peine. Un électricien raccorde l’installation à la maison au lieu de l’injection totale, et le distributeur change le compteur ; vous annoncez la modification. Demandez le prix avant, il dépend du tableau.',
      ),
    },
    register: {
      question: 'Faut-il réinscrire mes panneaux solaires après le soutien ?',
      answer: {
        de: say(
          'Continuer ne demande en général pas de nouvelle inscription. Il faut annoncer les changements comme autoconsommation, batterie ou nouveaux panneaux, au gestionnaire du réseau et au Marktstammdatenregister. Les vieux panneaux n’ont pas droit à un nouveau tarif fixe.',
        ),
        at: say(
          'L’installation ne demande en général pas de nouvelle inscription, mais il faut chercher activement un nouvel acheteur pour votre courant. Au gestionnaire du réseau, annoncez les changements comme autoconsommation, batterie ou nouveaux panneaux. Les vieux panneaux n’ont pas droit à un nouveau tarif fixe.',
        ),
        ch: say(
          'Continuer ne demande en général pas de nouvelle inscription ; votre distributeur et Pronovo vous écrivent avant l’échéance. Il faut annoncer les changements comme autoconsommation, batterie ou nouveaux panneaux. Les vieux panneaux n’ont pas droit à un nouveau tarif fixe.',
        ),
        us: say(
          'Continuer ne demande en général pas de nouvelle autorisation ; le fournisseur vous passe au nouveau tarif et écrit avant. Davantage de panneaux, une batterie ou un nouvel onduleur demandent souvent une nouvelle demande de raccordement et peuvent mettre fin plus tôt à l’ancien tarif. Demandez avant tout changement.',
        ),
      },
    },
    check: {
      question: 'Que contrôler ou moderniser sur de vieux panneaux solaires ?',
      answer: say(
        'Faites contrôler avant de continuer par un électricien : connecteurs et câbles, isolation, parafoudre, fixations et onduleur. Un onduleur neuf vaut en général la peine si vous utilisez le courant et que les panneaux sont bons, rarement pour la seule injection. Une batterie se paie rarement sur une petite installation ancienne.',
      ),
    },
  },
  balconyYield: {
    perYear: {
      question: 'Que rapporte un kit solaire de balcon par an ?',
      answer: {
        de: say(
          'Deux modules avec {plugInDeWatt} à l’onduleur produisent environ {kitMakesDe} kWh par an, à la verticale sur un balcon sud. Un ménage en consomme lui-même près de {kitUseDe} kWh, soit environ {kitSavesDe} au prix actuel du courant. À l’est, à l’ouest ou à l’ombre c’est moins, incliné c’est plus.',
        ),
        at: say(
          'Deux modules avec {plugInAtWatt} à l’onduleur produisent environ {kitMakesAt} kWh par an, à la verticale sur un balcon sud. Un ménage courant en consomme lui-même une bonne moitié ; multipliée par votre prix du courant, frais de réseau compris, c’est l’économie. À l’est, à l’ouest ou à l’ombre c’est moins, incliné c’est plus.',
        ),
        ch: say(
          'Un kit de {plugInChWatt} produit environ {kitMakesCh} kWh par an, à la verticale sur un balcon sud. Si vous en consommez une bonne moitié vous-même, vous économisez {kitSavesCh} par an au prix médian du courant. À l’est, à l’ouest ou à l’ombre c’est moins, incliné c’est plus.',
        ),
        us: say(
          'Par mille watts de modules, un garde-corps plein sud donne {kitMakesUs} kWh par an à la verticale selon le lieu, davantage incliné. Un ménage courant en consomme une bonne moitié au même instant ; au prix moyen de {powerPriceUs}, c’est l’économie, plus dans les États où le courant est cher. Prenez le tarif de votre facture.',
        ),
      },
    },
    payback: {
      question: 'En combien d’années un kit solaire de balcon est-il amorti ?',
      answer: {
        de: say(
          'Au prix actuel du courant, en général après trois à six ans : un kit à {kitPriceDe} économise environ {kitSavesDe}, et les moins chers sont amortis plus vite. Avec de l’ombre, au nord ou avec peu de consommation le jour, c’est plus long. Les modules durent {panelYears} ans.',
        ),
        at: balconyYieldPayback,
        ch: balconyYieldPayback,
        us: balconyYieldPayback,
      },
    },
    setPrice: {
      question: 'Combien coûte un kit solaire de balcon ?',
      answer: {
        de: say(
          'La centrale des consommateurs comptait {kitPriceDe} pour deux modules avec {plugInDeWatt} à l’onduleur ; aujourd’hui, des kits simples sont souvent moins chers. La fixation n’est pas toujours comprise, et une batterie double facilement le prix. Veillez à un onduleur homologué et à une fixation certifiée contre le vent.',
        ),
        at: balconyYieldSetPrice,
        ch: balconyYieldSetPrice,
        us: say(
          'Les kits à brancher sont encore plus chers aux États-Unis qu’en Europe : de quelques centaines à bien plus de mille dollars selon la puissance, nettement plus avec batterie. Avant l’achat, demandez si votre État et votre fournisseur autorisent un appareil à brancher et s’il est certifié.',
        ),
      },
    },
    direction: {
      question: 'Quelle orientation convient au solaire de balcon ?',
      answer: {
        de: balconyYieldDirection,
        at: balconyYieldDirection,
        ch: balconyYieldDirection,
        us: say(
          'À la verticale vers l’est ou l’ouest, un module donne environ la moitié d’un bon toit sud, vers le sud {verticalShareUs} selon le lieu, vers le nord bien moins encore. Est et ouest valent donc souvent la peine, le nord guère. Incliner rapporte beaucoup plus en été, car le soleil est haut ; un arbre coûte souvent plus que l’orientation.',
        ),
      },
    },
    unused: {
      question: 'Que devient le surplus de mon kit solaire de balcon ?',
      answer: {
        de: balconyYieldUnused,
        at: balconyYieldUnused,
        ch: say(
          'Ce que personne ne consomme à ce moment part dans le réseau ; selon le distributeur, il y a une petite rétribution ou rien. Même absent toute la journée, frigo, box et veilles tournent, et un ménage utilise souvent ainsi un tiers à la moitié. Faire tourner lave-linge et lave-vaisselle à midi aide le plus.',
        ),
        us: balconyYieldUnused,
      },
    },
    storage: {
      question: 'Une batterie vaut-elle la peine pour le solaire de balcon ?',
      answer: say(
        'Une batterie n’est en général pas rentable sur un balcon : elle coûte souvent autant que le kit ou plus et ne sauve que le surplus de quelques heures d’été. Elle rallonge donc le plus souvent l’amortissement. Elle a plus de sens avec plusieurs modules et peu de consommation le jour ; comparez les kWh sauvés fois le prix du courant au surcoût.',
      ),
    },
    appliances: {
      question: 'Quels appareils un kit solaire de balcon alimente-t-il ?',
      answer: say(
        'Pour le frigo, la box, la télé et les veilles, un tel kit suffit bien aux heures ensoleillées ; cuisinière, climatiseur ou lave-linge, il ne les couvre qu’en partie, le reste vient du réseau automatiquement. Sans soleil ou en cas de panne, rien ne tourne dessus. En hiver, il ne donne qu’une petite part du rendement d’été.',
      ),
    },
  },
  farmRoof: {
    howMuchFits: {
      question: 'Quelle puissance solaire tient sur le toit de ma grange ?',
      answer: {
        de: farmRoofHowMuchFits,
        at: farmRoofHowMuchFits,
        ch: farmRoofHowMuchFits,
        us: say(
          'Divisez le toit utilisable par {roofPerKwUs} pieds carrés par kW : un hangar de quarante pieds sur cent porte environ soixante à soixante-dix kW si tout le toit convient. Déduisez les bords, les puits de lumière et un mauvais versant nord. La taille sensée dépend de votre consommation de jour et de ce que le fournisseur raccorde.',
        ),
      },
    },
    doesItPay: {
      question: 'Le solaire sur une grange est-il rentable ?',
      answer: say(
        'Un grand toit est rentable surtout par le courant que la ferme consomme de jour : froid, ventilation, robot de traite ou séchage épargnent le plein prix, tandis que la vente n’en rapporte qu’une petite part. Sans consommation sur place, c’est juste ou non rentable. Faites calculer avec la courbe de charge d’une année, une reprise basse et sans hausse de prix.',
      ),
    },
    overFields: {
      question: 'Puis-je installer des panneaux solaires sur mes champs ?',
      answer: {
        de: say(
          'C’est permis sous conditions : l’agrivoltaïsme près de la ferme est privilégié jusqu’à une surface limitée, au-delà il faut un plan communal. Moutons, baies, fruits et vignes s’y prêtent ; pour les bovins et les moissonneuses il faut plus haut et plus large, donc plus cher. Si la terre reste cultivée selon la norme agri-PV, vous gardez l’essentiel des primes agricoles ; avec une centrale au sol, non.',
        ),
        at: say(
          'L’aménagement du territoire et la zone de votre Land décident ; prés et champs demandent en général une zone propre, interrogez d’abord la commune. Moutons, baies, fruits et vignes s’y prêtent ; pour les bovins et les moissonneuses il faut plus haut et plus large, donc plus cher. Demandez à l’AMA si les primes de la surface restent.',
        ),
        ch: say(
          'Les champs et prés sont en règle générale exclus ; l’agrivoltaïsme au-dessus de baies, de vergers ou de vignes peut être autorisé s’il sert la culture ou la recherche, par exemple à la place de filets antigrêle. Sur un toit, le solaire n’est en général qu’à annoncer, en zone agricole aussi. Interrogez d’abord le service cantonal des constructions hors zone.',
        ),
        us: say(
          'C’est en général possible, mais il faut un permis du comté et un raccordement. Les moutons sont courants ; les bovins et grosses machines exigent des structures plus hautes et des rangs plus larges, donc plus chers ; baies, salades et légumes supportent le mieux la mi-ombre. Vérifiez d’abord programmes agricoles, classe fiscale et accord du prêteur.',
        ),
      },
    },
    leaseOut: {
      question: 'Dois-je louer mon champ ou mon toit à une société solaire ?',
      answer: say(
        'Construire soi-même rapporte en général plus, louer est plus commode ; un loyer n’est correct que si le contrat l’est. Je ne connais pas de tarif sûr : demandez au moins deux offres et l’avis de votre organisation paysanne. Vérifiez durée, indexation, qui paie les dégâts au toit et le démontage, avec une garantie, ce qui vaut en cas de faillite et de remise du domaine, et ne signez rien sous pression.',
      ),
    },
    sellingBig: {
      question: 'Comment vendre le courant d’un grand toit solaire ?',
      answer: {
        de: say(
          'À partir de cent kW, vous devez vendre le surplus par un agrégateur (Direktvermarkter) ; en dessous, le gestionnaire du réseau paie le tarif fixe. Le tarif par kWh baisse avec la taille, et au-delà s’ajoutent une télécommande et des frais de vente. Qui injecte peu peut aussi, entre cent et deux cents kW, céder le reste sans rémunération ; une réforme peut changer les règles l’an prochain.',
        ),
        at: say(
          'Pour une grande installation, vous concluez un contrat d’achat avec l’OeMAG ou un négociant ; on paie le prix du marché, les plus grandes négocient. Au-dessus de {premiumAtKwp}, une installation neuve peut briguer la prime de marché de l’EAG ; elle est attribuée par appel d’offres, dont l’EAG-Abwicklungsstelle donne les dates avant la commande. Les nouvelles installations de plus de {peakLimitAtKw} ne peuvent injecter que {peakLimitAt} de leur puissance. Vendre aux voisins dans une communauté d’énergie est souvent mieux.',
        ),
        ch: say(
          'Le distributeur doit reprendre aussi le courant des grandes installations ; il paie en général le prix de marché du trimestre, et dès {feedInFloorChTo} il n’y a plus de minimum légal. Vous pouvez aussi vendre à un négociant ou à des voisins par un RCP ou une communauté électrique locale. Aucun statut spécial n’est nécessaire, mais c’est un revenu d’exploitation.',
        ),
        us: say(
          'Au-dessus de la limite du « net metering », que chaque État fixe autrement, on ne paie souvent qu’un prix de gros ou selon un contrat propre. Restez donc si possible en dessous, ou construisez pour la consommation de la ferme. Demandez au fournisseur la limite, le tarif et si les compteurs de la ferme se cumulent.',
        ),
      },
    },
    gridTooWeak: {
      question: 'Réseau trop faible pour le solaire à la ferme, que faire ?',
      answer: {
        de: say(
          'Déposez d’abord la demande de raccordement : le gestionnaire doit raccorder votre installation en priorité et renforcer son réseau, transformateur du village compris, à ses frais dans la mesure du raisonnable. Vous payez la ligne jusqu’au point attribué et l’armoire de comptage. En attendant, une injection limitée aide, la ferme consommant le reste.',
        ),
        at: farmRoofGridTooWeak,
        ch: farmRoofGridTooWeak,
        us: say(
          'Demandez d’abord au fournisseur une étude de raccordement : elle dit ce que la ligne supporte ; l’étude et le renforcement, par exemple un plus gros transformateur ou le triphasé, sont en général à votre charge. Mieux vaut souvent construire plus petit ou limiter l’injection, la ferme consommant le reste.',
        ),
      },
    },
    roofStructure: {
      question: 'Le toit de ma grange supporte-t-il des panneaux solaires ?',
      answer: say(
        'Un ingénieur ou un charpentier dit si le toit porte, après un coup d’œil aux fermes et aux pannes ; cela coûte peu et vient en premier. Une charpente légère se renforce souvent. On ne pose rien sur des plaques à l’amiante, elles doivent d’abord partir. Contre l’ammoniac il existe des panneaux testés, et l’on place onduleurs et câbles hors de l’air de l’étable.',
      ),
    },
  },
  expandSolar: {
    oldTariff: {
      question: 'Garde-t-on l’ancien tarif solaire en ajoutant des panneaux ?',
      answer: {
        de: say(
          'L’ancienne partie garde son tarif jusqu’à la fin des vingt ans, les nouveaux panneaux reçoivent celui du jour de leur mise en service. Le courant est réparti selon la puissance des deux parties, un second compteur n’est en général pas nécessaire. À moins de douze mois d’écart, elles comptent comme une seule installation pour les seuils ; annoncez impérativement l’ajout au Marktstammdatenregister.',
        ),
        at: say(
          'Un tarif subventionné en cours ne vaut que pour la puissance admise à l’époque ; les nouveaux panneaux reçoivent ce que paie aujourd’hui votre acheteur. Avant l’ajout, réglez avec le gestionnaire de réseau et l’organisme (OeMAG) la répartition du courant pour ne pas mettre l’ancien contrat en péril.',
        ),
        ch: say(
          'La rétribution à prix coûtant (RPC) reste pour l’ancienne partie, mais une extension l’adapte selon la puissance : voyez-le d’abord avec Pronovo. Sinon, le gestionnaire de réseau paie le même tarif de reprise pour l’ancien et le neuf. Pour la nouvelle partie, vous pouvez en règle générale demander une rétribution unique.',
        ),
        us: say(
          'Un ajout peut vous coûter les anciennes règles de net metering : certains fournisseurs n’admettent qu’une petite extension (en Californie sous NEM environ un dixième ou un kilowatt), au-delà le nouveau tarif vaut pour tout. Demandez par écrit avant de signer. Une issue est une partie sans injection, par exemple avec batterie.',
        ),
      },
    },
    inverter: {
      question: 'Mon onduleur suffit-il pour plus de panneaux solaires ?',
      answer: say(
        'Le plus propre est de donner aux nouveaux panneaux leur propre onduleur, à côté de l’ancien sur le même compteur : l’âge et la marque des autres n’importent alors plus. L’ajout ne va sur l’ancien que si une entrée est libre et si tension, courant et puissance maximale respectent la fiche technique. Un peu plus de panneaux que la puissance de l’onduleur est admis et courant ; si l’ancien a plus de dix ans, un nouveau commun vaut la peine.',
      ),
    },
    mixPanels: {
      question: 'Puis-je mélanger panneaux solaires neufs et anciens ?',
      answer: say(
        'Mais dans une même chaîne, ne mettez que des panneaux électriquement semblables, car le plus faible freine tous ; marques et puissances différentes ne posent pas de problème avec une chaîne propre, des micro-onduleurs ou des optimiseurs. Si votre panneau n’existe plus, l’installateur en cherche un au courant proche ou met le nouveau champ sur une entrée à part. Tout démonter parce que les panneaux diffèrent n’est pas nécessaire.',
      ),
    },
    permission: {
      question: 'Faut-il déclarer l’ajout de panneaux solaires ?',
      answer: {
        de: expandSolarPermission,
        at: expandSolarPermission,
        ch: expandSolarPermission,
        us: say(
          'Pour un ajout, il faut en général de nouveau un permis, une inspection et une demande d’interconnexion modifiée auprès du fournisseur. Commencez par cette demande : elle montre si votre tarif reste et si tableau ou compteur doivent changer. Sans elle, vous risquez la coupure et la couverture d’assurance.',
        ),
      },
    },
    warrantyRisk: {
      question: 'La garantie tient-elle si j’ajoute des panneaux solaires ?',
      answer: say(
        'Les garanties des panneaux et de l’onduleur restent tant que l’ajout ne modifie pas l’ancienne installation électriquement ; un onduleur séparé est donc le plus sûr. La garantie du premier installateur vaut toujours pour son travail, pas pour ce qu’un autre a touché. Faites prendre photos et mesures avant, et réceptionnez le nouveau travail à part.',
      ),
    },
    inStages: {
      question: 'Puis-je installer des panneaux solaires par étapes ?',
      answer: say(
        'Commencer petit et compléter plus tard est possible mais coûte plus : échafaudage, déplacement, étude et annonce reviennent deux fois ; remplir le toit d’un coup est donc moins cher. Si vous procédez quand même par étapes, prévoyez un onduleur plus grand, de la place au tableau et un conduit vide, et demandez si le modèle restera livrable quelques années.',
      ),
    },
  },
  solarTiles: {
    price: {
      question: 'Les tuiles solaires coûtent-elles plus que des panneaux ?',
      answer: {
        de: solarTilesPrice,
        at: solarTilesPrice,
        ch: say(
          'Comptez un supplément sensible pour des panneaux intégrés et fort pour de petites tuiles solaires, car il faut plus de connecteurs, de main-d’œuvre et de ferblanterie. La comparaison juste : un toit neuf plus des panneaux ordinaires, tuiles économisées déduites. La rétribution unique est un peu plus élevée pour l’intégré, mais ne compense en général pas.',
        ),
        us: solarTilesPrice,
      },
    },
    yield: {
      question: 'Les tuiles solaires produisent-elles moins de courant ?',
      answer: say(
        'Par surface, elles produisent un peu moins que des panneaux ordinaires : sans air derrière, elles chauffent, ce qui coûte en général quelques pour cent, et les petites tuiles ont plus de bords. Les surfaces rouges ou terre cuite coûtent en plus, d’un dixième à un quart environ selon la teinte. Avec une lame d’air sous le lattage, la perte devient faible.',
      ),
    },
    tight: {
      question: 'Les panneaux solaires intégrés au toit sont-ils étanches ?',
      answer: say(
        'Bien fait, un système intégré est étanche, car une deuxième couche d’étanchéité se trouve dessous ; les points faibles sont les bords, les ferblanteries et les bacs plastiques. Exigez une sous-couverture testée, un couvreur responsable et une garantie d’étanchéité, pas seulement de puissance. Si cela goutte déjà, réclamez par écrit tout de suite.',
      ),
    },
    repair: {
      question: 'Peut-on remplacer une seule tuile solaire cassée ?',
      answer: say(
        'Les éléments se changent un par un, à condition que ce format existe encore. Avant l’achat, demandez combien de temps les pièces seront livrées, faites mettre quelques exemplaires de côté et préférez de grands panneaux intégrés de dimensions courantes : moins de connecteurs, donc moins de pannes que des centaines de petites tuiles.',
      ),
    },
    looks: {
      question: 'Y a-t-il des tuiles solaires qui imitent un toit classique ?',
      answer: say(
        'Elles existent en noir, gris, rouge et terre cuite, selon le fabricant aussi en tuile plate ou en ardoise. Pour le patrimoine ou la protection du site, des éléments rouges, mats ou en forme de tuile sont souvent la seule variante admise, sans être une garantie. Demandez à l’autorité avec échantillon et nuancier avant de commander.',
      ),
    },
    available: {
      question: 'Qui pose des tuiles solaires près de chez moi ?',
      answer: say(
        'Peu d’entreprises formées posent des tuiles solaires ; cherchez dans la liste des partenaires du fabricant et demandez des références proches. Les grands systèmes intégrés sont posés par bien plus de couvreurs et ferblantiers. Le toit Tesla se vend surtout aux États-Unis, ne l’attendez pas en Europe ; un délai ferme doit figurer au contrat.',
      ),
    },
  },
};
