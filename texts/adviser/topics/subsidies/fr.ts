import { say } from '#texts/adviser/figures/answer.ts';
import type { TopicTexts } from '#texts/adviser/topics/ids.ts';

export const fr: TopicTexts<'subsidies'> = {
  subsidiesOverview: {
    title: 'les subventions en bref',
    question: 'Quelles aides pour le chauffage, le solaire et l’isolation ?',
    answer: {
      de: say(
        'La KfW ({kfwGrant}) paie {kfwBase} à {kfwCap} d’un nouveau chauffage, jusqu’à {kfwCapLow} avec un petit revenu, le BAFA {bafaBase} de l’isolation et des fenêtres. Le photovoltaïque est exempté de TVA jusqu’à {vatDeKwp}. L’aide au chauffage a changé le {kfwReform}, et le prochain changement est annoncé pour {kfwAnnounced} ; c’est la règle du jour de la demande qui compte.',
      ),
      at: say(
        'L’argent fédéral pour remplacer les chaudières est épuisé et aucune inscription n’est plus prise (vérifié le {boilerShut}) ; pour les pompes à chaleur restent les Länder. Le dernier appel pour le photovoltaïque a pris fin le {eagEnded} ; une nouvelle aide aux batteries et au pilotage est annoncée, sans montants pour l’instant. Demandez aussi à votre commune.',
      ),
      ch: say(
        'Le photovoltaïque reçoit de la Confédération une rétribution unique via Pronovo, environ {pvChGrant} pour {pvGrantKwp}. Les pompes à chaleur et l’isolation relèvent du Programme Bâtiments des cantons, chacun à sa façon. Communes et fournisseurs ajoutent parfois une aide.',
      ),
      us: say(
        'Les crédits d’impôt fédéraux pour les logements ({solarCredit} pour le solaire et les batteries, {efficiencyCredit} pour les pompes à chaleur et l’isolation) ont pris fin le {creditsEnded}, celui des bornes ({chargerCredit}) le {chargerCreditEnded}. Restent les aides des États, comme HEAR avec jusqu’à {hearHousehold} par ménage selon le revenu et HOMES avec {homesRebate} pour de fortes économies, et les programmes des fournisseurs. Elles dépendent de l’adresse et sont souvent vite épuisées.',
      ),
    },
  },
  heatPumpSubsidy: {
    title: 'la subvention de la pompe à chaleur',
    question: 'Quelles aides existent pour une pompe à chaleur ?',
    answer: {
      de: say(
        'La KfW ({kfwGrant}) donne {kfwBase} de base et, jusqu’à {kfwSpeedTo}, encore {kfwSpeed} pour les logements occupés par leur propriétaire avec un chauffage au mazout, au charbon, au gaz par étage ou à accumulation en état de marche, ou une chaudière à gaz ou à biomasse d’au moins {kfwOldBoilerYears} ans ; ce bonus baisse ensuite chaque semestre. Qui habite le logement reçoit en plus {kfwIncomeLow} jusqu’à {kfwIncomeLowLimit} de revenu imposable du ménage, {kfwIncome} jusqu’à {kfwIncomeLimit}, {kfwIncomeHigh} jusqu’à {kfwIncomeHighLimit}. En tout, c’est au plus {kfwCap}, dans la tranche la plus basse {kfwCapLow}, de {kfwCost} pour le premier logement. Le bonus pour les fluides naturels et la géothermie est supprimé depuis le {kfwReform}. Pour {kfwAnnounced}, une base plus petite avec supplément pour les appareils de l’UE est annoncée ; vérifiez auprès de la KfW avant de signer.',
      ),
      at: say(
        'L’État fédéral ne prend plus d’inscriptions pour le remplacement de chaudières ni pour « Sauber Heizen für Alle », l’argent est épuisé (vérifié le {boilerShut}). Les Länder aident encore, par exemple Vienne avec {viennaRate} jusqu’à {viennaCap}, la Carinthie et la Styrie avec {southernRate}. Si la déduction de {allowanceAt} pendant {allowanceYears} ans vous revient aussi sans aide fédérale, le fisc vous le dira. Obtenez la promesse du Land avant de commander.',
      ),
      ch: say(
        'Les cantons soutiennent, dans le Programme Bâtiments, le remplacement d’un chauffage au mazout, au gaz ou électrique par une pompe à chaleur ; montants et conditions diffèrent. La demande doit être déposée avant le début des travaux. Votre montant figure sur leprogrammebatiments.ch ou auprès du service cantonal de l’énergie.',
      ),
      us: say(
        'Le crédit d’impôt fédéral ({efficiencyCredit}) a pris fin le {creditsEnded}. Là où votre État offre HEAR, les ménages sous {hearFullIncome} du revenu médian local peuvent recevoir jusqu’à {hearHeatPump} pour une pompe à chaleur, ceux jusqu’à {hearIncome} la moitié du coût. Beaucoup de fournisseurs paient aussi quelque chose. Demandez avant de signer : la plupart des programmes exigent un accord préalable.',
      ),
    },
  },
  solarSubsidy: {
    title: 'la subvention du solaire',
    question: 'Quelles aides existent pour les panneaux solaires ?',
    answer: {
      de: say(
        'Il n’y a pas de subvention fédérale pour le photovoltaïque, mais {vatDeRate} de TVA jusqu’à {vatDeKwp}, le prêt {kfwSolar} et une rétribution fixe du courant injecté pour les installations raccordées jusqu’à {feedInTo} ; la suite est encore ouverte. Quelques Länder et villes ont leurs propres aides, souvent tant qu’il y a de l’argent.',
      ),
      at: say(
        'Le dernier appel selon l’EAG a pris fin le {eagEnded} ; il donnait {eagSmall} jusqu’à {eagSmallKwp} et {eagBattery} pour les batteries. Une nouvelle aide aux batteries et au pilotage est annoncée, sans montants pour l’instant : ne comptez encore sur rien. Certains Länder ajoutent une aide.',
      ),
      ch: say(
        'La Confédération verse via Pronovo une rétribution unique, environ {pvChGrant} pour {pvGrantKwp}. Le calculateur de Pronovo donne le montant exact, et la demande se fait après la mise en service. Certains cantons et communes complètent.',
      ),
      us: say(
        'Le crédit d’impôt fédéral de {creditRate} pour le solaire en propriété ({solarCredit}) a pris fin le {creditsEnded} ; n’y comptez plus. Certains États et fournisseurs versent encore des primes, ou exemptent le solaire de la taxe de vente ou foncière ; votre code postal décide. Églises, autres exonérés et entreprises peuvent encore utiliser le crédit des entreprises ({businessCredit}) si les travaux ont commencé d’ici le {businessCreditBegun} ou si la mise en service a lieu d’ici fin {businessCreditTo} ; les exonérés reçoivent le montant.',
      ),
    },
  },
  wallboxSubsidy: {
    title: 'la subvention de la borne',
    question: 'Y a-t-il une aide pour une borne de recharge ?',
    answer: {
      de: say(
        'Pour les maisons individuelles, il n’y a actuellement pas d’aide fédérale à la borne. Le programme pour les immeubles ({chargerGrant} par place) a duré du {chargerGrantFrom} au {chargerGrantTo} et est clos. Demandez à votre ville et à votre fournisseur ; certains donnent quelque chose.',
      ),
      at: say(
        'Les aides aux bornes privées changent chaque année et sont souvent vite épuisées. Si l’une est ouverte en ce moment, umweltfoerderung.at le dit ; certains Länder soutiennent les installations communes.',
      ),
      ch: say(
        'La Confédération ne subventionne pas les bornes privées individuelles. Certains cantons, communes et fournisseurs le font, surtout pour l’équipement de base des immeubles. Demandez à votre commune avant de commander.',
      ),
      us: say(
        'Le crédit d’impôt fédéral pour les bornes ({chargerCredit}) a pris fin le {chargerCreditEnded}. Beaucoup de fournisseurs donnent encore une prime sur l’appareil ou un tarif de nuit, certains seulement pour des modèles de leur liste. Vérifiez avant d’acheter.',
      ),
    },
  },
  batterySubsidy: {
    title: 'la subvention de la batterie',
    question: 'Y a-t-il des aides pour une batterie domestique ?',
    answer: {
      de: say(
        'Il n’y a pas d’aide fédérale pour les batteries domestiques. Comme pour le solaire, {vatDeRate} de TVA s’applique en général, aussi à une batterie ajoutée plus tard ; faites-le confirmer dans le devis. Le prêt {kfwSolar} est possible. Quelques villes et Länder aident par périodes.',
      ),
      at: say(
        'Le dernier appel selon l’EAG donnait {eagBattery} pour les batteries, avec une installation photovoltaïque, et a pris fin le {eagEnded}. Une nouvelle aide aux batteries et au pilotage est annoncée, sans montants pour l’instant. Pour un système de gestion de l’énergie, l’État fédéral paie {emsRate}, au plus {emsCap}, jusqu’au {emsTo}.',
      ),
      ch: say(
        'La Confédération ne verse rien pour les batteries. Quelques cantons et communes les soutiennent ; renseignez-vous auprès de votre service de l’énergie.',
      ),
      us: say(
        'Le crédit d’impôt fédéral qui incluait les batteries ({solarCredit}) a pris fin le {creditsEnded}. Certains États et fournisseurs paient le stockage, ou le droit d’utiliser le vôtre aux heures de pointe. Votre adresse décide, et l’argent peut être épuisé tôt dans l’année.',
      ),
    },
  },
  insulationSubsidy: {
    title: 'la subvention de l’isolation',
    question: 'Quelles aides existent pour l’isolation ?',
    answer: {
      de: say(
        'Le BAFA paie {bafaBase} de l’isolation, des fenêtres et des portes. Un plan de rénovation double les coûts pris en compte de {bafaCost} pour le premier logement, et seule la part au-delà reçoit {bafaPlan} de plus ; pour de petits travaux, ce bonus n’apporte donc en général rien. Un expert en énergie doit y participer, et la demande se fait avant le début des travaux.',
      ),
      at: say(
        'L’État fédéral et les Länder soutiennent l’isolation par périodes ; montants et délais changent. Ce qui est ouvert figure sur umweltfoerderung.at ; le conseil en énergie de votre Land aide à la demande.',
      ),
      ch: say(
        'Les cantons soutiennent l’isolation du toit, des façades et du sol, le plus souvent au mètre carré. Un rapport CECB Plus est souvent exigé, et la demande se fait avant le début des travaux.',
      ),
      us: say(
        'Le crédit d’impôt fédéral ({efficiencyCredit}) a pris fin le {creditsEnded}. HEAR peut payer jusqu’à {hearWeather} pour l’isolation et l’étanchéité là où votre État l’offre ; les ménages à petit revenu peuvent s’adresser au Weatherization Assistance Program. Beaucoup de fournisseurs subventionnent un audit énergétique.',
      ),
    },
  },
  grantOrder: {
    title: 'le dépôt de la demande',
    question: 'Quand demander une aide pour le chauffage ou le solaire ?',
    answer: {
      de: say(
        'Avec la KfW, vous signez d’abord un contrat sous condition suspensive, puis vous faites la demande, puis les travaux commencent. L’installateur ou un expert vous donne la confirmation nécessaire. Qui signe sans cette clause ou commence avant perd l’aide.',
      ),
      at: say(
        'L’État fédéral ne prend actuellement pas d’inscriptions pour le remplacement de chaudières (vérifié le {boilerShut}). Pour les Länder, c’est en général : d’abord la demande, puis la commande. L’aide au photovoltaïque se demandait avant la mise en service ; le dernier appel a pris fin le {eagEnded}. Gardez le protocole et les factures.',
      ),
      ch: say(
        'Pour le Programme Bâtiments, la demande se fait toujours avant le début des travaux. Pour la rétribution unique du photovoltaïque, c’est l’inverse : on la demande à Pronovo après la mise en service.',
      ),
      us: say(
        'La plupart des programmes veulent une réservation approuvée et une entreprise de leur liste avant le début des travaux ; quelques-uns paient après, sur facture. Lisez d’abord les règles, et ne signez pas en comptant sur une aide qui n’est pas confirmée par écrit.',
      ),
    },
  },
  solarTax: {
    title: 'les impôts',
    question: 'Quels impôts paie-t-on avec des panneaux solaires ?',
    answer: {
      de: say(
        'Pour les installations jusqu’à {vatDeKwp} sur des habitations, la TVA est de {vatDeRate}, batterie et pose comprises. L’impôt sur le revenu n’est en général pas dû non plus. Dans les cas particuliers, demandez à un conseiller fiscal, je ne le remplace pas.',
      ),
      at: say(
        'L’exemption a expiré : depuis le {vatAtSince}, le photovoltaïque est de nouveau soumis à {vatAtRate} de TVA. Les revenus d’au plus {taxFreeAtUse} kWh injectés par an sont libres d’impôt pour les petites installations ; si la vôtre en est une, un conseiller fiscal vous le dira.',
      ),
      ch: say(
        'Sur un bâtiment existant, l’installation est en général déductible du revenu, mais au niveau fédéral seulement jusqu’au {deductionChTo} : la déduction prend fin avec la valeur locative, et les cantons peuvent garder la leur un certain temps. Le moment des travaux peut donc compter beaucoup. La rétribution du courant injecté est imposable selon le canton. Renseignez-vous auprès de votre office d’impôt, je ne le remplace pas.',
      ),
      us: say(
        'Cela dépend de l’État : beaucoup exemptent le solaire de la taxe de vente, beaucoup d’une hausse de la taxe foncière. Les crédits sur facture pour votre propre usage ne sont en général pas un revenu. Demandez à un fiscaliste pour votre cas, je ne le remplace pas.',
      ),
    },
  },
  renovationTax: {
    title: 'la déduction fiscale du chauffage et des rénovations',
    question: 'Puis-je déduire chauffage et rénovation des impôts ?',
    answer: {
      de: say(
        'Qui habite sa propre maison, déjà ancienne, peut déduire de son impôt, sur trois ans, le remplacement du chauffage, l’isolation et les fenêtres (§ {taxCreditLaw}). C’est possible seulement à la place d’une aide de la KfW ou du BAFA pour la même mesure, et il faut l’attestation de l’entreprise. Cela vaut surtout si l’aide serait faible ou si les travaux ont commencé sans demande. Un conseiller fiscal dira si vous payez assez d’impôt pour cela.',
      ),
      at: say(
        'Pour le remplacement du chauffage et la rénovation, il existe un forfait dans les dépenses spéciales : {allowanceAt} pendant {allowanceYears} ans. Il est lié à une aide fédérale ; si vous y avez droit sans elle, le fisc le dira.',
      ),
      ch: say(
        'Les travaux énergétiques sur un bâtiment existant sont en général déductibles du revenu, mais au niveau fédéral seulement jusqu’au {deductionChTo} : la déduction prend fin avec la valeur locative, et les cantons peuvent garder la leur un certain temps. Si vous voulez de toute façon rénover, voyez avec l’office d’impôt ou votre fiduciaire s’il faut construire avant. Les subventions reçues se retranchent de la déduction.',
      ),
      us: say(
        'Les crédits d’impôt fédéraux pour les travaux chez soi ont pris fin le {creditsEnded}. Le reste d’un crédit solaire antérieur ({solarCredit}) que votre impôt n’a pas absorbé peut être reporté sur les années suivantes ; avec {efficiencyCredit}, ce n’était pas possible. Quelques États ont leurs propres crédits. Demandez à un fiscaliste, je ne le remplace pas.',
      ),
    },
  },
  grantTiming: {
    title: 'demander l’aide maintenant ou attendre',
    question: 'Faut-il demander l’aide énergétique maintenant ou attendre ?',
    answer: {
      de: say(
        'Pour le chauffage, beaucoup plaide pour une demande rapide : le bonus de rapidité est de {kfwSpeed} seulement jusqu’à {kfwSpeedTo}, puis de {kfwSpeedNext}, et les coûts pris en compte de {kfwCost} pour le premier logement baissent de {kfwCostFall} chaque semestre. Pour {kfwAnnounced}, une nouvelle aide de base est en outre annoncée, pas encore décidée. Ne signez pourtant rien sous pression : le contrat doit contenir la condition que l’aide soit accordée.',
      ),
      at: say(
        'Pour les chaudières, il n’y a actuellement rien à demander au niveau fédéral (vérifié le {boilerShut}), et un nouveau programme reste incertain. Attendre ne vaut la peine que si votre chauffage tient encore ; les aides des Länder peuvent aussi s’épuiser. Pour les batteries et le pilotage, une nouvelle aide est annoncée, sans montants pour l’instant.',
      ),
      ch: say(
        'Les cantons fixent les montants du Programme Bâtiments, souvent d’une année à l’autre, et la suite n’est pas décidée partout. La déduction fiscale fédérale prend fin le {deductionChTo} ; si vous voulez de toute façon rénover, tenez-en compte. Obtenez la promesse avant le début des travaux, le taux d’aujourd’hui vaut alors.',
      ),
      us: say(
        'Les crédits fédéraux ont pris fin le {creditsEnded} ; je n’attendrais pas leur retour. Des programmes comme HEAR durent tant que votre État a de l’argent et peuvent fermer du jour au lendemain. Réservez tôt et ne commencez qu’avec l’accord.',
      ),
    },
  },
  lowIncome: {
    title: 'l’aide pour les petits revenus',
    question: 'Quelles aides énergétiques avec un petit revenu ?',
    answer: {
      de: say(
        'Qui habite la maison reçoit de la KfW, en plus de la base de {kfwBase}, un bonus de revenu : {kfwIncomeLow} jusqu’à {kfwIncomeLowLimit} de revenu imposable du ménage, {kfwIncome} jusqu’à {kfwIncomeLimit}, {kfwIncomeHigh} jusqu’à {kfwIncomeHighLimit}. On compte la moyenne de la deuxième et de la troisième année d’avant, moins {kfwChildRelief} avec un enfant mineur. En tout, c’est au plus {kfwCapLow} dans la tranche la plus basse, sinon {kfwCap}, de {kfwCost}. Une petite rente est souvent en dessous ; la valeur figure sur l’avis d’impôt.',
      ),
      at: say(
        '« Sauber Heizen für Alle », le programme pour les petits revenus, ne prend plus d’inscriptions (vérifié le {boilerShut}). Demandez au conseil en énergie et au service social de votre Land : certains aident davantage les ménages modestes ou participent aux frais d’énergie.',
      ),
      ch: say(
        'Je ne connais pas de contribution fédérale propre aux petits revenus ; celles des cantons dépendent surtout du bâtiment, pas du salaire. Quelques cantons et communes ont des prêts ou des cas de rigueur, demandez au service de l’énergie. Les déductions fiscales aident peu avec une petite rente, une contribution fixe davantage.',
      ),
      us: say(
        'Les petits revenus reçoivent le plus : HEAR paie aux ménages sous {hearFullIncome} du revenu médian local jusqu’à {hearHeatPump} pour une pompe à chaleur et jusqu’à {hearHousehold} en tout, là où votre État participe. Le Weatherization Assistance Program isole gratuitement les logements éligibles, et LIHEAP aide pour les grosses factures. Demandez à l’office de l’énergie de votre État.',
      ),
    },
  },
  localGrants: {
    title: 'les aides du canton et de la commune',
    question: 'Y a-t-il des aides énergétiques du canton ou de la commune ?',
    answer: {
      de: say(
        'Beaucoup de Länder, de villes et de services municipaux ajoutent une aide par périodes, par exemple pour les batteries, le solaire ou le raccordement à un réseau de chaleur. L’argent part souvent vite, et la demande doit précéder la commande. On peut en général les cumuler avec la KfW tant que le total reste sous la limite. Demandez à votre commune et au centre de conseil aux consommateurs.',
      ),
      at: say(
        'Depuis la fin de l’argent fédéral, ce sont les Länder qui aident : pour les pompes à chaleur, Vienne donne {viennaRate} jusqu’à {viennaCap}, la Carinthie et la Styrie {southernRate}. Les autres Länder ont leurs propres règles, souvent avec conseil et demande avant la commande. Le conseil en énergie de votre Land connaît la situation, et certaines communes complètent.',
      ),
      ch: say(
        'Votre canton soutient la pompe à chaleur et l’isolation par le Programme Bâtiments, et certains cantons et communes complètent Pronovo pour le solaire ; je ne tiens pas les montants de chaque canton. Des fournisseurs aident aussi, par exemple pour les bornes. Votre adresse décide : francsenergie.ch indique ce qui vaut où, et le service cantonal de l’énergie répond aux questions.',
      ),
      us: say(
        'L’État fédéré, le fournisseur et la ville décident : HEAR et HOMES sont distribués par les États, HOMES avec {homesRebate} pour de fortes économies sur tout le logement. S’ajoutent des primes des fournisseurs et, dans certains États, des certificats négociables pour le solaire (SREC). Je ne tiens pas les montants de chaque État et fournisseur : la base DSIRE liste les programmes par code postal.',
      ),
    },
  },
  grantPayout: {
    title: 'quand la subvention est versée',
    question: 'Quand la subvention est-elle versée ?',
    answer: {
      de: say(
        'En général, vous avancez l’argent : la KfW ne verse la subvention qu’une fois l’installation en service et les factures remises avec les preuves ; le contrôle peut prendre quelques semaines. Elle arrive sur votre compte, pas chez l’installateur. Le crédit complémentaire ({kfwLoan}), une banque ou un solde tardif dans le contrat font le pont.',
      ),
      at: say(
        'Les Länder paient en général après la pose et sur factures payées ; vous avancez donc l’argent. Le guichet de votre Land dit combien dure le contrôle. Une banque ou un solde tardif dans le contrat font le pont.',
      ),
      ch: say(
        'L’argent vient après les travaux : au Programme Bâtiments après l’avis d’achèvement avec factures, chez Pronovo après la mise en service et l’examen de la demande, ce qui peut prendre des mois. Vous l’avancez donc ; certaines entreprises le déduisent tout de suite contre une cession. Sinon, une augmentation de l’hypothèque ou un crédit fait le pont.',
      ),
      us: say(
        'Cela dépend du programme : HEAR est en général déduit tout de suite du prix, les primes des fournisseurs arrivent souvent des semaines après les travaux, par chèque ou crédit, sur facture payée. Demandez avant de signer ce qui vaut, et faites donner le prix avec et sans prime. Un crédit court peut faire le pont.',
      ),
    },
  },
};
