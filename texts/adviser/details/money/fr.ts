import type { DetailTexts } from '#texts/adviser/details/ids.ts';
import { say } from '#texts/adviser/figures/answer.ts';

const costsOverviewBiggest = say(
  'Le plus gros poste est presque toujours le chauffage avec ses travaux annexes, puis le solaire avec batterie ; borne et thermostats sont petits. Les surprises viennent surtout de l’électricité, du tableau, de l’échafaudage et de vieux radiateurs. Par franc ou euro dépensé, c’est souvent l’isolation du plafond supérieur qui économise le plus de chauffage.',
);

const runningCostConvert = say(
  'Comptez environ deux kilowattheures et demi de courant par litre de mazout et un quart de kilowattheure par kilowattheure de gaz, fois votre prix du courant. Mille litres de mazout deviennent donc quelque deux mille cinq cents kilowattheures. Avec un chauffage au sol c’est moins, avec des radiateurs très chauds plus.',
);

const savingsSolarSaves = say(
  'Une installation adaptée couvre environ {selfSufficiencyAlone} de votre consommation sans batterie, environ {selfSufficiencyBattery} avec ; la facture baisse de cette part, à votre prix du kWh. S’y ajoute ce que votre fournisseur paie ou crédite pour l’injection, moins un peu d’entretien. Qui est là le jour fait mieux, qui n’est jamais là moins bien.',
);

const financingAge = say(
  'En général oui, car il n’y a pas de limite d’âge légale pour un prêt. La banque vérifie si la rente suffit pour les mensualités et ce que vaut la maison comme garantie ; un petit montant sur une maison presque payée passe en général aussi à septante ou quatre-vingts ans. Si une banque refuse, demandez à une autre, prenez une durée plus courte ou un enfant comme codébiteur.',
);

const financingNoSavings = say(
  'C’est possible sans épargne si le revenu supporte les mensualités : emprunter le tout, déduire les aides et commencer par une partie, par exemple le chauffage. Demandez à la commune, à la région ou au fournisseur s’il existe une aide pour petits revenus. En cas de dettes ou de mauvaise cote, un service de désendettement ou un codébiteur aide ; évitez les crédits chers sans contrôle.',
);

const financingRate = say(
  'Nous ne pouvons pas donner de taux fixe ; il change sans cesse et dépend de la durée, des garanties et de la solvabilité. Le moins cher est en général l’argent garanti par la maison ou un programme public, puis le crédit de rénovation ; le plus cher, les mensualités du vendeur ou la carte de crédit. Demandez deux ou trois offres et comparez le taux effectif et le total.',
);

const financingGrantAndLoan = say(
  'Prêt et subvention se combinent en général : la subvention réduit la somme, le prêt couvre le reste ou l’attente du versement. Demandez d’abord la subvention et dites à la banque quand elle arrive, pour rembourser une partie d’un coup. Ensemble, ils ne doivent pas dépasser les coûts.',
);

const financingPensionMoney = say(
  'L’épargne oui, l’argent de la retraite avec prudence : gardez une réserve de quelques mois de dépenses. Un retrait anticipé coûte souvent des impôts ou des primes et manque plus tard. Une épargne-logement (Bausparen) peut servir à la maison, c’est avantageux avec un taux bas. L’argent de la famille convient si remboursement et intérêt sont écrits.',
);

const fuelPricesGasNetwork = say(
  'Le risque est réel : le coût du réseau de gaz reste presque le même quand des clients partent, chacun de ceux qui restent paie donc plus, et certains réseaux ferment. La planification communale et l’exploitant disent quand votre rue est touchée ; une fermeture s’annonce des années avant. N’achetez pas aujourd’hui une chaudière à gaz qui devrait encore durer vingt ans.',
);

const fuelPricesElectricity = say(
  'Pour l’électricité, des forces tirent dans les deux sens : extension du réseau et nouveaux besoins comme centres de données, voitures et pompes à chaleur font monter le prix, beaucoup de soleil et de vent le font baisser à bien des heures. Je ne prévoirais ni forte baisse ni explosion. Aident contre la hausse : votre solaire, un tarif horaire et une pompe à chaleur efficace.',
);

const highBillNormal = say(
  'Repère pour l’électricité d’un ménage sans chauffage ni eau chaude : environ mille cinq cents kilowattheures par an pour une personne, quelque huit cents de plus par personne, un peu plus en villa. Comparez les kilowattheures, pas les montants, car les prix changent. Boiler électrique, chauffage électrique, pompe à chaleur, piscine, sauna ou voiture doublent vite la consommation.',
);

const highBillCantPay = say(
  'Contactez tout de suite le fournisseur et demandez par écrit un paiement échelonné avant l’échéance ; presque tous acceptent. Continuez à payer l’acompte courant et n’ignorez aucun rappel, car une coupure doit être annoncée. Conseil en dettes, service social et défense des consommateurs aident gratuitement, même si une coupure menace.',
);

const zeroBillWhatRemains = say(
  'Il reste l’abonnement ou la taxe de base, la mesure et le courant acheté la nuit et en hiver, avec réseau, taxes et impôts. Selon la consommation et l’installation, c’est en général un tiers à deux tiers de l’ancienne facture ; la rétribution du courant injecté en est déduite ou versée à part. L’abonnement ne baisse qu’en changeant de tarif.',
);

const zeroBillCancelContract = say(
  'Vous ne résiliez pas le contrat : tant que la maison est raccordée, il faut un fournisseur pour la nuit et l’hiver, sinon c’est l’approvisionnement de base, souvent plus cher. Le compteur reste aussi, car il mesure soutirage et injection. Un tarif avec un petit abonnement est par contre intéressant, car vous achetez moins.',
);

const financingSellWithLoan = say(
  'Le crédit est attaché à vous, pas à la maison : à la vente, vous le remboursez avec le prix ou, s’il n’est pas inscrit au registre foncier, vous continuez simplement à payer. Si la maison le garantit, la banque ne libère le registre qu’une fois le reste payé et peut demander une indemnité à taux fixe. Demandez le montant du solde avant l’annonce ; une fois soldé, l’installation passe libre à l’acheteur.',
);

const leasingBuyingHouse = say(
  'Comme acheteur, vous n’êtes pas obligé de reprendre la location ; sans votre signature, elle lie le vendeur, sauf si un droit sur le toit figure au registre foncier. Avant le notaire, demandez contrat, durée restante, hausse annuelle et montant de rachat. Vous pouvez alors exiger que le vendeur rachète ou déduire les mensualités restantes du prix ; l’acte doit dire qui paie dès quand.',
);

const leasingDeath = say(
  'Le contrat et ses mensualités font partie de la succession et passent aux héritiers ; qui n’hérite pas ne doit rien, même un enfant. On peut répudier, en Allemagne sous six semaines, en Suisse sous trois mois, et en Autriche l’acceptation conditionnelle limite la responsabilité. Si vous gardez la maison, annoncez le décès et demandez un rachat ; ne signez aucun nouveau contrat avant qu’un service de conseil l’ait lu.',
);

const financingPace = say(
  'PACE n’existe qu’aux États-Unis : le prêt s’y rembourse avec la taxe foncière et passe avant l’hypothèque. En Allemagne, en Autriche et en Suisse, on finance par la banque, l’hypothèque ou des prêts publics. Si l’on vous propose ici un prêt « attaché à la maison », montrez-le à la banque ou à un service aux consommateurs avant de signer.',
);

