import type { DetailTexts } from '#texts/adviser/details/ids.ts';
import { sameInEurope, say } from '#texts/adviser/figures/answer.ts';

const subsidiesOverviewCombine = say(
  'Des mesures différentes peuvent en général venir de caisses différentes, mais la même facture seulement jusqu’à un plafond et souvent pas deux fois de la même source. Aide et avantage fiscal pour les mêmes frais s’excluent souvent. Indiquez dans chaque demande ce que vous recevez d’autre, et commencez par commune et fournisseur, dont l’argent part le plus vite.',
);

const subsidiesOverviewWhoMay = say(
  'Ce qui compte est d’être propriétaire et où se trouve la maison, pas la nationalité : étrangers, héritiers, associations et copropriétés peuvent en général demander, les locataires seulement avec le propriétaire. Résidences secondaires et maisons vides ont droit à moins, les bonus d’occupant tombent. Les aides selon le revenu exigent une preuve, les autres sont ouvertes à tous.',
);

const subsidiesOverviewHelp = say(
  'Vous n’avez à payer personne pour cela : les conseils en énergie publics vous disent gratuitement ou presque quelles aides sont ouvertes, et vous faites les demandes vous-même ou avec l’entreprise. Gardez cet ordre : conseil, devis, demande, accord, commande. Notre contrôle rapide montre après quelques indications ce qui peut convenir à votre maison.',
);

const solarSubsidyFreeSolar = say(
  'L’État n’offre pas de panneaux gratuits ; ces publicités cachent en général une location, un crédit ou un contrat de courant sur vingt ans. Ne donnez ni données ni signature avant d’avoir par écrit le prix total et le nom du programme, et vérifiez-le sur le site de l’autorité.',
);

const solarSubsidyBonuses = say(
  'Il n’y a pas ici de supplément national pour façade, panneaux inclinés, abri de voiture ou altitude ; les règles du toit valent en général aussi pour eux et pour une extension. Certaines villes et régions soutiennent spécialement toit végétalisé, façade ou patrimoine, demandez avant la commande.',
);

const wallboxSubsidyConditions = say(
  'Là où une aide existe, les conditions se ressemblent : demande avant l’achat, appareil neuf de la liste du programme, souvent pilotable et connecté, pose et facture d’un électricien. Les appareils d’occasion ou hors liste achetés en ligne sont exclus, et presque personne ne paie après coup. Connecté signifie que le fournisseur peut réduire en cas de pointe et voir les données de charge.',
);

const batterySubsidyGridService = say(
  'Certains fournisseurs paient un bonus ou une rémunération annuelle pour utiliser votre batterie aux heures de pointe ; cela s’appelle une centrale virtuelle. Demandez au vôtre le montant, le nombre d’appels, la réserve gardée pour vous et la durée. Certaines aides exigent cette participation.',
);

const insulationSubsidyMeasures = say(
  'En règle générale, on aide ce qui isole l’enveloppe chauffée : toit, plafond du dernier étage, façade, isolation intérieure, plafond de cave et sol sur terre-plein, mais pas les annexes non chauffées comme un garage. Les travaux annexes nécessaires, échafaudage, crépi, couverture, comptent souvent s’ils servent l’isolation ; elle doit atteindre une valeur minimale. Demandez à l’organisme avant de signer.',
);

const insulationSubsidyLowIncome = say(
  'Si l’argent manque, demandez au conseil gratuit avant toute entreprise : certains États, villes et fondations paient l’isolation des petits revenus entièrement ou presque. Des gestes peu chers comme joints, trappe et plafond du dernier étage aident même sans aide. Les démarcheurs d’« isolation gratuite » sont à éconduire.',
);

const grantOrderStart = say(
  'Selon le programme, le début est la commande ferme ou le premier geste sur le chantier : livraison, forage, démontage. Études, conseil énergétique, devis et permis de construire peuvent précéder. Si les ouvriers commencent avant l’accord, l’argent est en général perdu, même avec une demande déjà partie : faites déplacer la date.',
);

const grantOrderEmergency = say(
  'Même en urgence, la plupart des programmes ne paient pas après coup. Faites le pont avec un chauffage loué ou une réparation, déposez la demande tout de suite et appelez le service : certains admettent un début anticipé en cas de panne, sur demande écrite. Gardez des photos et le rapport du technicien.',
);

const grantOrderClause = say(
  'En substance, la phrase dit : le contrat ne prend effet que si l’aide est accordée, ou prend fin sans frais si elle est refusée ; la date prévue des travaux y figure. Ainsi, vous n’êtes pas lié si l’argent ne vient pas. L’entreprise doit l’écrire dans la commande, l’oral ne suffit pas.',
);

const solarTaxOlderOrSold = say(
  'L’âge de l’installation ne change rien à l’imposition de l’injection : les mêmes règles valent que pour le neuf. En cas de vente, d’héritage ou de don, elle suit la maison et fait partie de sa valeur ; gardez les factures, elles peuvent réduire un gain ultérieur. Contrats et aides en cours doivent passer au nouveau propriétaire.',
);

const solarTaxLargerSystems = say(
  'Pour une grande installation, à la ferme ou en entreprise, le produit est un revenu d’exploitation ; en retour, amortissement, intérêts et entretien se déduisent. Les allègements des petites installations d’habitation ne valent alors pas ou en partie. Faites calculer par votre fiduciaire avant de commander, car la taille compte.',
);

const grantTimingBetterLater = say(
  'Parier sur davantage d’argent plus tard rapporte rarement : ces dernières années, les taux ont plus souvent baissé que monté, et une annonce n’est sûre qu’une fois décidée. Si votre chauffage tourne bien et que vous prévoyez les travaux dans quelques années, pas de panique : demandez des offres et déposez la demande quand le projet est prêt.',
);

const grantTimingCuts = say(
  'Toute aide peut être supprimée, mais presque jamais rétroactivement : ce qui vous est accordé par écrit reste. Le parlement en décide avec le budget, le plus souvent au changement d’année ; un article sur des projets n’est pas encore une modification. Si vous comptez construire ces prochains mois, déposez la demande maintenant ; si vous avez des années, comptez avec moins.',
);

const grantTimingIncomeFalls = say(
  'Seules les aides avec plafond de revenu font ici une différence ; pour les autres comptent le bâtiment et la date de la demande. Demandez quelle année est prise en compte : souvent une année passée, un revenu plus faible n’agit alors que plus tard.',
);

const lowIncomeCantPayRest = say(
  'Demandez d’abord à la commune, à la région ou à votre banque un prêt garanti par la maison, et à l’entreprise un solde payable après réception de l’aide. Certains organismes reportent jusqu’à la vente ou la succession. Si cela ne suffit pas, étalez : d’abord isoler le plafond supérieur et étancher, le chauffage plus tard ; je ne prendrais pas de crédit cher proposé par un démarcheur.',
);

const lowIncomeEmergency = say(
  'Appelez aujourd’hui le service social de votre commune et votre fournisseur : en cas d’urgence, le service peut payer ou avancer combustible, arriérés ou réparation, et le fournisseur convenir d’acomptes avant de couper. Apportez facture, relevé de compte et preuve de revenu. D’ici là, chauffez une seule pièce, jamais avec gril, cuisinière à gaz ou génératrice à l’intérieur.',
);

const lowIncomeSignUp = say(
  'Allez d’abord à la commune ou au conseil en énergie de votre région ou canton : on y sait quelle aide existe et on aide à remplir le formulaire. Apportez preuve de revenu, avis d’impôt, titre de propriété et une offre. Comptez quelques semaines et ne commandez rien avant l’accord.',
);

const grantPayoutAdvance = say(
  'En règle générale, rien n’est versé d’avance ; vous avancez l’argent ou faites un pont. Possibles : un court crédit bancaire sur la base de la décision d’octroi, un solde tardif prévu au contrat ou des tranches dues seulement après le versement. Réglez-le avant de signer, car après l’entreprise n’a plus de raison d’attendre.',
);

const grantPayoutToInstaller = say(
  'L’argent va à vous qui avez fait la demande, pas à l’entreprise, et vous payez la facture entière. Certaines entreprises le déduisent quand même contre une cession : c’est commode, mais ne signez que s’il est clair ce qui vaut en cas de refus ou de montant plus faible. Demandez d’abord au service s’il verse à des tiers.',
);

const grantPayoutDocuments = say(
  'Il faut en général les factures détaillées, la preuve de paiement par virement, le protocole de mise en service et l’attestation de l’entreprise ; le liquide n’est souvent pas accepté. Envoyez toutes les factures ensemble, car il n’y a souvent qu’un seul versement. Une facture perdue se réédite ; en cas de faillite, l’administrateur ou l’office des faillites aide.',
);

