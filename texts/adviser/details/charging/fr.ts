import type { DetailTexts } from '#texts/adviser/details/ids.ts';
import { sameInEurope, say } from '#texts/adviser/figures/answer.ts';

const wallboxPowerHours = say(
  'Une heure à {chargeUsual} apporte {wallboxReach} kilomètres, une nuit donc bien plus que ce que la plupart roulent en un jour. Une grande batterie vide se remplit en sept à huit heures environ. Calculez : kilowattheures de la batterie divisés par les kilowatts, plus un peu de perte.',
);

const wallboxPowerConnection = say(
  'Pour {chargeFast}, il faut en général un câble plus gros et plus de réserve au raccordement, et le distributeur doit souvent l’autoriser d’abord ; {chargeUsual} s’annoncent seulement ou s’autorisent vite. Beaucoup de bornes se brident à la moitié et se libèrent plus tard. En construisant, tirez un câble généreux et une gaine : les deux restent possibles.',
);

const wallboxPowerAmps = say(
  'Seize ampères en triphasé donnent {chargeUsual} et suffisent presque toujours à la maison ; le double donne {chargeFast} et ne vaut qu’avec le chargeur embarqué adapté. Le câble doit être prévu pour au moins le courant de la borne, sinon elle se règle sur le câble. Les bornes à courant continu pour la maison sont chères et rarement utiles.',
);

const flatChargingCapacity = say(
  'Le raccordement existant suffit presque toujours si une gestion de charge répartit la puissance : la nuit, les voitures restent des heures et chacune demande peu. Des bornes isolées, sans pilotage commun, saturent le raccordement après quelques places. La solution usuelle est une ligne commune dans le garage, où chaque place se raccorde plus tard ; un électricien calcule d’abord la réserve.',
);

const bidirectionalSellingBack = say(
  'Réinjecter dans le réseau demande l’accord du gestionnaire et un tarif qui paie ; les deux n’existent guère que dans des projets pilotes et chez quelques fournisseurs. Demandez au vôtre le {carToGrid} et l’annonce nécessaire. Tant que c’est peu payé, alimenter sa propre maison rapporte plus.',
);

const socketEnough = say(
  'Sur une prise, une voiture charge au plus à environ {outletPower}, soit quelque {outletReach} kilomètres d’autonomie par heure, donc une bonne centaine par nuit. Sur une {swissPlug} suisse, c’est un cinquième de moins. En distance, cela suffit pour de courts trajets ou une hybride rechargeable ; mais la prise n’est pas faite pour chaque nuit, une borne est plus sûre et perd moins de courant.',
);

const socketAmps = say(
  'Réglez la voiture ou le câble entre six et dix ampères au plus ; le chiffre du fusible (souvent seize) ne vaut pas pendant des heures sur une prise ménagère. Sur une {swissPlug} suisse, huit ampères sont la limite raisonnable. Plus la prise et la ligne sont vieilles, plus bas ; touchez la fiche après une heure pour voir si elle chauffe.',
);

const chargingCostShareCost = say(
  'Demandez les kilowattheures chargés fois votre prix complet, plus {chargingLoss} de pertes ; l’appli de la borne, la voiture ou un sous-compteur les indique. Sans compteur, prenez la distance fois {evUse}. Pour une voiture de fonction, l’employeur ne paie en général que sur relevé de compteur ; entre amis, demandez votre coût, pas plus.',
);

const panelCapacityOldCabinet = say(
  'Un vieux tableau n’est à remplacer que si quelque chose s’y oppose : fusibles à visser sans place pour des disjoncteurs, câbles textiles ou ancienne mise à la terre, plaques d’amiante, dégâts, ou un gestionnaire de réseau qui exige un emplacement de compteur conforme. L’existant reste en général admis, le neuf suit la norme actuelle. Faites écrire quelle règle impose le changement et demandez une seconde offre si le prix est élevé ; un petit coffret à côté suffit souvent.',
);

const panelCapacityNoSpace = say(
  'Un coffret plein ne veut pas dire que la puissance est épuisée : en général, l’électricien pose un petit sous-tableau à côté ou au garage, avec la place pour les protections de la borne, de la pompe à chaleur ou du solaire. Ou il remplace de vieux appareils larges par des étroits. L’armoire entière n’est à changer que si la place du compteur manque aussi ou si elle est défectueuse.',
);

const panelCapacityEnough = say(
  'Avec une gestion de charge, trois fois {fuseSmall} à {fuseMiddle} suffisent en général pour une maison avec pompe à chaleur et borne : cela fait {supplySmall} à {supplyMiddle}, et tout tourne rarement à la fois. Trois fois {fuseLarge} ({supplyLarge}) suffisent presque toujours. C’est juste avec des chauffe-eau instantanés, un sauna, plusieurs bornes sans pilotage ou un raccordement monophasé ; le fusible principal figure dans le coffret d’introduction ou au contrat de réseau.',
);

const panelCapacityWhoChecks = say(
  'Un électricien agréé auprès du gestionnaire de réseau le vérifie : il relève le fusible principal, additionne les gros consommateurs avec leur simultanéité, mesure quelques jours en cas de doute et demande au réseau la réserve de la ligne. Cela prend en général une à deux heures. Des photos aident : porte ouverte, étiquettes, fusible principal, places libres ; ne dévissez rien.',
);

const panelCapacityStronger = say(
  'Une ligne plus forte est à votre charge : l’électricien dépose la demande, le gestionnaire de réseau indique le prix (contribution de raccordement, câble, fouille, place du compteur) et exécute jusqu’à la maison. Le réseau en amont et un transformateur le regardent, mais cela peut durer des mois. Demandez le prix par écrit avant tout achat et faites comparer avec une gestion de charge.',
);

const panelCapacityLoadManager = say(
  'Une gestion de charge mesure à l’introduction avec des capteurs de courant et freine la borne dès que cuisinière, sèche-linge ou pompe à chaleur tirent beaucoup ; le fusible principal tient et la voiture est pleine au matin. Cela coûte une fraction d’une nouvelle ligne et c’est admis si l’installation est fixe. Beaucoup de bornes le font déjà avec un compteur d’appoint.',
);

const publicChargingHowMuchDearer = say(
  'En public, comptez en général une fois et demie à deux fois le prix à la maison, aux bornes rapides sans abonnement deux à trois fois ; c’est donc normal. Multiplié par {evUse}, cela donne votre coût : la recharge lente en ville reste en général sous l’essence, le tout rapide devient comparable. Le tarif de l’exploitant ou un abonnement baisse nettement le prix si vous y chargez souvent.',
);

const chargingTimeFull = say(
  'Sur une borne de {chargeUsual}, une charge complète d’environ soixante kilowattheures prend quelque six heures, près de quatre-vingts environ huit ; à mi-puissance, le double ; sur une prise de {outletPower}, à peu près cinq fois plus, donc plus d’un jour. Divisez les kilowattheures manquants par les kilowatts et ajoutez un dixième de pertes. De vingt à quatre-vingts pour cent, c’est un peu plus de la moitié.',
);

const chargingTimeOvernight = say(
  'En une nuit de dix heures, une prise ajoute une bonne centaine de kilomètres, assez en dépannage pour la plupart des trajets ; une borne de {chargeUsual}, plusieurs centaines, donc pratiquement toute batterie. L’important n’est pas que la batterie soit pleine, mais que la nuit apporte plus que vous ne roulez par jour. Il suffit de brancher quand la batterie passerait sous le besoin du lendemain.',
);

const chargingTimePerHour = say(
  'Par heure, une prise de {outletPower} ajoute environ {outletReach} kilomètres, près de quatre kilowatts une vingtaine, une borne de {chargeUsual} environ {wallboxReach}. Règle simple : kilowatts fois cinq donne les kilomètres par heure. Une pause de midi vaut donc la peine sur une borne, presque rien sur une prise.',
);

const chargingTimeTwoCars = say(
  'Deux voitures en une nuit, cela va en général : en partageant une borne de {chargeUsual}, chacune reçoit en moyenne la moitié, donc en dix heures de quoi faire bien plus de deux cents kilomètres. Avec une gestion de charge, l’une accélère dès que l’autre a fini. Une hybride rechargeable est petite et pleine en deux à quatre heures.',
);

