import { say } from '#texts/adviser/figures/answer.ts';
import type { TopicTexts } from '#texts/adviser/topics/ids.ts';

export const fr: TopicTexts<'service'> = {
  timeline: {
    title: 'le calendrier',
    question: 'Combien de temps faut-il de la demande à la pose ?',
    answer: say(
      'Notre plan : une proposition en {proposalHours} heures ; si vous demandez la mise en relation, un entretien de {callMinutes} minutes les jours {callDays} et le choix des entreprises les jours {matchingDays}. Le devis après visite suit les semaines {siteQuoteWeeks}, la pose les semaines {installationWeeks}. Livraisons, demandes ou réseau peuvent prolonger. Cela vaut pour les maisons ; les grandes installations, dès une centaine de kilowatts, demandent plusieurs mois, un an ou plus si le réseau est à renforcer.',
    ),
  },
  whatNext: {
    title: 'la suite',
    question: 'Que se passe-t-il après mes réponses à vos questions ?',
    answer: say(
      'Dès que j’en sais assez, vous voyez votre potentiel et pouvez recevoir le résumé par e-mail. Puis, si vous le souhaitez, nous nommons jusqu’à trois entreprises vérifiées près de chez vous. Vos données ne partent qu’avec votre accord.',
    ),
  },
  whatFirst: {
    title: 'par quoi commencer',
    question: 'Par quoi commencer la rénovation énergétique ?',
    answer: say(
      'En général dans cet ordre : d’abord isoler et étanchéifier à peu de frais, puis dimensionner le chauffage pour le besoin réduit, et le solaire dès que le toit tient encore longtemps. Un chauffage en fin de vie ou un toit à refaire passe avant. Vérifiez les aides avant toute commande.',
    ),
  },
  accuracy: {
    title: 'la fiabilité des indications',
    question: 'Quelle est la précision de vos chiffres ?',
    answer: say(
      'Les prix et les subventions sont donnés avec leur source et leur date. Les potentiels sont une première estimation à partir de quelques réponses, pas un calcul pour votre maison. Seule une offre après une visite engage.',
    ),
  },
  aboutUs: {
    title: 'qui nous sommes',
    question: 'Qu’est-ce que Wattnest ?',
    answer: say(
      'Wattnest conseille sur le solaire, les pompes à chaleur, la recharge, le stockage et la régulation et oriente vers des entreprises vérifiées en Allemagne, en Autriche, en Suisse et aux États-Unis. Nous n’installons pas nous-mêmes. Vous ne nous payez rien et nous ne vendons pas vos données ; notre argent vient des entreprises avec lesquelles nous travaillons. Qui nous sommes figure dans les mentions légales.',
    ),
  },
  vetting: {
    title: 'la vérification des entreprises',
    question: 'Les entreprises que vous proposez sont-elles vérifiées ?',
    answer: say(
      'Nous travaillons avec plus de {partnerCount} entreprises vérifiées et en proposons jusqu’à trois près de chez vous. Nos collaborateurs contrôlent chaque entreprise avant toute demande. Comparez tout de même les offres et demandez des références.',
    ),
  },
  guarantee: {
    title: 'notre garantie',
    question: 'Et si mon installation économise moins que promis ?',
    answer: say(
      'Si les économies de la première année sont inférieures de plus de {guaranteeMargin} à celles promises dans le devis ferme, le prestataire couvre la différence. Les valeurs typiques de la première évaluation ne sont pas une telle promesse. S’y ajoute une garantie de satisfaction de {satisfactionYears} ans. Les conditions exactes figurent dans les conditions générales et votre contrat.',
    ),
  },
  warranty: {
    title: 'la garantie des appareils',
    question: 'Que faut-il regarder dans la garantie des appareils ?',
    answer: say(
      'Ce que l’entreprise vous doit de par la loi en cas de défaut et ce que le fabricant garantit librement sont deux choses. Pour les panneaux, regardez garantie de produit et de puissance, pour les batteries années et cycles, et le travail de l’entreprise. Demandez qui paie démontage, déplacement et main-d’œuvre ; c’est là que les offres diffèrent.',
    ),
  },
  maintenance: {
    title: 'l’entretien',
    question: 'Quel entretien pour une pompe à chaleur et des panneaux ?',
    answer: say(
      'Il faut peu d’entretien : un contrôle annuel de la pompe à chaleur, une vérification électrique des panneaux toutes les quelques années. La pluie nettoie assez les toits en pente. Un contrat d’entretien est souvent une condition de la garantie.',
    ),
  },
  insurance: {
    title: 'l’assurance',
    question: 'Mon assurance couvre-t-elle panneaux et pompe à chaleur ?',
    answer: say(
      'Annoncez panneaux, batterie et pompe à chaleur à l’assurance du bâtiment ; ils sont souvent couverts contre un petit supplément. Vérifiez grêle, tempête, surtension et vol de l’unité extérieure. La responsabilité civile, dans une ferme celle de l’exploitation, devrait couvrir les dégâts causés par l’installation. Un travail mal fait et l’usure ne sont en règle générale pas assurés ; c’est l’entreprise qui en répond.',
    ),
    toTenants: say(
      'En location, le bâtiment est l’affaire du propriétaire. Annoncez votre kit de balcon, votre batterie ou votre borne à votre responsabilité civile privée, pour qu’elle paie si quelque chose tombe ou cause un dégât, et à votre assurance ménage pour tempête, vol et surtension. Faites-vous confirmer les deux par écrit, et fixez les panneaux comme le fabricant le demande.',
    ),
  },
  privacy: {
    title: 'la protection des données',
    question: 'Que fait Wattnest de mes données ?',
    answer: say(
      'Vos réponses servent à cette consultation seulement. Elles ne vont aux entreprises qu’avec votre accord, et seulement à celles nommées. Les consultations anonymes et leurs messages sont effacés {anonymousDays} jours après la dernière activité. Si vous avez donné une adresse, le lien de notre e-mail vous permet de tout télécharger ou effacer vous-même.',
    ),
  },
  free: {
    title: 'le prix de cette consultation',
    question: 'La consultation de Wattnest est-elle gratuite ?',
    answer: say(
      'La consultation est gratuite et ne vous engage à rien. Elle dure environ {consultationMinutes} minutes. Vous ne signez qu’avec une entreprise, si son offre vous convient.',
    ),
  },
  carbon: {
    title: 'le climat',
    question: 'Qu’apportent pompe à chaleur et solaire au climat ?',
    answer: {
      de: say(
        'Par kWh, la combustion du gaz émet {carbonGas} de {carbonDioxide}, celle du mazout {carbonOil}. Une pompe à chaleur ne cause que les émissions de son courant, divisées par son rendement. Les panneaux rendent l’énergie de leur fabrication en quelques années.',
      ),
      at: say(
        'Par kWh, la combustion du gaz émet {carbonGas} de {carbonDioxide}, celle du mazout {carbonOil}. Une pompe à chaleur ne cause que les émissions de son courant, divisées par son rendement. Les panneaux rendent l’énergie de leur fabrication en quelques années.',
      ),
      ch: say(
        'Par kWh, la combustion du gaz émet {carbonGas} de {carbonDioxide}, celle du mazout {carbonOil}. Une pompe à chaleur ne cause que les émissions de son courant, divisées par son rendement. Les panneaux rendent l’énergie de leur fabrication en quelques années.',
      ),
      us: say(
        'Par kWh, la combustion du gaz émet {carbonGasUs} de {carbonDioxide}, celle du mazout {carbonOilUs}. Une pompe à chaleur ne cause que les émissions de son courant, divisées par son rendement. Les panneaux rendent l’énergie de leur fabrication en quelques années.',
      ),
    },
  },
  independentAdvice: {
    title: 'le conseil indépendant',
    question: 'Où trouver un conseil en énergie indépendant ?',
    answer: {
      de: say(
        'Un conseil indépendant est donné par la Verbraucherzentrale et par des conseillers agréés (energie-effizienz-experten.de) qui ne vendent rien. Une feuille de route de rénovation est subventionnée. Cela complète bien notre première estimation ; rien ne vous oblige à choisir.',
      ),
      at: say(
        'Un conseil indépendant est donné par les services des Länder, souvent à bas prix ou gratuitement, et par klimaaktiv. Certaines subventions des Länder en exigent même un protocole. Cela complète bien notre première estimation.',
      ),
      ch: say(
        'Un conseil indépendant est donné par les services de l’énergie du canton et de la commune et par SuisseEnergie ; un CECB Plus montre des variantes avec leurs coûts. Beaucoup de cantons y participent. Cela complète bien notre première estimation.',
      ),
      us: say(
        'Un conseil indépendant est donné par le bureau de l’énergie de votre État et par beaucoup de fournisseurs avec un audit à domicile, souvent bon marché. Veillez à ce que l’auditeur n’installe pas. Cela complète bien notre première estimation.',
      ),
    },
  },
  insolvency: {
    title: 'la faillite de l’installateur',
    question: 'Que faire si mon installateur fait faillite ?',
    answer: say(
      'C’est amer, mais rarement la fin : la garantie du fabricant continue, et une autre entreprise peut reprendre et contrôler l’installation. Annoncez créances et acomptes à l’office ou à l’administrateur de la faillite, réunissez contrat, factures, photos et accès de l’installation, et ne payez plus rien sans prestation. Une association de consommateurs ou un avocat conseille ; nous pouvons aussi nommer une entreprise.',
    ),
  },
  prepayment: {
    title: 'l’acompte',
    question: 'Faut-il payer l’entreprise d’avance ?',
    answer: say(
      'Payez selon l’avancement : un petit acompte, une part plus grande après livraison et pose, le solde seulement après mise en service et réception. Un gros paiement d’avance est un signal d’alerte, car en cas de faillite l’argent est presque toujours perdu. Sinon, exigez une garantie bancaire ou un compte séquestre, et ne versez jamais sur un autre compte que celui du contrat.',
    ),
  },
  doorstepSale: {
    title: 'le démarchage et la révocation',
    question: 'Puis-je annuler un contrat signé à ma porte ?',
    answer: {
      de: say(
        'Ce que vous signez à la porte, au téléphone ou sur internet peut en général être révoqué pendant {withdrawalDe} jours sans motif ; de préférence par écrit et avec preuve. Si l’on ne vous a pas informé de ce droit, le délai est plus long. Ne signez jamais à la première visite et ne vous laissez pas presser par « aujourd’hui seulement ».',
      ),
      at: say(
        'Ce que vous signez à la porte, au téléphone ou sur internet peut en général être révoqué pendant {withdrawalAt} jours sans motif ; de préférence par écrit et avec preuve. Si l’on ne vous a pas informé de ce droit, le délai est plus long. Ne signez jamais à la première visite et ne vous laissez pas presser par « aujourd’hui seulement ».',
      ),
      ch: say(
        'Ce que vous signez à la porte ou au téléphone peut en général être révoqué pendant {withdrawalCh} jours ; de préférence par écrit et avec preuve. Cela ne vaut pas pour les achats sur internet. Ne signez jamais à la première visite et ne vous laissez pas presser par « aujourd’hui seulement ».',
      ),
      us: say(
        'Ce que vous signez chez vous avec un vendeur peut être annulé selon le droit fédéral pendant {withdrawalUs} jours ouvrables, plus longtemps dans certains États ; de préférence par écrit et avec preuve. Ne signez jamais à la première visite ni sur la tablette d’autrui, et ne vous laissez pas presser par « aujourd’hui seulement ».',
      ),
    },
  },
  compareQuotes: {
    title: 'comparer les offres',
    question: 'Comment comparer les devis des installateurs ?',
    answer: say(
      'Comparez le prix final tout compris : appareils avec modèle exact, pose, échafaudage, électricité et tableau, annonces, élimination. Pour le solaire, divisez par kWc et par kWh de batterie ; pour la pompe, demandez la charge thermique et le rendement saisonnier. Regardez garanties, plan de paiement, date et ce qui manque. Deux ou trois offres suffisent ; la moins chère avec des lacunes devient souvent la plus chère.',
    ),
  },
  whoPaysUs: {
    title: 'qui nous paie',
    question: 'Comment Wattnest gagne-t-il de l’argent ?',
    answer: say(
      'Notre argent vient des entreprises avec lesquelles nous travaillons ; vous ne nous payez rien et nous ne vendons pas vos données. Mes réponses n’en dépendent pas : je donne prix et règles avec leur source, et là où quelque chose ne vaut pas la peine, je le dis. Comparez tout de même nos entreprises avec d’autres.',
    ),
  },
  person: {
    title: 'joindre une personne',
    question: 'Puis-je parler à une vraie personne ?',
    answer: say(
      'Avec « Contacter des installateurs », vous dites comment et quand vous joindre ; une entreprise vérifiée prend alors contact, par e-mail seulement si vous ne voulez pas d’appels. Nous-mêmes, vous nous joignez par les mentions légales. Je ne peux pas vous passer quelqu’un, étant un programme ; d’ici là je réponds volontiers à ce que je sais.',
    ),
  },
  faultySystem: {
    title: 'quand une installation ne marche pas',
    question: 'Mon installation ne marche pas, que puis-je faire ?',
    answer: say(
      'C’est pénible, et vous avez des droits. Signalez le défaut à l’entreprise par écrit, avec photos et données de production, et fixez un délai ; parlez en même temps au fabricant et à l’assurance du bâtiment. Si rien ne bouge, un expert indépendant aide, puis l’organe de conciliation, une association de consommateurs ou un avocat. Ne laissez personne effacer des traces avant, sauf pour éviter d’autres dégâts.',
    ),
  },
  brands: {
    title: 'les marques',
    question: 'Quelle est la meilleure marque pour mon installation ?',
    answer: say(
      'Je ne recommande aucune marque ; le dimensionnement, la pose et une entreprise qui connaît l’appareil et obtient les pièces comptent plus que le nom. Regardez garantie, rendement, bruit, tests indépendants et depuis quand le fabricant existe. Demandez à chaque entreprise pourquoi elle propose justement cet appareil.',
    ),
  },
  workDays: {
    title: 'combien de temps durent les travaux',
    question: 'Solaire, pompe à chaleur : combien de jours de travaux ?',
    answer: say(
      'Les panneaux sont en général posés en {solarWorkDays} jours ; l’échafaudage reste un peu plus, le courant n’est coupé que brièvement. Une pompe à chaleur demande en général {heatPumpWorkDays} jours, dont quelques-uns sans chauffage ni eau chaude ; on la pose donc à la belle saison ou avec un appareil de secours. Une borne est souvent faite en un jour. Vous pouvez rester chez vous ; faites-vous dire la poussière, le bruit et les jours où quelqu’un doit être là.',
    ),
  },
  ownHands: {
    title: 'poser soi-même',
    question: 'Que puis-je faire moi-même en solaire ou en chauffage ?',
    answer: {
      de: say(
        'En Allemagne, seul un électricien inscrit peut faire le raccordement fixe au réseau, et seul un certifié le circuit frigorifique. Le reste vous est permis : tranchées, percements, démontage, et après accord même les panneaux ; un kit de balcon entièrement. Convenez-en avant avec l’entreprise qui signe et répond, et assurez-vous sur le toit. Aides et garanties ne reconnaissent souvent votre travail qu’en partie.',
      ),
      at: say(
        'Seule une entreprise électrique concessionnée peut raccorder au réseau, et seul un certifié le circuit frigorifique. Tranchées, percements, démontage et après accord même les panneaux vous sont permis. Convenez-en avant avec l’entreprise qui signe et répond. Aides et garanties demandent souvent un professionnel.',
      ),
      ch: say(
        'Seul le titulaire d’une autorisation d’installer peut faire le raccordement fixe, avec un rapport de sécurité à la fin ; le circuit frigorifique demande un permis. Tranchées, percements, démontage et après accord même les panneaux vous sont permis. Convenez-en avant avec l’entreprise qui signe et répond. Subventions et garanties demandent souvent un professionnel.',
      ),
      us: say(
        'En bien des endroits, un propriétaire peut travailler sur sa maison, avec permis et inspection ; certains États et villes exigent une entreprise agréée. Le circuit frigorifique demande un certificat de l’EPA. Fournisseurs, primes et garanties exigent souvent un professionnel : réglez cela avant d’acheter.',
      ),
    },
  },
  radiation: {
    title: 'les ondes et les champs',
    question: 'Panneaux, pompe à chaleur, borne : y a-t-il des ondes ?',
    answer: say(
      'Onduleur, pompe à chaleur et borne créent de faibles champs électriques et magnétiques, comme d’autres appareils ; ils diminuent vite avec la distance et restent d’ordinaire bien sous les limites dans les pièces. Par prudence, ne posez ni onduleur ni tableau contre le mur d’une chambre. Avec un stimulateur cardiaque, demandez la distance au médecin et au fabricant. Un bourdonnement est en général un son transmis par le mur ou le sol, et s’amortit.',
    ),
  },
};