export const fr: DetailTexts<'subsidies'> = {
  subsidiesOverview: {
    combine: {
      question: 'Puis-je cumuler plusieurs aides énergétiques ?',
      answer: {
        de: say(
          'Le cumul est possible : KfW pour le chauffage, BAFA pour isolation et fenêtres, argent de la ville, aussi avec le prêt complémentaire KfW. Mais une même facture ne compte qu’une fois au niveau fédéral, et le bonus fiscal ({taxCreditLaw}) ne vaut que pour des frais sans ces aides. Indiquez dans chaque demande ce que vous recevez d’autre.',
        ),
        at: subsidiesOverviewCombine,
        ch: subsidiesOverviewCombine,
        us: say(
          'Les primes de l’État et du fournisseur se cumulent en général tant que la somme ne dépasse pas le coût. Mais HEAR et HOMES ne paient pas la même mesure. Demandez à l’entreprise lesquelles sont déduites de la facture et réservez avant les travaux.',
        ),
      },
    },
    whoMay: {
      question: 'Qui a droit aux aides énergétiques pour un logement ?',
      answer: {
        de: subsidiesOverviewWhoMay,
        at: subsidiesOverviewWhoMay,
        ch: subsidiesOverviewWhoMay,
        us: say(
          'Comptent l’adresse, le fournisseur et le revenu, pas la nationalité : HEAR vaut jusqu’à {hearIncome} du revenu médian local ; au-delà restent HOMES et les primes des fournisseurs. Les locataires participent avec l’accord du propriétaire. Bien des programmes excluent les résidences secondaires ; associations et églises ont les leurs.',
        ),
      },
    },
    whatsLeft: {
      question: 'Quelles aides énergétiques reste-t-il aujourd’hui ?',
      answer: {
        de: say(
          'Tout n’est pas supprimé : depuis le {kfwReform} les taux ont changé, mais la KfW paie toujours {kfwBase} à {kfwCap} pour le chauffage (jusqu’à {kfwCapLow} avec un petit revenu), le BAFA {bafaBase} pour isolation et fenêtres, et le solaire jusqu’à {vatDeKwp} reste sans TVA. L’argent pour les bornes est terminé. Le prochain changement est annoncé pour {kfwAnnounced} ; compte le jour de la demande.',
        ),
        at: say(
          'Beaucoup est épuisé : le remplacement fédéral des chaudières, et le dernier appel pour le solaire a pris fin le {eagEnded}. Restent les programmes des Länder et communes, l’aide à la gestion de l’énergie à {emsRate}, au plus {emsCap}, jusqu’au {emsTo}, et un forfait fiscal de {allowanceAt} après rénovation aidée. Demandez l’état au conseil en énergie de votre Land.',
        ),
        ch: say(
          'Peu est supprimé : la rétribution unique pour le solaire et le Programme Bâtiments continuent, mais les taux changent d’année en année et certains cantons n’acceptent des demandes que dans la limite du budget. La déduction fiscale pour économies d’énergie dans votre maison court, au niveau fédéral, jusqu’au {deductionChTo}. Demandez au service cantonal de l’énergie avant de commander.',
        ),
        us: say(
          'Les crédits d’impôt fédéraux pour les logements ont disparu : {solarCredit} et {efficiencyCredit} depuis le {creditsEnded}, {chargerCredit} depuis le {chargerCreditEnded} ; qui promet encore trente pour cent sur tout se trompe. Restent HEAR jusqu’à {hearHousehold} et HOMES là où votre État les offre, plus fournisseurs, communes et le Weatherization Assistance Program.',
        ),
      },
    },
    whoPays: {
      question: 'Qui verse quelle aide énergétique ?',
      answer: {
        de: say(
          'En bref : chauffage à la KfW ({kfwGrant}), isolation, fenêtres et optimisation du chauffage au BAFA, prêts de la KfW par votre banque, bonus fiscal aux impôts, petites aides de la ville et des régies. BEG est le programme fédéral, EM désigne les mesures isolées, WG les bâtiments entiers. Les deux ont des portails en ligne ; l’isolation exige un expert.',
        ),
        at: say(
          'En bref : l’argent fédéral passe par umweltfoerderung.at, le solaire par l’EAG-Abwicklungsstelle (rien n’y est ouvert actuellement pour chaudières et solaire), rénovation et chauffage aussi par l’aide au logement du Land, les petites sommes par la commune. Le conseil en énergie de votre Land sait ce qui est ouvert et coûte peu ou rien.',
        ),
        ch: say(
          'En bref : le solaire est payé par la Confédération via Pronovo, isolation et chauffage par le canton dans le Programme Bâtiments, financé en partie par la taxe {carbonDioxide}, le reste par commune, fournisseur et fondations, la déduction par les impôts. Tout se trouve par code postal sur francsenergie.ch.',
        ),
        us: say(
          'En bref : HEAR et HOMES passent par le bureau de l’énergie de votre État, la plupart des autres primes par les fournisseurs d’électricité et de gaz, l’aide aux petits revenus par la Community Action Agency. Il n’y a plus de crédit d’impôt fédéral pour cela. La base DSIRE rassemble tout par code postal, mais n’est pas toujours à jour ; vérifiez.',
        ),
      },
    },
    amount: {
      question: 'Combien d’aides énergétiques puis-je toucher au total ?',
      answer: {
        de: say(
          'Ordre de grandeur : pour un chauffage de {kfwCost}, la KfW paie {kfwBase} en aide de base, jusqu’à {kfwCap} avec bonus, à l’échelon de revenu le plus bas jusqu’à {kfwCapLow} ; pour isolation et fenêtres, {bafaBase} d’au plus {bafaCost} par logement, plus avec un plan. Le solaire économise la TVA. Les voisins reçoivent souvent des sommes très différentes, car revenu, âge du chauffage, mesure et année comptent.',
        ),
        at: say(
          'Comptez peu pour l’instant : rien d’ouvert au niveau fédéral pour chauffage et solaire ; pour la gestion de l’énergie, {emsRate}, au plus {emsCap}. Ce que paie le Land dépend beaucoup du lieu, à Vienne par exemple jusqu’à {viennaRate}, au plus {viennaCap} pour le chauffage. Planifiez sans aide et déduisez-la seulement après accord.',
        ),
        ch: say(
          'Cela dépend surtout du canton : pour le solaire, environ {pvChGrant} pour {pvGrantKwp} partout ; pour remplacer mazout ou gaz et pour l’enveloppe, de quelques milliers à plusieurs dizaines de milliers de francs. Deux voisins reçoivent donc souvent des sommes très différentes. Vérifiez vos mesures sur francsenergie.ch et auprès du canton avant de fixer le budget.',
        ),
        us: say(
          'HEAR permet jusqu’à {hearHousehold} par ménage, dont jusqu’à {hearHeatPump} pour une pompe à chaleur, en plein seulement pour les petits revenus ; HOMES donne {homesRebate} pour des économies dans toute la maison. Les fournisseurs ajoutent en général quelques centaines à quelques milliers de dollars. Les ménages aisés n’ont souvent que cela.',
        ),
      },
    },
    help: {
      question: 'Qui m’aide à trouver les bonnes aides énergétiques ?',
      answer: {
        de: say(
          'Vous n’avez à payer personne pour cela : Verbraucherzentrale et conseil communal en énergie disent gratuitement ou presque quelles aides sont ouvertes. L’ordre : conseil, devis, pour la KfW un contrat avec la clause d’aide, demande, accord, travaux. Notre contrôle rapide montre après quelques indications ce qui peut convenir à votre maison.',
        ),
        at: subsidiesOverviewHelp,
        ch: subsidiesOverviewHelp,
        us: say(
          'Vous n’avez à payer personne pour cela : le bureau de l’énergie de votre État et votre fournisseur disent gratuitement quelles primes sont ouvertes, et les entreprises participantes les déposent souvent. Gardez cet ordre : vérifier le programme, devis, réserver, commander. Notre contrôle rapide montre après quelques indications ce qui peut convenir à votre maison.',
        ),
      },
    },
  },
  heatPumpSubsidy: {
    amount: {
      question: 'Combien puis-je toucher pour une pompe à chaleur ?',
      answer: {
        de: say(
          'À partir de {kfwCost} de coûts pour le premier logement, la KfW verse {kfwBaseMax} de base, {kfwSpeedMax} avec le bonus de vitesse et au plus {kfwTopMax} dans la tranche de revenu la plus basse. Le surplus reste à votre charge ; si c’est moins cher, les mêmes pourcentages valent. Dès février, la limite baisse de {kfwCostFall} chaque semestre.',
        ),
        at: say(
          'L’État fédéral ne paie rien pour les nouvelles demandes ; ne comptez que sur votre Land, à Vienne par exemple {viennaRate} des coûts jusqu’à {viennaCap}. Les promesses de « presque la moitié » datent du temps où la caisse était pleine. Le montant pour votre maison, le conseil en énergie du Land vous le dira.',
        ),
        ch: say(
          'La plupart des cantons versent un montant fixe qui croît avec la puissance de l’installation ou la surface du bâtiment, non une part du prix. C’est pourquoi le voisin touche souvent autre chose, et la moitié du prix est rare. Seule la décision du canton compte, pas le chiffre de l’offre.',
        ),
        us: say(
          'HEAR paie le plus, jusqu’à {hearHeatPump}, si votre État l’offre et que votre revenu convient ; entre {hearFullIncome} et {hearIncome} du revenu médian local, c’est la moitié du coût. Au-delà reste la prime du fournisseur, qui publie ses montants. Ne déduisez rien qui ne soit accordé par écrit.',
        ),
      },
    },
    speedBonus: {
      question: 'Quel bonus si la pompe à chaleur remplace mon chauffage ?',
      answer: {
        de: say(
          'Le bonus de {kfwSpeed} va aux propriétaires qui habitent la maison ou l’appartement et retirent un chauffage au mazout, au charbon, au gaz par étage ou à accumulation, ou une chaudière à gaz ou à biomasse d’au moins {kfwOldBoilerYears} ans, encore en marche à la demande. Une ancienne pompe ou le chauffage à distance n’y donnent pas droit. Si l’ancien chauffage est mort, la base reste ; demandez d’abord à la KfW ce que l’installateur doit attester.',
        ),
        at: say(
          'Aucun bonus fédéral pour retirer le mazout, le gaz ou l’accumulation ne peut être demandé en ce moment, l’argent est épuisé. Les Länder aident eux-mêmes, et leurs règles disent quel ancien chauffage compte. Demandez au conseil en énergie de votre Land avant de démonter l’ancienne installation.',
        ),
        ch: say(
          'La contribution vaut en règle générale pour remplacer le mazout, le gaz ou l’électrique, accumulateurs compris ; certains cantons ajoutent de quoi créer la distribution de chaleur. Qui remplace du bois ou du chauffage à distance n’a le plus souvent rien. Déposez la demande avant de retirer l’ancien chauffage.',
        ),
        us: say(
          'HEAR vise justement les ménages qui passent du gaz, du mazout, du propane ou de l’électrique simple à une pompe ; certains fournisseurs paient plus si l’ancien système part entièrement. Le démontage, d’une citerne par exemple, est rarement payé. Demandez si l’ancien chauffage peut rester en appoint, cela décide souvent du montant.',
        ),
      },
    },
    pumpForPump: {
      question: 'Y a-t-il une aide pour changer une vieille pompe à chaleur ?',
      answer: {
        de: say(
          'Remplacer une ancienne pompe par une nouvelle donne aussi droit à la base de {kfwBase}, mais pas au bonus de vitesse. Qui habite le logement peut ajouter le bonus de revenu ; ce n’est qu’avec la tranche la plus basse ({kfwIncomeLow}) qu’on arrive à {kfwCap}. La demande se fait avant le début des travaux.',
        ),
        at: say(
          'Le plus souvent non, car les Länder soutiennent surtout le passage du mazout, du gaz, du charbon ou de l’électrique à une pompe. Si le vôtre aide aussi à remplacer une ancienne pompe, ses règles le disent ; le conseil en énergie du Land répond par téléphone.',
        ),
        ch: say(
          'En règle générale non : le Programme Bâtiments soutient le remplacement du mazout, du gaz et de l’électrique, pas pompe contre pompe. Quelques cantons ou communes font des exceptions, par exemple pour une nouvelle sonde. Demandez au service de l’énergie avant de commander.',
        ),
        us: say(
          'HEAR ne paie en règle générale pas pour pompe contre pompe, car il vise le passage depuis un autre chauffage. Beaucoup de fournisseurs donnent pourtant quelque chose si le nouvel appareil est nettement plus efficace. Demandez au vôtre, avec le numéro exact du modèle, avant de signer.',
        ),
      },
    },
    secondHome: {
      question: 'Quelle aide à la pompe à chaleur hors résidence principale ?',
      answer: {
        de: say(
          'Pour un logement loué reste la base de {kfwBase}, pour une maison de vacances seulement si elle sert au moins quatre mois par an ou demande plus d’un quart de l’énergie annuelle usuelle. Les bonus de vitesse et de revenu ne valent que pour votre résidence principale. Dans une copropriété, la communauté reçoit la base, et qui y habite demande ses bonus pour sa propre part.',
        ),
        at: say(
          'La plupart des Länder n’aident que les bâtiments servant de résidence principale ; une maison de vacances n’a en règle générale rien, et pour un logement loué les règles du Land décident. Demandez au conseil en énergie de votre Land avant de commander.',
        ),
        ch: say(
          'En règle générale, la contribution est la même, car elle dépend du bâtiment et du chauffage remplacé, non de qui l’habite. Bailleurs, hoiries et PPE déposent la demande comme propriétaires. Votre canton peut traiter autrement les résidences secondaires ; le service de l’énergie le dit.',
        ),
        us: say(
          'HEAR regarde le revenu du ménage qui y habite : une résidence de vacances n’y a en général pas droit, et dans un logement loué le revenu des locataires compte. Les primes du fournisseur tiennent surtout au contrat d’électricité et valent souvent aussi pour bailleurs et résidences secondaires.',
        ),
      },
    },
    newBuild: {
      question: 'Y a-t-il une aide à la pompe à chaleur dans le neuf ?',
      answer: {
        de: say(
          'Pour une construction neuve, la KfW ne verse aucune prime de chauffage : le permis du bâtiment doit dater d’au moins cinq ans à la demande. À la place, il existe des prêts KfW à taux réduit pour toute la maison si elle atteint un standard exigeant. Le promoteur qui le dit a raison.',
        ),
        at: say(
          'L’aide au chauffage vise le remplacement d’anciennes installations ; une construction neuve n’y a pas droit. Là, c’est tout au plus l’aide au logement du Land, en général un prêt lié à un standard énergétique.',
        ),
        ch: say(
          'Une pompe dans une construction neuve ne reçoit rien du Programme Bâtiments, qui soutient le remplacement de chauffages existants. Quelques cantons aident les constructions neuves Minergie-P, et le solaire est soutenu par Pronovo aussi dans le neuf.',
        ),
        us: say(
          'Dans le neuf, votre État décide : HEAR peut selon la loi s’y appliquer, mais beaucoup d’États servent d’abord les logements existants. Les fournisseurs ont souvent un programme distinct pour le neuf, en général demandé par le constructeur. Demandez-lui si cette prime est déjà dans le prix.',
        ),
      },
    },
    whichCosts: {
      question: 'Quels coûts de la pompe à chaleur l’aide couvre-t-elle ?',
      answer: {
        de: say(
          'Tout le projet compte : appareil, pose, socle, électricité, radiateurs plus grands, accumulateur, forage, dépose de l’ancien chauffage avec sa citerne et planification, en tout jusqu’à {kfwCost} pour le premier logement. Sol, eau et propane ont le même taux que l’air, leur bonus est supprimé. D’un hybride, seule la part pompe compte, d’une occasion rien, de votre propre travail seul le matériel attesté.',
        ),
        at: say(
          'Comptent en général l’appareil, la pose, l’électricité nécessaire et l’élimination de l’ancienne installation avec sa citerne ; certains Länder paient plus pour un forage. L’occasion et votre propre travail restent en règle générale exclus, la facture d’une entreprise agréée est exigée. La liste est dans les règles du Land.',
        ),
        ch: say(
          'Le canton verse un forfait pour l’installation entière, non pour chaque poste ; radiateurs, électricité et citerne y sont compris. Le sol-eau avec sonde reçoit dans la plupart des cantons plus que l’air-eau, le propane en règle générale aucun supplément. L’air-air, l’occasion et la pose sans professionnel n’ont le plus souvent rien, car un appareil testé et un certificat sont exigés.',
        ),
        us: say(
          'HEAR compte l’appareil et la pose par une entreprise agréée ; un nouveau tableau a son propre montant, jusqu’à {hearPanel}. L’enlèvement de la citerne, l’occasion et la pose par soi-même sont en général exclus, et la géothermie ne reçoit pas plus que l’air. Les fournisseurs paient souvent par appareil ou par tonne et veulent un modèle de leur liste.',
        ),
      },
    },
  },
  solarSubsidy: {
    howMuch: {
      question: 'Combien puis-je toucher pour des panneaux solaires ?',
      answer: {
        de: say(
          'L’État fédéral ne verse rien par kWc ; l’aide tient à {vatDeRate} de TVA à l’achat jusqu’à {vatDeKwp} et au tarif d’injection de {feedInDe} pendant vingt ans si l’installation est en service d’ici {feedInTo} ; la suite est ouverte. {kfwSolar} n’est qu’un prêt, pas une subvention. Le reste dépend du Land et de la ville.',
        ),
        at: say(
          'De l’État fédéral, rien actuellement : le dernier appel EAG a pris fin le {eagEnded} et donnait {eagSmall} jusqu’à {eagSmallKwp} ; la suite et son montant ne sont pas fixés. Ne comptez que sur une aide du Land ou de la commune promise par écrit.',
        ),
        ch: say(
          'Environ {pvChGrant} pour {pvGrantKwp}, et à peu près en proportion : une installation deux fois plus grande reçoit presque le double. Sous deux kilowatts, il n’y a rien ; pour les grands toits, le taux par kilowatt baisse. Le taux à la mise en service vaut ; le calculateur de pronovo.ch donne le montant exact.',
        ),
        us: say(
          'Du fédéral, c’est zéro depuis le {creditsEnded} ; restent des remises par watt, des primes par kWh produit ou des exonérations de certains États et fournisseurs, par exemple à New York, dans l’Illinois ou le Rhode Island. Cherchez votre code postal dans la base DSIRE, et ne comptez que ce qui est réservé par écrit.',
        ),
      },
    },
    ended: {
      question: 'Les anciennes aides au solaire existent-elles encore ?',
      answer: {
        de: say(
          'Les primes à l’achat et les tarifs très élevés d’autrefois n’existent plus pour les nouvelles installations ; qui a construit alors garde les siens. Restent {vatDeRate} de TVA jusqu’à {vatDeKwp} et le tarif d’injection pour les mises en service jusqu’à {feedInTo} ; la suite n’est pas encore décidée.',
        ),
        at: say(
          'L’enveloppe est fermée actuellement : le dernier appel fédéral a pris fin le {eagEnded}, et un nouveau avec des montants fixes n’est pas encore ouvert. Qui a une décision la garde. Votre Land et votre commune peuvent avoir leurs programmes.',
        ),
        ch: say(
          'La rétribution unique fédérale existe toujours ; seule l’ancienne rétribution à prix coûtant a pris fin pour les nouvelles installations. Les taux sont adaptés à peu près chaque année, plutôt à la baisse, et le jour de la mise en service compte. Consultez donc le calculateur de Pronovo avant de commander.',
        ),
        us: say(
          'Le crédit de {creditRate} ({solarCredit}) ne vaut que pour les installations terminées jusqu’au {creditsEnded} ; un contrat ou un acompte avant cette date ne suffit pas. Une entreprise qui l’annonce encore calcule mal. Un reste des années passées se reporte toujours.',
        ),
      },
    },
    freeSolar: {
      question: 'Les panneaux solaires gratuits de l’État existent-ils ?',
      answer: {
        de: solarSubsidyFreeSolar,
        at: solarSubsidyFreeSolar,
        ch: solarSubsidyFreeSolar,
        us: say(
          'L’État n’offre pas de panneaux gratuits ; ces publicités cachent en général un leasing, un crédit ou un contrat de courant sur vingt ans. Seuls quelques États et fournisseurs ont, pour les petits revenus, des programmes gratuits ou très réduits, où l’on s’inscrit soi-même à l’office de l’énergie. Ne signez rien à la porte.',
        ),
      },
    },
    applyWhen: {
      question: 'Quand et comment demander l’aide au solaire ?',
      answer: {
        de: say(
          'Pour la TVA, rien à demander, l’entreprise ne la facture pas ; le gestionnaire de réseau paie le tarif dès que l’installation est annoncée. Les aides du Land ou de la ville se demandent presque toujours avant la commande, pas après. Le prêt {kfwSolar} aussi se demande à la banque avant l’achat.',
        ),
        at: say(
          'Au niveau fédéral, rien à demander actuellement. Les aides des Länder et communes exigent la demande avant la commande ou dans les mois suivant la facture, selon leurs directives ; lisez-le avant de commander. Pour une installation déjà construite, il n’y a en général rien après coup.',
        ),
        ch: say(
          'La rétribution unique se demande seulement après la mise en service, en ligne chez Pronovo, avec données certifiées et rapport de sécurité ; en général l’installateur s’en charge. Elle est versée après quelques mois à l’exploitant indiqué. Les aides du canton et de la commune doivent souvent, elles, être demandées avant les travaux.',
        ),
        us: say(
          'Les remises d’État ou de fournisseur se réservent presque toujours avant la pose, en général par l’entreprise, et sont versées après la mise en service ou déduites de la facture. Les primes à la production courent ensuite sur des années. Pour une installation déjà construite, il n’y a en général plus rien.',
        ),
      },
    },
    bonuses: {
      question: 'Y a-t-il un bonus solaire pour façade ou forte inclinaison ?',
      answer: {
        de: solarSubsidyBonuses,
        at: solarSubsidyBonuses,
        ch: say(
          'Il y a des suppléments : pour des panneaux très inclinés dès septante-cinq degrés, par exemple en façade, et pour les installations intégrées au toit ; ce que les grandes installations reçoivent pour le courant d’hiver ou l’altitude dépend de la taille, du type et de l’année. Qui injecte tout et ne consomme rien peut recevoir la rétribution élevée au lieu de la normale, mais doit le rester des années. Abri, grange ou extension comptent aussi ; le calculateur de Pronovo couvre tous les cas.',
        ),
        us: solarSubsidyBonuses,
      },
    },
    whoElse: {
      question: 'Bailleurs, associations et fermes ont-ils l’aide solaire ?',
      answer: {
        ...sameInEurope(
          say(
            'Les règles valent en général aussi pour bailleurs, associations, fermes, constructions neuves et maisons soumises à l’obligation solaire ; ce qui compte est l’exploitant, pas le propriétaire de la maison. Entreprises, fermes et organismes d’utilité publique ont souvent leurs propres programmes, l’agence de l’énergie renseigne. Un petit revenu n’augmente que rarement l’aide solaire.',
          ),
        ),
        us: say(
          'Le crédit des ménages est fini, celui des entreprises ({businessCredit}) reste ouvert : églises, autres exonérés, fermes et entreprises touchent {businessCreditRate} du coût si les travaux ont commencé d’ici le {businessCreditBegun} ou si la mise en service a lieu d’ici fin {businessCreditTo} ; des règles visent les pièces étrangères, les batteries ont plus de temps. Qui ne paie pas d’impôt reçoit le montant après inscription à l’IRS (« elective pay »). Si un presbytère de l’église compte, un conseiller fiscal le dira ; pour celui du pasteur, rien. États et distributeurs aident souvent aussi.',
        ),
      },
    },
  },
  wallboxSubsidy: {
    house: {
      question: 'Quelle aide pour une borne de recharge dans ma maison ?',
      answer: {
        de: say(
          'Pour une borne à votre maison, l’État fédéral allemand ne donne rien actuellement, même en paquet avec solaire et batterie ; les anciens programmes KfW sont clos. Certaines villes, communes, régies et fournisseurs ajoutent quelque chose, souvent une à quelques centaines d’euros ou un bonus de tarif. Demandez avant l’achat ; sinon, la réduction d’impôt pour artisans aide les particuliers.',
        ),
        at: say(
          'Une borne privée à votre maison n’est aidée par l’État autrichien que par moments, et l’argent part vite ; ce qui est ouvert figure sur umweltfoerderung.at. Certains Länder, communes et fournisseurs ajoutent quelque chose. Inscrivez-vous ou demandez avant de commander si le programme l’exige.',
        ),
        ch: say(
          'La Confédération ne donne rien pour une borne privée à votre maison. Des contributions viennent de certains cantons, communes et fournisseurs, et elles changent ; demandez au service de l’énergie de votre commune et à votre distributeur avant de commander. Les villas sont exclues de bien des programmes, qui visent les immeubles.',
        ),
        us: say(
          'Plus rien au niveau fédéral : {chargerCredit} a pris fin le {chargerCreditEnded} pour tout ce qui est mis en service après. Bien des fournisseurs paient quelques centaines de dollars pour l’appareil ou le câblage ou offrent un courant de nuit bon marché, de petites coopératives aussi, et certains États complètent. Cherchez « EV charger rebate » chez votre fournisseur et lisez les conditions avant l’achat.',
        ),
      },
    },
    apartment: {
      question: 'Quelle aide pour des bornes de recharge dans un immeuble ?',
      answer: {
        de: say(
          'Le programme fédéral allemand pour la recharge en immeuble est clos : les demandes étaient possibles du {chargerGrantFrom} au {chargerGrantTo}. Un accord obtenu à temps reste valable ; sinon restent Länder, villes et régies, et une nouvelle édition n’est pas décidée. Pour une copropriété, une installation de base commune avec gestion de charge vaut quand même la peine, car chaque solution isolée coûte plus.',
        ),
        at: say(
          'Les installations communes en immeuble reçoivent par moments plus que les bornes isolées, de l’État autrichien et de certains Länder. Ce qui est ouvert figure sur umweltfoerderung.at ; la gérance demande pour tous. N’achetez pas avant l’inscription.',
        ),
        ch: say(
          'C’est là qu’il y a le plus de chances : plusieurs cantons, communes et distributeurs paient l’installation de base en immeuble, en général par place équipée et seulement avec gestion de charge. L’administration ou la PPE dépose la demande avant de commander. La borne elle-même reste à la charge de chacun.',
        ),
        us: say(
          'Pour les immeubles, bien des fournisseurs paient plus que pour les maisons, surtout pour le câblage, et certains États ont leurs programmes. Le crédit d’impôt fédéral ({chargerCredit}) a pris fin le {chargerCreditEnded}. L’association ou le bailleur dépose en général la demande avant les travaux.',
        ),
      },
    },
    business: {
      question: 'Puis-je déduire une borne, chez moi ou en entreprise ?',
      answer: {
        de: say(
          'En entreprise oui, à titre privé en partie seulement : {craftShare} de la main-d’œuvre de la pose dans votre ménage se déduisent directement de l’impôt, au plus {craftMost} par an et seulement sans aide publique ; l’appareil ne compte pas. Les bornes pour clients, hôtes ou personnel se déduisent ou s’amortissent comme charge. Si vous chargez pour le travail, une part de la borne à domicile se déduit aussi. Si l’employeur la paie, c’est souvent favorisé fiscalement ; demandez à un fiscaliste.',
        ),
        at: say(
          'En entreprise oui, à titre privé non : ce qui sert à la vie privée n’est pas déductible ({privateLawAt}). Les bornes pour clients, hôtes ou personnel se déduisent ou s’amortissent comme charge. Un indépendant qui charge chez lui pour le travail peut déduire une part de la borne ; pour une voiture de service, cela dépend du cas. Si l’employeur la paie, c’est parfois favorisé fiscalement ; demandez à un fiscaliste.',
        ),
        ch: say(
          'En entreprise oui, à titre privé la pratique du canton décide : l’ordonnance fédérale sur les mesures énergétiques déductibles ne cite pas les bornes de recharge, demandez à l’administration fiscale. Les bornes pour clients, hôtes ou personnel se déduisent ou s’amortissent comme charge. Un indépendant qui charge chez lui pour le travail peut déduire une part de la borne. Certains cantons et fournisseurs aident celles accessibles au public.',
        ),
        us: say(
          'En entreprise oui, à titre privé non : les dépenses personnelles ne se déduisent pas de l’impôt fédéral, et le crédit pour les bornes ({chargerCredit}) a pris fin le {chargerCreditEnded}. Les bornes pour clients, hôtes ou personnel se déduisent ou s’amortissent comme charge. Un indépendant qui charge chez lui pour le travail peut déduire une part de la borne ; demandez à un fiscaliste. Certains États et fournisseurs aident celles accessibles au public.',
        ),
      },
    },
    conditions: {
      question: 'Quelles conditions pour l’aide à la borne de recharge ?',
      answer: {
        de: wallboxSubsidyConditions,
        at: wallboxSubsidyConditions,
        ch: wallboxSubsidyConditions,
        us: say(
          'Il est usuel d’exiger : un appareil neuf de la liste du fournisseur, un permis et un électricien agréé, et une demande dans un délai après la pose, parfois avant. Les achats en ligne comptent si le modèle est sur la liste, l’occasion en général non. Un appareil connecté permet au fournisseur de réduire aux heures de pointe, contre une prime plus haute ou un meilleur tarif.',
        ),
      },
    },
    bidirectional: {
      question: 'Y a-t-il une aide spéciale pour une borne bidirectionnelle ?',
      answer: say(
        'Je ne connais actuellement pas d’aide propre et ouverte à tous pour les bornes bidirectionnelles ; dans certains programmes, elles comptaient au mieux à un taux plus élevé. Les appareils sont encore chers et ne vont qu’avec peu de voitures. Demandez aux fournisseurs et constructeurs s’il existe des projets pilotes qui participent.',
      ),
    },
    ended: {
      question: 'L’ancienne aide à la borne de recharge vaut-elle encore ?',
      answer: say(
        'Les anciens programmes et montants qui circulent encore en ligne ou chez les vendeurs ne valent plus ; un accord n’existe que par écrit de l’organisme. Qui a reçu une prime à l’époque a eu de la chance, elle ne se rattrape pas. On ne sait si ni quand un nouveau programme viendra ; je n’attendrais pas s’il faut charger maintenant.',
      ),
    },
  },
  batterySubsidy: {
    alone: {
      question: 'Y a-t-il une aide si j’ajoute une batterie plus tard ?',
      answer: {
        de: say(
          'Pour une batterie seule ou ajoutée à une ancienne installation, il n’y a pas non plus d’aide fédérale, mais un ajout au solaire bénéficie en général de {vatDeRate} de TVA et, si vous voulez, du prêt {kfwSolar}. Si le devis indique le taux plein, faites-le corriger ; sans solaire, le taux zéro ne s’applique le plus souvent pas. Les villes et Länder qui aident exigent souvent une installation solaire neuve ou agrandie.',
        ),
        at: say(
          'Une batterie ajoutée à une installation existante n’est pas non plus aidée par l’État fédéral en ce moment, le dernier appel étant clos ; la TVA est de {vatAtRate}. Des Länder et communes ont par périodes leurs programmes, souvent ouverts aux ajouts. Demandez au conseil en énergie du Land avant de commander.',
        ),
        ch: say(
          'Pour une batterie ajoutée, ni la Confédération ni Pronovo ne paient ; la rétribution unique ne vise que les modules et n’augmente pas avec une batterie. Quelques cantons, communes ou distributeurs contribuent, ajouts compris. La TVA est normale ; votre canton dit si le coût se déduit des impôts.',
        ),
        us: say(
          'Pour une batterie seule ou ajoutée aussi, le crédit fédéral n’existe plus depuis le {creditsEnded}. Les programmes d’États et de fournisseurs incluent souvent les ajouts, car votre batterie les aide aux heures de pointe. Cherchez « storage » sur dsireusa.org et demandez à votre fournisseur.',
        ),
      },
    },
    gridService: {
      question: 'Suis-je payé si ma batterie aide le réseau ?',
      answer: {
        de: say(
          'En Allemagne, un service au réseau n’est payé jusqu’ici que par des contrats de fournisseurs qui pilotent votre batterie contre un bonus ou un courant moins cher. Une batterie peut aussi réduire les frais de réseau comme appareil pilotable ({controlLaw}). Vérifiez durée, charge minimale gardée pour vous et garantie.',
        ),
        at: batterySubsidyGridService,
        ch: batterySubsidyGridService,
        us: batterySubsidyGridService,
      },
    },
    salesClaim: {
      question: 'Un vendeur me promet une aide à la batterie, est-ce vrai ?',
      answer: {
        de: say(
          'Il n’existe pas d’aide fédérale de trente pour cent ou d’un montant fixe pour une batterie domestique ; qui la vend « seulement aujourd’hui » ne dit pas vrai. Demandez le nom du programme et du service, et vérifiez vous-même. Un contrat signé par téléphone ou à la porte se révoque dans les {withdrawalDe} jours.',
        ),
        at: say(
          'Aucun appel fédéral pour batteries n’est ouvert en ce moment ; les montants promis par kWh viennent de séries closes ou d’annonces. Demandez le nom et le délai du programme et vérifiez auprès de l’organisme. Un contrat signé par téléphone ou à la porte se révoque dans les {withdrawalAt} jours.',
        ),
        ch: say(
          'Il n’existe pas de prime nationale pour batterie, ni de prime limitée à Noël ; seule une aide du canton, de la commune ou du distributeur est possible. Demandez le nom du service et vérifiez vous-même avant de signer. Un contrat conclu à la porte ou par téléphone se révoque en général dans les {withdrawalCh} jours.',
        ),
        us: say(
          'Les trente pour cent fédéraux n’existent plus, et une batterie gratuite est le plus souvent une location ou un programme réservé à peu. Demandez le nom du programme de l’État ou du fournisseur et vérifiez s’il reste de l’argent. Un contrat signé à la porte se révoque en général dans les {withdrawalUs} jours ouvrables.',
        ),
      },
    },
    cityOrCanton: {
      question: 'Ma commune ou mon canton subventionne-t-il les batteries ?',
      answer: say(
        'Si la commune, le Land, le canton ou le distributeur donne quelque chose pour une batterie se voit au plus vite sur leur page d’aides ; le responsable est celui qui tient le programme, non Pronovo ou l’installateur, et francsenergie.ch les liste par adresse. L’usage est un montant par kilowattheure plafonné, un rapport minimal au solaire et une demande avant la commande. Batteries faites soi-même ou d’occasion sont en général exclues.',
      ),
    },
    comingSoon: {
      question: 'Faut-il attendre une nouvelle aide pour la batterie ?',
      answer: say(
        'Attendre seulement une éventuelle aide se justifie rarement : en Allemagne et en Suisse, aucun programme fédéral pour batteries domestiques n’est décidé, en Autriche une nouvelle aide n’est qu’annoncée, aux États-Unis le crédit est supprimé. La baisse du prix des batteries compte plus. Faites choisir onduleur et tableau de sorte qu’une batterie s’ajoute facilement plus tard.',
      ),
    },
    backupNeed: {
      question: 'Y a-t-il une aide pour une batterie de secours ?',
      answer: say(
        'Pour du courant de secours ou un appareil médical, il n’y a en règle générale pas d’aide propre hors des États-Unis. Là-bas, quelques États et fournisseurs donnent plus aux ménages avec besoin médical, petit revenu ou en zone d’incendie, comme SGIP en Californie. Annoncez-vous de toute façon au distributeur comme foyer avec appareil vital, et demandez à l’assurance maladie une batterie pour l’appareil.',
      ),
    },
  },
  insulationSubsidy: {
    windows: {
      question: 'Y a-t-il une aide pour changer fenêtres et portes ?',
      answer: {
        de: say(
          'Le BAFA aide fenêtres, portes-fenêtres et portes d’entrée à {bafaBase}, même à l’unité, si elles atteignent un niveau d’isolation fixé et conviennent au mur. Changer le vitrage seul ne compte que si l’élément entier atteint la valeur. L’expert en efficacité énergétique fournit la preuve ; la demande se fait avant la commande ou avec un contrat sous condition d’accord.',
        ),
        at: say(
          'Les fenêtres sont aidées par moments dans la rénovation thermique fédérale et des Länder, souvent seulement avec d’autres parties de l’enveloppe. Ce qui est ouvert et combien figure sur umweltfoerderung.at et auprès de votre Land ; ne commandez qu’après la demande. Une porte seule n’est presque jamais aidée.',
        ),
        ch: say(
          'La plupart des cantons n’aident pas les fenêtres seules ; elles ne comptent en règle générale que si la façade autour est isolée en même temps. Certains cantons et communes, comme Genève, ont leurs propres contributions. Demandez au service de l’énergie avant de commander ; la déduction fiscale est une autre question.',
        ),
        us: say(
          'Au niveau fédéral, il n’y a plus rien pour fenêtres et portes : le crédit d’impôt a pris fin le {creditsEnded} et HEAR ne les paie pas. Avec HOMES, elles peuvent compter si toute la maison économise assez ; certains fournisseurs aident des fenêtres Energy Star ou des contre-fenêtres. Les vendeurs qui vantent encore le crédit se trompent.',
        ),
      },
    },
    plan: {
      question: 'Faut-il un audit énergétique pour l’aide à l’isolation ?',
      answer: {
        de: say(
          'Le plan de rénovation n’est pas obligatoire. Il double le montant pris en compte de {bafaCost} et ajoute {bafaPlan}, mais seulement sur la part au-dessus ; pour quelques fenêtres il ne vaut guère la peine. Il a du sens si vous dépensez davantage en plusieurs étapes ou cherchez un ordre.',
        ),
        at: say(
          'Pour de grosses rénovations, l’État et les Länder demandent en général un certificat énergétique ou un procès-verbal de conseil avant les travaux. Le conseil des Länder est gratuit ou peu cher et montre les étapes utiles. Demandez-y quel document exige votre demande.',
        ),
        ch: say(
          'Un CECB Plus n’est souvent pas nécessaire pour de petites mesures, mais la plupart des cantons l’exigent avant la demande pour des contributions plus élevées. Il montre des variantes avec coûts et aides, et bien des cantons en paient une part. Sans rapport là où il est exigé, la demande est refusée.',
        ),
        us: say(
          'Un audit énergétique est exigé pour HOMES et bien des programmes de fournisseurs, souvent à prix réduit ou gratuit. Réservez-le par le programme et non de votre côté, car on rembourse rarement après coup. Le test d’infiltrométrie trouve les fuites à boucher d’abord.',
        ),
      },
    },
    diy: {
      question: 'Ai-je droit à une aide si j’isole moi-même ?',
      answer: say(
        'Le travail personnel est rarement aidé : la plupart des organismes ne paient que ce qu’une entreprise a posé et facturé. Là où le matériel compte malgré tout, un professionnel doit confirmer l’exécution, et cela se convient avant de commencer. Pour des travaux simples comme un plafond de cave ou un galetas, le faire soi-même peut rester moins cher qu’une entreprise avec aide.',
      ),
    },
    measures: {
      question: 'Quels travaux d’isolation sont subventionnés ?',
      answer: {
        de: insulationSubsidyMeasures,
        at: insulationSubsidyMeasures,
        ch: say(
          'Le Programme Bâtiments aide l’isolation du toit, de la façade, des murs et du sol contre l’extérieur ou le terrain, en général par un montant fixe au mètre carré ; contre des locaux non chauffés comme cave et galetas, seuls certains cantons paient. Une rénovation complète, par exemple Minergie, donne un bonus ou plus. Les tarifs figurent sur leprogrammebatiments.ch, par canton.',
        ),
        us: say(
          'HEAR paie jusqu’à {hearWeather} pour isolation, étanchéité et ventilation ensemble, là où votre État le propose ; bien des fournisseurs ajoutent quelque chose pour combles, vide sanitaire et solives de rive. Cellulose et mousse comptent en général pareil si la valeur isolante y est. Le bardage ne compte pas, seulement l’isolant dessous.',
        ),
      },
    },
    whoMay: {
      question: 'Qui peut demander une aide à l’isolation ?',
      answer: say(
        'En général, le propriétaire du bâtiment peut demander : les bailleurs aussi, et les copropriétés, où l’administrateur demande pour tous ; les locataires seulement avec l’accord du propriétaire. Un copropriétaire peut demander seul pour ses parties privées, mais fenêtres et façade sont souvent communes. Pour les monuments, les exigences d’isolation sont plus douces, plus d’argent est rare.',
      ),
    },
    lowIncome: {
      question: 'Peut-on isoler gratuitement avec un petit revenu ?',
      answer: {
        de: insulationSubsidyLowIncome,
        at: insulationSubsidyLowIncome,
        ch: insulationSubsidyLowIncome,
        us: say(
          'Les petits revenus reçoivent isolation et étanchéité gratuitement par le Weatherization Assistance Program, aussi en maison mobile et en location avec l’accord du propriétaire ; les bénéficiaires de SSI y ont en général droit d’office. La Community Action Agency locale prend la demande, souvent avec attente. HEAR paie en plus jusqu’à {hearWeather} pour les petits revenus, et certains fournisseurs ont leurs programmes.',
        ),
      },
    },
    tooLate: {
      question: 'Une aide à l’isolation si les travaux ont déjà commencé ?',
      answer: say(
        'Si les travaux ont commencé, il n’y a en règle générale plus d’argent pour cette partie, car la demande vient avant. Des tranches séparées non commencées peuvent souvent encore être demandées : arrêtez et interrogez aussitôt l’organisme. Étude, conseil et contrat sous réserve de l’aide ne comptent en général pas comme début.',
      ),
    },
  },
  grantOrder: {
    signed: {
      question: 'L’aide est-elle perdue si j’ai déjà signé le contrat ?',
      answer: {
        de: say(
          'Pour la KfW, un contrat sans clause d’aide vaut comme début, et l’aide est alors en général perdue ; les devis et les conseils ne comptent pas. Si rien n’est livré ni posé, demandez tout de suite à l’entreprise et à la KfW si le contrat peut être annulé ou complété par la condition avant la demande. Si c’est déjà posé, il reste le crédit d’impôt du § {taxCreditLaw}.',
        ),
        at: say(
          'L’État fédéral n’accepte de toute façon pas de demandes actuellement. Pour les Länder, la directive dit si c’est la commande ou la facture qui est trop tôt ; certains acceptent la demande après la pose, dans un délai. Demandez au service de votre Land avec les dates de commande et de facture.',
        ),
        ch: say(
          'Pour le Programme Bâtiments, la plupart des cantons regardent le début des travaux sur place, pas la signature : déposez la demande tout de suite et attendez la promesse avant de commencer. Si les travaux ont débuté, la contribution pour cette partie est en général perdue ; pour ce qui n’est pas commencé, on peut demander. Un appel au service de l’énergie du canton le règle.',
        ),
        us: say(
          'Les règles du programme disent si la signature nuit : HEAR et la plupart des programmes d’État ne paient rien pour des travaux commencés avant l’accord, alors que certains distributeurs paient ensuite sur facture. Appelez avant que quiconque commence, et faites inscrire un droit de résiliation en cas de refus.',
        ),
      },
    },
    start: {
      question: 'Qu’est-ce qu’un début de travaux pour la subvention ?',
      answer: {
        de: say(
          'Pour la KfW, le début est un contrat sans clause d’aide ou des travaux commencés avant la demande ; un acompte sur un tel contrat en fait partie. Études, conseil et devis ne nuisent pas ; pour un forage d’essai, demandez avant par écrit à la KfW. Après la demande, l’entreprise peut commencer à vos risques ; l’argent n’est sûr qu’avec l’accord.',
        ),
        at: grantOrderStart,
        ch: grantOrderStart,
        us: grantOrderStart,
      },
    },
    emergency: {
      question: 'Ai-je droit à une aide si mon chauffage lâche d’un coup ?',
      answer: {
        de: say(
          'La KfW ne paie pas après coup, même après une panne, mais cela peut aller vite : signez un contrat avec la clause d’aide, demandez en ligne le même jour, et l’entreprise peut commencer à vos risques. D’ici là, un chauffage mobile loué ou une réparation aide ; ni l’un ni l’autre ne nuit à l’aide.',
        ),
        at: grantOrderEmergency,
        ch: grantOrderEmergency,
        us: grantOrderEmergency,
      },
    },
    clause: {
      question: 'Quelle clause sur la subvention mettre dans le contrat ?',
      answer: {
        de: say(
          'En substance : « Ce contrat n’entre en vigueur que lorsque la KfW accorde l’aide » (suspensive) ou « il prend fin si elle refuse » (résolutoire), avec la date prévue des travaux. Un simple « sous réserve d’aide » est fragile ; faites inscrire le texte exact. La KfW et la plupart des entreprises ont un modèle.',
        ),
        at: grantOrderClause,
        ch: grantOrderClause,
        us: grantOrderClause,
      },
    },
    whoApplies: {
      question: 'Qui dépose la demande d’aide, moi ou l’installateur ?',
      answer: {
        de: say(
          'Comme propriétaire, vous déposez vous-même la demande sur le portail « Meine KfW », en règle générale pas l’entreprise ; vous pouvez vous faire aider. Avant, l’installateur ou un expert établit la confirmation avec son numéro. Il faut aussi le contrat avec la clause d’aide et, pour les bonus, les preuves de revenu et d’occupation. Après la pose vient la confirmation d’exécution avec les factures à votre nom.',
        ),
        at: say(
          'En tant que propriétaire, vous déposez vous-même la demande auprès du Land, le plus souvent en ligne ; beaucoup d’entreprises ou le conseil en énergie aident. Il faut en général le devis ou la facture, le protocole de conseil, une preuve de l’ancien chauffage et de la propriété. Facture et demande au même nom.',
        ),
        ch: say(
          'Le requérant, c’est vous comme propriétaire, sur le portail du Programme Bâtiments de votre canton ; avec procuration l’entreprise peut le faire, mais vous restez responsable. Il faut en général l’offre, la fiche technique, des photos de l’ancien chauffage, souvent la garantie de performance ou le PAC système-module, un CECB pour l’enveloppe. Pour le solaire : Pronovo, après la mise en service.',
        ),
        us: say(
          'Avec HEAR, vous demandez d’abord votre éligibilité avec preuve de revenu au programme de votre État, puis l’entreprise agréée déduit l’aide de la facture ; les fiches de paie vont sur le portail, pas dans les mains d’un vendeur. Pour un distributeur, l’entreprise dépose souvent facture et données. Demandez par écrit qui dépose, et gardez des copies.',
        ),
      },
    },
    validity: {
      question: 'Combien de temps une promesse d’aide est-elle valable ?',
      answer: say(
        'La durée de la promesse figure dans la décision : de quelques mois à trois ans selon le programme. Demandez par écrit avant l’échéance si elle se prolonge. Annoncez avant l’exécution tout changement d’entreprise, d’appareil ou de coût, car le montant augmente rarement après. Envoyez les factures dans le délai indiqué ; s’il est trop court, appelez avant.',
      ),
    },
  },
  solarTax: {
    incomeFromSales: {
      question: 'Le courant solaire vendu est-il imposable ?',
      answer: {
        de: say(
          'Vous n’avez pas à imposer le produit d’une installation ordinaire : les revenus d’installations jusqu’à {vatDeKwp} par logement (la moitié pour les anciennes sur un immeuble) sont exonérés d’impôt sur le revenu, peu importe la quantité injectée et l’âge. Ils ne figurent alors pas dans la déclaration. Un loyer versé par une société pour le toit est en revanche imposable.',
        ),
        at: say(
          'Pour une petite installation, le produit n’est en général pas imposé : le revenu de {taxFreeAtUse} kWh injectés par an au plus est exonéré, aussi dans une communauté d’énergie. Ce qui dépasse est imposable au prorata et se déclare. Le courant consommé soi-même ne compte pas.',
        ),
        ch: say(
          'La rétribution de l’injection est en règle générale un revenu et se déclare, même pour de petits montants ; le courant consommé soi-même ne l’est pas. Certains cantons comptent en net, après déduction du courant acheté, ou négligent les petites sommes. Les instructions de votre canton disent où l’inscrire.',
        ),
        us: say(
          'Les crédits qui réduisent seulement votre facture ne sont en général pas un revenu et ne se déclarent pas. Si le fournisseur vous verse le surplus, ou si vous touchez des paiements d’un programme ou un loyer de toit, cela peut être imposable, même sans formulaire. Demandez à un conseiller fiscal.',
        ),
      },
    },
    registering: {
      question: 'Dois-je déclarer mon solaire au fisc ou comme entreprise ?',
      answer: {
        de: say(
          'Pour une installation ordinaire sur votre maison, pas d’inscription au registre du commerce, et rien à annoncer au fisc si elle est exonérée et que vous relevez du régime des petites entreprises. Si un questionnaire arrive quand même, répondez brièvement : Kleinunternehmer, photovoltaïque exonéré, puissance et date. On ne s’inscrit qu’au Marktstammdatenregister et auprès du réseau.',
        ),
        at: say(
          'Aucune licence commerciale pour une petite installation sur votre maison. On n’annonce rien au fisc tant que l’injection reste sous les {taxFreeAtUse} kWh exonérés et que l’on n’est pas assujetti à la TVA ; sous le seuil des petites entreprises, il n’y en a pas. Si une lettre arrive, répondez dans le délai avec puissance et quantité injectée.',
        ),
        ch: say(
          'Ni entreprise ni numéro de TVA pour l’installation de votre maison ; l’assujettissement ne vient qu’avec un chiffre d’affaires très élevé. Il suffit d’indiquer la rétribution dans la déclaration ordinaire. Si l’administration demande, envoyez le décompte du distributeur.',
        ),
        us: say(
          'Ni entreprise ni numéro fiscal pour l’installation de votre maison, et qui ne reçoit que des crédits sur la facture ne déclare en général rien. Si vous recevez un formulaire pour des sommes versées, inscrivez-les. Gardez les factures de l’installation : elles s’ajoutent au prix de revient de la maison à la revente.',
        ),
      },
    },
    deducting: {
      question: 'Puis-je déduire mes panneaux solaires des impôts ?',
      answer: {
        de: say(
          'Une installation exonérée ne se déduit pas : qui ne paie pas d’impôt sur le produit ne peut faire valoir ni coûts, ni amortissement, ni réparations. L’avantage est déjà dans le prix, la TVA étant de {vatDeRate}. C’est différent pour une plus grande installation ou si le courant sert une entreprise ; voyez un conseiller fiscal.',
        ),
        at: say(
          'Pour l’installation exonérée de votre maison, aucune déduction, puisque le produit n’est pas imposé. Si le courant sert une entreprise ou si vous dépassez la limite, un amortissement au prorata est possible. L’ancienne exonération de TVA a pris fin.',
        ),
        ch: say(
          'Sur une maison existante, vous déduisez les frais, moins la rétribution unique, comme investissement d’économie d’énergie, l’année de la facture ; ce qui dépasse le revenu se reporte en général sur les deux années suivantes. Avec un revenu élevé, mieux vaut répartir les travaux sur deux périodes. Pour l’impôt fédéral, c’est possible jusqu’au {deductionChTo} seulement ; le neuf et les cantons ont leurs règles.',
        ),
        us: say(
          'Pour votre propre logement, aucune déduction fédérale, et plus de crédit pour les nouvelles installations depuis le {creditsEnded} ; qui en avait un peut reporter le reste. Seule la part qui sert une entreprise, une ferme ou une location s’amortit. Certains États ont leurs propres crédits ; demandez à un conseiller fiscal.',
        ),
      },
    },
    vatOnInvoice: {
      question: 'Paie-t-on la TVA sur une installation solaire ?',
      answer: {
        de: say(
          'L’installation avec onduleur, batterie, structure, pose et l’armoire de comptage nécessaire est à {vatDeRate}, aussi sur un carport ou un garage près de la maison et pour des pièces comme un nouvel onduleur. Le plein taux ne vaut que pour le reste : borne de recharge, réparation sans pièces, toiture. Sinon, demandez une facture rectifiée.',
        ),
        at: say(
          'Depuis le {vatAtSince}, le photovoltaïque est de nouveau à {vatAtRate}, batterie, pose et coffret compris. Seul qui injecte comme assujetti récupère la TVA, et il doit alors aussi imposer sa consommation ; pour une maison, cela vaut rarement la peine.',
        ),
        ch: say(
          'En Suisse, le solaire est au taux normal de TVA, sans exonération. Seules les entreprises assujetties la récupèrent, dans la mesure où le courant sert leur chiffre d’affaires. Vérifiez si l’offre est avec ou sans TVA.',
        ),
        us: say(
          'Il n’y a pas de TVA ; l’État décide si la taxe de vente s’applique aux panneaux et à la pose. Beaucoup en exonèrent le solaire, parfois seulement avec un formulaire à remettre avant l’achat. Si elle figure quand même sur la facture, demandez à l’administration fiscale de l’État.',
        ),
      },
    },
    olderOrSold: {
      question: 'Quel impôt si le solaire est ancien, vendu ou hérité ?',
      answer: {
        de: say(
          'L’exonération d’impôt sur le revenu couvre aussi les vieilles installations à tarif élevé, depuis l’année de son introduction. Qui paie encore la TVA pour l’avoir récupérée peut passer au régime des petites entreprises par simple déclaration une fois l’engagement échu. En cas de vente, d’héritage ou de don, l’installation suit la maison ; clarifiez d’abord la TVA avec un conseiller.',
        ),
        at: solarTaxOlderOrSold,
        ch: solarTaxOlderOrSold,
        us: solarTaxOlderOrSold,
      },
    },
    propertyTax: {
      question: 'Les panneaux solaires augmentent-ils l’impôt foncier ?',
      answer: {
        de: say(
          'D’ordinaire non : en Allemagne, une installation solaire sur une maison n’augmente en règle générale pas l’impôt foncier. En cas de doute, par exemple pour une grande installation, demandez au fisc avant de construire.',
        ),
        at: say(
          'D’ordinaire non : en Autriche, une installation solaire sur une maison n’augmente en règle générale pas l’impôt foncier. En cas de doute, par exemple pour une grande installation, demandez au fisc avant de construire.',
        ),
        ch: say(
          'Un peu, peut-être : selon le canton, une installation solaire peut relever un peu la valeur fiscale ou, autrefois, la valeur locative ; beaucoup n’en tiennent pas compte. Demandez à l’office d’estimation avant de construire.',
        ),
        us: say(
          'Beaucoup d’États excluent de l’impôt foncier la valeur ajoutée par le solaire ; d’autres non, ou pour quelques années, parfois seulement sur demande. Demandez avant la pose à l’évaluateur du comté s’il y a une exemption et pour combien de temps. Si l’estimation monte quand même, vous pouvez faire recours.',
        ),
      },
    },
    largerSystems: {
      question: 'Comment sont imposées les grandes installations solaires ?',
      answer: {
        de: say(
          'Au-delà de {vatDeKwp} par logement ou local, l’exonération tombe pour toute l’installation, pas seulement pour l’excédent ; chaque bâtiment est examiné à part, avec une limite globale de cent kWc par personne. Le bénéfice est alors imposable, mais amortissement et coûts se déduisent. Près de la limite, planifiez avec un conseiller fiscal.',
        ),
        at: solarTaxLargerSystems,
        ch: solarTaxLargerSystems,
        us: solarTaxLargerSystems,
      },
    },
  },
  renovationTax: {
    both: {
      question: 'Puis-je cumuler subvention et déduction pour mes travaux ?',
      answer: {
        de: say(
          'Les deux pour la même mesure, ce n’est pas possible : qui reçoit une aide de la KfW ou du BAFA ne peut pas non plus déduire sa part selon le § {taxCreditLaw}. Pour des travaux différents, vous pouvez combiner, par exemple l’aide pour le chauffage et l’impôt pour les fenêtres. Comparez : {taxShare} par l’impôt contre votre aide ; pour le chauffage, l’aide est en général plus élevée.',
        ),
        at: say(
          'Les deux ensemble sont même prévus : le forfait de {allowanceAt} pendant {allowanceYears} ans est lié à une aide fédérale versée et en général annoncé automatiquement au fisc. Il n’y a actuellement pas de nouvelle aide fédérale pour les chaudières ; le fisc dit si le forfait vaut aussi sans elle.',
        ),
        ch: say(
          'Vous pouvez profiter des deux, mais la subvention ne compte pas deux fois : ne déduisez que ce qui reste à votre charge après elle. La subvention elle-même n’est alors pas imposée en plus comme revenu.',
        ),
        us: say(
          'Une remise réduit en général seulement le coût sur lequel un crédit d’un État est calculé ; les deux sont alors possibles. Le fédéral n’accorde plus de crédit pour des travaux après le {creditsEnded}, il n’y a donc rien à cumuler.',
        ),
      },
    },
    howMuch: {
      question: 'Combien d’impôts en moins avec une rénovation énergétique ?',
      answer: {
        de: say(
          'C’est {taxShare} des coûts, directement sur l’impôt dû : {taxYearOne} l’année d’achèvement et la suivante, {taxYearThree} la troisième, au plus {taxMaximum} par logement. Le conseil en énergie compte pour {taxAdviceShare}. Si vous payez moins d’impôt sur le revenu une de ces années, le reste est perdu, sans report.',
        ),
        at: say(
          'Le forfait est de {allowanceAt} pendant {allowanceYears} ans ; il réduit le revenu, pas l’impôt, et ne rapporte donc qu’une part selon votre taux. Qui ne paie pas d’impôt sur le revenu n’en tire rien.',
        ),
        ch: say(
          'Vous économisez à votre taux marginal : qui paie un quart d’impôt sur le dernier franc économise un quart des coûts. Si les frais énergétiques dépassent le revenu, ils se reportent aujourd’hui sur les deux années suivantes ; répartir les travaux sur deux ans adoucit aussi la progression. Avec une petite rente, la déduction rapporte peu.',
        ),
        us: say(
          'Pour de nouveaux travaux, le fédéral ne verse plus rien depuis le {creditsEnded} ; le reste dépend de votre État. Un crédit non remboursable n’aide que dans la mesure de l’impôt dû ; qui n’en paie presque pas gagne plus avec une remise.',
        ),
      },
    },
    proof: {
      question: 'Quels justificatifs faut-il pour déduire une rénovation ?',
      answer: {
        de: say(
          'Il faut l’attestation de l’entreprise sur le formulaire officiel, une facture en règle et un paiement par virement ; le fisc n’accepte pas l’argent liquide. Dans la déclaration, remplissez l’annexe « Energetische Maßnahmen » pour l’année d’achèvement. Le matériel acheté et posé soi-même ne compte pas.',
        ),
        at: say(
          'En général, rien à inscrire : l’organisme annonce l’aide versée au fisc si vous l’avez accepté dans la demande. Si le forfait manque dans la taxation, présentez la facture et la décision d’aide.',
        ),
        ch: say(
          'Inscrivez les coûts aux frais d’immeuble, comme entretien ou investissement d’économie d’énergie, avec les frais effectifs au lieu du forfait, et joignez factures et décision de subvention. Selon le canton, c’est la date de la facture ou du paiement qui compte. En PPE, c’est votre part selon le décompte de la gérance.',
        ),
        us: say(
          'Pour des travaux jusqu’au {creditsEnded}, joignez le formulaire de l’IRS pour les crédits énergétiques à la déclaration de l’année d’installation complète ; certains appareils demandent le numéro de produit du fabricant. Un oubli se rattrape en général pendant trois ans par une déclaration rectifiée.',
        ),
      },
    },
    whoQualifies: {
      question: 'Qui a droit à la déduction fiscale pour la rénovation ?',
      answer: {
        de: say(
          'Cela vaut pour la maison ou l’appartement que vous habitez, si le bâtiment a plus de {taxHouseAge} ans au début des travaux ; votre part en copropriété compte aussi. Un bailleur déduit plutôt les frais des loyers ou les amortit. Si les travaux ont commencé sans demande, la voie fiscale reste ouverte, la subvention non.',
        ),
        at: say(
          'Le forfait revient aux particuliers qui ont reçu une aide fédérale pour le chauffage ou la rénovation et supportent eux-mêmes le coût minimal après l’aide. Un bailleur déduit les frais des revenus locatifs.',
        ),
        ch: say(
          'Les propriétaires peuvent déduire, qu’ils habitent ou louent, aussi pour une résidence de vacances (au lieu de l’immeuble, avec répartition entre cantons). Ce qui relève d’une construction neuve ou d’un agrandissement n’est pas déductible, et les plus-values seulement si elles économisent l’énergie. Pour les bailleurs, l’entretien reste déductible après le {deductionChTo}.',
        ),
        us: say(
          'Pour votre propre logement, le fédéral n’offre plus rien depuis le {creditsEnded}. Si vous louez, une nouvelle installation s’amortit comme amélioration sur des années et une réparation se déduit tout de suite ; un fiscaliste le précise.',
        ),
      },
    },
    ending: {
      question: 'Quand prend fin la déduction fiscale des rénovations ?',
      answer: {
        de: say(
          'Le crédit d’impôt (§ {taxCreditLaw}) est limité dans le temps : selon la loi actuelle, les travaux doivent être achevés avant la fin de cette décennie. Rien ne presse donc pour l’instant. Planifiez selon l’état de la maison et demandez au fisc, juste avant la commande, s’il vaut sans changement.',
        ),
        at: say(
          'Pour l’Autriche, je ne connais pas de date avant laquelle il faudrait construire. Mais le forfait est lié à une aide fédérale, et l’État ne prend actuellement pas de nouvelles demandes pour les chaudières. Planifiez selon l’état de la maison et demandez au fisc avant la commande si le forfait vous revient.',
        ),
        ch: say(
          'Au niveau fédéral, la déduction énergie et entretien pour le logement occupé par son propriétaire prend fin le {deductionChTo} avec la valeur locative ; les cantons peuvent garder un temps leur propre déduction énergétique. Si vous remplacez bientôt un vieux chauffage, terminer et être facturé avant fait souvent gagner plusieurs milliers de francs. Réservez tôt l’entreprise, beaucoup prévoient la même chose.',
        ),
        us: say(
          'Les crédits fédéraux pour le solaire, les pompes à chaleur, les fenêtres et l’isolation ont pris fin le {creditsEnded}. Ce qui était terminé avant va encore dans la déclaration de l’année ; seul le reste d’un crédit solaire ({solarCredit}) se reporte. Certains États ont encore leurs propres crédits.',
        ),
      },
    },
  },
  grantTiming: {
    lockedRate: {
      question: 'Garde-t-on l’aide actuelle si les travaux ont lieu après ?',
      answer: {
        de: say(
          'Le taux du jour de la demande vaut même s’il baisse ensuite ; vous pouvez construire plus tard, dans le délai de la décision. Mais pour la demande à la KfW, il faut déjà un contrat avec l’installateur, sous condition de l’aide. Demander « par précaution » sans offre ni contrat n’est pas possible.',
        ),
        at: say(
          'Pour les aides des Länder, c’est en règle générale le taux à la demande ou à l’inscription qui vaut ; ensuite court un délai pour construire et facturer. Les deux figurent dans les directives de votre Land. Au niveau fédéral, rien n’est à réserver actuellement pour le chauffage.',
        ),
        ch: say(
          'Avec la décision écrite du canton, le taux d’aujourd’hui vaut même s’il baisse ensuite ; elle est en général valable deux à trois ans et souvent prolongeable sur demande. Déposez la demande avec une offre avant les travaux, puis construisez au moment voulu.',
        ),
        us: say(
          'Une réservation garantit la remise pendant une durée fixée, souvent quelques mois ; passé ce délai, il faut recommencer. Avant de signer, demandez la date d’expiration et si elle se prolonge, et fixez la pose ensuite seulement.',
        ),
      },
    },
    potEmpty: {
      question: 'Que faire si le budget des aides est épuisé ?',
      answer: say(
        'Quand une enveloppe est vide, les nouvelles demandes ne reçoivent rien, même si tout est rempli ; un accord déjà donné reste en règle générale acquis. L’organisme dit si elle sera réalimentée en janvier ; demandez aussi s’il y a une liste d’attente. Ne commencez pas entre-temps, sinon le droit est en général perdu aussi plus tard ; attendre n’a pas de sens seulement si le chauffage lâche.',
      ),
    },
    pressure: {
      question: 'Dois-je vraiment signer tout de suite pour avoir l’aide ?',
      answer: say(
        'Ne vous laissez pas presser : les vraies échéances figurent sur le site de l’organisme, et des mois, non des jours, les séparent en général. Vérifiez-y ou téléphonez avant de signer. Une entreprise sérieuse écrit au contrat qu’il ne vaut que si l’aide arrive, et vous laisse le temps d’une seconde offre.',
      ),
    },
    betterLater: {
      question: 'Faut-il attendre de meilleures aides énergétiques ?',
      answer: {
        de: say(
          'Je ne parierais pas là-dessus : l’aide baisse selon le calendrier (bonus de vitesse à {kfwSpeedNext} après {kfwSpeedTo}, coûts pris en compte réduits de {kfwCostFall} chaque semestre), et la nouvelle aide de base annoncée pour {kfwAnnounced} n’est pas encore décidée. D’ici là, personne ne promet plus pour des appareils européens. Si tout est prêt, prenez le sûr.',
        ),
        at: grantTimingBetterLater,
        ch: grantTimingBetterLater,
        us: grantTimingBetterLater,
      },
    },
    cuts: {
      question: 'Les aides énergétiques vont-elles baisser l’an prochain ?',
      answer: {
        de: grantTimingCuts,
        at: grantTimingCuts,
        ch: say(
          'Au niveau fédéral, les moyens du Programme Bâtiments ont été débattus dans le paquet d’économies, et les cantons adaptent souvent leurs taux au changement d’année ; un accord écrit n’en est en règle générale pas touché. Demandez au service de l’énergie ce que votre canton a décidé pour l’an prochain. Si vous remplacez bientôt, déposez la demande maintenant.',
        ),
        us: grantTimingCuts,
      },
    },
    incomeFalls: {
      question: 'Aurai-je plus d’aide énergétique si mon revenu baisse ?',
      answer: {
        de: say(
          'On compte le revenu imposable du ménage, en moyenne de la deuxième et de la troisième année avant la demande ; une baisse n’agit donc que deux ou trois ans plus tard. D’ici là, le bonus de vitesse de {kfwSpeed} aura disparu : attendre ne vaut au mieux que si le passage à l’échelon de {kfwIncome} ou {kfwIncomeLow} rapporte plus que cette perte, et les règles dès {kfwAnnounced} sont ouvertes. Sinon, déposez maintenant.',
        ),
        at: grantTimingIncomeFalls,
        ch: grantTimingIncomeFalls,
        us: grantTimingIncomeFalls,
      },
    },
  },
  lowIncome: {
    whichIncome: {
      question: 'Quel revenu compte pour les aides énergétiques ?',
      answer: {
        de: say(
          'C’est le revenu imposable de l’avis d’impôt qui compte, pas le brut, le vôtre et celui du conjoint ou partenaire vivant dans la maison, en moyenne de la deuxième et de la troisième année avant la demande. Une perte d’emploi actuelle n’agit donc que plus tard. Une pension ne compte que pour sa part imposable ; pension alimentaire des enfants et allocations n’y figurent en général pas. Sans avis, demandez-le au fisc.',
        ),
        at: say(
          'Dans les programmes des Länder, c’est en général le revenu net de tous les membres du ménage, souvent pondéré selon leur nombre ; les preuves sont l’avis de pension, les fiches de salaire ou l’exemption de redevance. L’organisme de votre Land indique la limite exacte.',
        ),
        ch: say(
          'Les contributions cantonales ne demandent en général pas le revenu, c’est le bâtiment qui compte. Là où une commune ou une fondation aide selon le revenu, ce sont d’ordinaire le revenu et la fortune imposables de la dernière taxation.',
        ),
        us: say(
          'Pour HEAR, le revenu du ménage est comparé au revenu médian de la région selon la taille du ménage : sous {hearFullIncome}, le montant est entier, jusqu’à {hearIncome} partiel. Qui reçoit SNAP, Medicaid, SSI ou LIHEAP est en général admis sans autre examen. Weatherization et LIHEAP ont leurs propres limites, le plus souvent plus basses.',
        ),
      },
    },
    cantPayRest: {
      question: 'Comment payer le reste que l’aide ne couvre pas ?',
      answer: {
        de: say(
          'Vous n’avez pas besoin du reste au comptant : la KfW offre un prêt complémentaire par votre banque ({kfwLoan}), jusqu’à {kfwLoanMax} et à taux réduit jusqu’à {kfwLoanIncome} de revenu du ménage, et certaines entreprises attendent le versement pour la facture finale. Si la banque refuse, voyez la caisse d’épargne, la commune et la Verbraucherzentrale. Commencer plus petit, par exemple par l’isolation du plafond, vaut mieux qu’un crédit cher.',
        ),
        at: lowIncomeCantPayRest,
        ch: lowIncomeCantPayRest,
        us: say(
          'Cherchez des programmes réglés directement avec l’entreprise : Weatherization fait l’isolation et souvent le chauffage gratuitement, HEAR déduit la remise sur la facture. Pour le reste, fournisseurs et États offrent des prêts avantageux, et l’USDA, à la campagne, des aides aux propriétaires âgés. Je ne prendrais pas le crédit cher du vendeur.',
        ),
      },
    },
    emergency: {
      question: 'Qui m’aide si je ne peux plus payer courant ou chauffage ?',
      answer: {
        de: lowIncomeEmergency,
        at: lowIncomeEmergency,
        ch: lowIncomeEmergency,
        us: say(
          'Appelez aujourd’hui LIHEAP dans votre comté (le {helpline} donne le numéro) et dites que c’est une urgence : le programme de crise peut payer combustible, arriérés ou réparation en quelques jours. Demandez au fournisseur un plan de paiement et l’interdiction de coupure en hiver ou en cas de maladie. Ne chauffez jamais avec gril, cuisinière à gaz ou génératrice à l’intérieur.',
        ),
      },
    },
    welfare: {
      question: 'Quelle aide au chauffage si je touche l’aide sociale ?',
      answer: {
        de: say(
          'Qui touche la Grundsicherung (autrefois Bürgergeld) ou l’aide sociale et vit dans sa propre maison convenable peut demander au Jobcenter ou au Sozialamt la réparation indispensable ou le remplacement du chauffage, en partie comme aide, en partie comme prêt. Demandez avant la commande, avec une offre. Le bonus de revenu de la KfW vous revient aussi ; Caritas ou Diakonie conseillent souvent utilement.',
        ),
        at: say(
          'Pension minimale, aide sociale ou Ausgleichszulage donnent en général droit à l’allocation de chauffage du Land et souvent à l’exemption de certaines taxes sur le courant ; pour un chauffage en panne, le service social, le fonds pour situations particulières ou Caritas aident. Voyez la commune avant de commander.',
        ),
        ch: say(
          'Qui touche des prestations complémentaires ou l’aide sociale annonce d’avance un remplacement nécessaire à la caisse ou au service social : entretien et intérêts n’y comptent que par forfait, les grosses dépenses sont examinées au cas par cas. Pro Senectute, Pro Infirmis et Caritas aident à solliciter des fondations. La contribution cantonale vous revient comme à tous.',
        ),
        us: say(
          'SSI, SNAP, Medicaid ou une rente d’invalidité ouvrent en général plusieurs programmes : Weatherization (isolation, souvent aussi le chauffage, gratuit), LIHEAP pour factures et urgences, la remise HEAR entière et des tarifs réduits. Les ménages avec personnes âgées, handicapées ou petits enfants passent d’abord. Inscrivez-vous à la community action agency du comté.',
        ),
      },
    },
    signUp: {
      question: 'Où demander une aide énergétique avec un petit revenu ?',
      answer: {
        de: say(
          'Le bonus de revenu se demande avec la subvention à la KfW, en ligne sur « Meine KfW » et avant les travaux : d’abord le contrat sous condition, puis la demande, plus tard les avis d’impôt comme preuve. L’accord arrive en général vite, l’argent après la pose et le contrôle. L’installateur ou la Verbraucherzentrale aide à remplir.',
        ),
        at: lowIncomeSignUp,
        ch: lowIncomeSignUp,
        us: say(
          'Inscrivez-vous à la community action agency ou au service social du comté (renseignement au {helpline}) : une demande suffit souvent pour LIHEAP et Weatherization, HEAR passe par l’office de l’énergie de l’État. Il faut pièce d’identité, preuves de revenu et une facture d’énergie. Les urgences prennent des jours, Weatherization souvent des mois.',
        ),
      },
    },
    alimony: {
      question: 'Retraite et pension alimentaire comptent-elles pour l’aide ?',
      answer: {
        de: say(
          'Pension alimentaire pour enfants, allocations familiales et Elterngeld ne comptent en général pas pour le bonus de revenu, car ils ne sont pas dans le revenu imposable. La pension d’un ex-conjoint ne compte que s’il la déduit et que vous l’imposez (Realsplitting) ; qui paie ainsi a moins de revenu. Les retraites comptent pour leur part imposable. Pour un crédit, la banque regarde tout ce qui arrive régulièrement avec preuve.',
        ),
        at: say(
          'Dans les programmes des Länder compte surtout ce que le ménage reçoit net : retraites oui, allocations familiales et de soins en général non, pensions alimentaires selon le Land et le programme. Celles que vous payez se déduisent souvent. Demandez la liste des revenus au service du Land ; la banque regarde tout ce qui arrive régulièrement avec preuve.',
        ),
        ch: say(
          'Les contributions du canton au chauffage ou au solaire ne regardent en général pas le revenu, pensions alimentaires et rentes n’y jouent aucun rôle. Où la commune ou une fondation aide selon le revenu, c’est l’imposable qui compte : la pension pour vous et pour vos enfants mineurs en fait partie, qui la verse la déduit. AVS et deuxième pilier comptent. La banque compte une pension régulière et prouvée.',
        ),
        us: say(
          'Pour l’impôt, la pension pour enfants n’est pas un revenu, ni celle entre ex-époux pour les divorces depuis {alimonyUs}. Les programmes demandent toutefois le revenu du ménage selon leur propre liste : retraites et Social Security comptent presque toujours, pensions alimentaires selon le programme. Demandez la liste ; avec SNAP, Medicaid ou SSI, il n’y a souvent rien à calculer.',
        ),
      },
    },
  },
  localGrants: {
    findMine: {
      question: 'Comment trouver les aides énergétiques de ma région ?',
      answer: {
        de: say(
          'Le plus rapide est la base de données fédérale (foerderdatenbank.de) filtrée sur votre Land, puis les pages de la ville, du district et des services municipaux sous « Klimaschutz » ou « Förderung ». Un village a parfois aussi un petit fonds, une grande ville plus souvent. Appelez la mairie et demandez s’il reste de l’argent.',
        ),
        at: say(
          'Le conseil en énergie de votre Land indique gratuitement par téléphone toutes les aides du Land et de la commune pour votre adresse ; le site du Land les liste sous « Wohnen » ou « Energie ». Les petites aides communales ne figurent souvent que sur la page de la commune. Demandez s’il reste de l’argent.',
        ),
        ch: say(
          'Saisissez votre numéro postal sur francsenergie.ch : la page liste les aides de la Confédération, du canton, de la commune et du distributeur pour votre adresse, avec liens vers les montants. Ce qui manque, l’administration communale (bureau technique) ou le conseil en énergie le sait. Demandez montant et conditions par écrit avant de commander.',
        ),
        us: say(
          'Saisissez votre code postal sur dsireusa.org et filtrez « Residential » : on y trouve les programmes de l’État, du comté, de la ville et du fournisseur. Vérifiez ensuite la page des primes de votre fournisseur et de l’office de l’énergie de l’État, car les fonds ferment souvent avant que la base le sache.',
        ),
      },
    },
    combine: {
      question: 'Puis-je cumuler les aides énergétiques locales et d’autres ?',
      answer: {
        de: say(
          'En général, l’argent du Land, de la ville ou des services municipaux s’ajoute à la KfW ou au BAFA tant que le total reste sous la limite fédérale ; sinon l’aide fédérale est réduite. Un même poste ne peut être payé par deux fonds fédéraux. Déclarez chaque promesse dans la demande et lisez la règle de cumul de la ville, car certaines l’excluent.',
        ),
        at: say(
          'L’argent du Land et de la commune se cumule le plus souvent, la somme étant souvent limitée à une part des coûts ; pour le chauffage, la question du cumul avec l’État fédéral ne se pose plus, car il ne prend pas de nouvelles demandes. Déclarez toute autre aide. Le conseil en énergie du Land dit ce qui va ensemble.',
        ),
        ch: say(
          'En règle générale, l’aide de la commune ou du distributeur s’ajoute à celle du canton, et Pronovo pour le solaire est indépendant ; on ne retranche que si un plafond est dépassé. Le Programme Bâtiments ne paie qu’une fois la même mesure. Annoncez toutes les demandes ; aux impôts, seul le coût après subventions se déduit.',
        ),
        us: say(
          'Les primes du fournisseur, de la ville et de l’État se cumulent en général, mais HEAR et HOMES pas pour la même mesure, et jamais au-delà du coût total. Certains programmes ne paient que sur ce qui reste après l’autre prime. Demandez la règle de « stacking » avant de signer.',
        ),
      },
    },
    beforeOrder: {
      question: 'Faut-il demander l’aide locale avant de commander ?',
      answer: say(
        'La ville, le canton ou le distributeur exigent eux aussi presque toujours la demande avant la commande ou les travaux ; qui signe d’abord perd en général l’argent. Si le fonds est vide, il n’y a le plus souvent pas de liste d’attente, mais beaucoup le rechargent en début d’année. Demandez la date d’ouverture et déposez dans les premiers jours.',
      ),
    },
    whyDifferent: {
      question: 'Pourquoi l’aide énergétique varie-t-elle selon le lieu ?',
      answer: say(
        'Chaque Land, canton, ville ou distributeur décide de ces aides lui-même et surtout avec son propre argent, d’où des montants et conditions qui changent à la frontière. Seul compte le lieu du bâtiment, non votre domicile ou celui de l’entreprise ; chez un distributeur, le réseau ou le contrat. Ce que paie la commune voisine ne vous donne aucun droit.',
      ),
    },
    utility: {
      question: 'Quelles aides verse mon fournisseur d’énergie ?',
      answer: say(
        'Beaucoup de distributeurs versent vraiment quelque chose, le plus souvent de petits montants fixes pour une borne, une batterie, une pompe ou un appareil efficace, en général à leurs propres clients. Vérifiez si un tarif ou une durée de contrat y est lié, car cela peut coûter plus que la prime. Voyez la page de votre fournisseur sous « subventions » ou « primes ».',
      ),
    },
    cityFunds: {
      question: 'Ma ville a-t-elle ses propres aides énergétiques ?',
      answer: {
        de: say(
          'Je ne tiens pas de liste de toutes les villes, car leurs fonds changent sans cesse. Avaient récemment leur programme, par exemple, Hanovre et sa région (enercity-Fonds proKlima), Munich, Stuttgart, Düsseldorf et Fribourg-en-Brisgau ; leur page seule dit s’il reste de l’argent. Cherchez le nom de votre ville avec « Förderung Wärmepumpe » ou « Förderung Solar » et demandez avant de commander.',
        ),
        at: say(
          'Je ne tiens pas de liste de toutes les communes, car leurs fonds changent sans cesse. Le Land compte d’abord ; certaines villes et communes ajoutent de petites sommes pour solaire, batterie ou chauffage, souvent jusqu’à épuisement. Cherchez le nom de votre commune avec « Energieförderung » et demandez à son bureau avant de commander.',
        ),
        ch: say(
          'Je ne tiens pas de liste de toutes les communes, car leurs fonds changent sans cesse. Avaient récemment leur programme, par exemple, Genève (SIG {genevaProgram}), Lausanne, Zurich et Winterthour ; bien des communes et distributeurs complètent pour solaire, batterie ou borne. Sur francsenergie.ch, vous trouvez tout par code postal ; demandez à la commune avant de commander.',
        ),
        us: say(
          'Je ne tiens pas de liste de toutes les villes, car leurs fonds changent sans cesse. Avaient récemment leur programme, par exemple, Denver, Austin (Austin Energy) et Sacramento (SMUD) ; au Massachusetts, beaucoup passe par Mass Save. Entrez votre code postal sur dsireusa.org et voyez les rabais de votre distributeur avant de commander.',
        ),
      },
    },
  },
  grantPayout: {
    advance: {
      question: 'Dois-je avancer l’argent de la subvention ?',
      answer: {
        de: say(
          'La KfW ne verse rien d’avance ; vous avancez l’argent ou faites un pont, même avec un petit revenu. Il y a pour cela le prêt complémentaire ({kfwLoan}), un court crédit bancaire sur la base de la promesse ou un solde tardif prévu au contrat. Réglez-le avant de signer, car après l’entreprise n’a plus de raison d’attendre.',
        ),
        at: grantPayoutAdvance,
        ch: grantPayoutAdvance,
        us: say(
          'Avec une remise déduite directement du prix, comme HEAR en général, vous n’avancez pas cette part. Ce qui arrive en chèque ou en crédit, vous le payez d’abord ; un court prêt ou un plan de paiement du fournisseur fait le pont. Cherchez une entreprise inscrite au programme, elle seule peut déduire.',
        ),
      },
    },
    toInstaller: {
      question: 'La subvention peut-elle être versée à l’installateur ?',
      answer: {
        de: say(
          'La KfW verse sur votre compte, pas à l’entreprise, et vous payez la facture entière. Si une entreprise propose de déduire l’aide contre une cession, ne signez que s’il est clair qui supporte le risque si la KfW réduit ou refuse. Plus sûr : un solde dû seulement après le versement.',
        ),
        at: grantPayoutToInstaller,
        ch: grantPayoutToInstaller,
        us: say(
          'C’est le programme qui décide : HEAR et certaines remises de fournisseurs sont déduits du prix par une entreprise inscrite, d’autres vous arrivent plus tard en chèque, en crédit sur la facture ou en carte. Faites indiquer dans le devis prix, déduction et solde séparément. Ne signez une cession à l’entreprise que si la déduction y figure.',
        ),
      },
    },
    documents: {
      question: 'Quels documents faut-il pour toucher la subvention ?',
      answer: {
        de: say(
          'Après la pose, vous déposez sur le portail KfW l’attestation d’exécution de l’entreprise ou du conseiller énergie, les factures détaillées et votre identification ; le paiement doit être sans espèces. Envoyez tout en une fois, car il n’y a en général qu’un versement. Si l’attestation manque parce que l’entreprise a disparu, une autre entreprise ou un expert énergie peut souvent l’établir.',
        ),
        at: grantPayoutDocuments,
        ch: grantPayoutDocuments,
        us: grantPayoutDocuments,
      },
    },
    late: {
      question: 'Pourquoi la subvention tarde-t-elle à arriver ?',
      answer: say(
        'Des semaines sont courantes, plusieurs mois arrivent ; il n’y a en général ni date garantie ni intérêts. Vérifiez sur le portail s’il manque une pièce et écrivez avec numéro de dossier et date plutôt que d’appeler : des pièces manquantes sont la raison la plus fréquente. Prévoyez crédit et échéances avec quelques mois de réserve.',
      ),
    },
    lose: {
      question: 'Puis-je encore perdre une subvention accordée ?',
      answer: say(
        'L’argent est perdu si vous manquez un délai de la décision, construisez autrement que demandé ou manquez de preuves ; annoncez donc tout retard avant l’échéance, une prolongation est souvent possible. Une facture plus élevée ne rapporte en général pas plus que l’accordé, une plus basse réduit l’aide. Si vous vendez avant le versement, demandez d’abord au service.',
      ),
    },
  },
};