export const fr: DetailTexts<'money'> = {
  costsOverview: {
    allTogether: {
      question: 'Quel total pour solaire, pompe à chaleur et borne ensemble ?',
      answer: {
        de: say(
          'Solaire avec batterie ({pvSystemWithBattery} pour {pvSystemKwp}), pompe à chaleur à air ({airHeatPumpPrice}) et borne ({wallboxEur}) font en gros quarante à soixante mille euros avant aides. Sans batterie, quelques milliers de moins ; avec électricité ou radiateurs, plus. Tout n’est pas à faire d’un coup.',
        ),
        at: say(
          'Notre estimation compte {pvAtPrice} pour {pvAtKwp} de photovoltaïque, {batteryAt} pour dix kWh de batterie, {airHeatPumpAt} pour une pompe à chaleur à air, pose comprise, et {wallboxAt} pour la borne, soit environ {allAt} avant aides. Ce sont nos hypothèses, pas des statistiques autrichiennes. Avec deux devis par corps de métier, vous aurez votre total en deux ou trois semaines.',
        ),
        ch: say(
          'Le solaire de {pvChKwp} coûte {pvChPrice} ; notre estimation y ajoute {batteryCh} pour dix kWh de batterie, {airHeatPumpCh} pour la pompe à chaleur air-eau, pose comprise, et {wallboxChf} pour la borne, soit environ {allCh}. Hormis le prix du solaire, ce sont nos hypothèses, pas des statistiques. Déduisez la rétribution unique et l’aide du canton. Tout n’est pas à faire d’un coup.',
        ),
        us: say(
          'Pour le solaire, comptez {pvUsRange} fois la taille ; notre estimation y ajoute {airHeatPumpUs} pour la pompe à chaleur, pose comprise, et {wallboxUsd} pour la borne. Avec {pvUsKw}, cela fait environ {allUs} avant remises, en bonne partie des hypothèses de notre part. Un tableau neuf ({panelUpgradeUsd}) ou une batterie de dix kWh ({batteryUs}) s’ajouterait.',
        ),
      },
    },
    afterGrants: {
      question: 'Que coûtent solaire et chauffage après subventions ?',
      answer: {
        de: say(
          'Après aides, il reste souvent une bonne moitié pour le chauffage : la subvention de base est de {kfwBase}, avec bonus au plus {kfwCap} (à l’échelon de revenu le plus bas {kfwCapLow}), sur {kfwCost} au maximum pour le premier logement. Pour le solaire, l’économie est déjà dans le prix avec {vatDeRate} de TVA. Pour une borne à la maison, comptez sans aide.',
        ),
        at: say(
          'Au niveau fédéral, il n’y a actuellement rien à demander, ni pour le chauffage ni pour le solaire : comptez le prix entier. Ne déduisez que ce que votre Land ou commune promet par écrit.',
        ),
        ch: say(
          'Pour le solaire, environ {pvChGrant} de rétribution unique se déduisent pour {pvGrantKwp} ; pour le chauffage, l’aide du canton, très variable selon l’appareil et la puissance. Au niveau fédéral, la déduction réduit jusqu’au {deductionChTo} aussi l’impôt sur le reste.',
        ),
        us: say(
          'Les crédits fédéraux ont pris fin le {creditsEnded}, comptez sans eux. Là où HEAR existe et si votre revenu convient, jusqu’à {hearHeatPump} se déduisent de la pompe à chaleur et {hearHousehold} en tout ; s’y ajoutent les remises du fournisseur. Sans ces programmes, vous payez le prix entier.',
        ),
      },
    },
    normalPrice: {
      question: 'Mon devis solaire, pompe à chaleur et borne est-il normal ?',
      answer: {
        de: say(
          'Pour comparer : solaire de {pvSystemKwp} {pvSystemPrice}, avec batterie {pvSystemWithBattery}, pompe à chaleur à air {airHeatPumpPrice}, borne {wallboxEur}. Si votre paquet est nettement au-dessus, faites-le détailler et demandez une seconde offre. Regardez si les prix sont TVA comprise et ce qui manque, comme tableau, échafaudage ou radiateurs.',
        ),
        at: say(
          'Pour comparer, notre estimation compte {pvAtPrice} pour {pvAtKwp} de photovoltaïque, {batteryAt} pour dix kWh de batterie, {airHeatPumpAt} pour une pompe à chaleur à air, pose comprise, et {wallboxAt} pour une borne ; ce sont nos hypothèses, pas des statistiques. Si votre paquet est nettement au-dessus, faites-le détailler et demandez un second devis. Regardez si les prix sont TVA comprise et ce qui manque, comme tableau, échafaudage ou radiateurs.',
        ),
        ch: say(
          'Pour comparer : le solaire de {pvChKwp} coûte {pvChPrice} ; notre estimation compte {batteryCh} pour dix kWh de batterie, {airHeatPumpCh} pour une pompe à chaleur air-eau, pose comprise, et {wallboxChf} pour une borne, toutes des hypothèses de notre part. Si votre paquet est nettement au-dessus, faites-le détailler et demandez une seconde offre. Regardez si la TVA est comprise et ce qui manque, comme tableau, échafaudage ou radiateurs.',
        ),
        us: say(
          'Pour comparer : le solaire coûte {pvUsRange} ; notre estimation compte {batteryUs} pour dix kWh de batterie, {airHeatPumpUs} pour une pompe à chaleur à air, pose comprise, et {wallboxUsd} pour une borne, toutes des hypothèses de notre part. Si votre paquet est nettement au-dessus, faites-le détailler et demandez un second devis. Regardez ce qui manque, comme tableau, gaines ou permis.',
        ),
      },
    },
    biggest: {
      question: 'Le plus cher : solaire, pompe à chaleur ou borne ?',
      answer: {
        de: costsOverviewBiggest,
        at: costsOverviewBiggest,
        ch: costsOverviewBiggest,
        us: say(
          'Le plus gros poste est en général le solaire, surtout avec batterie, puis la pompe à chaleur avec ses gaines ou plusieurs unités intérieures ; borne et thermostats sont petits. Les surprises viennent surtout du tableau, de vieilles gaines, du toit et des fouilles. Par dollar dépensé, c’est souvent l’étanchéité et l’isolation des combles qui économisent le plus de chauffage.',
        ),
      },
    },
    smallBudget: {
      question: 'Quels travaux énergétiques d’abord avec un petit budget ?',
      answer: say(
        'Avec un petit budget, commencez par ce qui coûte peu et agit tout de suite : bien régler le chauffage, étancher, isoler le plafond supérieur, puis un solaire de taille adaptée ou un split au séjour. Remplacez le chauffage principal quand il arrive à terme. Par étapes, cela coûte un peu plus, mais chacune apporte déjà son économie.',
      ),
    },
  },
  solarCost: {
    fairQuote: {
      question: 'Le prix de mon devis solaire est-il correct ?',
      answer: {
        de: say(
          'Divisez le prix par les kWc : sans batterie, {pvSmallPrice} est courant pour une petite installation, {pvTenPrice} vers {pvTenKwp}. Si l’offre est bien plus haute, demandez ce que coûtent échafaudage, armoire électrique ou toit difficile ; bien plus basse, il manque souvent quelque chose. Avec batterie, comparez à {pvSystemWithBattery} pour {pvSystemKwp}. Deux autres offres tranchent.',
        ),
        at: say(
          'Divisez le prix par les kWc et comparez à deux autres devis. Pour {pvAtKwp} sans batterie, notre estimation compte {pvAtPrice} ; ce sont les prix allemands plus {vatAtRate} de TVA, pas une statistique autrichienne. Une petite installation coûte plus par kWc. Si un devis est bien plus bas, il manque souvent l’échafaudage, le coffret électrique ou l’annonce.',
        ),
        ch: say(
          'Divisez le prix par les kWc : pour {pvChKwp}, un aperçu du marché donne {pvChPrice} avant la rétribution unique ; une petite installation coûte plus par kWc. Si l’offre est plus haute, demandez ce que coûtent échafaudage, travaux électriques ou toit difficile. Deux autres offres tranchent ; SuisseEnergie vérifie aussi des offres solaires.',
        ),
        us: say(
          'Divisez le prix par les watts : l’offre médiane était de {pvUsPrice}, et {pvUsRange} est courant sans batterie. Au-delà il faut une raison, comme un toit difficile, un nouveau tableau ou des frais de financement cachés dans le prix ; demandez le prix comptant. Prenez deux autres offres avant de signer.',
        ),
      },
    },
    whyExpensive: {
      question: 'Pourquoi une installation solaire coûte-t-elle si cher ?',
      answer: say(
        'Les panneaux ne font plus qu’une petite part du prix ; l’essentiel, ce sont la pose, l’échafaudage, l’onduleur, les travaux électriques, l’étude, les annonces, la garantie et les frais de l’entreprise. Un panneau bon marché économise donc peu, un toit simple et une bonne préparation beaucoup. On peut monter soi-même une partie ; le raccordement revient à un électricien.',
      ),
    },
    perPanelOrBudget: {
      question: 'Combien coûte le solaire selon le nombre de panneaux ?',
      answer: {
        de: say(
          'Comptez environ quatre cent cinquante watts par panneau : douze panneaux font bien cinq kWc, vingt environ neuf, vingt-quatre près de onze. Multiplié par {pvSmallPrice} pour une petite et {pvTenPrice} pour une plus grande installation, cela donne le prix ; douze mille euros achètent donc environ huit à onze kWc sans batterie. Un panneau seul est bon marché ; posé et raccordé, c’est un multiple.',
        ),
        at: say(
          'Comptez environ quatre cent cinquante watts par panneau : douze panneaux font bien cinq kWc, vingt environ neuf, vingt-quatre près de onze. Pour {pvAtKwp} sans batterie, notre estimation compte {pvAtPrice}, une hypothèse de notre part ; une petite installation coûte plus par kWc. Un panneau seul est bon marché ; posé et raccordé, c’est un multiple.',
        ),
        ch: say(
          'Comptez environ quatre cent cinquante watts par panneau : douze panneaux font bien cinq kWc, vingt environ neuf, vingt-quatre près de onze. Pour {pvChKwp}, soit un peu plus de vingt panneaux, un aperçu du marché donne {pvChPrice} ; pour la moitié vous payez plus de la moitié, car échafaudage et raccordement restent les mêmes.',
        ),
        us: say(
          'Comptez un peu plus de quatre cents watts par panneau : douze panneaux font environ cinq kW, vingt un peu plus de huit, vingt-quatre près de dix. Multiplié par {pvUsRange}, cela donne le prix ; quinze mille dollars achètent donc environ cinq à six kW. Un panneau seul est bon marché ; posé et raccordé, c’est un multiple.',
        ),
      },
    },
    extras: {
      question: 'Que comprend un devis solaire et qu’est-ce qui s’ajoute ?',
      answer: say(
        'Une offre complète comprend panneaux, onduleur, structure, échafaudage, pose, raccordement électrique, annonces et TVA ; faites détailler chaque poste. Souvent en plus : une nouvelle armoire de comptage, la protection contre les surtensions, de longs câbles, des fouilles et des travaux de toiture. L’échafaudage est courant et en général nécessaire à la sécurité. Demandez clairement ce qui peut encore s’ajouter.',
      ),
    },
    runningCosts: {
      question: 'Quels sont les frais courants d’une installation solaire ?',
      answer: say(
        'Comptez un à deux pour cent du prix d’achat par an : assurance, location du compteur s’il y en a une, contrôle occasionnel et réserve pour l’onduleur, à remplacer après {inverterYears} ans. Le nettoyage est en général inutile, la pluie s’en charge. L’installation ne demande ni combustible ni contrat d’entretien régulier.',
      ),
    },
    specialKinds: {
      question: 'Quels types d’installations solaires coûtent plus cher ?',
      answer: say(
        'Les panneaux ordinaires posés sur tuiles ou tôle sont les moins chers ; tout noirs, ils ne coûtent qu’un peu plus. Nettement plus chers au kWc : panneaux intégrés, façades, pose au sol avec fondations et carports, et surtout les tuiles solaires, qui coûtent en général plusieurs fois plus et n’ont de sens que si le toit est refait. Faites chiffrer le surcoût à part.',
      ),
    },
    sizeEffect: {
      question: 'Plus de panneaux solaires, est-ce moins cher au kilowatt ?',
      answer: say(
        'Une plus grande installation coûte nettement moins par kWc, car échafaudage, déplacement, raccordement et étude restent presque les mêmes pour huit ou vingt panneaux. Une petite est donc moins chère au total mais plus chère au kWc. Souvent il vaut la peine de couvrir d’emblée le bon pan ; faites chiffrer les deux tailles et comparez le surcoût.',
      ),
    },
  },
  heatPumpCost: {
    fairQuote: {
      question: 'Mon devis de pompe à chaleur est-il trop cher ?',
      answer: {
        de: say(
          'Pour une air-eau dans une maison individuelle, {airHeatPumpPrice} posée est usuel ; au-delà, il faut une raison : citerne, radiateurs neufs, tableau ou grosse machine. Comparez poste par poste : appareil, ballon, socle, électricité, démontage, équilibrage, mise en service. Deux autres devis et une heure de conseil indépendant économisent souvent des milliers d’euros.',
        ),
        at: say(
          'Notre estimation compte {airHeatPumpAt} pour une pompe à chaleur à air, pose comprise ; c’est une hypothèse de notre part, pas une statistique. Deux autres devis avec les mêmes postes montrent si votre prix est juste : appareil et puissance, ballon, socle, électricité, démontage, équilibrage, mise en service. Un prix nettement plus haut demande une raison : citerne, radiateurs neufs, tableau ou appareil plus gros. Le conseil en énergie de votre Land examine souvent les devis gratuitement.',
        ),
        ch: say(
          'Notre estimation compte {airHeatPumpCh} pour une pompe à chaleur air-eau, pose comprise ; c’est une hypothèse de notre part, pas une statistique. Deux autres offres aux mêmes postes montrent si la vôtre est juste. Vérifiez si citerne, électricien, ballon, socle, permis et mise en service sont compris : cela explique souvent plus de dix mille francs d’écart. SuisseÉnergie et le canton conseillent.',
        ),
        us: say(
          'Notre estimation compte {airHeatPumpUs} pour une pompe à chaleur à air, pose comprise ; c’est une hypothèse de notre part, pas une statistique, et climat froid, gaines neuves, plusieurs unités ou tableau neuf mènent au haut de la fourchette ou au-delà. Demandez trois devis à puissance et appareil égaux, avec prix séparés pour appareil, gaines, électricité. Sans calcul de charge ou si l’on vous presse de signer le jour même, cherchez ailleurs.',
        ),
      },
    },
    whySpread: {
      question: 'Pourquoi les devis de pompe à chaleur varient-ils tant ?',
      answer: say(
        'L’appareil ne fait souvent qu’un tiers à la moitié ; le reste, c’est main-d’œuvre, ballon, électricité, socle, démontage, étude et garantie, et c’est là que les devis diffèrent le plus. S’y ajoutent marque, puissance, carnets pleins et une marge parce que des aides existent. Faites égaliser contenu et puissance avant de comparer ; un devis étonnamment bas oublie en général quelque chose.',
      ),
    },
    included: {
      question: 'Que comprend le prix d’une pompe à chaleur ?',
      answer: say(
        'Le prix complet comprend appareil, ballons pour chauffage et eau chaude, socle ou console, conduites et percement, électricien et annonce, démontage de l’ancien chauffage, équilibrage, mise en service et instruction. Manquent souvent citerne, tableau, radiateurs, condamnation de la cheminée et peinture. Faites inscrire chaque poste avec un prix ou « non compris » ; un ballon tampon n’est pas toujours nécessaire.',
      ),
    },
    cheaper: {
      question: 'Comment payer une pompe à chaleur moins cher ?',
      answer: say(
        'Moins cher : un appareil plus petit selon la vraie charge, un monobloc sans travaux frigorifiques, pas de tampon inutile, socle et démontage par vous, une date hors saison de chauffe et deux ou trois devis. Dans un petit logement, un split pour la pièce principale suffit parfois. N’économisez pas sur l’étude, l’équilibrage et une entreprise qui existera dans dix ans ; les offres très basses sont surtout des appâts.',
      ),
    },
    ground: {
      question: 'Combien coûte une pompe à chaleur géothermique ?',
      answer: {
        de: say(
          'Une installation géothermique coûte en général {groundHeatPumpPrice} forage compris, soit quelque cinq à dix mille de plus que l’air. Le prix du mètre dépend de la roche et de l’accès ; il faut en gros quinze à vingt mètres par kilowatt. En échange elle consomme moins et ne s’entend pas dehors.',
        ),
        at: say(
          'Pour la géothermie avec forage ou capteur, notre estimation compte {groundHeatPumpAt}, pour l’air {airHeatPumpAt} ; ce sont nos hypothèses. En échange, la géothermie consomme moins et ne s’entend pas dehors. Le prix du forage dépend de la roche, de la profondeur et de l’accès ; il faut en gros quinze à vingt mètres par kilowatt. Faites chiffrer forage et installation séparément.',
        ),
        ch: say(
          'Pour une installation à sonde, notre estimation compte {groundHeatPumpCh}, pour l’air-eau {airHeatPumpCh} ; ce sont nos hypothèses. Bien des cantons aident davantage les sondes, et elles consomment moins. Il faut en gros quinze à vingt mètres par kilowatt ; le prix du mètre dépend de la roche et de l’accès. Faites offrir forage et machine séparément et demandez ce qui vaut en cas d’eau ou de gaz dans le trou.',
        ),
        us: say(
          'Pour la géothermie, notre estimation compte {groundHeatPumpUs}, pour une pompe à air {airHeatPumpUs} ; ce sont nos hypothèses. C’est le forage ou les tranchées qui coûtent ; en échange elle consomme moins et n’a pas d’unité extérieure. Le prix dépend du sol, de la place et des tonnes. Le crédit fédéral pour les logements a pris fin le {creditsEnded} ; demandez les primes de l’État et du fournisseur.',
        ),
      },
    },
    afterGrant: {
      question: 'Combien coûte une pompe à chaleur après subventions ?',
      answer: {
        de: say(
          'Avec l’aide de base seule, il vous reste un peu plus des deux tiers d’une installation proche du plafond. La KfW paie {kfwBase} à {kfwCap}, à l’échelon de revenu le plus bas jusqu’à {kfwCapLow}, d’au plus {kfwCost} pour le premier logement, selon bonus et revenu. Le surplus est entièrement pour vous ; la demande se fait avant les travaux.',
        ),
        at: say(
          'Comptez pour l’instant le plein prix : l’argent fédéral pour remplacer les chaudières est épuisé. Ne déduisez l’aide de votre Land ou commune qu’avec un accord écrit. Le conseil en énergie du Land connaît l’état.',
        ),
        ch: say(
          'Quelques milliers de francs de moins que l’offre : c’est la contribution de votre canton, selon le canton et la puissance, en général plus pour une sonde. S’y ajoute la déduction fiscale, au niveau fédéral jusqu’au {deductionChTo}. Déposez la demande avant les travaux, sinon la contribution est perdue.',
        ),
        us: say(
          'Du prix se déduisent, selon le revenu, jusqu’à {hearHeatPump} de HEAR là où l’État le propose, et des primes de fournisseurs. Le crédit d’impôt fédéral a pris fin le {creditsEnded}. Ne déduisez que ce qui est promis par écrit.',
        ),
      },
    },
    size: {
      question: 'Une pompe à chaleur plus puissante coûte-t-elle bien plus ?',
      answer: say(
        'La puissance renchérit moins qu’on ne croit : de huit à douze ou quatorze kilowatts, c’est surtout l’appareil qui coûte quelques milliers de plus, la pose change peu. Dans un immeuble s’ajoutent ballons, distribution ou deux machines en cascade, mais le coût par logement baisse. Un split chauffe une pièce pour quelques milliers, chaque pièce de plus demande une unité intérieure.',
      ),
    },
  },
  wallboxCost: {
    fairQuote: {
      question: 'Mon devis pour une borne de recharge est-il trop cher ?',
      answer: {
        de: say(
          'Appareil et pose : notre estimation compte {wallboxEur}. Avec un court trajet et de la place au tableau, cela devrait suffire ; au-delà, il faut une raison : longue ligne, tranchée, percements ou nouveau tableau. Faites détailler appareil, ligne au mètre, heures, protection, annonce et contrôle, et demandez deux autres devis. Les prix d’appel ne valent en général que jusqu’à cinq ou dix mètres.',
        ),
        at: say(
          'Appareil et pose : notre estimation compte {wallboxAt}. Avec un court trajet et de la place au tableau, cela devrait suffire ; au-delà, il faut une raison : longue ligne, tranchée, percements ou nouveau tableau. Faites détailler appareil, ligne au mètre, heures, protection, annonce et contrôle, et demandez deux autres devis. Les prix d’appel ne valent en général que jusqu’à cinq ou dix mètres.',
        ),
        ch: say(
          'Appareil et pose : notre estimation compte {wallboxChf}. Avec un court trajet et de la place au tableau, cela devrait suffire ; au-delà, il faut une raison : longue ligne, fouille, carottages ou nouveau tableau. Faites détailler appareil, ligne, heures, annonce au distributeur et rapport de sécurité OIBT, souvent oubliés, et demandez deux autres offres. Les forfaits ne valent en général que jusqu’à cinq ou dix mètres.',
        ),
        us: say(
          'Appareil et pose : notre estimation compte {wallboxUsd}. Avec un court trajet et de la place au tableau, cela devrait suffire ; au-delà, il faut une raison : longue ligne, tranchée, percements ou tableau plein. Demandez trois devis précisant ampères, longueur de câble, permis et heures. Un tableau neuf coûte {panelUpgradeUsd} de plus ; une puissance moindre ou un gestionnaire de charge à {loadManagerUsd} l’évite souvent.',
        ),
      },
    },
    longLine: {
      question: 'Combien coûte en plus une borne loin du tableau électrique ?',
      answer: say(
        'La longueur de la ligne est en général le plus gros poste : chaque mètre demande un câble plus épais et du travail, en terre aussi une fouille avec gaine. Jusqu’à une dizaine de mètres on reste dans l’usuel, à vingt ou trente le prix peut doubler. On économise en creusant soi-même, en posant un câble de données en même temps et en visant une puissance modérée ; si la ligne est à refaire de toute façon, faites les deux ensemble.',
      ),
    },
    device: {
      question: 'Combien coûte la borne de recharge seule, sans la pose ?',
      answer: say(
        'L’appareil seul coûte de quelques centaines à plus de mille selon l’équipement ; une borne simple à câble fixe suffit à la plupart. On paie plus pour une application, un contrôle d’accès, un compteur étalonné ou la recharge solaire ; celle-ci vaut la peine si vous avez des panneaux. La marque ne change rien à la recharge ; regardez marque d’essai, garantie et lien à votre gestion d’énergie, et ne payez pas plus de puissance que la voiture n’en prend.',
      ),
    },
    condo: {
      question: 'Combien coûte une borne dans un garage collectif ?',
      answer: say(
        'Dans un parking d’immeuble, l’installation de base commune s’ajoute à votre borne : alimentation, tableau, chemins de câbles et gestion de charge, répartis entre les places. Comptez souvent un à deux mille par place, plus la borne ; plus on est nombreux, moins c’est cher. Y aller seul depuis son compteur coûte rarement moins et bloque les autres ; faites demander par la gérance un concept avec prix par place.',
      ),
    },
    two: {
      question: 'Combien coûte une deuxième borne de recharge ?',
      answer: say(
        'Le deuxième point de charge coûte en général une partie seulement du premier, car ligne et protection existent déjà : surtout l’appareil et une à deux heures. Les deux doivent pouvoir partager la puissance, sans raccordement plus fort. Prévoyez la ligne tout de suite, même si la deuxième voiture vient plus tard.',
      ),
    },
    cheaper: {
      question: 'Comment installer une borne de recharge à moindre coût ?',
      answer: say(
        'Cela reste bon marché avec une ligne courte près du tableau, une puissance modérée, un appareil simple et des travaux préparatoires comme fouille ou gaine faits soi-même. Qui roule peu se contente d’une prise renforcée ou industrielle sur son propre circuit et du câble de la voiture. Moins de mille est alors souvent possible ; n’économisez pas sur protection, annonce et contrôle.',
      ),
    },
    distantSpace: {
      question: 'Comment poser une borne sur une place de parking éloignée ?',
      answer: say(
        'Si la voiture est loin de la maison, il y a deux voies : votre propre câble enterré depuis votre compteur, ou un raccordement séparé avec compteur à la place ; dès une cinquantaine de mètres, faites chiffrer les deux. Voyez d’abord à qui sont le chemin et la place, car traverser le terrain d’autrui demande un accord écrit, au mieux une servitude. Le mètre de fouille coûte le moins dans l’herbe, plusieurs fois plus sous pavés ou asphalte ; je ne donne pas de moyenne, faute de source fiable.',
      ),
    },
  },
  batteryCost: {
    fairPrice: {
      question: 'Le prix proposé pour ma batterie domestique est-il correct ?',
      answer: {
        de: say(
          'Comparez le prix par kWh utilisable : {batteryPerKwhDe} est courant, soit {batteryDe} pour dix kWh. Pour {pvSystemKwp}, un aperçu du marché donne {pvSystemPrice} sans batterie et {pvSystemWithBattery} avec. Si votre offre est tout en haut, une deuxième vaut presque sûrement la peine. Vérifiez si onduleur, pose et secours sont compris.',
        ),
        at: say(
          'Divisez le prix par les kWh utilisables et comparez ainsi deux ou trois devis. Pour dix kWh, notre estimation compte {batteryAt} ; c’est une hypothèse de notre part, pas une statistique. Demandez si onduleur, pose, travaux électriques et secours sont compris, car c’est de là que viennent les plus grands écarts. Si l’un d’eux est bien plus cher par kWh, négociez ou renoncez à la batterie.',
        ),
        ch: say(
          'Divisez le prix par les kWh utilisables et comparez ainsi deux ou trois offres. Pour dix kWh, notre estimation compte {batteryCh} ; c’est une hypothèse de notre part, pas une statistique. Demandez si onduleur, pose, travaux électriques et secours sont compris, car c’est de là que viennent les plus grands écarts. Si l’une d’elles est bien plus chère par kWh, négociez ou renoncez à la batterie.',
        ),
        us: say(
          'Divisez le prix par les kWh utilisables et comparez ainsi deux ou trois devis. Pour dix kWh, notre estimation compte {batteryUs} ; c’est une hypothèse de notre part, pas une statistique. Demandez si onduleur, pose, travaux électriques et secours sont compris, car c’est de là que viennent les plus grands écarts. Si l’un d’eux est bien plus cher par kWh, négociez ou renoncez à la batterie.',
        ),
      },
    },
    addingLater: {
      question: 'Ajouter une batterie plus tard coûte-t-il plus cher ?',
      answer: say(
        'Ajouter une batterie plus tard marche presque toujours, mais coûte en général plus que l’achat simultané, car l’électricien revient et il faut souvent un onduleur de batterie. Avec un onduleur hybride, la batterie suffit ; sinon on la raccorde côté courant alternatif et l’ancien onduleur reste. Attendre peut quand même payer, les prix ayant baissé. Faites chiffrer séparément batterie, onduleur et travail.',
      ),
    },
    sizeAndModules: {
      question: 'Une grande batterie est-elle moins chère au kilowattheure ?',
      answer: say(
        'Plus la batterie est grande, moins le kWh coûte, car boîtier, électronique et pose ne se paient qu’une fois ; deux fois plus grande coûte donc nettement moins que le double. Un module d’extension est avantageux si votre système accepte la même série et que l’onduleur suit. Mais au-delà de votre consommation nocturne, l’intérêt est faible.',
      ),
    },
    backupExtra: {
      question: 'La fonction secours d’une batterie est-elle en supplément ?',
      answer: say(
        'Le secours coûte en plus, car il faut un boîtier de commutation, un onduleur adapté et des travaux au tableau ; une simple prise de secours est bon marché, une maison entière à commutation automatique est chère. Demandez ce qui est alimenté, avec quelle puissance, et si le soleil recharge pendant la coupure. Pour frigo, lumière et internet, la petite solution suffit en général ; un appareil vital ne doit pas en dépendre seul, demandez à son fournisseur.',
      ),
    },
    fallingPrices: {
      question: 'Le prix des batteries domestiques baisse-t-il ?',
      answer: say(
        'Les batteries ont nettement baissé ces dernières années grâce aux cellules ; la pose et l’électronique baissent à peine. Nul ne sait si cela continue, et les batteries au sodium ou au sel sont jusqu’ici rarement moins chères. Attendre ne coûte que la petite économie d’un an : si le prix ne convient pas, faites préparer l’installation et ajoutez-la plus tard.',
      ),
    },
    whyCostly: {
      question: 'Pourquoi les batteries domestiques sont-elles si chères ?',
      answer: say(
        'Le prix comprend non seulement les cellules, mais boîtier, gestion, onduleur, pose, annonces, garantie et marge de l’installateur ; les voitures sont produites en bien plus grand nombre, d’où leur kWh moins cher. Le travail s’ajoute souvent, demandez-le. Un montage maison de cellules économise, mais perd en général garantie, autorisation du réseau et assurance.',
      ),
    },
    brandPrice: {
      question: 'Combien coûte une batterie d’une marque précise ?',
      answer: say(
        'Je ne tiens pas de prix par marque, car ils changent chaque mois et la pose compte souvent autant que l’appareil. Comparez donc le prix total avec boîtier, travail et annonces, divisé par les kWh utilisables. Un prix en ligne n’est jamais le prix au mur ; les marques connues coûtent plus, mais ont en général un service plus sûr.',
      ),
    },
  },
  runningCost: {
    yearly: {
      question: 'Combien une pompe à chaleur consomme-t-elle par an ?',
      answer: {
        de: say(
          'Une maison qui a besoin de {heatExample} kWh de chaleur par an consomme avec une pompe à air usuelle environ {heatExamplePower} kWh de courant, soit au tarif moyen des ménages près de {heatExampleDe} par an. Deux fois moins de besoin, deux fois moins de frais ; un tarif pompe à chaleur ou un chauffage au sol baisse encore. Votre besoin se lit sur la facture de gaz.',
        ),
        at: say(
          'Une maison qui a besoin de {heatExample} kWh de chaleur par an consomme avec une pompe à air usuelle environ {heatExamplePower} kWh de courant ; multipliés par votre prix total du kWh, c’est le coût annuel. Deux fois moins de besoin, deux fois moins de frais. Votre besoin se lit sur la facture de gaz, un litre de mazout vaut une dizaine de kWh.',
        ),
        ch: say(
          'Une maison qui a besoin de {heatExample} kWh de chaleur par an consomme avec une pompe à air usuelle environ {heatExamplePower} kWh de courant, soit au tarif médian près de {heatExampleCh} par an. Deux fois moins de besoin, deux fois moins de frais, et moins encore avec un chauffage au sol. Un litre de mazout vaut une dizaine de kWh.',
        ),
        us: say(
          'Une maison qui a besoin de {heatExample} kWh de chaleur par an consomme avec une pompe à air usuelle environ {heatExamplePower} kWh de courant, au prix moyen américain près de {heatExampleUs} par an. Dans le Sud doux, c’est moins ; dans le Nord froid ou avec un courant cher, plus. Votre prix du kWh fois cette consommation donne votre chiffre.',
        ),
      },
    },
    convert: {
      question: 'Combien de kWh de pompe à chaleur remplacent mazout ou gaz ?',
      answer: {
        de: runningCostConvert,
        at: runningCostConvert,
        ch: runningCostConvert,
        us: say(
          'Comptez environ dix kilowattheures de courant par gallon de mazout et sept par gallon de propane ou par therm de gaz, fois votre prix du courant. Cent gallons de mazout deviennent donc près de mille kilowattheures. Des radiateurs électriques simples consomment deux à trois fois plus qu’une pompe, plutôt deux dans les hivers froids.',
        ),
      },
    },
    cheaperOrNot: {
      question: 'À l’usage, la pompe à chaleur bat-elle le gaz et le mazout ?',
      answer: {
        de: say(
          'Elle est moins chère que le gaz tant que le courant coûte moins d’environ trois fois et demie le gaz par kilowattheure ; aux prix moyens elle est un peu en dessous, plus nettement avec un tarif pompe à chaleur. Face au mazout c’est semblable, face à l’accumulation elle épargne près des deux tiers. Avec une eau très chaude ou un courant cher, l’avantage peut disparaître, et le prix du {carbonDioxide} renchérit gaz et mazout.',
        ),
        at: say(
          'Elle est moins chère que le gaz ou le mazout tant que le courant coûte moins d’environ trois fois et demie le combustible par kilowattheure, réseau et taxes compris. Face au chauffage électrique direct, elle épargne près des deux tiers. Avec une eau très chaude, l’avantage diminue.',
        ),
        ch: say(
          'Elle est moins chère tant que le courant coûte moins d’environ trois fois et demie le mazout ou le gaz par kilowattheure ; un litre de mazout en vaut dix environ. Au tarif médian, elle est le plus souvent nettement moins chère que le gaz et le mazout ; l’écart dépend de leur prix et de la température de départ. Face au chauffage électrique, elle épargne près des deux tiers.',
        ),
        us: say(
          'Comparez sept kilowattheures de courant avec un therm de gaz : à quatorze cents et un peu plus d’un dollar le therm, c’est à peu près égal ; avec un courant moins cher la pompe gagne, avec un courant cher le gaz. Face au propane, au mazout et à l’électrique simple, elle gagne presque toujours. Lors de grands froids, cela glisse vers le gaz.',
        ),
      },
    },
    monthly: {
      question: 'Comment varie le coût d’une pompe à chaleur selon le mois ?',
      answer: say(
        'Janvier prend environ un sixième à un cinquième du coût annuel, l’été seulement l’eau chaude ; l’acompte répartit le tout sur douze mois. Lors de grands froids, elle consomme par jour deux à trois fois plus qu’un jour d’hiver doux, mais ces jours sont rares. L’acompte de courant plus élevé remplace celui du gaz ou du mazout.',
      ),
    },
    tooMuch: {
      question: 'Pourquoi ma pompe à chaleur consomme-t-elle autant ?',
      answer: say(
        'Divisez la chaleur fournie par le courant au compteur de l’installation : sur un an, {fieldSpread} est usuel, {fieldAir} la moyenne ; nettement moins signale le plus souvent une courbe de chauffe trop haute, une résistance d’appoint qui tourne, trop de démarrages ou des vannes fermées. Baissez la courbe pas à pas et regardez les heures de l’appoint. Ensuite, un spécialiste vérifie débit et réglages.',
      ),
    },
    upkeep: {
      question: 'Quels frais a une pompe à chaleur en plus du courant ?',
      answer: say(
        'Outre le courant, une pompe coûte peu : un contrôle tous les un à deux ans et plus tard quelques pièces. Ramonage, abonnement au gaz, entretien du brûleur et contrôle de la citerne tombent dès que plus rien ne brûle, ce qui compense en général l’entretien. S’y ajoute un compteur propre, si vous en prenez un.',
      ),
    },
    groundOrAir: {
      question: 'Une pompe à chaleur géothermique consomme-t-elle moins ?',
      answer: say(
        'La géothermie demande environ un cinquième de courant en moins que l’air pour la même chaleur : on a mesuré en moyenne {fieldGround} contre {fieldAir}. Avec un chauffage au sol, les deux coûtent moins qu’avec des radiateurs chauds, souvent d’un autre cinquième. L’économie doit d’abord rembourser le forage.',
      ),
    },
  },
  payback: {
    claim: {
      question: 'Le solaire est-il vraiment amorti aussi vite que promis ?',
      answer: say(
        'Six à neuf ans sont possibles en solaire, mais seulement avec un bon prix et beaucoup d’autoconsommation ; l’usuel est plutôt {solarPayback}. Demandez les hypothèses : autoconsommation, rendement, hausse du courant, remplacement de l’onduleur, intérêts. Avec une forte hausse du prix ou sans onduleur, le chiffre est embelli.',
      ),
    },
    heatPump: {
      question: 'Quand le surcoût d’une pompe à chaleur est-il amorti ?',
      answer: say(
        'Pour une pompe à chaleur, comptez seulement le surcoût par rapport au chauffage que vous devriez acheter sinon, subventions déduites, et divisez-le par l’économie annuelle, entretien et taxes compris. Face au mazout ou à l’électrique direct, c’est souvent rapide, face au gaz bon marché, lent. Si la vieille chaudière tient encore, attendre n’est souvent pas une faute.',
      ),
    },
    calculate: {
      question: 'Comment calculer l’amortissement de mes panneaux solaires ?',
      answer: say(
        'Divisez le prix, subventions déduites, par l’avantage annuel : kilowattheures utilisés sur place fois le prix du courant, plus ceux injectés fois la reprise, moins entretien et assurance. Ajoutez un onduleur neuf après {inverterYears} ans et, avec un crédit, les intérêts. Le chiffre publicitaire devient ainsi honnête.',
      ),
    },
    sooner: {
      question: 'Qu’est-ce qui rend le solaire plus ou moins vite rentable ?',
      answer: say(
        'C’est plus rapide avec une bonne offre, beaucoup d’usage de jour, un courant cher et un toit sans ombre ; une voiture électrique ou une pompe à chaleur sur son propre courant aide. Une batterie augmente l’économie mais allonge en général la durée, car elle coûte cher. Si le courant monte, la durée raccourcit ; s’il baisse, elle s’allonge.',
      ),
    },
    tooLong: {
      question: 'Le solaire vaut-il le coup malgré un long amortissement ?',
      answer: say(
        'Tant que l’installation dure bien plus que le temps de se payer : les panneaux tiennent {panelYears} ans, tout ce qui suit est gain. Qui vend plus tôt en récupère une part dans le prix de la maison, sans certitude. Comme placement, le solaire rapporte en général quelques pour cent par an, économisés hors impôt mais immobilisés.',
      ),
    },
  },
  savings: {
    packageFigure: {
      question: 'Vos chiffres d’économies sont-ils calculés pour ma maison ?',
      answer: say(
        'Les montants des offres sont des valeurs typiques tirées de peu de réponses, sans promesse ; d’où une fourchette si large. Cela devient précis avec la consommation annuelle de courant et de combustible, votre tarif, la surface et l’orientation du toit. Faites montrer le calcul dans le devis : consommation, prix, hausse supposée et part estimée.',
      ),
    },
    solarSaves: {
      question: 'De combien le solaire réduit-il ma facture d’électricité ?',
      answer: {
        de: say(
          'Une installation adaptée couvre environ {selfSufficiencyAlone} de votre consommation sans batterie, environ {selfSufficiencyBattery} avec ; la facture baisse de cette part, à votre prix du kWh. S’y ajoute la rémunération de l’injection, {feedInDe} pour les mises en service jusqu’à {feedInTo}, moins un peu d’entretien. Qui est là le jour fait mieux, qui n’est jamais là moins bien.',
        ),
        at: savingsSolarSaves,
        ch: savingsSolarSaves,
        us: savingsSolarSaves,
      },
    },
    heatingSaves: {
      question: 'Combien une pompe à chaleur économise-t-elle en chauffage ?',
      answer: say(
        'Face au chauffage électrique ou à accumulation, une pompe épargne la moitié à deux tiers des frais de chauffage, d’autant plus que l’hiver est doux ; face au propane ou à un mazout cher souvent un tiers et plus, face au gaz peu à un quart selon les tarifs. Le gain est plus grand avec une température de départ basse et un tarif pompe à chaleur. Avec un gaz bon marché et un courant cher, cela peut être nul.',
      ),
    },
    smallUse: {
      question: 'Combien fait économiser le solaire si je consomme peu ?',
      answer: say(
        'À petite consommation, petite économie : deux personnes absentes le jour n’épargnent souvent avec le solaire que dix à trente par mois sur la facture de courant, plus ce que rapporte l’injection. Mieux vaut alors une petite installation, un kit de balcon ou d’abord le chauffage s’il est cher. Cela augmente avec une voiture, une pompe ou du télétravail.',
      ),
    },
    tooGood: {
      question: 'Peut-on croire aux promesses de fortes économies d’énergie ?',
      answer: say(
        'Rarement : septante ou quatre-vingts pour cent de frais d’énergie en moins ne sont pensables qu’avec le tout dans une maison favorable ; pour le solaire seul ou le chauffage seul, c’est de la publicité. Demandez quelle consommation propre, quel rendement et quelle hausse des prix sont supposés : plus de trois pour cent par an ou deux tiers d’autonomie doivent alerter. Recalculez aux prix d’aujourd’hui.',
      ),
    },
    notSeen: {
      question: 'Pourquoi mes frais d’énergie baissent-ils moins que promis ?',
      answer: say(
        'C’est fréquent et a le plus souvent une cause simple : l’acompte suit encore l’ancienne consommation, l’injection est créditée à part, ou le chauffage, la voiture ou des mois plus froids prennent plus de courant. Comparez les kilowattheures d’une année entière, courant et combustible ensemble, non les francs d’un mois. S’il manque encore quelque chose, faites contrôler réglages ou installation.',
      ),
    },
    whichMost: {
      question: 'Qu’est-ce qui réduit le plus mes frais d’énergie ?',
      answer: say(
        'Le plus souvent, c’est le chauffage qui rapporte le plus, car il pèse le plus dans les frais d’énergie, puis la voiture si vous roulez beaucoup et chargez chez vous, puis le courant. Le moins cher par unité épargnée : réglages, isolation des combles et du plafond de cave, bon tarif. Ensemble, l’effet dépasse la somme, car le solaire va alors dans la pompe et la voiture.',
      ),
    },
  },
  financing: {
    age: {
      question: 'À mon âge, une banque me prête-t-elle encore pour rénover ?',
      answer: {
        de: financingAge,
        at: financingAge,
        ch: financingAge,
        us: say(
          'Un prêteur ne peut pas vous refuser à cause de l’âge ; l’Equal Credit Opportunity Act l’interdit. Il peut vérifier si pension et Social Security suffisent pour les mensualités et quelles sont vos autres dettes. En cas de refus, il doit en donner la raison ; une coopérative de crédit ou un programme de l’État est souvent plus souple.',
        ),
      },
    },
    instalments: {
      question: 'Puis-je payer le solaire ou le chauffage par mensualités ?',
      answer: say(
        'Payer en plusieurs fois passe par un crédit de votre banque ou un financement proposé par l’entreprise ; nous-mêmes n’offrons pas de mensualités. Comparez toujours le total au prix comptant : à zéro pour cent, l’intérêt se cache souvent dans un prix plus haut ou des frais. Demandez le prix avec et sans financement, et ce qui vaut en cas de remboursement anticipé.',
      ),
    },
    mortgage: {
      question: 'Faut-il augmenter l’hypothèque pour solaire ou chauffage ?',
      answer: say(
        'Augmenter l’hypothèque offre en général le taux le plus bas, mais coûte des frais et engage la maison ; pour de gros montants sur longtemps, c’est souvent le meilleur choix. Pour de plus petites sommes, un crédit de rénovation sans gage est plus simple. Ne prenez pas une durée plus longue que la vie de l’installation, sinon les intérêts mangent l’avantage du taux.',
      ),
    },
    noSavings: {
      question: 'Peut-on financer solaire ou chauffage sans épargne ?',
      answer: {
        de: say(
          'C’est possible sans épargne si le revenu supporte les mensualités : la subvention couvre une partie, et {kfwLoan} peut financer le reste jusqu’à {kfwLoanMax} par logement, à taux réduit jusqu’à {kfwLoanIncome} de revenu du ménage. La banque examine la solvabilité ; une inscription Schufa complique. En cas de dettes, voyez d’abord un service de désendettement ; évitez les crédits sans contrôle.',
        ),
        at: financingNoSavings,
        ch: financingNoSavings,
        us: financingNoSavings,
      },
    },
    rate: {
      question: 'Quel est le taux d’un crédit pour solaire ou chauffage ?',
      answer: {
        de: say(
          'La KfW affiche le taux du jour sur la page de chaque prêt ; {kfwLoan} est en général moins cher que votre banque grâce au taux réduit, tandis que pour {kfwSolar} le taux dépend de la solvabilité et des garanties. Faites calculer les deux par la banque, le prêt public et son propre produit. Comparez le taux effectif annuel et le total.',
        ),
        at: financingRate,
        ch: financingRate,
        us: financingRate,
      },
    },
    grantAndLoan: {
      question: 'Peut-on combiner subvention et crédit pour rénover ?',
      answer: {
        de: say(
          'Subvention et prêt complémentaire vont ensemble ; le prêt exige même la promesse : d’abord le contrat sous condition, puis la demande de subvention, puis la banque avec la promesse (vieille de {kfwCommitmentMonths} mois au plus). {kfwLoan} à taux réduit est pour les propriétaires occupants jusqu’à {kfwLoanIncome} de revenu du ménage, sinon c’est {kfwLoanOther}. Ensemble, ils ne doivent pas dépasser les coûts.',
        ),
        at: financingGrantAndLoan,
        ch: financingGrantAndLoan,
        us: financingGrantAndLoan,
      },
    },
    pensionMoney: {
      question: 'Faut-il puiser dans son épargne retraite pour rénover ?',
      answer: {
        de: financingPensionMoney,
        at: financingPensionMoney,
        ch: say(
          'Vous pouvez retirer de l’argent du deuxième pilier et du pilier {pillarThree} pour votre propre logement, aussi pour des travaux à plus-value comme un chauffage neuf ; c’est imposé à part et manquera à la retraite. Auprès de la caisse, un retrait n’est possible que tous les cinq ans, avec un montant minimal. La mise en gage ménage la prévoyance ; la caisse ou la banque fait le calcul.',
        ),
        us: say(
          'L’épargne retraite devrait être le dernier choix : un retrait avant l’âge prévu coûte en général l’impôt sur le revenu et une pénalité. Un prêt de votre propre plan l’évite, mais doit souvent être remboursé vite en cas de changement d’emploi. Un prêt sur la maison ou un programme de l’État revient en général moins cher.',
        ),
      },
    },
    sellWithLoan: {
      question: 'Que devient mon crédit solaire si je vends la maison ?',
      answer: {
        de: financingSellWithLoan,
        at: financingSellWithLoan,
        ch: say(
          'Un crédit privé est attaché à vous, pas à la maison : vous le remboursez avec le prix ou continuez simplement à payer. Si l’argent est dans l’hypothèque, la vente la rembourse, ou l’acheteur la reprend avec l’accord de la banque ; sortir tôt d’une hypothèque fixe coûte souvent cher. Demandez le montant à la banque avant l’annonce.',
        ),
        us: say(
          'Cela dépend du type : un crédit sans garantie reste simplement le vôtre. Pour un crédit solaire, l’installation est en général grevée d’une inscription UCC, à payer ou à lever pour la vente ; PACE figure sur la taxe foncière et doit presque toujours être payé sur le prix. Demandez le montant du solde (« payoff letter ») avant l’annonce, et à la title company ce qui est inscrit.',
        ),
      },
    },
    pace: {
      question: 'Qu’est-ce que le financement PACE ?',
      answer: {
        de: financingPace,
        at: financingPace,
        ch: financingPace,
        us: say(
          'PACE n’est pas de l’argent gratuit : vous remboursez le prêt des années avec la taxe foncière, et il passe en général avant l’hypothèque. Qui ne peut pas payer risque la maison, et à la vente ou au refinancement il faut presque toujours le solder. Intérêts et frais dépassent souvent ceux d’une credit union. Pour les maisons, il existe surtout en Californie, en Floride et au Missouri ; ne signez rien à la porte.',
        ),
      },
    },
  },
  leasing: {
    monthlyPrice: {
      question: 'Louer du solaire, c’est combien plus cher qu’acheter ?',
      answer: say(
        'La location revient en général à une fois et demie à deux fois l’achat. Multipliez la mensualité par douze et par le nombre d’années, hausse annuelle comprise, et comparez au prix d’achat avec intérêts du crédit, entretien et une réparation. Louer se défend si vous n’obtenez vraiment pas de crédit ou ne voulez vous occuper de rien ; comparez alors plusieurs offres de location.',
      ),
    },
    sellHouse: {
      question: 'Que devient ma location solaire si je vends la maison ?',
      answer: say(
        'Le contrat continue : à la vente, l’acheteur le reprend si lui et la société sont d’accord, sinon vous le rachetez. Personne n’est obligé de le reprendre, il fait donc souvent baisser le prix ou traîner la vente. En cas de décès, il passe aux héritiers, sauf clause contraire. Faites-vous montrer le montant de rachat année par année avant de signer.',
      ),
    },
    getOut: {
      question: 'Peut-on sortir d’une location solaire avant la fin ?',
      answer: say(
        'Avant terme, on n’en sort en général qu’en rachetant : vous achetez l’installation à sa valeur restante ou payez les mensualités dues, moins les intérêts. Juste après une signature à domicile, en Allemagne et en Autriche aussi en ligne, la rétractation suffit ; plus tard, il faut une faute de l’autre partie, par exemple l’absence de réparation malgré un délai. Une hausse n’est valable que si une clause la permet ; faites lire le contrat par un service aux consommateurs.',
      ),
    },
    endOfTerm: {
      question: 'À qui sont les panneaux loués à la fin du contrat ?',
      answer: say(
        'C’est le contrat qui le dit, sous trois formes : l’installation vous revient, souvent pour une petite somme, vous pouvez l’acheter à sa valeur ou prolonger, ou la société la démonte. Jusque-là elle lui appartient. Veillez à ce que le prix de reprise soit chiffré et que le démontage et la réparation du toit soient à la charge de la société ; onduleur et batterie sont alors souvent en fin de vie.',
      ),
    },
    theCatch: {
      question: 'Quel est le piège du solaire sans apport ?',
      answer: say(
        'Seul l’achat est gratuit : l’installation appartient à la société, et vous la payez des années au kWh ou par forfait ; elle gagne ainsi sur vous, sur l’injection et souvent sur les aides. Le piège, ce sont le long engagement, des prix qui montent chaque année et les soucis à la vente de la maison. Le modèle n’est pas une escroquerie ; ne signez simplement pas à la première visite.',
      ),
    },
    repairs: {
      question: 'Qui répare panneaux ou pompe à chaleur en location ?',
      answer: say(
        'En location ou en contracting, c’est la société qui répare, puisque l’installation lui appartient ; c’est le grand avantage. Faites écrire sous quel délai elle vient, ce que devient la mensualité pendant une panne et qui paie assurance, compteur et dégâts au toit. Les dommages que vous causez restent en général à votre charge. Si une panne traîne, fixez un délai par écrit et prenez conseil avant de retenir un paiement.',
      ),
    },
    roofRent: {
      question: 'Faut-il louer mon toit à un exploitant solaire ?',
      answer: say(
        'Louer son toit ne rapporte vraiment que pour de grandes surfaces, granges et halles ; sur une maison, votre propre installation rapporte plusieurs fois le loyer. Vérifiez loyer annuel, durée, démontage, réfection du toit pendant le bail et responsabilité. Si l’investisseur veut un droit inscrit au registre foncier, montrez-le à un notaire ou à un avocat, car il lie aussi les acheteurs futurs.',
      ),
    },
    companyFails: {
      question: 'Et si mon loueur solaire fait faillite ou est racheté ?',
      answer: say(
        'Si la société fait faillite ou est vendue, votre contrat continue en général avec le repreneur ou l’administrateur aux mêmes conditions, mais un administrateur peut aussi y mettre fin ; ne payez le nouveau créancier qu’une fois le changement prouvé par écrit. La mensualité ne monte que si une clause le prévoit. C’est surtout le service qui devient incertain : demandez l’accès aux données et la garantie du fabricant.',
      ),
    },
    buyingHouse: {
      question: 'Doit-on reprendre la location solaire en achetant un bien ?',
      answer: {
        de: leasingBuyingHouse,
        at: leasingBuyingHouse,
        ch: leasingBuyingHouse,
        us: say(
          'Avant la signature finale, vous avez les meilleures cartes : demandez contrat, durée restante, hausse annuelle et montant de rachat, et faites racheter par le vendeur, baisser le prix, ou usez de votre clause de retrait (« contingency ») tant qu’elle court. Le prêteur compte souvent les mensualités fixes dans votre taux d’endettement, Fannie Mae oui, FHA non. Le transfert prend des semaines ; pour vos arrhes, voyez votre agent ou un avocat cette semaine.',
        ),
      },
    },
    payAlways: {
      question: 'Paie-t-on la location solaire même sans soleil ?',
      answer: say(
        'Avec un loyer fixe, vous payez chaque mois la même somme, même si le soleil manque, si la maison est vide ou si vous consommez peu. Avec un prix au kilowattheure, vous payez ce que le toit produit, souvent aussi ce que vous n’utilisez pas vous-même. Cherchez dans le contrat un achat minimal, un montant minimal, la hausse annuelle et une garantie de production compensée ; sans elle, vous portez seul la météo.',
      ),
    },
    death: {
      question: 'Qui paie la location solaire après un décès ?',
      answer: {
        de: leasingDeath,
        at: leasingDeath,
        ch: leasingDeath,
        us: say(
          'La succession doit d’abord, puis celui qui garde la maison ; les enfants ne doivent rien personnellement tant qu’ils n’ont rien signé. Annoncez le décès, demandez par écrit transfert et rachat, et payez d’ici là sur la succession. Ne signez aucune reprise avant qu’un avocat ou l’aide juridique l’ait lue ; si la maison est vendue, le reste est payé sur le prix ou repris par l’acheteur.',
        ),
      },
    },
  },
  propertyValue: {
    solarPremium: {
      question: 'Combien vaut de plus ma maison avec du solaire ?',
      answer: say(
        'Une installation solaire payée et en marche aide le plus souvent à la vente, mais l’acheteur paie pour les années qui restent : une neuve compte bien plus qu’une de quinze ans, une batterie peu. Il n’y a pas de somme fixe par kilowatt ; aux États-Unis, Zillow a trouvé une fois {zillowPremium} en moyenne, ce qui ne vaut pas partout. Montrez production et économies, cela convainc mieux qu’un chiffre.',
      ),
    },
    leased: {
      question: 'Des panneaux solaires loués gênent-ils la vente du bien ?',
      answer: say(
        'Une installation louée ou en leasing peut compliquer la vente : l’acheteur doit reprendre le contrat et la société l’accepter, ou vous le rachetez avant. Certains acheteurs déduisent les mensualités restantes. Avant l’annonce, obtenez par écrit le prix de rachat et les conditions de reprise ; une installation à vous n’a pas ce problème.',
      ),
    },
    heatingAndLabel: {
      question: 'Chauffage et classe d’énergie changent-ils le prix du bien ?',
      answer: say(
        'Chauffage et classe énergétique pèsent plus sur le prix que le solaire : une maison mal classée, au vieux mazout, gaz ou électrique, se vend plus lentement, et l’acheteur déduit le remplacement. Elle n’est pas invendable, l’emplacement compte plus. Une pompe neuve aide, mais rapporte rarement son plein prix ; le chiffre rond d’un courtier ou d’un voisin ne prouve rien.',
      ),
    },
    beforeSelling: {
      question: 'Faut-il encore rénover avant de vendre sa maison ?',
      answer: say(
        'Peu avant une vente, un gros investissement se justifie rarement : une baisse de prix ou un devis prêt avec les aides coûte en général moins, et l’acheteur choisit. De petites choses ont un sens : entretien du chauffage, isolation des combles, certificat à jour. Si vous restez cinq ans ou plus, vos propres économies comptent aussi, et cela peut jouer.',
      ),
    },
    getBack: {
      question: 'Récupère-t-on le coût des travaux en vendant la maison ?',
      answer: say(
        'La somme entière ne revient presque jamais par le prix de vente ; comptez sur une part qui baisse avec l’âge de l’installation, plus ce que vous épargnez d’ici là. Les héritiers y gagnent surtout des charges plus basses et une maison plus facile à vendre. Qui n’investit que pour le prix est le plus souvent déçu.',
      ),
    },
    papers: {
      question: 'Solaire, chauffage : quels papiers veut l’acheteur du bien ?',
      answer: say(
        'Un acheteur veut voir : factures et fiches techniques, procès-verbaux de réception et de mesure, annonces au réseau et autorisations, garanties avec leurs règles de transfert, preuves d’entretien, données de production ou de consommation et les accès. En Allemagne, en Autriche et ailleurs, le certificat énergétique est obligatoire ; en Suisse le CECB aide. Mettez tout dans un classeur avec le coût annuel.',
      ),
    },
    valuation: {
      question: 'Un expert immobilier compte-t-il solaire et chauffage ?',
      answer: say(
        'Banques et experts tiennent compte du chauffage, de l’isolation et d’une installation solaire à vous, mais prudemment et selon la durée restante, non selon le prix payé ; une installation louée ne compte pas. Remettez factures, certificat et données de production avant la visite et demandez-le expressément. En cas de divorce ou d’héritage, c’est la valeur vénale de toute la maison qui compte ; un désaccord demande une expertise.',
      ),
    },
    charger: {
      question: 'Une borne de recharge valorise-t-elle mon logement ?',
      answer: say(
        'Une borne à sa propre place est un petit plus, surtout pour un appartement où la recharge est sinon difficile ; elle n’augmente guère le prix de plus que son coût. L’acheteur tient surtout à ce que ligne et puissance soient là. Pour la seule vente, elle se justifie rarement.',
      ),
    },
  },
  fuelPrices: {
    carbonPrice: {
      question: 'Combien le prix du CO2 ajoute-t-il au mazout et au gaz ?',
      answer: {
        de: say(
          'Cette année, le prix est de {carbonPriceDe} la tonne de {carbonDioxide} ; cela fait environ dix-sept à vingt et un centimes par litre de mazout et un bon centime par kWh de gaz. Le marché européen pour les bâtiments doit démarrer en {euTradingFrom} ; le prix dépendra alors du marché, et nul ne le connaît. Par prudence, comptez le double d’aujourd’hui.',
        ),
        at: say(
          'Gaz et mazout portent le prix national du {carbonDioxide} ; le taux figure sur votre facture. Le marché européen pour les bâtiments, prévu pour {euTradingFrom}, doit le remplacer ; le prix dépendra alors du marché, et nul ne le connaît. Par prudence, comptez le double d’aujourd’hui.',
        ),
        ch: say(
          'La taxe sur le {carbonDioxide} est de {carbonLevyCh} la tonne ; cela fait un peu plus de trente centimes par litre de mazout et de deux centimes par kWh de gaz. Selon la loi actuelle elle ne peut pas monter davantage ; un changement relève du Parlement. Une partie revient à tous par la prime d’assurance-maladie.',
        ),
        us: say(
          'Il n’y a pas de prix national du {carbonDioxide} sur les combustibles. Certains États ont des marchés qui renchérissent un peu gaz et carburants ; ce qui vaut chez vous figure sur la facture ou auprès de l’office de l’énergie. Le marché mondial et les tarifs comptent davantage.',
        ),
      },
    },
    salesForecast: {
      question: 'Mon devis prévoit-il une hausse réaliste de l’énergie ?',
      answer: say(
        'Des hausses de six à huit pour cent par an sur vingt ans sont exagérées et servent la vente ; les prix ne se prédisent pas à coup sûr. Calculez trois cas : prix stables, deux pour cent et quatre pour cent par an, séparément pour combustible et électricité. Un bon projet reste acceptable dans le premier cas ; laissez celui qui ne tient qu’avec de fortes hausses.',
      ),
    },
    willItFall: {
      question: 'Gaz et mazout redeviendront-ils bon marché ?',
      answer: say(
        'Les prix peuvent baisser un temps, car mazout et gaz varient avec les guerres, la météo et le marché mondial ; on ne peut pas y compter. Attendre vous coûte entre-temps la facture plus élevée. Choisissez plutôt un chauffage supportable à prix bas comme à prix hauts, et réduisez votre consommation.',
      ),
    },
    gasNetwork: {
      question: 'Le gaz coûte-t-il plus si d’autres quittent le réseau ?',
      answer: {
        de: fuelPricesGasNetwork,
        at: fuelPricesGasNetwork,
        ch: fuelPricesGasNetwork,
        us: say(
          'Le risque existe ici aussi : si beaucoup de clients passent à l’électricité, le coût des conduites se répartit sur moins de monde et la taxe fixe monte ; les fermetures restent rares. La commission de l’État doit approuver les hausses et publie les demandes en cours. Calculez une nouvelle chaudière avec une taxe de base croissante.',
        ),
      },
    },
    electricity: {
      question: 'Comment va évoluer le prix de l’électricité ?',
      answer: {
        de: fuelPricesElectricity,
        at: fuelPricesElectricity,
        ch: say(
          'Votre distributeur publie le tarif de l’année suivante jusqu’à fin août ; il figure sur prix-electricite.elcom.admin.ch. Au-delà, nul ne le sait : réseau et nouveaux besoins font monter le prix, soleil et vent le font baisser à bien des heures. Votre solaire et une pompe à chaleur efficace y aident.',
        ),
        us: fuelPricesElectricity,
      },
    },
    woodAndPropane: {
      question: 'Bois, pellets, propane : comment vont évoluer les prix ?',
      answer: say(
        'Bois, pellets et propane ne se prédisent pas non plus : pellets et bois sont en moyenne plus stables que le mazout, mais ont bondi aussi lors de la dernière crise ; le propane suit le pétrole. Achetez au printemps ou en été et stockez un hiver d’avance, vous payez en général moins. Le bois ne porte pas de taxe {carbonDioxide}, le propane oui en Europe.',
      ),
    },
    lockOrBuyNow: {
      question: 'Peut-on bloquer le prix du gaz, du courant ou du mazout ?',
      answer: say(
        'On ne peut guère fixer un prix du gaz ou du courant sur dix ans ; les contrats garantissent le prix un à trois ans, souvent hors taxes et réseau. Mazout et propane s’achètent au mieux en deux ou trois fois plutôt qu’en pariant sur le jour le plus bas. Durablement, vous ne fixez que le courant de votre toit et la consommation évitée.',
      ),
    },
  },
  highBill: {
    normal: {
      question: 'Ma consommation d’électricité est-elle normale ?',
      answer: {
        de: highBillNormal,
        at: highBillNormal,
        ch: highBillNormal,
        us: say(
          'Un ménage américain moyen consomme un peu moins de neuf cents kilowattheures d’électricité par mois ; un petit logement bien moins, une maison avec clim, chauffage électrique ou piscine facilement le double pendant les mois chauds ou froids. Comparez les kilowattheures au même mois de l’an dernier, pas les dollars. Quand la facture atteint plusieurs centaines en plein hiver ou été, c’est presque toujours le chauffage ou la clim ; le chauffage électrique direct ne donne qu’un kWh de chaleur par kWh, une pompe à chaleur deux à quatre.',
        ),
      },
    },
    find: {
      question: 'Comment trouver ce qui consomme tant de courant chez moi ?',
      answer: say(
        'Le plus rapide est au compteur : tout couper, relever, puis réenclencher fusible par fusible et observer quand la consommation saute. Un appareil isolé se mesure avec un wattmètre de prise, souvent prêté par les conseils en énergie, pendant au moins un jour. Suspects : boiler, vieux circulateurs et pompes, second frigo, sèche-linge, radiateur d’appoint et tout ce qui tourne la nuit ; la courbe d’un compteur intelligent montre l’heure.',
      ),
    },
    nothingOn: {
      question: 'Pourquoi mon compteur tourne-t-il quand tout est éteint ?',
      answer: say(
        'Si le compteur tourne alors que rien ne semble allumé, il y a presque toujours un consommateur fixe : boiler, circulateur, ventilation, congélateur, box, ou une ligne étrangère, par exemple de l’escalier ou d’un voisin. Coupez tous les fusibles : s’il compte encore, avertissez le gestionnaire de réseau et faites vérifier par un électricien ; s’il s’arrête, cherchez circuit par circuit.',
      ),
    },
    meterOrBill: {
      question: 'Comment vérifier si ma facture d’électricité est juste ?',
      answer: say(
        'Vérifiez d’abord numéro de compteur, période, index de départ et de fin et s’il y a estimation ; une photo datée du compteur est la meilleure preuve. En cas d’erreur, contestez par écrit et demandez une correction avec l’index réel ; le fournisseur adapte alors aussi l’acompte. Vous pouvez exiger un contrôle du compteur, mais vous le payez en général s’il mesure juste, ce qui est presque toujours le cas.',
      ),
    },
    cantPay: {
      question: 'Que faire si je ne peux pas payer ma facture d’énergie ?',
      answer: {
        de: highBillCantPay,
        at: highBillCantPay,
        ch: highBillCantPay,
        us: say(
          'Appelez le fournisseur avant l’échéance et demandez un plan de paiement ; beaucoup offrent aussi des mensualités lissées et des rabais à petit revenu. LIHEAP aide pour le chauffage et la clim ; le service social de l’État ou la Community Action Agency locale vous renseigne. Dans bien des États, la coupure est interdite par grand froid, canicule ou maladie.',
        ),
      },
    },
    price: {
      question: 'Changer de fournisseur ou de tarif électrique aide-t-il ?',
      answer: {
        de: say(
          'Si la consommation n’a pas bougé, c’est le prix : changer de tarif ou de fournisseur aide, depuis la fourniture de base à tout moment avec deux semaines de préavis, après une hausse par résiliation spéciale. Comparez le prix de l’énergie sans bonus, avec une garantie d’un an et sans paiement d’avance. Ne donnez jamais votre numéro de compteur au téléphone ou à la porte.',
        ),
        at: say(
          'Si la consommation n’a pas bougé, c’est le prix : comparez votre prix de l’énergie dans le calculateur d’E-Control ; changer est gratuit et sans coupure. Regardez le prix après la première année, car les rabais de bienvenue finissent. Les frais de réseau restent les mêmes.',
        ),
        ch: say(
          'En Suisse, les ménages ne peuvent pas changer de fournisseur d’électricité ; le prix est fixé un an d’avance, commune par commune sur prix-electricite.elcom.admin.ch. Souvent, vous pouvez choisir un produit moins cher du même distributeur ou un double tarif. Sinon, consommez moins ou produisez vous-même ; contre un tarif erroné, l’ElCom aide.',
        ),
        us: say(
          'Si la consommation n’a pas bougé, c’est le prix. Vous ne pouvez changer la part fourniture que dans les États à libre choix ; le réseau reste au fournisseur local. Lisez durée, prix ensuite et frais, car bien des offres d’appel deviennent chères, et demandez à votre fournisseur un tarif horaire.',
        ),
      },
    },
    suspects: {
      question: 'Quels appareils consomment le plus d’électricité ?',
      answer: say(
        'Multipliez les watts par les heures : un boiler électrique, avec plusieurs kilowattheures par jour, est souvent le plus gros poste, un vieux congélateur consomme comme plusieurs neufs, et un circulateur non réglé, un serveur ou un ordinateur de jeu allumé en permanence se remarquent aussi. Robot ou bouilloire comptent à peine, car ils tournent quelques minutes. Pompe de piscine, déshumidificateur et radiateur d’appoint pèsent lourd.',
      ),
    },
    saveNow: {
      question: 'Comment réduire tout de suite ma facture d’énergie ?',
      answer: say(
        'Sans rien acheter, le plus rapide : boiler à soixante degrés au plus environ (aux États-Unis, cent vingt degrés Fahrenheit sont usuels) et douches plus courtes, lessive à trente degrés et séchage à l’air, second frigo éteint, radiateurs d’appoint au placard, appareils coupés la nuit. Pour le chauffage, un degré de moins économise environ six pour cent ; baissez aussi la courbe de chauffe et fermez les portes. Tout couper la nuit rapporte peu si les frigos tournent.',
      ),
    },
  },
  atMyAge: {
    inMyTime: {
      question: 'Solaire ou chauffage seront-ils amortis de mon vivant ?',
      answer: say(
        'En chiffres purs, le solaire se rembourse si vous restez encore {solarPayback} ans environ dans la maison ; pour un chauffage, ce qui compte est plutôt de savoir si l’ancien doit de toute façon être remplacé, car alors seul le surcoût importe. Avec moins d’années, vous avez du confort, des factures plus basses et une maison plus facile à vendre, mais pas tout l’argent. Comptez les années où vous voulez rester, non votre âge.',
      ),
    },
    heirs: {
      question: 'Solaire ou pompe à chaleur profitent-ils à mes héritiers ?',
      answer: say(
        'Les enfants en profitent surtout s’ils gardent la maison : des panneaux durent {panelYears} ans, une pompe {heatPumpYears} ; à la vente, une part seulement revient par le prix. Demandez-leur s’ils veulent la maison et préfèrent hériter d’argent ou d’équipement. Sans héritiers, seul compte ce que chaleur, tranquillité et petites factures valent pour vous.',
      ),
    },
    keepOld: {
      question: 'À mon âge, puis-je garder mon vieux chauffage ?',
      answer: say(
        'Si l’ancien chauffage marche sûrement et reste abordable, gardez-le l’esprit tranquille tant que la loi chez vous n’exige rien d’autre. Mais faites un plan : entretien annuel, numéro d’une entreprise, un devis dans le tiroir, un radiateur électrique de secours. Si une réparation chère arrive ou s’il a plus de vingt ans, un changement prévu vaut en général mieux qu’une panne en janvier.',
      ),
    },
    tooMuchTrouble: {
      question: 'Solaire ou pompe à chaleur : trop de travaux à mon âge ?',
      answer: say(
        'Le dérangement est limité : le solaire prend {solarWorkDays} jours et presque rien à l’intérieur, une pompe {heatPumpWorkDays} jours à la cave et dehors ; ensuite, tout marche seul, sans appli. Faites-vous accompagner aux rendez-vous et choisissez une saison douce. On peut aussi faire plus petit : régler le chauffage, isoler les combles, étancher les fenêtres.',
      ),
    },
    movingOut: {
      question: 'Faut-il rénover si je pars bientôt en maison de retraite ?',
      answer: say(
        'Si vous déménagez sans doute d’ici cinq ans, un gros investissement se justifie rarement ; mieux vaut garder l’argent pour les soins ou le déménagement. De petites mesures et un chauffage entretenu suffisent alors. Si un conjoint reste ou qu’une aide s’installe, une chaleur sans panne compte plus que le rendement.',
      ),
    },
    goodReasons: {
      question: 'Est-il trop tard à mon âge pour du solaire ou un chauffage ?',
      answer: say(
        'Vous n’êtes pas trop âgé pour cela, et ce n’est pas ridicule : beaucoup le font à septante ou huitante ans pour une chaleur sans porter ni commander, des factures prévisibles ou simplement par plaisir. C’est votre argent ; cela reste raisonnable s’il en reste assez pour les soins et les réparations. Prenez deux offres et laissez-les reposer une semaine.',
      ),
    },
    parent: {
      question: 'Solaire, chauffage : mes parents âgés doivent-ils investir ?',
      answer: say(
        'À trois conditions : il reste assez pour les soins et les urgences, l’offre est juste et sans pression, et la vie en devient plus chaude ou plus simple. Ne poussez ni ne dissuadez ; le plaisir est aussi une bonne raison. Si votre parent vit dans le froid, l’aide vaut toujours la peine : renseignez-vous sur les aides aux petites rentes et un appareil pour tout de suite.',
      ),
    },
  },
  zeroBill: {
    whatRemains: {
      question: 'Que reste-t-il à payer pour le courant avec du solaire ?',
      answer: {
        de: zeroBillWhatRemains,
        at: zeroBillWhatRemains,
        ch: zeroBillWhatRemains,
        us: say(
          'Il reste les frais fixes mensuels, souvent un minimum ou des frais de réseau pour clients solaires, et le courant que vos crédits ne couvrent pas. Avec un net metering complet, ce n’est souvent que la taxe, avec des crédits réduits nettement plus. S’ajoute la mensualité du prêt, du leasing ou du contrat ; les postes exacts figurent dans le tarif du fournisseur.',
        ),
      },
    },
    offGrid: {
      question: 'Peut-on vivre sans réseau avec solaire et batterie ?',
      answer: say(
        'Vivre sans réseau est possible, mais rarement sensé : des semaines d’hiver sombres exigent une très grande installation, beaucoup de stockage et un groupe électrogène, soit plusieurs fois le prix du raccordement. Cela convient là où il n’y a pas de ligne, chalet, ferme ou petite maison, de préférence sans chauffage électrique. Vérifiez avant si commune ou banque exigent un raccordement ; qui dépend d’un appareil vital reste raccordé.',
      ),
    },
    cancelContract: {
      question: 'Puis-je résilier mon contrat de courant avec du solaire ?',
      answer: {
        de: zeroBillCancelContract,
        at: say(
          'Vous ne résiliez pas le contrat : tant que la maison est raccordée, il faut un fournisseur pour la nuit et l’hiver. Le compteur reste aussi, car il mesure soutirage et injection. Un tarif à petit abonnement est intéressant, car vous achetez moins ; le calculateur de tarifs d’E-Control est gratuit.',
        ),
        ch: say(
          'Vous ne pouvez pas résilier : comme ménage, vous recevez le courant du distributeur local, et tant que la maison est raccordée, il faut ce branchement pour la nuit et l’hiver. Le compteur reste aussi, car il mesure soutirage et injection. Demandez s’il existe un tarif avec une taxe de base plus petite.',
        ),
        us: say(
          'Vous ne résiliez pas le contrat : tant que la maison est raccordée, vous restez client du fournisseur, et c’est la seule façon d’obtenir des crédits pour le courant injecté. Le compteur reste aussi, car il mesure dans les deux sens. Demandez quel tarif est le meilleur avec du solaire ; il y a souvent le choix.',
        ),
      },
    },
    biggerBattery: {
      question: 'Une grosse batterie annule-t-elle ma facture d’électricité ?',
      answer: say(
        'Beaucoup de modules et une grande batterie ne font pas zéro non plus : en été elle est pleine, mais de novembre à février le soleil manque pour la remplir. Avec une batterie adaptée, le ménage type atteint environ {selfSufficiencyBattery} ; chaque pour cent de plus coûte plus cher, et avec pompe à chaleur ou voiture la part rebaisse. Un mois à près de cent pour cent en juin ne dit rien sur l’année.',
      ),
    },
    promise: {
      question: 'Peut-on croire à la promesse du solaire sans facture ?',
      answer: say(
        '« Plus jamais de facture » est de la publicité, pas un résultat technique ; il s’agit souvent d’un bilan annuel où seuls les kilowattheures s’équilibrent, pas l’argent. Exigez un calcul mois par mois avec votre consommation et l’engagement au contrat ; ne croyez pas qui le refuse. Si quelque chose est déjà signé à la porte, vérifiez tout de suite le droit de révocation.',
      ),
    },
    stillBill: {
      question: 'Pourquoi encore une facture de courant malgré le solaire ?',
      answer: say(
        'Une facture malgré le solaire est normale, surtout à cause de l’hiver, du soir et de l’abonnement, ou parce que l’acompte n’a pas encore été adapté. Contrôlez au compteur soutirage et injection, si l’installation tourne et si l’injection est payée. Si la facture a à peine baissé, la cause est souvent une nouvelle consommation, pompe à chaleur ou voiture, une panne ou une erreur ; demandez par écrit.',
      ),
    },
  },
};