const wallboxPowerLongCable = say(
  'Une longue ligne est possible, il faut juste plus de cuivre pour que la tension à la voiture ne baisse que de quelques pour cent. Le double de longueur veut dire environ le double de section ; en triphasé ou avec moins de puissance, moins suffit. L’électricien calcule longueur, courant et pose ; la voiture charge normalement et la perte reste faible.',
);

export const fr: DetailTexts<'charging'> = {
  wallboxPower: {
    carLimit: {
      question: 'Ma voiture charge-t-elle plus vite sur une borne puissante ?',
      answer: {
        ...sameInEurope(
          say(
            'À la maison, c’est le chargeur embarqué de la voiture qui limite : s’il prend {chargeUsual} en alternatif, il ne charge pas plus vite sur une borne de {chargeFast}. La valeur figure dans la fiche technique sous « AC » ; les centaines de kW de la publicité ne valent qu’en continu sur l’autoroute. Peu de modèles prennent {chargeFast}, et la nuit c’est rarement utile.',
          ),
        ),
        us: say(
          'À la maison, c’est le chargeur embarqué de la voiture qui limite : s’il prend {chargeUsual} en alternatif, un circuit plus fort ne charge pas plus vite. La valeur figure dans la fiche technique sous « AC » ; les centaines de kW de la publicité ne valent qu’en continu sur l’autoroute. Peu de modèles prennent davantage, et la nuit c’est rarement utile.',
        ),
      },
    },
    hours: {
      question: 'Que disent les kW de la borne sur le temps de recharge ?',
      answer: {
        de: wallboxPowerHours,
        at: wallboxPowerHours,
        ch: wallboxPowerHours,
        us: say(
          'Une heure à {chargerUs} avec {chargerPowerUs} apporte {chargerReachUs} miles, une nuit donc bien plus que ce que la plupart roulent en un jour ; un trajet de travail ordinaire est récupéré en deux ou trois heures. Une grande batterie vide se remplit en dix heures environ. Calculez : kilowattheures divisés par kilowatts, plus un peu de perte.',
        ),
      },
    },
    heavyUse: {
      question: 'Je roule beaucoup : une borne de 11 kW suffit-elle ?',
      answer: say(
        'Même avec deux cents kilomètres par jour, {chargeUsual} suffisent, car cela fait environ quatre heures de charge la nuit. Davantage ne vaut que si la voiture rentre souvent vide et repart après quelques heures, et seulement avec le chargeur embarqué adapté. Pour l’exception, une borne rapide en route coûte moins qu’un raccordement plus fort.',
      ),
    },
    connection: {
      question: 'Quel raccordement faut-il pour une borne puissante ?',
      answer: {
        de: say(
          'Pour {chargeFast}, il faut en général un câble plus gros et plus de réserve au raccordement, et au-delà de {wallboxConsent} le gestionnaire de réseau doit accepter d’avance ; {chargeUsual} s’annoncent seulement. Beaucoup de bornes se brident à la moitié et se libèrent plus tard. En construisant, tirez un câble généreux et une gaine : les deux restent possibles.',
        ),
        at: wallboxPowerConnection,
        ch: say(
          'Pour {chargeFast}, il faut en général un câble plus gros et plus de réserve au raccordement ; le distributeur doit approuver la demande avant la pose, aussi pour {chargeUsual}. Beaucoup de bornes se brident à la moitié et se libèrent plus tard. En construisant, tirez un câble généreux et une gaine : les deux restent possibles.',
        ),
        us: say(
          'Une charge continue ne peut utiliser que quatre cinquièmes du disjoncteur : il faut donc un circuit d’un quart plus fort que les ampères de la borne, et les plus puissantes se raccordent en fixe. L’électricien fixe le câble de cuivre selon longueur et pose. Si le raccordement est trop petit, un gestionnaire bride la borne au lieu d’une extension.',
        ),
      },
    },
    small: {
      question: 'Une borne de faible puissance suffit-elle ?',
      answer: say(
        'Pour de courts trajets ou un hybride rechargeable, quatre à sept kilowatts suffisent, car une nuit dure huit heures et plus. Une petite puissance ménage raccordement et batterie et va mieux avec le soleil. {chargeUsual} coûtent à peine plus à l’achat et sont le choix sûr si une voiture plus grosse peut suivre.',
      ),
    },
    twoCars: {
      question: 'Faut-il doubler la puissance pour recharger deux voitures ?',
      answer: say(
        'Deux voitures chargent bien la nuit sur une alimentation commune : deux bornes se partagent la puissance par gestion de charge, et au matin les deux sont rechargées. Il ne faut pas le double. Une seule borne forte aide moins, car il faudrait changer de prise la nuit.',
      ),
    },
    amps: {
      question: 'Combien d’ampères faut-il pour une borne à la maison ?',
      answer: {
        de: wallboxPowerAmps,
        at: wallboxPowerAmps,
        ch: wallboxPowerAmps,
        us: say(
          'Trente-deux ampères ({chargerPowerUs}) suffisent à presque tous et apportent {chargerReachUs} miles par heure ; quarante-huit valent avec une grande batterie et de longs trajets quotidiens, si la voiture les accepte. Une prise NEMA permet au plus quarante, au-delà on raccorde en fixe. Les bornes à courant continu sont trop chères pour une maison.',
        ),
      },
    },
    longCable: {
      question: 'Quelle section pour un long câble jusqu’à la borne ?',
      answer: {
        de: say(
          'Une longue ligne est possible, il faut juste plus de cuivre : selon la norme, {voltageDropDe} de tension au plus doivent se perdre entre le compteur et la borne. Le double de longueur veut dire environ le double de section ; en triphasé ou avec moins de puissance, moins suffit. L’électricien calcule longueur, courant et pose ; la voiture charge normalement et la perte reste de quelques pour cent.',
        ),
        at: wallboxPowerLongCable,
        ch: wallboxPowerLongCable,
        us: say(
          'Une longue ligne est possible, il faut juste des fils plus gros : on recommande {voltageDropUs} de chute de tension au plus sur le circuit, l’électricien monte donc d’une ou deux tailles au-delà de trente mètres. Le double de longueur veut dire environ le double de section ; avec moins d’ampères, moins suffit. L’aluminium pour le long tronçon économise si les bornes sont faites pour.',
        ),
      },
    },
  },
  gridNotice: {
    whoFiles: {
      question: 'Qui annonce ma borne ou mes panneaux au distributeur ?',
      answer: say(
        'C’est l’électricien ou l’installateur qui dépose le formulaire, car le distributeur ne l’accepte que d’une entreprise agréée ; vous signez tout au plus et donnez le numéro du compteur. Faites écrire dans la commande que l’annonce est comprise, et demandez la confirmation. Le destinataire est le gestionnaire du réseau, nommé sur la facture, pas n’importe quel fournisseur.',
      ),
    },
    howLong: {
      question: 'Panneaux ou borne : quel délai pour l’accord du réseau ?',
      answer: {
        de: say(
          'Une simple annonce n’attend pas de réponse ; s’il faut l’accord, au-delà de {wallboxConsent}, le gestionnaire a {wallboxReply} mois. Pour le solaire jusqu’à trente kilowatts sur un raccordement existant, il doit réagir en un mois, sinon l’entreprise peut raccorder selon les règles ; une fois le dossier complet, il a huit semaines au plus. Ensuite, relancez par écrit avec numéro de dossier et délai, puis adressez-vous à la Bundesnetzagentur.',
        ),
        at: say(
          'Comptez deux à six semaines ; le délai figure dans les conditions de votre gestionnaire, et pour une petite installation une annonce suffit souvent. S’il demande des pièces, le délai recommence en général. Sans réponse, le service de conciliation d’E-Control aide.',
        ),
        ch: say(
          'En général deux à quatre semaines pour la demande de raccordement, plus si le réseau doit être contrôlé ou renforcé. Déposez-la avant de commander et faites relancer par l’électricien après trois semaines. En cas de litige avec le distributeur, l’ElCom est compétente.',
        ),
        us: say(
          'Pour le solaire, demande et autorisation prennent en général deux à huit semaines, des mois en cas d’engorgement ; beaucoup d’États fixent des délais. Demandez le numéro et la date du dossier et appelez vous-même le fournisseur, car souvent une pièce manque. S’il tarde, plaignez-vous à la commission des services publics.',
        ),
      },
    },
    forgot: {
      question: 'Borne ou panneaux jamais annoncés au réseau : que faire ?',
      answer: say(
        'Rattrapez simplement l’annonce : un électricien contrôle l’installation et dépose les papiers, le plus souvent sans autre suite. Sans annonce, vous risquez une demande de mise hors service, l’absence de rémunération de l’injection et des questions de l’assurance en cas de dégât. Si l’entreprise avait promis de le faire, c’est à elle de réparer l’oubli.',
      ),
    },
    refused: {
      question: 'Le distributeur peut-il refuser ma borne ou mes panneaux ?',
      answer: say(
        'Le distributeur peut rarement l’interdire tout à fait : il doit donner le motif, par exemple une ligne saturée, et dire ce qui serait possible, comme moins de puissance, un pilotage ou une date plus tardive. Demandez quelle puissance est possible tout de suite ; onze au lieu de vingt-deux kilowatts ou une gestion de charge suffit souvent. S’il insiste, l’autorité de régulation aide.',
      ),
    },
    switchOn: {
      question: 'Quand puis-je mettre en marche mes panneaux ou ma borne ?',
      answer: say(
        'Attendez que l’annonce ou l’accord soit là et que l’entreprise ait mis l’installation en service ; une borne seulement à annoncer peut fonctionner ensuite. Enclencher le solaire avant l’autorisation expose à un mauvais comptage, à l’absence de rémunération ou à une coupure, et vous répondez des perturbations. Le contrôle de l’électricien ou de la commune ne remplace pas l’accord du réseau.',
      ),
    },
    register: {
      question: 'Où faut-il enregistrer une installation solaire ?',
      answer: {
        de: say(
          'Vous devez inscrire vous-même une installation solaire et une batterie au Marktstammdatenregister dans le mois suivant la mise en service ; c’est gratuit et prend une vingtaine de minutes, et sans cela la rémunération s’arrête. Borne et pompe n’y vont pas, seulement chez le gestionnaire du réseau. À la vente de la maison, on y change l’exploitant.',
        ),
        at: say(
          'Il n’y a pas de registre comme en Allemagne à remplir : l’annonce au gestionnaire, qui attribue un point de comptage pour l’injection, et un contrat d’achat pour l’excédent suffisent. Vous acceptez les conditions générales dans son portail, l’entreprise remplit la partie technique. Borne et pompe ne demandent que l’annonce.',
        ),
        ch: say(
          'Pour le solaire, outre la demande de raccordement, il y a l’annonce à la commune, le rapport de sécurité et l’inscription chez Pronovo pour la rétribution unique ; une grande installation passe aussi par l’ESTI. Borne et pompe ne demandent que la demande et l’avis d’installation. L’entreprise dépose l’essentiel, vous signez.',
        ),
        us: say(
          'Il n’y a pas de registre national : pour le solaire et la batterie comptent le contrat de raccordement (interconnection agreement) et l’autorisation (permission to operate), outre le permis de la ville. Le contrat dit qui est responsable et comment l’injection est créditée ; vous le signez comme propriétaire. À la vente, il passe à l’acheteur.',
        ),
      },
    },
    noticeOrConsent: {
      question: 'Quand faut-il l’accord du distributeur pour une borne ?',
      answer: {
        de: say(
          'Jusqu’à {wallboxConsent} pour tous les points de charge ensemble, une annonce suffit, donc aussi pour une borne de onze kilowatts ; au-delà, par exemple {wallboxBig} ou deux bornes sans gestion de charge, il faut l’accord avant le branchement. Un remplacement, une deuxième borne ou un déménagement se réannonce, tout comme une borne mobile sur prise triphasée. L’annonce est en général gratuite.',
        ),
        at: say(
          'Toute borne fixe, pompe et installation solaire est annoncée ; la puissance à partir de laquelle le gestionnaire doit d’abord donner son accord figure dans ses conditions, souvent au-delà de onze kilowatts. Remplacement, deuxième borne ou déménagement se réannoncent. L’annonce ne coûte en général rien, une puissance de raccordement plus grande si.',
        ),
        ch: say(
          'Bornes, pompes et installations solaires demandent en règle générale une demande de raccordement acceptée avant la commande ; un petit appareil sur prise ordinaire n’en a pas besoin, la limite figure dans les prescriptions du distributeur. Un appareil plus puissant, une deuxième borne ou un déménagement demande une nouvelle demande. Elle est en général gratuite.',
        ),
        us: say(
          'Une borne ne demande en général que le permis électrique de la ville ; solaire et batterie demandent toujours la demande au fournisseur, même sans injection. Pour une borne très puissante ou une deuxième, demandez au fournisseur, car le raccordement ou le transformateur peut être trop petit. La demande pour un petit solaire est gratuite ou bon marché, une étude ne se paie que pour les grandes.',
        ),
      },
    },
  },
  flatCharging: {
    refused: {
      question: 'Borne refusée dans mon immeuble : que puis-je faire ?',
      answer: {
        de: say(
          'Un simple non ne suffit pas : locataires et copropriétaires peuvent exiger la recharge, et seul un motif sérieux permet de refuser, par exemple si elle est inacceptable pour le bailleur ({tenantLaw}, {ownersLaw}). Demandez l’accord par écrit avec un délai ; sans réponse, l’association de locataires aide, et un copropriétaire peut attaquer le refus en justice dans le mois.',
        ),
        at: say(
          'En copropriété, une borne simple passe même si les autres se taisent : qui a été dûment informé et ne s’oppose pas dans les deux mois est réputé d’accord ({ownersLawAt}). En cas d’opposition, le tribunal peut remplacer l’accord. Un locataire dépend en général du bailleur ; l’association de locataires vous dit ce qui vaut dans votre cas.',
        ),
        ch: say(
          'En Suisse, les locataires n’ont pas encore de droit général à une borne, la régie peut donc refuser. Demandez les motifs par écrit et proposez de payer installation et courant ; une demande à plusieurs aide souvent. En PPE, l’assemblée décide, et un non se conteste dans le mois.',
        ),
        us: say(
          'Votre État décide : là où existe un droit à la recharge, comme en Californie et au Colorado (aussi pour les locataires) ou en Floride (pour les condos), le bailleur ou l’association ne peut poser que des conditions raisonnables, avec des exceptions s’il y a peu de places ; ailleurs, ils peuvent refuser. Cherchez « right to charge » et votre État, demandez par écrit et proposez de payer pose, courant et assurance.',
        ),
      },
    },
    whoPays: {
      question: 'Qui paie la borne et le câblage dans un garage collectif ?',
      answer: {
        de: say(
          'Qui veut recharger paie : la ligne du compteur à la place, la borne et l’électricien. Le bailleur n’a rien à verser, et les copropriétaires qui ne participent pas ne paient pas. Si la copropriété vote un équipement de base, le coût revient à ceux qui votent pour ; qui se joint plus tard paie sa part. Seulement avec plus de deux tiers des voix et la moitié des parts, tous peuvent devoir payer.',
        ),
        at: say(
          'En règle générale, qui veut recharger paie : ligne, borne et électricien, et assure aussi l’entretien. Ni le bailleur ni les autres propriétaires n’ont à contribuer. Si la communauté crée une installation commune, elle se paie selon les parts ou selon l’accord des utilisateurs.',
        ),
        ch: say(
          'La borne individuelle est payée par qui la veut. La ligne commune du garage (équipement de base) est payée en PPE par la communauté selon les quotes-parts ou par le cercle des intéressés, selon la décision ; en location, en général par le propriétaire, qui demande souvent un forfait mensuel sur la place.',
        ),
        us: say(
          'En règle générale, vous payez tout : la ligne depuis le local des compteurs, la borne, le permis, le courant et souvent une assurance responsabilité. Avec une ligne commune, ceux qui s’y raccordent partagent les frais ; beaucoup de fournisseurs aident justement les immeubles.',
        ),
      },
    },
    landlordSide: {
      question: 'En tant que bailleur, dois-je autoriser une borne ?',
      answer: {
        de: say(
          'Comme bailleur, vous devez en principe permettre la recharge ; vous ne pouvez refuser que si elle ne peut être exigée de vous, même compte tenu de l’intérêt du locataire ({tenantLaw}). Vous n’avez pas à la payer et pouvez demander un professionnel, une exécution raisonnable et le démontage au départ.',
        ),
        at: say(
          'Il n’y a pas d’obligation générale, le bailleur décide le plus souvent ; dans les logements soumis à la loi sur les loyers, une modification usuelle et raisonnable peut toutefois être imposée. Un accord écrit est utile : professionnel, frais au locataire, compteur propre et sort de la borne au départ.',
        ),
        ch: say(
          'Un bailleur n’est pas tenu d’accepter une borne ; sans son accord écrit, la locataire ne peut rien installer. Si vous acceptez, fixez par écrit qui paie la pose et le courant, qu’un professionnel installe et si la borne reste au départ ; souvent, mieux vaut créer vous-même un équipement de base et louer la place un peu plus cher.',
        ),
        us: say(
          'Cela dépend de l’État : en Californie ({chargeLawCalifornia}), au Colorado ({chargeLawColorado}) et en Oregon ({chargeLawOregon}) par exemple, le bailleur doit en général accepter une borne aux frais du locataire, avec des exceptions s’il y a peu de places ; ailleurs il décide souvent librement. Fixez par écrit : électricien agréé, permis, courant, assurance et ce qui se passe au départ.',
        ),
      },
    },
    capacity: {
      question: 'Le courant suffit-il si tout l’immeuble recharge au garage ?',
      answer: {
        de: flatChargingCapacity,
        at: flatChargingCapacity,
        ch: say(
          'Le raccordement existant suffit presque toujours si une gestion de charge répartit la puissance : la nuit, les voitures restent des heures et chacune demande peu. Des bornes isolées, sans pilotage commun, saturent le raccordement après quelques places. La solution usuelle est un équipement de base dans le garage (câble plat ou rail, selon le cahier SIA), où chaque place se raccorde plus tard.',
        ),
        us: flatChargingCapacity,
      },
    },
    billing: {
      question: 'Comment facturer la recharge dans un garage collectif ?',
      answer: say(
        'Soit votre point de charge dépend de votre propre compteur, soit l’installation commune mesure chaque charge avec un compteur certifié dans la borne, et un prestataire ou la gérance facture. Si le compteur est loin ou si la prise est sur le compteur commun, la seconde voie est en général plus simple. Charger sur le courant commun sans accord n’est pas permis.',
      ),
    },
    howApply: {
      question: 'Comment demander une borne de recharge dans mon immeuble ?',
      answer: say(
        'Demandez d’abord qui d’autre veut recharger et faites voir le raccordement et le passage du câble par un électricien. Puis déposez la demande par écrit (bailleur, gérance ou point à l’ordre du jour) : place, puissance, entreprise, tracé, gestion de charge et prise en charge de votre part. Commandez seulement après l’accord ; l’électricien s’occupe de l’annonce au réseau ou du permis.',
      ),
    },
  },
  bidirectional: {
    whichCars: {
      question: 'Quelles voitures électriques peuvent rendre du courant ?',
      answer: say(
        'Jusqu’ici seuls certains modèles alimentent une maison ou le réseau, et seulement avec une borne homologuée pour eux ; d’anciennes voitures CHAdeMO le pouvaient, avec le CCS cela vient peu à peu avec {phase}. Une prise sur la voiture ({carOutlet}) n’est pas encore un raccordement. Ne vous fiez pas à « viendra par mise à jour » : faites écrire avant l’achat avec quelle borne cela marche aujourd’hui dans votre pays.',
      ),
    },
    outageFridge: {
      question: 'Ma voiture peut-elle m’aider en cas de coupure de courant ?',
      answer: say(
        'En cas d’urgence, la prise de la voiture ({carOutlet}) suffit souvent : frigo, internet ou, en réserve, un appareil médical tournent par une bonne rallonge d’extérieur des heures ou des jours, avec deux à quatre kilowatts environ selon la voiture. Elle n’alimente toute la maison qu’avec une borne bidirectionnelle et une séparation automatique du réseau. Ne branchez jamais un câble de la voiture dans une prise de la maison ; c’est mortel.',
      ),
    },
    whatNeeded: {
      question: 'Que faut-il pour la recharge bidirectionnelle ?',
      answer: say(
        'Il faut une voiture qui le permet, une borne bidirectionnelle homologuée pour elle, un compteur intelligent, un électricien expérimenté et l’accord du gestionnaire du réseau. Une telle borne coûte aujourd’hui plusieurs fois le prix d’une borne ordinaire et se rembourse rarement. Une borne normale ne se convertit en général pas. Les panneaux ne sont pas nécessaires, mais augmentent l’intérêt.',
      ),
    },
    prepareWiring: {
      question: 'Quels câbles prévoir pour la recharge bidirectionnelle ?',
      answer: say(
        'Tirez dès maintenant un câble solide, de préférence une section au-dessus, dans un large tube vide, avec un câble de données jusqu’au tableau, et laissez-y de la place pour les protections et un commutateur. Cela coûte peu et laisse tout ouvert. Prenez une borne ordinaire ; vous mettrez une bidirectionnelle quand voiture et tarif suivront.',
      ),
    },
    batteryWear: {
      question: 'La recharge bidirectionnelle use-t-elle la batterie ?',
      answer: say(
        'L’expérience montre que la batterie n’en vieillit qu’un peu plus, car la maison tire lentement et par petits cycles ; chaleur, charge rapide et batterie toujours pleine nuisent davantage. La garantie décide : certains constructeurs limitent les kWh ou les heures rendus. L’appli règle ce qui reste pour rouler. À l’aller-retour, quinze à vingt-cinq pour cent environ du courant se perdent.',
      ),
    },
    sellingBack: {
      question: 'Puis-je vendre au réseau le courant de ma voiture ?',
      answer: {
        de: say(
          'Réinjecter dans le réseau est permis, et la double redevance de réseau sur le courant stocké est en grande partie supprimée ; mais peu de fournisseurs l’offrent, avec certaines voitures. Il faut un compteur intelligent et un contrat adapté. Prenez les gains annoncés avec prudence : ils dépendent du temps où la voiture est branchée.',
        ),
        at: bidirectionalSellingBack,
        ch: bidirectionalSellingBack,
        us: bidirectionalSellingBack,
      },
    },
    waitOrBattery: {
      question: 'Batterie maison ou attendre la recharge bidirectionnelle ?',
      answer: say(
        'Je n’attendrais pas : avant que voiture, borne et tarif s’accordent, il peut passer des années, et la voiture n’aide que si elle est là le soir. Si une batterie vous est utile aujourd’hui et se justifie, prenez-la petite ; qui roule peu avec une voiture adaptée peut s’en passer. Préparez la ligne dans tous les cas.',
      ),
    },
    checkMyCar: {
      question: 'Comment savoir si ma voiture peut rendre du courant ?',
      answer: say(
        'Je ne tiens pas de liste par modèle, elle vieillit vite. Vérifiez trois choses : le manuel cite-t-il {carOutlet} (prise sur la voiture) ou {carToHome} (la maison), quel port a-t-elle (CHAdeMO le pouvait tôt, CCS demande {phase} et une homologation), et quelle borne le constructeur nomme-t-il pour votre pays. S’il manque une réponse, elle ne peut aujourd’hui que charger ; demandez par écrit avec le numéro de châssis.',
      ),
    },
  },
  solarCharging: {
    away: {
      question: 'Recharge solaire : utile si la voiture est absente le jour ?',
      answer: say(
        'Si la voiture est ailleurs la journée, presque rien ne vient directement du toit le soir ; les week-ends et les longues soirées d’été donnent quand même pas mal. Avec un ou deux jours à la maison par semaine, on couvre souvent d’un tiers à la moitié des kilomètres, car une voiture stocke beaucoup d’un coup. Pour les autres nuits, un tarif de nuit ou la recharge au travail aide.',
      ),
    },
    surplus: {
      question: 'Comment recharger la voiture avec le seul surplus solaire ?',
      answer: say(
        'Il faut une borne qui dialogue avec un compteur à l’entrée de la maison ou avec l’onduleur et ajuste sa puissance ; réglez-la sur « surplus seul ». La charge ne démarre qu’à {chargeMinOne} en monophasé ou {chargeMinThree} en triphasé, d’où l’intérêt d’un passage automatique d’une à trois phases. Qu’elle s’interrompe sous les nuages est normal.',
      ),
    },
    existing: {
      question: 'Ma borne actuelle permet-elle la recharge solaire ?',
      answer: say(
        'Une borne existante s’équipe souvent : avec un gestionnaire d’énergie du fabricant ou un logiciel libre comme evcc, si borne et onduleur ont une interface. Sans pilotage, un horaire autour de midi à courant réduit convient aussi ; sous les nuages, une part vient alors du réseau. Qui construit encore tire déjà gaine et câble de données.',
      ),
    },
    share: {
      question: 'Quelle puissance solaire pour une voiture électrique ?',
      answer: say(
        'Une voiture souvent à la maison reçoit {solarShareOfCar} de ses kilomètres du toit ; toute l’année sans réseau n’est pas possible, car l’hiver manque. Pour un kilométrage moyen, comptez deux à trois kWc de plus. Deux voitures se partagent le même surplus : les bornes doivent se coordonner, et la seconde demande un toit plus grand.',
      ),
    },
    winter: {
      question: 'Le solaire recharge-t-il aussi la voiture en hiver ?',
      answer: say(
        'De novembre à février, il reste peu après le ménage, les jours gris souvent rien ; la voiture charge alors surtout sur le réseau. C’est normal et déjà compté dans les parts annuelles usuelles, car l’été compense. Un tarif de nuit ou dynamique avantageux aide le plus ces mois-là.',
      ),
    },
    homeBattery: {
      question: 'Faut-il recharger la voiture avec la batterie domestique ?',
      answer: say(
        'Une batterie domestique comme tampon vaut rarement la peine pour la voiture : elle ne contient qu’une petite part de la batterie de l’auto, et le transfert perd encore du courant. Mieux vaut charger directement le jour et bloquer dans l’application la décharge de la batterie le soir. Par beau temps : maison, voiture, puis batterie si l’auto repart bientôt.',
      ),
    },
  },
  socket: {
    enough: {
      question: 'Une prise suffit-elle à recharger la voiture chaque jour ?',
      answer: {
        de: socketEnough,
        at: socketEnough,
        ch: socketEnough,
        us: say(
          'Sur une prise ordinaire de {outletUs}, une voiture charge à environ {outletPowerUs}, soit quelque {outletReachUs} miles par heure ou {nightReachUs} par nuit, {pickupNight} seulement pour un grand pick-up. Pour de courts trajets ou une hybride rechargeable, cela suffit ; une grande voiture vide demande plusieurs jours. Un circuit de {chargerUs} apporte environ {chargerReachUs} miles par heure.',
        ),
      },
    },
    hot: {
      question: 'Que faire si la prise chauffe pendant la recharge ?',
      answer: say(
        'Si la fiche ou la prise chauffe fort, brunit ou sent le brûlé, arrêtez tout de suite de charger et faites remplacer prise et ligne par un électricien avant la prochaine fois. Tiède reste normal ; brûlant au toucher, non. La cause est le plus souvent des contacts usés ou des bornes desserrées, à pleine charge pendant des heures.',
      ),
    },
    cord: {
      question: 'Puis-je recharger la voiture avec une rallonge ?',
      answer: say(
        'Pas de rallonge, pas de multiprise, pas d’enrouleur : chaque connexion de plus peut chauffer, et un enrouleur non déroulé surchauffe. Un câble par la fenêtre ou sur le trottoir fait en outre trébucher, vous en répondez, et c’est souvent interdit. Dehors, seulement une prise étanche avec disjoncteur différentiel, directement avec le câble de la voiture.',
      ),
    },
    blueSocket: {
      question: 'Quel type de prise convient pour recharger une voiture ?',
      answer: say(
        'Mieux qu’une prise ménagère : une prise faite pour la charge continue, CEE bleue ou rouge, en Suisse aussi {swissPlugBig}, aux États-Unis une prise de cinquante ampères, chacune avec sa ligne et son disjoncteur. Il faut un chargeur mobile avec la bonne fiche, qui limite le courant. N’utilisez une prise de camping ou de lave-linge que si c’est convenu et que rien d’autre n’y est branché.',
      ),
    },
    amps: {
      question: 'Combien d’ampères régler pour charger sur une prise ?',
      answer: {
        de: socketAmps,
        at: socketAmps,
        ch: socketAmps,
        us: say(
          'Sur un circuit courant de quinze ampères, douze est le plafond en charge continue (quatre cinquièmes du disjoncteur) ; sur une prise vieille ou usée, réglez huit. Cela se fait dans la voiture ou sur le câble. Touchez la fiche après une heure : si elle est brûlante, arrêtez et faites changer la prise.',
        ),
      },
    },
    trips: {
      question: 'Pourquoi le disjoncteur saute-t-il pendant la recharge ?',
      answer: say(
        'Si le disjoncteur saute, d’autres appareils sont en général sur le même circuit : la voiture a besoin de sa propre ligne avec sa protection. D’ici là, chargez à faible courant et seulement quand rien d’autre ne tourne. Si c’est le différentiel qui saute, humidité, câble ou défaut peuvent en être la cause : arrêtez et faites mesurer par un électricien.',
      ),
    },
  },
  chargingCost: {
    perHundred: {
      question: 'Combien coûte la recharge pour cent kilomètres ?',
      answer: {
        de: say(
          'À la maison, cent kilomètres coûtent environ {chargeHundredDe} au prix moyen de {powerPriceDe}, pertes comprises. Pour votre prix : consommation aux cent fois prix du courant, plus {chargingLoss}. Une petite voiture est un quart en dessous, un utilitaire ou un hiver froid moitié plus.',
        ),
        at: say(
          'Multipliez {evUse} par votre prix du courant et ajoutez {chargingLoss} de pertes : c’est le coût de cent kilomètres. Le prix complet du kilowattheure, réseau et taxes compris, est sur votre facture. Une petite voiture est un quart en dessous, un utilitaire ou un hiver froid moitié plus.',
        ),
        ch: say(
          'À la maison, cent kilomètres coûtent environ {chargeHundredCh} au prix médian de {powerPriceCh}, pertes comprises. Pour votre prix : consommation aux cent fois prix du courant, plus {chargingLoss}. Une petite voiture est un quart en dessous, un utilitaire ou un hiver froid moitié plus.',
        ),
        us: say(
          'À la maison, cent miles coûtent environ {chargeHundredUs} au prix moyen de {powerPriceUs}, pertes comprises. Pour votre prix : consommation aux cent miles fois le tarif, plus {chargingLoss}. Un gros pick-up ou un hiver froid, c’est moitié plus.',
        ),
      },
    },
    perMonth: {
      question: 'Combien coûte la recharge d’une voiture par mois ?',
      answer: {
        de: say(
          'Pour {chargeMonthKm} kilomètres par mois, il faut environ {chargeKwhMonth} kilowattheures, soit quelque {chargeMonthDe} au prix moyen. Une année fait douze fois plus, la moitié du trajet la moitié. L’acompte est adapté après la prochaine facture ; prévenez le fournisseur avant.',
        ),
        at: say(
          'Pour {chargeMonthKm} kilomètres par mois, il faut environ {chargeKwhMonth} kilowattheures ; multipliez par votre prix. Une année fait douze fois plus, la moitié du trajet la moitié. Faites adapter l’acompte par le fournisseur, sinon un rattrapage suivra.',
        ),
        ch: say(
          'Pour {chargeMonthKm} kilomètres par mois, il faut environ {chargeKwhMonth} kilowattheures, soit quelque {chargeMonthCh} au prix médian. Une année fait douze fois plus, la moitié du trajet la moitié. Recharger au tarif de nuit coûte un peu moins.',
        ),
        us: say(
          'Pour {chargeMonthKm} miles par mois, il faut environ {chargeKwhMonthUs} kilowattheures, soit quelque {chargeMonthUs} au prix moyen. Une année fait douze fois plus, la moitié du trajet la moitié. Un tarif de nuit le réduit souvent nettement.',
        ),
      },
    },
    fullBattery: {
      question: 'Combien coûte un plein d’électricité à la maison ?',
      answer: {
        de: say(
          'Un plein de {chargeFullKwh} kilowattheures coûte à la maison environ {chargeFullDe} au prix moyen, pertes comprises. Pour votre voiture : kilowattheures chargés fois votre prix, plus {chargingLoss}. De vingt à quatre-vingts pour cent, c’est six dixièmes de cela.',
        ),
        at: say(
          'Multipliez les kilowattheures chargés par votre prix et ajoutez {chargingLoss} de pertes. De vingt à quatre-vingts pour cent, c’est six dixièmes de la batterie. Le prix complet du kilowattheure, réseau et taxes compris, est sur votre facture.',
        ),
        ch: say(
          'Un plein de {chargeFullKwh} kilowattheures coûte à la maison environ {chargeFullCh} au prix médian, pertes comprises. Pour votre voiture : kilowattheures chargés fois votre prix, plus {chargingLoss}. De vingt à quatre-vingts pour cent, c’est six dixièmes de cela.',
        ),
        us: say(
          'Un plein de {chargeFullKwh} kilowattheures coûte à la maison environ {chargeFullUs} au prix moyen, pertes comprises, celui d’un grand pick-up environ le double. Pour votre voiture : kilowattheures chargés fois votre tarif, plus {chargingLoss}. De vingt à quatre-vingts pour cent, c’est six dixièmes de cela.',
        ),
      },
    },
    versusFuel: {
      question: 'Recharger coûte-t-il moins cher que l’essence ou le diesel ?',
      answer: say(
        'Chargé à la maison, un kilomètre coûte en général la moitié aux deux tiers de l’essence ou du diesel. Pour vérifier : litres aux cent fois prix à la pompe, contre kilowattheures aux cent fois prix du courant plus {chargingLoss}. C’est seulement avec un courant très cher face à une voiture sobre, ou en charge rapide presque toujours, que l’on n’économise guère.',
      ),
    },
    losses: {
      question: 'Combien de courant perd-on en rechargeant la voiture ?',
      answer: say(
        'La charge à la maison perd environ {chargingLoss}, en chaleur dans le chargeur de la voiture et le câble ; c’est vous qui les payez, car le compteur est avant la voiture. Sur une prise ménagère c’est plutôt davantage, car l’électronique tourne plus longtemps, de même par froid et avec préchauffage. Une borne au repos ne consomme que quelques watts.',
      ),
    },
    shareCost: {
      question: 'Comment facturer au juste prix une recharge chez moi ?',
      answer: {
        de: chargingCostShareCost,
        at: chargingCostShareCost,
        ch: chargingCostShareCost,
        us: say(
          'Demandez les kilowattheures chargés fois votre tarif, plus {chargingLoss} de pertes ; l’appli de la borne ou la voiture les indique. Sans compteur, prenez les miles parcourus fois {evUseUs}. Entre amis, demandez votre coût, pas plus, et faites écrire à l’employeur le tarif par kilowattheure ou mile.',
        ),
      },
    },
    cheaper: {
      question: 'Comment recharger ma voiture au meilleur prix ?',
      answer: say(
        'Le moins cher est votre propre solaire : il ne coûte que la rétribution à laquelle vous renoncez, souvent un cinquième à un tiers du prix du réseau (avec un crédit complet, autant que le réseau). Viennent ensuite les tarifs de nuit ou dynamiques, puis le courant normal ; les bornes rapides publiques sont les plus chères. Avec un toit et la voiture à la maison le jour, vous obtenez un prix mélangé.',
      ),
    },
  },
  panelCapacity: {
    oldCabinet: {
      question: 'Faut-il remplacer mon vieux tableau électrique ?',
      answer: {
        de: panelCapacityOldCabinet,
        at: panelCapacityOldCabinet,
        ch: panelCapacityOldCabinet,
        us: say(
          'L’âge seul n’est pas une raison. Les tableaux Federal Pacific (Stab-Lok) ou Zinsco devraient partir, car leurs disjoncteurs peuvent ne pas déclencher, de même que les fusibles à visser et les coffrets brûlés ou humides. Sinon, un sous-tableau ou une gestion de charge suffit souvent. Demandez le motif par écrit et une seconde offre ; pour un tableau neuf avec raccordement renforcé, nous comptons {panelUpgradeUsd}.',
        ),
      },
    },
    noSpace: {
      question: 'Que faire si mon tableau électrique est plein ?',
      answer: {
        de: panelCapacityNoSpace,
        at: panelCapacityNoSpace,
        ch: panelCapacityNoSpace,
        us: say(
          'Un tableau plein ne veut pas dire que la puissance est épuisée : un sous-tableau ou, là où le fabricant les admet, des disjoncteurs tandem font de la place. Si le raccordement supporte la nouvelle charge, seul le calcul de charge le dit ({loadCalculation}).',
        ),
      },
    },
    enough: {
      question: 'Combien d’ampères pour une pompe à chaleur et une borne ?',
      answer: {
        de: panelCapacityEnough,
        at: panelCapacityEnough,
        ch: panelCapacityEnough,
        us: say(
          '{ampsSmall} ({supplyUs}) suffisent souvent pour une pompe à chaleur ou une borne, mais pour les deux avec cuisinière et sèche-linge électriques, en général seulement avec une gestion de charge. Avec {ampsMiddle}, presque toute maison tout électrique fonctionne ; {ampsLarge} ne servent qu’aux grandes maisons ou à plusieurs bornes puissantes. Le calcul de charge ({loadCalculation}) fait foi.',
        ),
      },
    },
    whoChecks: {
      question: 'Qui vérifie si mon raccordement électrique suffit ?',
      answer: {
        de: panelCapacityWhoChecks,
        at: panelCapacityWhoChecks,
        ch: panelCapacityWhoChecks,
        us: say(
          'Un électricien agréé le fait, pas le fournisseur : il fait le calcul de charge ({loadCalculation}), au plus juste avec la pointe mesurée de l’an dernier, que le fournisseur lit au compteur. Photographiez l’interrupteur principal, l’étiquette, tous les disjoncteurs et leurs noms. Le fournisseur dit ensuite seulement si sa ligne suffit.',
        ),
      },
    },
    stronger: {
      question: 'Qui paie un raccordement électrique plus puissant ?',
      answer: {
        de: panelCapacityStronger,
        at: panelCapacityStronger,
        ch: panelCapacityStronger,
        us: say(
          'Vous payez le tableau et tout ce qui suit le compteur ; la ligne depuis le poteau, selon les règles du fournisseur, lui ou vous. Nous comptons {panelUpgradeUsd} avec un tableau neuf, la fouille en plus ; HEAR peut payer jusqu’à {hearPanel} là où votre État le propose. Le courant est en général coupé un jour, et l’attente chez le fournisseur va de semaines à des mois.',
        ),
      },
    },
    loadManager: {
      question: 'La gestion de charge évite-t-elle un plus gros branchement ?',
      answer: {
        de: panelCapacityLoadManager,
        at: panelCapacityLoadManager,
        ch: panelCapacityLoadManager,
        us: say(
          'Une gestion de charge mesure à l’interrupteur principal et freine ou arrête la borne dès que cuisinière, sèche-linge ou pompe à chaleur tirent beaucoup ; le code l’admet à la place d’un raccordement plus fort. Nous comptons {loadManagerUsd} au lieu de {panelUpgradeUsd}. Une borne réglée à faible puissance est encore moins chère et remplit en général aussi la voiture en une nuit.',
        ),
      },
    },
  },
  publicCharging: {
    howMuchDearer: {
      question: 'Combien coûte la recharge publique par rapport à chez soi ?',
      answer: {
        de: publicChargingHowMuchDearer,
        at: publicChargingHowMuchDearer,
        ch: publicChargingHowMuchDearer,
        us: say(
          'En public, comptez en général une fois et demie à deux fois le prix à la maison, aux bornes rapides deux à trois fois ; c’est donc normal. Multiplié par {evUseUs}, cela donne votre coût ; le tout rapide approche l’essence. Les abonnements et les heures creuses baissent le prix ; aux Superchargers il change selon l’heure.',
        ),
      },
    },
    cardsAndApps: {
      question: 'Bornes publiques : quelle carte ou appli coûte le moins ?',
      answer: say(
        'Le moins cher est en général l’appli ou la carte de l’exploitant de la borne ; les cartes d’autrui (itinérance) ajoutent souvent beaucoup, d’où plusieurs prix pour la même borne. Prenez la carte du fournisseur local au quotidien et une autre pour les bornes rapides en voyage, un abonnement seulement si vous chargez souvent. Beaucoup de bornes récentes prennent la carte bancaire ; les applis montrent les places libres.',
      ),
    },
    enoughWithoutHome: {
      question: 'Peut-on rouler électrique sans recharger à la maison ?',
      answer: {
        ...sameInEurope(
          say(
            'Au quotidien cela suffit bien si vous chargez une ou deux fois par semaine là où la voiture est de toute façon : au travail, au supermarché, au fitness ou la nuit à une borne. Deux arrêts d’une heure à {chargeUsual} donnent un peu plus de cent kilomètres, une borne rapide en une demi-heure deux à trois cents. Si les bornes sont toujours prises ou si vous roulez beaucoup, cela devient pénible.',
          ),
        ),
        us: say(
          'Au quotidien cela suffit bien si vous chargez une ou deux fois par semaine là où la voiture est de toute façon : au travail, au supermarché, au fitness ou la nuit à une borne. Deux arrêts d’une heure à {chargerPowerUs} donnent un peu plus de quarante-cinq miles, une borne rapide en une demi-heure cent cinquante ou plus. Si les bornes sont toujours prises ou si vous roulez beaucoup, cela devient pénible.',
        ),
      },
    },
    askForPost: {
      question: 'Comment obtenir une borne publique dans ma rue ?',
      answer: say(
        'Demandez par écrit à la commune ou au fournisseur local une borne dans votre rue, de préférence avec plusieurs voisins et un emplacement précis ; beaucoup tiennent une liste. En règle générale, vous n’y avez pas droit. Le meilleur argument est le nombre d’habitants sans place ; les bornes sur lampadaire ou en bordure sont faites pour cela. En cas de refus, passez par un élu communal ; un câble sur le trottoir demande en général une autorisation.',
      ),
    },
    employer: {
      question: 'Puis-je recharger ma voiture électrique au travail ?',
      answer: say(
        'L’employeur n’y est en règle générale pas obligé, mais c’est simple : quelques points avec gestion de charge servent beaucoup de monde, car chaque voiture ne charge qu’une ou deux fois par semaine. Proposez-le avec les noms des intéressés. Il peut facturer le courant ou l’offrir ; en Allemagne et en Autriche c’est fiscalement favorisé, ailleurs demandez à la comptabilité.',
      ),
    },
    blockingFee: {
      question: 'Combien de temps puis-je rester à une borne publique ?',
      answer: say(
        'Vous ne pouvez rester que le temps permis par le panneau et le tarif : beaucoup de bornes facturent à la minute après environ quatre heures ou à la fin de la charge, et stationner sans charger expose à une amende. La nuit, c’est souvent suspendu ; l’appli le dit. Mettez un rappel et déplacez la voiture ensuite.',
      ),
    },
    sharedOrBroken: {
      question: 'Borne publique occupée ou en panne : où recharger ?',
      answer: say(
        'Les bornes privées partagées sont un bon complément : par des applis ou un mot dans le quartier, vous trouvez des gens qui laissent charger à un prix convenu ; notez brièvement heures et prix. Si une borne publique est en panne ou toujours prise, signalez-le par l’appli ou le numéro affiché et rabattez-vous sur supermarché ou borne rapide. Une borne à soi sans place fixe ne vaut pas la peine.',
      ),
    },
  },
  carBattery: {
    dailyLimit: {
      question: 'Jusqu’à quel pourcentage recharger ma voiture ?',
      answer: say(
        'Au quotidien, septante à huitante pour cent est une bonne limite ; avant un long trajet, cent pour cent convient. Ce qui nuit est moins de charger à fond que de rester longtemps pleine, surtout par chaleur ; faites donc finir la charge peu avant le départ. Rien de grave si vous avez besoin de plus d’autonomie : montez la limite, pourvu que vous partiez bientôt.',
      ),
    },
    ironPhosphate: {
      question: 'Batterie de voiture au phosphate de fer : charger à fond ?',
      answer: say(
        'Pour les batteries fer-phosphate (LFP), les constructeurs conseillent en général de monter à cent pour cent une fois par semaine : c’est ainsi que la voiture mesure juste son niveau. Elles le supportent mieux que celles au nickel (NMC) et durent plus de cycles, mais sont plus lentes au froid. Le manuel ou le conseil de charge dans l’app dit quelles cellules vous avez.',
      ),
    },
    fastCharging: {
      question: 'La recharge rapide abîme-t-elle la batterie de la voiture ?',
      answer: say(
        'La charge rapide en voyage ne nuit guère ; qui charge presque toujours ainsi ne perd, selon les relevés de nombreuses voitures, que quelques points de capacité de plus au fil des ans. Pour ménager, commencez batterie tempérée vers dix à vingt pour cent et arrêtez à huitante. Les voitures sans refroidissement souffrent davantage de la chaleur. La garantie l’exclut rarement, mais lisez-en le texte.',
      ),
    },
    standing: {
      question: 'Voiture électrique garée longtemps : quel niveau de charge ?',
      answer: say(
        'Pour des semaines ou des mois, laissez la voiture vers cinquante à soixante pour cent, au frais et à l’ombre, caméras et surveillance coupées. Inutile de la laisser branchée ; si elle l’est, réglez la limite à cinquante. Elle ne perd en général qu’un à trois pour cent par mois ; pensez aussi à la petite batterie auxiliaire, plus vite à plat.',
      ),
    },
    pluggedIn: {
      question: 'Laisser la voiture toujours branchée use-t-il sa batterie ?',
      answer: say(
        'Rester branchée ne nuit pas : la voiture s’arrête d’elle-même à la limite réglée et peut se chauffer ou se refroidir sur le réseau. De petites charges fréquentes ménagent même plus que de rares grandes, et il n’y a pas d’effet mémoire. Prise, onze ou vingt-deux kilowatts : en courant alternatif, la différence ne se sent pas pour les cellules.',
      ),
    },
    temperature: {
      question: 'Le froid et la chaleur usent-ils la batterie d’une voiture ?',
      answer: say(
        'Le froid n’abîme pas durablement la batterie, il réduit seulement l’autonomie et la vitesse de charge ; la voiture protège ses cellules en chargeant moins vite. Préchauffez pendant qu’elle est branchée, et avant une borne rapide par la navigation. La chaleur, elle, la fait vraiment vieillir : garez à l’ombre ou au garage et ne la laissez pas pleine les jours chauds.',
      ),
    },
    wear: {
      question: 'Combien de temps dure la batterie d’une voiture électrique ?',
      answer: say(
        'Une batterie bien traitée perd en général un à deux pour cent de capacité par an, un peu plus la première année, et dure souvent plus que la voiture. Pour une occasion, demandez un certificat avec l’état de santé (SoH) ; huitante à nonante pour cent est normal après quelques années. La garantie promet souvent septante pour cent après huit ans ; une batterie neuve est chère, mais des modules se remplacent.',
      ),
    },
    lowCharge: {
      question: 'Jusqu’où puis-je vider la batterie de ma voiture ?',
      answer: say(
        'Descendre à dix ou même cinq pour cent ne nuit pas si vous rechargez bientôt ; évitez seulement de la laisser presque vide plusieurs jours. Une batterie actuelle n’a pas besoin d’être vidée exprès ni calibrée. De vingt à huitante pour cent, elle est à l’aise.',
      ),
    },
  },
  chargingSafety: {
    overnight: {
      question: 'Recharger la voiture la nuit, est-ce sans danger ?',
      answer: say(
        'Charger la nuit à une borne fixe est sans souci, même dans un garage sous des chambres : elle surveille courant, température et mise à la terre et coupe en cas de défaut. Rester branché des semaines ne nuit pas non plus ; réglez la limite à environ quatre-vingts pour cent. Un détecteur de fumée ou de chaleur relié dans le garage rassure encore.',
      ),
    },
    fireRisk: {
      question: 'Les voitures électriques brûlent-elles plus souvent ?',
      answer: say(
        'Selon les chiffres connus, les électriques brûlent plutôt moins souvent que les voitures à essence, et la plupart des feux n’ont rien à voir avec la charge ; un feu de batterie demande toutefois plus d’eau. Suivez les rappels du constructeur. Après un choc au soubassement ou une inondation, garez-la dehors à l’écart et faites-la contrôler avant de recharger.',
      ),
    },
    rainAndStorm: {
      question: 'Puis-je recharger ma voiture sous la pluie ou l’orage ?',
      answer: say(
        'Pluie, neige et flaques ne font rien : prise et borne sont faites pour l’extérieur, et il n’y a de tension qu’une fois tout verrouillé et contrôlé. On peut charger pendant un orage ; un parafoudre au tableau protège l’électronique, et qui veut être tout à fait sûr débranche avant. Si la borne ou la prise a été sous l’eau, faites-la contrôler par un électricien d’abord.',
      ),
    },
    kidsAndShock: {
      question: 'Le câble de recharge peut-il donner une décharge ?',
      answer: say(
        'Une borne intacte ne donne pas de choc : sans voiture branchée, verrouillée et contrôlée, la prise est hors tension, et le différentiel coupe en une fraction de seconde. Enfants, animaux et porteurs de pacemaker peuvent s’en approcher ; ces derniers évitent de rester appuyés au câble. N’utilisez plus un câble mordu ou écrasé. Si la carrosserie picote, coupez le disjoncteur de la borne et appelez l’électricien.',
      ),
    },
    hotPlugOldWiring: {
      question: 'Est-ce normal que la fiche et le câble de charge chauffent ?',
      answer: say(
        'Arrêtez aussitôt si fiche, prise ou câble chauffe fort, se colore ou sent, et faites contrôler ; tiède est normal, roussi jamais. Une prise ordinaire n’est pas faite pour des heures de charge : seulement à faible courant sur une ligne vérifiée, jamais avec rallonge ou adaptateur bon marché. La borne demande une ligne et une protection propres, avec détection des courants continus.',
      ),
    },
    garageSurroundings: {
      question: 'Peut-on poser une borne sur du bois ou dans une grange ?',
      answer: say(
        'Une borne peut aussi se fixer sur du bois et sous un carport, dans une grange ou un garage, si le support est plan, doublé d’un fond incombustible selon le fabricant, et que rien d’inflammable n’est à côté. Gardez foin, paille, peinture et essence à plusieurs mètres. Un détecteur de chaleur et un interrupteur accessible sont utiles ; couverture et extincteur spécial ne sont pas nécessaires.',
      ),
    },
    bansAndInsurance: {
      question: 'Le garage peut-il bannir les électriques par peur du feu ?',
      answer: say(
        'Une interdiction générale pour risque d’incendie n’est pas fondée : pompiers et assureurs, par exemple en Allemagne, ne voient pas plus de risque au garage qu’avec des voitures à essence. Bail, règlement et prescriptions incendie disent si le propriétaire peut quand même l’interdire ; demandez le motif par écrit. Annoncez la borne à l’assurance du bâtiment pour garder la couverture ; une surprime n’est pas courante.',
      ),
    },
    carWash: {
      question: 'Puis-je passer au lavage avec une voiture électrique ?',
      answer: say(
        'Une voiture électrique peut passer au lavage et dans les flaques : sa batterie est étanche. Fermez la trappe de recharge, ne lavez pas pendant la charge et voyez au manuel s’il existe un mode lavage pour que essuie-glaces et rétroviseurs restent fixes. Tenez le nettoyeur haute pression loin de la prise, de la borne, du dessous et des câbles ; on peut recharger juste après.',
      ),
    },
  },
  chargingTime: {
    full: {
      question: 'Combien de temps pour remplir la batterie d’une voiture ?',
      answer: {
        de: chargingTimeFull,
        at: chargingTimeFull,
        ch: chargingTimeFull,
        us: say(
          'Sur une borne {chargerUs} de {chargerPowerUs}, une charge complète d’environ soixante kilowattheures prend quelque huit heures et demie, près de quatre-vingts environ onze ; avec onze kilowatts, six et huit. Sur une prise ({outletUs}, {outletPowerUs}), c’est deux jours ou plus. Un pick-up comme le Ford Lightning, de {pickupBattery} kilowattheures, demande quatorze à dix-neuf heures sur la borne, trois à plus de quatre jours sur la prise. Divisez les kilowattheures manquants par les kilowatts et ajoutez un dixième de pertes ; de vingt à quatre-vingts pour cent, un peu plus de la moitié.',
        ),
      },
    },
    overnight: {
      question: 'Une nuit suffit-elle pour recharger la voiture chez soi ?',
      answer: {
        de: chargingTimeOvernight,
        at: chargingTimeOvernight,
        ch: chargingTimeOvernight,
        us: say(
          'En dix heures de nuit, une prise ({outletUs}) ajoute environ {nightReachUs} miles, {pickupNight} à un grand pick-up, une borne de {chargerPowerUs} près de cinq fois plus, donc presque toute batterie. L’important n’est pas que la batterie soit pleine, mais que la nuit apporte plus que vous ne roulez par jour. Qui roule davantage certains jours rattrape les nuits suivantes.',
        ),
      },
    },
    perHour: {
      question: 'Quelle autonomie gagne-t-on en une heure de recharge ?',
      answer: {
        de: chargingTimePerHour,
        at: chargingTimePerHour,
        ch: chargingTimePerHour,
        us: say(
          'Par heure, une prise ({outletUs}, {outletPowerUs}) ajoute environ {outletReachUs} miles, une borne de {chargerPowerUs} environ {chargerReachUs}. Règle simple : kilowatts fois trois donne les miles par heure, fois deux pour un grand pick-up. Une heure entre deux ne vaut donc la peine que sur la borne.',
        ),
      },
    },
    slower: {
      question: 'Pourquoi ma voiture charge-t-elle moins vite que prévu ?',
      answer: say(
        'C’est en général la voiture qui limite : elle ne charge qu’à la vitesse de son chargeur embarqué, et bien des modèles ne tirent qu’une phase sur une grosse borne. Un courant réduit, une gestion de charge, la recharge solaire, un horaire dans l’application ou le froid ralentissent aussi. Regardez l’affichage en kilowatts et comparez à la fiche technique : si c’est bien plus bas, vérifiez ampères, câble et horaire, puis l’électricien.',
      ),
    },
    cold: {
      question: 'Par temps froid, la voiture charge-t-elle plus lentement ?',
      answer: say(
        'Par grand froid, la recharge dure nettement plus longtemps : la batterie accepte d’abord moins de puissance et se chauffe en même temps, et chaque kilomètre consomme plus. Sur une prise, par gel fort, une grande part peut partir dans le chauffage de la batterie. Branchez juste après le trajet, quand elle est encore chaude, et réglez la fin sur votre départ pour préchauffer sur le réseau.',
      ),
    },
    fastStation: {
      question: 'Combien de temps dure une recharge à une borne rapide ?',
      answer: say(
        'À une borne rapide en courant continu, passer de dix à quatre-vingts pour cent prend vingt à quarante minutes selon la voiture ; cent kilomètres sont souvent chargés en cinq à dix minutes. Au-delà de quatre-vingts pour cent, la batterie ralentit beaucoup pour se protéger, attendre en vaut rarement la peine. À la maison on le remarque peu, la puissance étant faible.',
      ),
    },
    habit: {
      question: 'À quelle fréquence brancher ma voiture électrique ?',
      answer: say(
        'Inutile de brancher chaque nuit : si vous roulez peu, une ou deux recharges par semaine suffisent, et une nuit de borne y pourvoit. Sur une prise, mieux vaut brancher plus souvent, car elle ajoute peu par heure. Pour la batterie, le mieux est de rester entre vingt et quatre-vingts pour cent au quotidien et de ne faire le plein qu’avant les longs trajets.',
      ),
    },
    twoCars: {
      question: 'Une seule borne suffit-elle pour deux voitures en une nuit ?',
      answer: {
        de: chargingTimeTwoCars,
        at: chargingTimeTwoCars,
        ch: chargingTimeTwoCars,
        us: say(
          'Deux voitures en une nuit, cela va en général : en partageant une borne de {chargerPowerUs}, chacune reçoit en moyenne la moitié, soit une bonne centaine de miles en dix heures. Une borne à partage donne plus à la seconde dès que la première a fini. Une hybride rechargeable est petite et pleine en deux à trois heures, sur une prise en une nuit.',
        ),
      },
    },
  },
};
