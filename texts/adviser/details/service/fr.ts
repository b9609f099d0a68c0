import type { DetailTexts } from '#texts/adviser/details/ids.ts';
import { say } from '#texts/adviser/figures/answer.ts';

const warrantyWhoPays = say(
  'Tant que court le délai légal, c’est l’entreprise qui vous a vendu l’appareil qui répond : elle doit réparer, quoi que dise le fabricant. Ensuite, seule la garantie volontaire du fabricant compte, en général pour la pièce seulement. Annoncez le défaut à l’entreprise par écrit, avec date et photo, et ne vous laissez pas renvoyer de l’un à l’autre.',
);

const insuranceTellInsurer = say(
  'Annoncez panneaux, batterie, borne ou pompe à chaleur à l’assurance du bâtiment si possible avant la pose, au plus tard à la mise en service. Indiquez quoi, où, la valeur pose comprise et l’entreprise, et faites confirmer la couverture par écrit. Un oubli se rattrape par une annonce tardive ; d’ici là, l’assureur peut réduire l’indemnité.',
);

const insuranceWeatherDamage = say(
  'Tempête, grêle, foudre, feu et poids de la neige sur des panneaux fixes sont en règle générale payés par l’assurance du bâtiment si l’installation est annoncée ; pour surtension, inondation, morsures d’animaux et vol, vérifiez s’ils sont inclus. Après un sinistre : photos, ne rien jeter, annoncer aussitôt et faire attester l’état par un électricien. La franchise reste à votre charge.',
);

const insuranceExtraPolicy = say(
  'Pour un toit d’habitation, l’inclusion dans l’assurance du bâtiment et la RC suffisent en général. Une police photovoltaïque à part (tous risques) ne vaut la peine que si vol, erreurs de manipulation, morsures d’animaux, court-circuit ou perte de rendement vous importent et que votre police les exclut, par exemple pour de grandes installations. Lisez d’abord ce qui est déjà couvert pour ne pas payer deux fois.',
);

const carbonSaved = say(
  'Multipliez votre consommation par {carbonGas} par kilowattheure de gaz ou {carbonOil} de mazout ; un litre de mazout ou un mètre cube de gaz contient une dizaine de kilowattheures. Vingt mille kilowattheures font un peu plus de quatre tonnes de {carbonDioxide} par an au gaz, un peu plus de cinq au mazout. Une pompe à chaleur en évite de la moitié à presque tout, selon le courant et le rendement.',
);

const carbonCoalPower = say(
  'Même avec le courant ordinaire du réseau, une pompe à chaleur est en général meilleure pour le climat que le gaz, car elle tire trois à quatre unités de chaleur d’une unité d’électricité ; son courant peut donc être trois fois plus sale que le gaz. En hiver et avec beaucoup de charbon, l’avantage se réduit, puis croît chaque année avec un réseau plus propre. Une chaudière à gaz reste aussi sale qu’au premier jour.',
);

const independentAdviceCost = say(
  'Un entretien auprès d’un service public est souvent gratuit, une visite à domicile coûte peu, un rapport complet d’un conseiller ou ingénieur indépendant plusieurs centaines à plus de mille. Pour un rapport complet, il y a souvent une aide. Demandez avant le prix fixe et le contenu du rapport.',
);

const independentAdviceCheckOffer = say(
  'Les services indépendants vérifient en général vite une offre ou un contrat, par téléphone, vidéo ou sur dossier ; ne signez qu’ensuite. Envoyez toutes les pages avec votre consommation et des photos, et demandez précisément taille, prix et postes manquants. Si deux spécialistes se contredisent, faites-leur écrire leurs hypothèses.',
);

const prepaymentHowMuch = say(
  'À la commande, dix à trente pour cent sont courants, une plus grande part après livraison et montage, et au moins dix pour cent seulement après la réception. Cinquante pour cent ou plus avant le début, c’est trop ; tout d’avance est un signal d’alarme. Les tiers sont acceptables si le deuxième est dû après le montage et non à la livraison.',
);

const prepaymentSchedule = say(
  'Un bon plan : dix à vingt pour cent à la commande, environ trente à la livraison chez vous, quarante après le montage complet, au moins dix après mise en service et réception. Liez chaque tranche dans le contrat à une étape vérifiable, par exemple « après pose de tous les modules ». Les petites entreprises avancent le matériel ; soyez souple à la livraison, pas à la commande.',
);

const doorstepSaleHow = say(
  'Une phrase suffit : « Je révoque le contrat du (date) portant sur (installation) », avec nom, adresse et signature, à l’entreprise nommée dans le contrat. L’e-mail est valable en Allemagne et en Autriche ; pour la preuve, envoyez aussi un recommandé. Aucun motif n’est nécessaire ; si vous avez signé un crédit avec, écrivez aussi à la banque.',
);

const doorstepSaleStarted = say(
  'Du matériel commandé, une pose commencée ou une case de renonciation cochée ne vous retirent en règle générale pas le droit dans le délai. Vous ne devez en général ni frais de planification ni d’annulation après une révocation à temps, et la menace d’un avocat n’y change rien. Révoquez par écrit, ne payez rien et demandez conseil aux consommateurs.',
);

const brandsTests = say(
  'Il n’existe guère de statistiques fiables de pannes par marque. Utiles sont les valeurs mesurées : pour les pompes à chaleur, rendement et puissance sonore des instituts et des listes (Keymark, EHPA), pour les batteries l’inspection de la HTW Berlin, pour les panneaux les tests de laboratoire, et les magazines de consommateurs de votre pays. Comparez les valeurs des modèles exacts de vos offres, pas les marques.',
);

const ownHandsPanels = say(
  'Monter les modules, les crochets et les rails, vous pouvez en général le faire vous-même, si une entreprise électrique le sait d’avance, contrôle et raccorde au réseau. L’essentiel : protection contre les chutes, échafaudage et notice de montage ; emboîter des fiches d’usine identiques est possible, les fils ouverts et le tableau reviennent à l’électricien. Faites confirmer la répartition par écrit.',
);

const ownHandsRefrigerant = say(
  'Seule une entreprise certifiée peut relier les conduites frigorifiques d’un split, même préchargé ou à raccords rapides ; la vente de ces appareils exige une preuve. Socle, console et percement peuvent être préparés par vous. Dans une pompe à chaleur monobloc, le circuit est fermé en usine ; restent l’eau, l’électricité et les réglages, pour lesquels fabricants et aides demandent un professionnel.',
);

const ownHandsGrants = say(
  'En règle générale, aucune aide ne paie vos heures ; au mieux le matériel compte, et seulement si un professionnel ou un conseiller en énergie confirme l’exécution. Pour l’isolation aussi, c’est la voie habituelle. Demandez à l’organisme avant la demande et l’achat, car la confirmation s’obtient à peine après coup ; pour une pompe à chaleur, la garantie dépend souvent aussi de la pose par une entreprise.',
);

const radiationRadio = say(
  'Compteur intelligent, onduleur et borne n’émettent, si c’est le cas, que brièvement et plus faiblement qu’un téléphone à l’oreille ; une antenne voisine est en général plus forte chez vous, et aussi sous la limite. Le wifi de l’onduleur se coupe souvent au profit d’un câble. Le compteur numérique ne se refuse en général pas, mais demandez une transmission par câble.',
);

const ownHandsWaterHeater = say(
  'Le poser, raccorder l’écoulement du condensat, tirer les gaines d’air et brancher un appareil à fiche, vous pouvez le faire. Le raccordement à l’eau potable avec groupe de sécurité revient à un installateur concessionné, les distributeurs d’eau l’exigent en général, de même le gaz ou un boiler câblé aux gens du métier. Demandez un prix pour le seul raccordement.',
);

const insuranceBatteryFire = say(
  'Maison ou étable sont payées par l’assurance bâtiment (en Suisse en général la cantonale), vos affaires par l’assurance ménage, bêtes et réserves seulement par une assurance du cheptel et de l’inventaire, si l’installation est annoncée et bien faite. Elles se retournent contre le fabricant ou l’installateur en cas de défaut ; sans faute, le fabricant ne répond toutefois que des choses d’usage privé, pas de l’étable ni des bêtes d’une exploitation. Pour le voisin, votre responsabilité civile paie si vous avez commis une faute. Gardez rapport, facture et débris jusqu’au bout.',
);

export const fr: DetailTexts<'service'> = {
  timeline: {
    howSoon: {
      question: 'Quand m’appelle-t-on et quand arrive le devis ?',
      answer: say(
        'Selon notre plan, vous avez une proposition dans les {proposalHours} heures après le questionnaire, et si vous demandez la mise en relation, l’entretien suit aux jours {callDays} ; l’entreprise passe en général voir la deuxième ou troisième semaine. Le devis écrit suit de peu la visite, aux semaines {siteQuoteWeeks}. Sans nouvelles dix jours après une visite, relancez ; plus de deux à trois semaines n’est pas bon signe.',
      ),
    },
    byDate: {
      question: 'L’installation sera-t-elle prête à la date voulue ?',
      answer: say(
        'Notre plan prévoit la pose aux semaines {installationWeeks} ; par prudence, comptez deux à trois mois dès aujourd’hui, davantage avec une demande d’aide, un forage, des travaux de réseau ou une grande installation de ferme ou d’entreprise ; qui commence en automne finit le plus souvent l’année suivante. Si votre date est plus proche, prévoyez une solution provisoire, comme garder l’ancien chauffage ou louer un appareil. Faites inscrire la date au contrat, avec des suites si elle est manquée.',
      ),
    },
    onSite: {
      question: 'Combien de jours les installateurs restent-ils chez moi ?',
      answer: say(
        'Sur place, une installation solaire prend {solarWorkDays} jours, une pompe à chaleur {heatPumpWorkDays} jours ; une borne ou une batterie se pose en une demi-journée à une journée. Échafaudage, socle, nouveaux radiateurs ou forage s’y ajoutent. Vous êtes en général sans chauffage un à trois jours.',
      ),
    },
    delays: {
      question: 'Pourquoi une installation prend-elle souvent du retard ?',
      answer: say(
        'Le plus souvent, ce sont l’accord de la subvention, le distributeur et le compteur, les autorisations, les carnets pleins et une pièce manquante qui freinent. Beaucoup se fait en parallèle si l’entreprise dépose réseau et subvention dès votre oui ; ne commandez pas avant l’accord si le programme l’interdit. Demandez une date de livraison et une semaine plutôt que « bientôt ».',
      ),
    },
    stillWaiting: {
      question: 'Que faire si l’installateur repousse sans cesse la pose ?',
      answer: say(
        'Deux à trois mois entre la signature et la pose restent usuels, six et plus seulement pour une bonne raison. Demandez par écrit la date de livraison, fixez un délai de deux semaines et ne payez rien de plus d’ici là. S’il passe aussi, vous pouvez en règle générale vous retirer du contrat et réclamer l’acompte.',
      ),
    },
    bestSeason: {
      question: 'Quelle saison choisir pour le chauffage ou le solaire ?',
      answer: say(
        'Pour un nouveau chauffage, commencez en hiver ou au printemps, il tournera avant l’automne suivant ; le solaire se pose toute l’année, sauf neige, glace ou tempête sur le toit. En hiver, les entreprises sont souvent plus vite libres, au printemps les plus chargées. Une pompe se pose aussi en hiver, avec un à trois jours de dépannage.',
      ),
    },
    withDrilling: {
      question: 'Combien de temps un forage géothermique ajoute-t-il ?',
      answer: say(
        'Avec une sonde, comptez environ deux à quatre mois de plus qu’une pompe à air : l’autorisation prend des semaines à des mois, et les foreurs ont une liste d’attente. Le forage lui-même dure deux à quatre jours, puis il faut remettre le jardin en état. Faites vérifier l’emplacement tôt, car en zone de protection des eaux c’est souvent interdit.',
      ),
    },
  },
  whatNext: {
    willSomeoneCall: {
      question: 'Après votre conseil, va-t-on m’appeler ou venir me voir ?',
      answer: say(
        'Personne n’appelle ni ne passe de son propre chef. Seulement si vous choisissez « Contacter des installateurs » et l’acceptez, un entretien suit, selon notre plan aux jours {callDays}, et une entreprise vérifiée prend contact de la manière et à l’heure indiquées, par courriel seulement si vous le souhaitez. Une visite vient plus tard, sur rendez-vous, si vous voulez une offre ferme.',
      ),
    },
    summary: {
      question: 'Puis-je enregistrer mes réponses et continuer plus tard ?',
      answer: say(
        'Dès que votre potentiel s’affiche, vous pouvez faire envoyer le résumé à votre adresse, l’imprimer et le transmettre. Le lien dans le courriel permet de tout retrouver, et de télécharger ou d’effacer vous-même vos données. Sans adresse, la consultation est effacée {anonymousDays} jours après la dernière activité.',
      ),
    },
    companies: {
      question: 'Comment obtenir un devis par votre intermédiaire ?',
      answer: say(
        'Si vous le souhaitez, nous nommons jusqu’à trois entreprises vérifiées près de chez vous, et vous décidez à qui parler. L’offre ferme vient de l’entreprise après une visite, et vous ne signez qu’avec elle. Si aucune ne vous plaît, cela s’arrête là sans frais, et vous pouvez toujours consulter vos propres entreprises.',
      ),
    },
    binding: {
      question: 'Votre conseil m’engage-t-il à quelque chose ?',
      answer: say(
        'Par cette conversation, vous n’avez rien commandé ni signé ; elle est gratuite et sans engagement. Vos données restent ici jusqu’à ce que vous acceptiez expressément de les transmettre aux entreprises nommées. Il n’y a de contrat que si une offre vous plaît et que vous signez avec l’entreprise.',
      ),
    },
    howLong: {
      question: 'Quelles sont les étapes d’un projet avec Wattnest ?',
      answer: say(
        'Notre plan : le résultat sous {proposalHours} heures ; si vous demandez la mise en relation, un entretien de {callMinutes} minutes aux jours {callDays} et les entreprises aux jours {matchingDays}. L’offre après la visite suit aux semaines {siteQuoteWeeks}, la pose aux semaines {installationWeeks}. Livraison, autorisation ou réseau peuvent l’allonger. Cela ne vaut pas pour les grandes installations, dès une centaine de kilowatts : comptez plusieurs mois, un an ou plus si le réseau est à renforcer.',
      ),
    },
    missing: {
      question: 'Que vous faut-il encore pour afficher mon résultat ?',
      answer: say(
        'Ce qui manque encore, je vous le demande ici ; dès que j’en sais assez, votre potentiel s’affiche de lui-même, avec en dessous les boutons pour le résumé et les entreprises. Aucun compte n’est nécessaire. Si rien ne se passe, rechargez la page ou écrivez-moi ce que vous voyez ; une donnée fausse se corrige simplement en me le disant.',
      ),
    },
  },
  whatFirst: {
    roofFirst: {
      question: 'Faut-il refaire le toit avant le solaire et le chauffage ?',
      answer: say(
        'Si le toit est à refaire d’ici une dizaine d’années ou fuit, il passe avant le solaire, de préférence avec l’isolation et sous le même échafaudage ; démonter des panneaux plus tard coûte cher. Un chauffage qui peut lâcher d’un jour à l’autre passe quand même d’abord, car il ne peut attendre. Si les deux tiennent, l’ordre est libre, et les délais d’aide décident.',
      ),
    },
    insulateOrHeat: {
      question: 'Isoler d’abord ou changer d’abord le chauffage ?',
      answer: say(
        'Le bon marché d’abord : combles, plafond de cave et fuites d’air apportent beaucoup pour peu et se font avant tout chauffage. En revanche, inutile d’attendre fenêtres ou façade pour le chauffage ; faites dimensionner la pompe à chaleur pour l’état que la maison aura dans les prochaines années. Les appareils modernes modulent largement, isoler plus tard ne nuit donc pas.',
      ),
    },
    solarOrHeatPump: {
      question: 'D’abord le solaire ou d’abord la pompe à chaleur ?',
      answer: say(
        'Les deux ordres vont ; compte ce qui presse : si le chauffage est vieux ou qu’une aide expire, il passe d’abord. S’il marche encore bien et que le toit est sain, commencez par le solaire, qui économise tout de suite. Dimensionnez-le pour la pompe à chaleur et la voiture à venir, et laissez de la place au tableau.',
      ),
    },
    carAndCharger: {
      question: 'D’abord la borne de recharge ou d’abord le solaire ?',
      answer: say(
        'La borne peut venir en premier dès que la voiture arrive ; choisissez-en une qui travaillera plus tard avec le solaire et la gestion de charge. Si le tableau électrique est vieux ou plein, il passe avant tout, car borne, pompe à chaleur et solaire en ont besoin. Si l’on creuse ou pave de toute façon, posez des tubes vides maintenant.',
      ),
    },
    adviceOrQuotes: {
      question: 'D’abord un conseil en énergie ou d’abord des devis ?',
      answer: say(
        'Commencez par un conseil énergétique indépendant si plusieurs travaux sont en vue ou si les artisans se contredisent ; il classe les étapes, les chiffre et connaît les aides. S’il ne s’agit que d’une chose claire comme le chauffage, demandez tout de suite deux ou trois offres. Chaque entreprise juge son métier le plus urgent. Ne signez rien avant d’avoir clarifié les aides.',
      ),
    },
    onlyOneThing: {
      question: 'Que rénover en premier avec un petit budget ?',
      answer: say(
        'Si l’argent ne suffit que pour une chose, prenez ce qui lâcherait bientôt ou ferait des dégâts : toit qui fuit ou chauffage mourant. Si rien ne presse, le bon marché à grand effet d’abord : isoler combles et plafond de cave, boucher les fuites, régler le chauffage, thermostats. Ensuite le solaire vaut en général le plus, car il économise aussitôt et ne bloque rien.',
      ),
    },
    allAtOnce: {
      question: 'Rénover tout d’un coup ou par étapes ?',
      answer: say(
        'Par étapes, c’est en général plus sage : on répartit les coûts, on utilise plusieurs fois les aides et on apprend à connaître la maison. Vont ensemble les travaux qui partagent échafaudage, murs ouverts ou fouille : toit avec isolation et solaire, façade avec fenêtres. Si murs ou sols sont ouverts, posez dès maintenant câbles, tubes vides et surfaces de chauffe ; cela coûte peu.',
      ),
    },
  },
  accuracy: {
    sources: {
      question: 'D’où viennent vos chiffres ?',
      answer: say(
        'Les chiffres viennent de lois, directives et notices, d’autorités et d’associations, d’aperçus du marché et de notre propre modèle de calcul ; chacun indique sa provenance et sa date. Vous pouvez les citer avec cette source ; pour un travail, citez plutôt la source même. La mention « valeur indicative de Wattnest » désigne notre règle empirique, pas un chiffre officiel.',
      ),
    },
    upToDate: {
      question: 'Vos informations sont-elles à jour ?',
      answer: say(
        'Chaque indication porte sa date ; taux d’aide et lois sont les plus récents connus lors de la rédaction, et les valeurs qui expirent ont leur délai. Entre deux révisions, quelque chose peut changer, surtout dans les cantons, les États et chez les fournisseurs. Avant de signer, vérifiez donc le taux sur le site de l’organisme qui paie.',
      ),
    },
    margin: {
      question: 'Quelle est la marge d’erreur de votre estimation ?',
      answer: say(
        'Pour le rendement solaire, comptez au moins dix pour cent en plus ou en moins, pour les coûts et le chauffage nettement plus ; c’est pourquoi je donne des fourchettes. Ombrage, état du toit, consommation réelle et électricité déplacent le plus le résultat. C’est plus juste avec votre facture annuelle, et sûr seulement avec l’offre après la visite. L’écart peut aller dans les deux sens.',
      ),
    },
    forMyHouse: {
      question: 'Votre estimation est-elle calculée pour ma maison ?',
      answer: say(
        'Le bilan et le potentiel utilisent vos réponses et le climat de votre région, complétés par des valeurs typiques pour des maisons comme la vôtre ; personne n’a vu le toit, pas même un satellite. Ce que je dis ici vaut en général pour votre pays. Toits compliqués, bâtiments à demi chauffés ou lieux particuliers sont moins bien rendus ; modifiez alors vos réponses ou attendez l’offre.',
      ),
    },
    invented: {
      question: 'Inventez-vous vos réponses ?',
      answer: say(
        'Je n’invente rien : je ne suis pas un modèle de langage, je choisis le texte adapté parmi des textes préparés et appuyés sur des sources ; d’où la rapidité. Je peux quand même me tromper si je comprends mal la question ou si une règle a changé. Si une réponse paraît étrange, demandez autrement ou vérifiez la source indiquée.',
      ),
    },
    bindingLiable: {
      question: 'Vos chiffres vous engagent-ils ?',
      answer: say(
        'Rien n’est contraignant, et pour une décision ou la banque ce n’est qu’une première orientation ; les conditions d’utilisation disent jusqu’où nous répondons. Seule l’offre après la visite engage. Si l’installation manque de plus de {guaranteeMargin} l’économie promise pour la première année, le prestataire compense ; les détails figurent dans les conditions.',
      ),
    },
    differs: {
      question: 'Pourquoi vos chiffres diffèrent-ils d’autres calculs ?',
      answer: say(
        'Les écarts viennent surtout des hypothèses : prix du courant, hausse des prix, autoconsommation et taille diffèrent d’un calculateur à l’autre, et certains embellissent pour vendre. Chez moi aussi, une réponse modifiée déplace le résultat. Comparez donc les hypothèses plutôt que le total ; si quelqu’un compte de fortes hausses, prenez le chiffre prudent.',
      ),
    },
  },
  aboutUs: {
    bot: {
      question: 'Êtes-vous une IA comme ChatGPT ?',
      answer: say(
        'Je suis le conseiller automatique : un programme avec des règles et un recueil de textes rédigés à l’avance, avec leurs sources, ni une personne ni un modèle de langage comme ChatGPT. Je n’invente donc rien, mais il m’arrive de mal comprendre. Sur certains sites, une IA répond à ma place ; le chat l’indique alors. Pour parler à quelqu’un, passez par « Contacter des installateurs » ou par les mentions légales.',
      ),
    },
    seller: {
      question: 'Wattnest veut-il me vendre quelque chose ?',
      answer: say(
        'Je ne vous vends rien : Wattnest n’a pas d’appareils à elle, le conseil ne vous coûte rien et vous n’êtes obligé de choisir aucune des entreprises proposées. Notre argent vient des entreprises avec lesquelles nous travaillons. Vos données ne vont qu’à celles que nous nommons, et seulement avec votre accord ; votre numéro ne circule donc pas.',
      ),
    },
    installers: {
      question: 'Wattnest pose-t-il lui-même les installations ?',
      answer: say(
        'Nous ne posons rien nous-mêmes : Wattnest estime votre potentiel et nomme, si vous le souhaitez, jusqu’à trois entreprises vérifiées près de chez vous. L’entreprise vient voir, fait le devis ferme et exécute les travaux ; le contrat et la garantie sont avec elle. Vous pouvez aussi prendre votre propre installateur.',
      ),
    },
    legalNotice: {
      question: 'Où trouver le siège et les données légales de Wattnest ?',
      answer: say(
        'Le nom de la société, son siège, sa forme juridique, les responsables et le contact figurent dans les mentions légales, en lien au bas de la page ; sur un téléphone, faites défiler jusqu’en bas. Vous y trouvez de quoi vérifier au registre, remplir un formulaire ou écrire. Comme programme, je n’en sais pas plus sur la fondation ou le personnel.',
      ),
    },
    belonging: {
      question: 'Wattnest dépend-il de l’État ou d’un fournisseur ?',
      answer: say(
        'Wattnest est un service privé de conseil et de mise en relation ; il ne fait partie ni de l’État, ni du canton, ni de la commune. Nous ne livrons pas de courant et ne vendons aucune marque. Nous n’avons rien à voir avec des démarcheurs à domicile et ne visitons personne sans rendez-vous. Le propriétaire figure dans les mentions légales.',
      ),
    },
    where: {
      question: 'Dans quels pays Wattnest travaille-t-il ?',
      answer: say(
        'Nous travaillons en Suisse, en Allemagne, en Autriche et aux États-Unis, en français, allemand et anglais. Je peux conseiller dans toutes leurs régions ; votre code postal montre s’il y a une entreprise vérifiée près de chez vous. Dans d’autres pays, comme la France ou la Belgique, nous ne pouvons pas vous mettre en relation, et les règles y sont différentes.',
      ),
    },
    topics: {
      question: 'Sur quels sujets Wattnest conseille-t-il ?',
      answer: say(
        'Je conseille sur le solaire, les batteries, les kits de balcon, les pompes à chaleur, les appareils qui chauffent et refroidissent, la recharge, la régulation, les aides et les règles autour du logement, pour propriétaires et locataires. Je ne traite pas la plomberie, les procès, les assurances ni les grands bâtiments ; un petit cabinet ou une ferme va en général.',
      ),
    },
  },
  vetting: {
    criteria: {
      question: 'Comment vérifiez-vous les entreprises ?',
      answer: say(
        'Chaque entreprise se présente avec son numéro de registre ou sa licence et doit prouver au moins son assurance responsabilité civile ; certificats et extrait du registre peuvent s’y ajouter. Nos collaborateurs lisent les pièces et décident, ce n’est qu’ensuite qu’elle reçoit des demandes ; personne ne peut simplement s’inscrire. Nous ne visitons pas les chantiers : des références près de chez vous restent utiles.',
      ),
    },
    trust: {
      question: 'Puis-je faire confiance à vos entreprises partenaires ?',
      answer: say(
        'Nous ne pouvons pas garantir le travail d’une entreprise ; le contrat se fait entre vous et elle, et elle répond des défauts. Notre contrôle écarte les firmes non inscrites et non assurées ; pour le reste, comparez deux offres, appelez des références, versez un petit acompte puis selon l’avancement. Si cela se passe mal, dites-le-nous ; nous recevons les plaintes et pouvons suspendre une entreprise.',
      ),
    },
    bankrupt: {
      question: 'Vérifiez-vous la solidité financière des entreprises ?',
      answer: say(
        'Nous ne contrôlons pas les bilans et ne pouvons donc pas exclure une faillite. Protégez-vous : regardez au registre depuis quand l’entreprise existe, versez au plus un petit acompte, payez à la livraison et selon l’avancement, et choisissez du matériel que d’autres entretiennent aussi. Les solides ont en général leurs propres monteurs et plusieurs années dans la région.',
      ),
    },
    nearby: {
      question: 'Avez-vous des entreprises vérifiées près de chez moi ?',
      answer: say(
        'Nous proposons jusqu’à trois entreprises dont la zone couvre votre code postal et qui posent votre technique ; vous voyez d’abord leur lieu et leur spécialité. Il y en a un peu plus de {partnerCount} dans quatre pays, toutes les régions n’en ont donc pas ; nous vous le disons alors. Vous choisissez qui reçoit votre demande et pouvez en demander une autre.',
      ),
    },
    apply: {
      question: 'Comment une entreprise entre-t-elle dans votre liste ?',
      answer: say(
        'Les entreprises se présentent sur notre page partenaires : données de la firme, numéro de registre ou licence et zone d’intervention, puis les pièces, au moins la preuve de la responsabilité civile. Le contrôle prend en général jusqu’à cinq jours ouvrables. Votre artisan peut le faire volontiers ; vous pouvez aussi l’engager sans nous et comparer avec nos chiffres.',
      ),
    },
  },
  guarantee: {
    claim: {
      question: 'À qui m’adresser si les économies promises manquent ?',
      answer: say(
        'La différence est payée par l’entreprise qui installe le système et avec qui vous avez signé ; c’est elle le garant, pas Wattnest. Après la première année, écrivez-lui avec le devis, les relevés de compteur et les factures, indiquez de combien l’économie promise a été manquée et fixez un délai. S’il ne réagit pas, adressez-vous à Wattnest par les mentions légales. La forme de la compensation figure dans votre contrat.',
      ),
    },
    whatCounts: {
      question: 'Quand la garantie d’économies s’applique-t-elle ?',
      answer: say(
        'Seule compte l’économie inscrite dans le devis ferme de l’entreprise, pas l’estimation du chat ou du site. Il y a compensation si elle est manquée de plus de {guaranteeMargin} la première année ; un écart plus petit ne donne rien. Veillez donc à ce que le chiffre et son calcul figurent dans le devis.',
      ),
    },
    reasons: {
      question: 'Météo et consommation : que vaut la garantie d’économies ?',
      answer: say(
        'Si le mauvais temps, une consommation plus forte ou une maison vide réduisent le droit, ce sont les conditions du contrat qui le disent ; on compare d’ordinaire à une année moyenne et à la consommation annoncée. Faites écrire avant de signer comment on calcule, et signalez les grands changements, nouvelle voiture ou habitants de plus. Notez les relevés dès le premier jour.',
      ),
    },
    afterYearOne: {
      question: 'La garantie d’économies ne vaut-elle que la première année ?',
      answer: say(
        'La compensation porte sur les économies de la première année ; ensuite valent la garantie de l’entreprise, celles des fabricants et les {satisfactionYears} ans de garantie de satisfaction. Si elle passe à l’acheteur en cas de vente, ou si elle est assurée en cas de faillite de l’entreprise, c’est le contrat qui le dit ; demandez-le avant de signer.',
      ),
    },
    satisfaction: {
      question: 'Comment fonctionne la garantie de satisfaction ?',
      answer: say(
        'La garantie de satisfaction dure {satisfactionYears} ans et complète la promesse d’économies : si l’installation ou le travail ne vous satisfait pas, écrivez à l’entreprise et, par les mentions légales, à Wattnest. Ce qui est fait exactement, correction ou compensation, et les délais figurent dans les conditions d’utilisation et le contrat ; je ne vous promets pas un simple remboursement.',
      ),
    },
    inWriting: {
      question: 'Où lire les conditions de la garantie d’économies ?',
      answer: say(
        'La promesse figure dans nos conditions d’utilisation, en lien au bas de la page ; elle devient solide pour vous quand elle est aussi dans le contrat avec l’entreprise. Faites-y inscrire l’économie attendue, la limite de {guaranteeMargin}, la méthode et le délai. Si l’entreprise ne la connaît pas, ne signez qu’une fois ajoutée, et dites-le-nous.',
      ),
    },
    scope: {
      question: 'La garantie d’économies vaut-elle aussi dans mon cas ?',
      answer: say(
        'Il faut un devis ferme avec une économie promise, d’une entreprise que nous avons nommée ; solaire, pompe à chaleur ou autre, là n’est pas la question. Pour une ferme, un commerce, une résidence secondaire ou un logement loué, l’économie est plus difficile à mesurer. Faites-y confirmer dans le contrat, avant de signer, que la promesse s’applique.',
      ),
    },
  },
  warranty: {
    whoPays: {
      question: 'Qui répond d’une panne, l’installateur ou le fabricant ?',
      answer: {
        de: warrantyWhoPays,
        at: warrantyWhoPays,
        ch: warrantyWhoPays,
        us: say(
          'Pour une faute de pose, l’entreprise répond au titre de sa garantie de main-d’œuvre (workmanship) ; pour l’appareil défectueux, le fabricant au titre de la garantie produit. Annoncez le dommage aux deux par écrit ; en général l’entreprise dépose la demande au fabricant. S’ils se renvoient la balle, l’office des licences ou la protection des consommateurs de votre État aide.',
        ),
      },
    },
    legalPeriod: {
      question: 'Combien de temps l’installateur répond-il des défauts ?',
      answer: {
        de: say(
          'Selon la loi, l’entreprise répond en règle générale des défauts pendant cinq ans dès la réception si l’installation est intégrée au bâtiment, et deux ans si vous n’avez acheté qu’un appareil. La première année après un achat, le défaut est présumé d’origine. Réclamez par écrit avant l’échéance et fixez un délai ; la garantie du fabricant ne fait que s’ajouter.',
        ),
        at: say(
          'La garantie légale dure deux ans pour les biens meubles et trois pour les immeubles, dont font en général partie les installations fixes, dès la remise. La première année, le défaut est présumé d’origine. C’est l’entreprise qui répond, pas le fabricant ; annoncez le défaut par écrit.',
        ),
        ch: say(
          'Selon le CO : deux ans pour un appareil, cinq ans pour des éléments intégrés à l’ouvrage qui le rendent défectueux ; si la norme SIA est convenue, vous pouvez signaler les défauts visibles à tout moment pendant deux ans, les cachés jusqu’à cinq. Dans le doute, avisez tout de suite, par lettre recommandée ; seuls les contrats de construction récents laissent soixante jours, et ils ne peuvent exclure la réparation des défauts du bâtiment.',
        ),
        us: say(
          'Il n’existe pas de délai national : pour le travail, c’est le contrat (souvent un à dix ans de workmanship), plus les garanties implicites et prescriptions de votre État. Demandez par écrit plusieurs années au moins sur la main-d’œuvre et l’étanchéité du toit. Annoncez les défauts tout de suite, avec photos.',
        ),
      },
    },
    labor: {
      question: 'La garantie du fabricant paie-t-elle aussi la main-d’œuvre ?',
      answer: say(
        'La garantie du fabricant ne comprend en général que la pièce ; démontage, déplacement, grue et main-d’œuvre sont à votre charge, sauf mention expresse, et la production perdue aussi. Tant que l’installateur répond selon la loi ou le contrat, dépose et repose sont à ses frais. Avant l’achat, cherchez « garantie totale » ou « main-d’œuvre et déplacement compris ».',
      ),
    },
    twentyFive: {
      question: 'Que vaut une garantie de 25 ans sur les panneaux solaires ?',
      answer: say(
        '« Vingt-cinq ans », c’est en général la garantie de puissance : elle promet qu’un module garde à la fin environ quatre cinquièmes à neuf dixièmes de sa puissance et ne remplace que la part manquante. La garantie produit vaut davantage, car elle couvre verre trouble, fissures sans cause ou boîtiers défectueux, souvent douze à trente ans. Les onduleurs n’ont en général que {inverterWarranty} ans, les batteries environ {batteryWarranty}, avec une limite de cycles.',
      ),
    },
    void: {
      question: 'Qu’est-ce qui fait perdre la garantie du fabricant ?',
      answer: say(
        'Une garantie du fabricant se perd surtout par une intervention sans entreprise qualifiée, un emplacement contraire au manuel, un entretien exigé et oublié, ou l’absence d’enregistrement pour les durées prolongées. Gardez facture, numéros de série et preuves d’entretien ; la facture remplace un certificat perdu. Si vous avez oublié d’enregistrer, demandez : beaucoup de fabricants sont conciliants, et la garantie de base reste.',
      ),
    },
    companyGone: {
      question: 'Faillite ou vente de la maison, la garantie tient-elle ?',
      answer: say(
        'Si l’entreprise a disparu, la garantie du fabricant continue : adressez-vous au fabricant ou à son distributeur avec facture et numéro de série ; une autre entreprise fait la pose à vos frais. Sont perdus les droits liés au montage et les promesses de la seule entreprise. À la vente ou par héritage, les garanties passent en général au nouveau propriétaire s’il l’annonce ; si le fabricant a disparu, il reste le vendeur.',
      ),
    },
    extension: {
      question: 'L’extension de garantie des appareils vaut-elle la peine ?',
      answer: say(
        'Une extension vaut la peine pour une pièce chère à durée de vie moyenne, onduleur ou compresseur, si elle comprend main-d’œuvre et déplacement et coûte moins d’un tiers environ de la pièce. Pour modules et bornes, elle apporte peu. Usuel : deux à cinq ans pour une pompe à chaleur, jusqu’à dix sur le compresseur, deux à cinq pour une borne, {batteryWarranty} pour une batterie ; comparez le contenu, pas seulement les années.',
      ),
    },
  },
  maintenance: {
    washing: {
      question: 'Faut-il nettoyer les panneaux solaires ?',
      answer: say(
        'Sur un toit en pente, la pluie suffit en général ; la perte due à la poussière normale est de quelques pour cent, moins que le prix d’un lavage. Laver vaut la peine sur toit plat, avec poussière d’étable, beaucoup de fientes, lichen ou longue sécheresse. Alors à l’eau douce et à la brosse souple, depuis le sol, panneaux froids, sans haute pression ni produit ; seul un professionnel assuré monte sur le toit.',
      ),
    },
    contract: {
      question: 'Me faut-il un contrat d’entretien pour mon installation ?',
      answer: say(
        'Aucune loi n’impose un contrat d’entretien. Il est utile si la garantie exige un service annuel ou si vous ne voulez pas vous en occuper ; sinon, des visites isolées suffisent. Une visite, c’est une à deux heures de travail plus le déplacement : elle ne devrait dépasser quelques centaines par an que si dépannage ou pièces sont compris. Comparez deux offres, lisez durée et résiliation.',
      ),
    },
    yearly: {
      question: 'Que contrôle-t-on sur une pompe à chaleur et des panneaux ?',
      answer: say(
        'Sur une pompe à chaleur, on contrôle une fois par an filtres et tamis, pression d’eau, ailettes et écoulement, messages d’erreur et réglages ; selon la quantité de fluide, un contrôle d’étanchéité s’ajoute. Pour le solaire, un contrôle de l’électricité et des fixations toutes les quelques années suffit, avec un coup d’œil au rendement dans l’appli. Borne et batterie ne demandent en général que des mises à jour et une vérification occasionnelle.',
      ),
    },
    yourself: {
      question: 'Que puis-je entretenir moi-même sur mon installation ?',
      answer: say(
        'Vous pouvez faire tout ce qui est extérieur : feuilles et peluches sur l’unité, ailettes au jet doux appareil éteint, filtres à laver, pression d’eau à lire, rendement et messages à regarder. Le circuit frigorifique, l’électricité et le toit sont pour un professionnel, certifié pour le fluide. Nettoyez les filtres à air tous les un à trois mois selon la poussière.',
      ),
    },
    animals: {
      question: 'Comment éloigner les animaux des panneaux solaires ?',
      answer: say(
        'Contre pigeons, martres ou fouines, une grille autour des modules aide, clipsée et non percée ; avant, un spécialiste enlève nids et fientes et contrôle les câbles rongés. Pendant la nidification, un nid ne peut en général pas être enlevé. Sur un toit végétalisé, gardez des plantes basses et fauchez avant qu’elles fassent de l’ombre.',
      ),
    },
    skipped: {
      question: 'Est-ce grave de sauter un entretien de l’installation ?',
      answer: say(
        'Un entretien oublié ne casse rien tout de suite, mais peut coûter la garantie du fabricant et augmenter la consommation, par exemple avec des filtres bouchés. La garantie légale ne dépend pas du carnet de service. Vérifiez si la garantie exige un service annuel prouvé, rattrapez la visite et gardez le rapport.',
      ),
    },
    brine: {
      question: 'Faut-il contrôler le fluide et la pression en géothermie ?',
      answer: say(
        'Le liquide de la sonde dure en général de nombreuses années et ne se change pas régulièrement ; on contrôle pression, protection contre le gel et la corrosion, si possible toutes les quelques années. Si la pression baisse sans cesse, le spécialiste cherche une fuite au lieu de compléter. Dans le circuit de chauffage, vous pouvez lire la pression et compléter selon le mode d’emploi.',
      ),
    },
  },
  insurance: {
    tellInsurer: {
      question: 'Dois-je annoncer panneaux ou pompe à chaleur à l’assurance ?',
      answer: {
        de: insuranceTellInsurer,
        at: insuranceTellInsurer,
        ch: say(
          'Il faut l’annoncer : dans la plupart des cantons, une installation solaire ou une pompe à chaleur fixe augmente la valeur du bâtiment et s’annonce à l’établissement cantonal (ECA) ; à Genève, Uri, Schwytz, Tessin, Appenzell Rhodes-Intérieures, Valais et Obwald, c’est un assureur privé. Indiquez valeur, lieu et entreprise, et faites confirmer la couverture par écrit. Un oubli se rattrape.',
        ),
        us: insuranceTellInsurer,
      },
      toTenants: say(
        'Pour le bâtiment, c’est l’affaire du bailleur. Votre propre kit de balcon, batterie ou borne s’annonce à votre RC privée et à votre assurance ménage par un bref courriel ; faites confirmer la couverture.',
      ),
    },
    premium: {
      question: 'Mon assurance augmente-t-elle avec des panneaux solaires ?',
      answer: say(
        'En général, la prime n’augmente que peu ou pas : une petite installation en toiture est souvent comprise, sinon la prime suit la valeur assurée ou un supplément s’ajoute. Demandez le montant par écrit avant l’achat et comparez avec un second assureur ; une hausse nette vient plutôt d’une batterie à la cave, d’une zone inondable ou d’un risque d’incendie de forêt.',
      ),
    },
    weatherDamage: {
      question: 'Quels dégâts aux panneaux solaires l’assurance paie-t-elle ?',
      answer: {
        de: insuranceWeatherDamage,
        at: insuranceWeatherDamage,
        ch: insuranceWeatherDamage,
        us: say(
          'Vent, grêle, foudre et feu sur des panneaux fixes sont en règle générale payés par la police habitation si l’installation est comptée dans la somme assurée ; inondation et séisme demandent des polices à part. En région de tempêtes et de grêle, la franchise est souvent plus élevée. Une pose mal faite est le plus souvent exclue et reste à la charge de l’entreprise ; le dégât d’eau qui en résulte à l’intérieur peut être couvert s’il a été soudain. Prenez des photos, ne jetez rien, annoncez aussitôt.',
        ),
      },
    },
    liability: {
      question: 'Qui est responsable si mon panneau solaire tombe ?',
      answer: say(
        'Si un panneau tombe ou s’envole sur la voiture du voisin, c’est d’abord le propriétaire de l’installation qui répond ; sa RC privée ou immobilière, dans une ferme la RC d’exploitation, paie si l’installation est couverte et repousse les demandes injustifiées. Si la pose était en cause, l’assurance RC de l’entreprise répond. Faites confirmer par votre RC que l’installation est incluse.',
      ),
    },
    extraPolicy: {
      question: 'Ai-je besoin d’une assurance solaire à part ?',
      answer: {
        de: insuranceExtraPolicy,
        at: insuranceExtraPolicy,
        ch: say(
          'Pour un toit d’habitation, l’assurance du bâtiment et la RC suffisent en général. Une police photovoltaïque à part (assurance technique) ne vaut la peine que si vol, erreurs de manipulation, morsures d’animaux, court-circuit ou perte de rendement vous importent, car l’ECA ne couvre que le feu et les éléments naturels. Lisez d’abord ce qui est déjà couvert pour ne pas payer deux fois.',
        ),
        us: insuranceExtraPolicy,
      },
    },
    cancelRisk: {
      question: 'Que faire si l’assureur refuse mon installation solaire ?',
      answer: say(
        'Presque toute installation posée dans les règles peut être assurée ; un refus ou une résiliation survient surtout si elle n’est pas annoncée, est faite soi-même ou sans attestation, ou se trouve en zone à haut risque. Gardez prêts facture, procès-verbal de contrôle, certificat de la batterie et photos. La demande d’un rapport de contrôle est courante ; après un refus, consultez un courtier indépendant.',
      ),
    },
    batteryFire: {
      question: 'Qui paie si la batterie met le feu à la maison ?',
      answer: {
        de: insuranceBatteryFire,
        at: insuranceBatteryFire,
        ch: insuranceBatteryFire,
        us: say(
          'Votre maison et vos affaires sont en général payées par la police homeowners, une étable et ses bêtes seulement par une police agricole qui les nomme, si l’installation a son permis, est bien faite et annoncée ; elle se retourne contre le fabricant ou l’installateur en cas de défaut. Pour le voisin, votre responsabilité paie si vous avez été négligent. Si une société de leasing possède l’installation, elle répond d’abord de l’appareil. Gardez permis, facture et débris jusqu’au bout.',
        ),
      },
    },
  },
  privacy: {
    calls: {
      question: 'Vendez-vous ou transmettez-vous mes données ?',
      answer: say(
        'Rien n’est vendu, et sans votre accord personne ne reçoit votre nom ni votre numéro. C’est seulement si vous demandez des offres que vos réponses et vos coordonnées vont aux entreprises nommées au-dessus de l’accord, trois au plus, et à personne d’autre. Vous pouvez ne pas donner de téléphone.',
      ),
    },
    retention: {
      question: 'Combien de temps gardez-vous mon chat et mes données ?',
      answer: say(
        'Ce que vous écrivez ici est effacé après {anonymousDays} jours sans activité si vous ne donnez pas d’adresse. Si vous demandez quelque chose par e-mail sans le confirmer, le même délai vaut ; une fois confirmé, cela reste jusqu’à trois ans après votre dernière demande, sauf si vous l’effacez avant.',
      ),
    },
    readers: {
      question: 'Qui peut lire ce que j’écris dans ce chat ?',
      answer: say(
        'La conversation reste entre vous et nous : ni bailleur, ni employeur, ni fournisseur, ni autorité n’en est informé par nous. Pour la qualité, nos collaborateurs voient tout au plus quelques réponses tirées au hasard, sans nom ni adresse. Je ne suis pas une IA ; là où une IA répond à ma place, le chat l’indique et son fournisseur reçoit le message sans votre nom et ne doit pas le conserver. Nous ne voyons que ce que vous saisissez ici, pas vos e-mails ni d’autres pages.',
      ),
    },
    erase: {
      question: 'Comment consulter ou effacer mes données ?',
      answer: say(
        'Si vous avez donné une adresse, le lien de notre e-mail ouvre une page où vous pouvez tout voir, télécharger, retirer une demande ou tout effacer. Sans adresse, vous n’avez rien à faire : la conversation disparaît d’elle-même {anonymousDays} jours après la dernière activité. Nous demandons alors aux entreprises qui ont déjà votre demande de l’effacer aussi ; un clic suffit pour ne plus recevoir d’e-mails.',
      ),
    },
    anonymous: {
      question: 'Puis-je avoir un conseil sans donner nom ni adresse ?',
      answer: say(
        'Vous pouvez vous faire conseiller sans nom, sans e-mail et sans rue. Le code postal sert au soleil, au climat, aux aides et aux entreprises de votre région. Une adresse n’est nécessaire que si vous voulez le résumé par e-mail ou des offres d’entreprises.',
      ),
    },
    safety: {
      question: 'Comment protégez-vous mes données ?',
      answer: say(
        'La consultation n’utilise ni cookie ni pistage publicitaire, et les photos sont réenregistrées sans lieu ni données d’appareil. La connexion est chiffrée ; ceux qui traitent des données pour nous sont liés par contrat, et l’envoi des e-mails peut passer par les États-Unis. Nous n’avons jamais besoin de compte bancaire, de mot de passe ni de pièce d’identité : ne les écrivez pas.',
      ),
    },
  },
  free: {
    later: {
      question: 'Wattnest m’enverra-t-il une facture plus tard ?',
      answer: say(
        'Aucune facture ne vient de nous plus tard : chat, évaluation, résumé par e-mail, entretien et noms d’entreprises ne vous coûtent rien, et nous ne demandons pas de carte de crédit. L’argent n’intervient que si vous signez vous-même avec une entreprise. Si vous refusez toutes les offres, vous ne nous payez rien.',
      ),
    },
    catch: {
      question: 'Où est le piège de votre conseil gratuit ?',
      answer: say(
        'Le piège est à découvert : notre argent vient des entreprises avec lesquelles nous travaillons, pas de vous, et nous ne vendons pas vos données. Ce n’est pas un entretien de vente ; quand quelque chose ne vaut pas la peine, je le dis. Comparez quand même nos entreprises avec d’autres.',
      ),
    },
    binding: {
      question: 'Votre consultation m’engage-t-elle à quelque chose ?',
      answer: say(
        'Vous ne vous engagez à rien ici : poser des questions, répondre et continuer n’est pas un contrat, et vous pouvez arrêter à tout moment. Vous pouvez aussi refuser l’offre d’une entreprise. Un contrat ne naît qu’avec votre signature chez l’entreprise.',
      ),
    },
    time: {
      question: 'Combien de temps dure votre consultation ?',
      answer: say(
        'Comptez environ {consultationMinutes} minutes pour les questions ; vous pouvez aussi n’en poser qu’une et partir. Si vous continuez, un entretien d’environ {callMinutes} minutes suit si vous le souhaitez. Rien ne se paie à la minute, c’est gratuit.',
      ),
    },
    visit: {
      question: 'La visite et le devis d’une entreprise sont-ils payants ?',
      answer: say(
        'L’offre des entreprises que nous nommons est sans engagement ; au moment de fixer la date, demandez si la visite est gratuite aussi, c’est l’usage. Seules des prestations à part, comme un certificat énergétique, un calcul de charge ou un audit sur place, peuvent être payantes. Faites-le-vous dire par écrit avant.',
      ),
    },
  },
  carbon: {
    saved: {
      question: 'Combien de CO2 une pompe à chaleur évite-t-elle ?',
      answer: {
        de: carbonSaved,
        at: carbonSaved,
        ch: carbonSaved,
        us: say(
          'Brûler un therm de gaz libère près de douze livres de {carbonDioxide}, un gallon de fioul un peu plus de vingt-deux. Six cents gallons font donc entre six et sept tonnes courtes par an, mille therms près de six. Une pompe à chaleur en évite de la moitié à presque tout, selon le courant et le rendement.',
        ),
      },
    },
    coalPower: {
      question: 'Pompe à chaleur et courant au charbon, est-ce propre ?',
      answer: {
        de: carbonCoalPower,
        at: carbonCoalPower,
        ch: say(
          'En hiver, une partie du courant suisse est importée, aussi du gaz et du charbon ; une pompe à chaleur cause pourtant bien moins que le mazout ou le gaz, car elle tire trois à quatre unités de chaleur d’une unité d’électricité. Avec l’hydraulique et le nucléaire du pays, il ne reste qu’un petit solde sur l’année. Une chaudière à mazout reste aussi sale qu’au premier jour.',
        ),
        us: carbonCoalPower,
      },
    },
    panels: {
      question: 'Quand un panneau solaire a-t-il compensé sa fabrication ?',
      answer: say(
        'Les panneaux rendent l’énergie de leur fabrication en un à deux ans environ sous nos latitudes, même venus de Chine ; ensuite ils produisent des décennies. Compté en {carbonDioxide}, il faut environ un à trois ans, selon le courant qu’ils remplacent. Il reste quelques dizaines de grammes de {carbonDioxide} par kilowattheure, une fraction du charbon ou du gaz. Ceux fabriqués avec un courant propre font mieux, le transport compte à peine.',
      ),
    },
    solarSaves: {
      question: 'Combien de CO2 une installation solaire évite-t-elle ?',
      answer: say(
        'Chaque kilowattheure solaire remplace du courant du réseau, en général quelques centaines de grammes de {carbonDioxide} là où gaz et charbon sont dans le mélange ; dix kilowatts sur le toit évitent ainsi en gros trois à cinq tonnes par an. Dans les pays hydrauliques c’est moins, dans les régions à charbon plus. Le {carbonDioxide} de la fabrication est ainsi évité après environ un à trois ans, l’énergie rendue déjà après un à deux.',
      ),
    },
    wood: {
      question: 'Le bois est-il plus propre qu’une pompe à chaleur ?',
      answer: say(
        'Le bois n’est neutre qu’à long terme et s’il repousse : sa combustion libère même plus de {carbonDioxide} par kilowattheure que le gaz, et l’arbre met des décennies à le refixer. Des résidus locaux sont acceptables, des arbres abattus exprès moins, et il y a les poussières fines. Une pompe à chaleur sur courant ordinaire est en général plus propre, le bois un bon secours.',
      ),
    },
    carAndBattery: {
      question: 'Voiture électrique et batterie aident-elles le climat ?',
      answer: say(
        'À cause de sa batterie, une voiture électrique part avec un fardeau de quelques tonnes, le rattrape en général après deux à quatre ans de route avec le courant ordinaire, puis devance nettement diesel et essence ; avec le solaire, plus vite. Une batterie domestique économise peu elle-même, car elle ne fait que décaler ; mais elle pèse peu et se recycle. Rouler très peu avec une vieille voiture saine est souvent le plus propre.',
      ),
    },
    bestLever: {
      question: 'Qu’est-ce qui réduit le plus le CO2 à la maison ?',
      answer: say(
        'Dans la plupart des maisons, le chauffage est le plus grand levier, surtout au mazout et au gaz : le changer évite souvent plusieurs tonnes de {carbonDioxide} par an. Viennent ensuite une voiture qui roule beaucoup et les vols, puis isolation et solaire. Isoler et changer de chauffage se complètent ; remplacer tôt une chaudière qui marche vaut la peine pour le climat, car la machine a compensé sa fabrication après un ou deux hivers.',
      ),
    },
    otherDoubts: {
      question: 'Au total, la pompe à chaleur est-elle vraiment écologique ?',
      answer: say(
        'Tout compté, fabrication, fluide, courant et démontage, une pompe à chaleur fait nettement mieux sur sa vie que mazout et gaz ; perdre tout le fluide actuel pèserait, un fluide naturel comme le {propane} à peine. Au gaz s’ajoutent les fuites de méthane ; biogaz et gaz « compensé » n’y changent qu’une part. Le courant vert sur la facture aide s’il finance de nouvelles installations.',
      ),
    },
  },
  independentAdvice: {
    cost: {
      question: 'Combien coûte un conseil en énergie indépendant ?',
      answer: {
        de: independentAdviceCost,
        at: independentAdviceCost,
        ch: independentAdviceCost,
        us: say(
          'La visite du fournisseur est souvent gratuite ou bon marché, un auditeur indépendant avec test d’étanchéité coûte en général quelques centaines de dollars, un ingénieur davantage. Le crédit fédéral a pris fin le {creditsEnded} ; certains fournisseurs et États remboursent une part. Demandez avant le prix fixe et le contenu du rapport.',
        ),
      },
    },
    whatHappens: {
      question: 'Que fait un conseiller en énergie, et m’en faut-il un ?',
      answer: say(
        'Le conseiller regarde enveloppe, chauffage, toit et factures, souvent en une à trois heures, puis rédige un rapport avec étapes, coûts, économies et aides dans un ordre sensé. Pour une maison ancienne ou compliquée, cela vaut presque toujours la peine ; pour une seule mesure claire, un court entretien suffit. Préparez la consommation des trois dernières années, les plans et l’année de construction.',
      ),
    },
    recognize: {
      question: 'Comment reconnaître un conseiller en énergie indépendant ?',
      answer: say(
        'Est indépendant qui n’installe rien, ne touche aucune commission et n’est payé que par vous ou un service public ; faites-le écrire. Signes d’alerte : un devis dans la même poche, une seule marque ou un conseiller envoyé par la banque, le fournisseur ou l’artisan. Un ramoneur ou un architecte peut aussi bien conseiller, s’il est agréé et ne vend rien.',
      ),
    },
    checkOffer: {
      question: 'Qui vérifie mon devis de façon neutre avant ma signature ?',
      answer: {
        de: say(
          'La centrale des consommateurs et les conseillers de la liste vérifient des offres de solaire et de pompe à chaleur, souvent par téléphone ou vidéo en quelques jours ; ne signez qu’ensuite. Envoyez toutes les pages avec votre consommation et des photos, et demandez précisément taille, prix et postes manquants. Si deux spécialistes se contredisent, faites-leur écrire leurs hypothèses.',
        ),
        at: independentAdviceCheckOffer,
        ch: say(
          'SuisseEnergie contrôle gratuitement les devis solaires (check-devis solaire), et pour le chauffage le conseil du canton ou de la commune aide ; ne signez qu’ensuite. Envoyez toutes les pages avec votre consommation et des photos. Si deux spécialistes se contredisent, faites-leur écrire leurs hypothèses.',
        ),
        us: independentAdviceCheckOffer,
      },
    },
    coOwnership: {
      question: 'Qui donne à une copropriété un conseil en énergie neutre ?',
      answer: say(
        'Pour une copropriété, un planificateur indépendant vaut la peine : il chiffre des variantes par logement et les présente à l’assemblée ; il y a souvent une aide. Faites demander deux offres et voter le mandat, séparé de toute entreprise qui construira. Pour un immeuble plus grand, comptez quelques milliers.',
      ),
    },
  },
  insolvency: {
    moneyBack: {
      question: 'Un installateur en faillite me rendra-t-il mon argent ?',
      answer: {
        de: say(
          'L’argent versé sans prestation est le plus souvent perdu en grande partie : annoncez-le quand même par écrit et gratuitement à l’administrateur, avec contrat et preuve de paiement, dans le délai de sa lettre. Quelques pour cent après des années sont usuels. Les chances sont meilleures avec une caution, un paiement par carte ou un crédit lié à l’achat ; demandez tout de suite à la banque.',
        ),
        at: say(
          'L’argent versé sans prestation est le plus souvent perdu en grande partie : annoncez la créance au tribunal d’insolvabilité dans le délai de l’Ediktsdatei ; cela coûte une petite taxe, et une association de créanciers aide. Une petite part après des années est usuelle. Demandez tout de suite à la banque si une carte ou un crédit lié rend quelque chose.',
        ),
        ch: say(
          'L’argent versé sans prestation est le plus souvent perdu en grande partie : produisez votre créance gratuitement à l’office des faillites, avec contrat et preuve de paiement, dans le délai de la Feuille officielle (en général un mois). À la fin, souvent rien ou quelques pour cent après des années. La banque rappelle rarement un virement terminé, une carte plus souvent.',
        ),
        us: say(
          'L’argent versé sans prestation est le plus souvent perdu en grande partie : déposez un « proof of claim » au tribunal des faillites dans le délai de la lettre ; les acomptes de consommateurs ont priorité jusqu’à une limite. La carte de crédit, le prêteur du vendeur, la caution de l’entreprise (bond) ou le fonds d’indemnisation de l’État rendent souvent plus. Demandez à l’office des licences.',
        ),
      },
    },
    warrantyLeft: {
      question: 'Que vaut la garantie si l’installateur fait faillite ?',
      answer: say(
        'La garantie du fabricant sur modules, onduleur ou pompe continue et se demande directement à lui, avec numéro de série et facture ; la garantie de l’entreprise sur la pose ne vaut pratiquement plus rien. Si le fabricant est lui-même en faillite, sa promesse cesse le plus souvent, mais l’appareil marche toujours, et parfois un repreneur assure service et appli. Une nouvelle société sous un autre nom ne répond en règle générale pas.',
      ),
    },
    finish: {
      question: 'Qui finit mon installation si l’entreprise fait faillite ?',
      answer: say(
        'Une autre entreprise peut terminer ou reprendre l’entretien, mais elle contrôle d’abord l’existant, contre paiement : fixation, câblage, protection, documents et annonces. Demandez par écrit à l’administrateur si le contrat sera exécuté, avec un délai, avant de mandater quelqu’un. Photographiez l’état et faites sécuriser le toit ; nous pouvons nommer une entreprise.',
      ),
    },
    access: {
      question: 'Comment récupérer mes accès si l’installateur a disparu ?',
      answer: say(
        'En tant que propriétaire, vous avez droit à vos accès : le fabricant de l’onduleur, de la batterie ou du chauffage transfère l’installation sur votre compte avec numéro de série et preuve de propriété, en général en quelques jours. Une nouvelle entreprise peut ensuite demander le mot de passe installateur. L’installation tourne en règle générale même si portail ou appli sont coupés.',
      ),
    },
    payRest: {
      question: 'Dois-je encore payer un installateur en faillite ?',
      answer: say(
        'Ne payez plus rien pour un travail non fait, même si l’administrateur écrit ; pour des parties finies et sans défaut, il peut réclamer le reste, et vous déduisez les défauts. Continuez d’abord un crédit bancaire et signalez la défaillance à la banque, car avec un crédit lié vos griefs peuvent y valoir. Pour une location, un nouveau propriétaire reprend en général : payez quand il a prouvé son droit.',
      ),
    },
    materials: {
      question: 'À qui est le matériel si l’installateur fait faillite ?',
      answer: say(
        'Ce qui est monté, ou remis et payé, est en règle générale à vous ; une marchandise payée dans l’entrepôt ne l’est le plus souvent que si elle est clairement mise de côté pour vous. Réclamez-la par écrit à l’administrateur avec facture et numéros de série, et ne prenez rien de vous-même. Le fournisseur peut reprendre du matériel livré mais impayé ou l’échafaudage ; faites-lui prouver son droit.',
      ),
    },
    prevent: {
      question: 'Comment me protéger d’une faillite de l’installateur ?',
      answer: say(
        'Protégez-vous avant : petit acompte, paiements selon l’avancement, marchandise payée à la livraison, caution pour de grosses sommes, et tous les accès à votre nom dès le début. Signes d’alerte : argent liquide demandé, nouvelles avances, excuses constantes, personnel licencié ; ne payez alors que contre prestation. Le registre officiel (du commerce, des poursuites) montre si une procédure est ouverte.',
      ),
    },
  },
  prepayment: {
    howMuch: {
      question: 'Quel acompte est normal pour une installation ?',
      answer: {
        de: prepaymentHowMuch,
        at: prepaymentHowMuch,
        ch: prepaymentHowMuch,
        us: say(
          'À la signature, environ dix pour cent au plus sont courants, puis des paiements selon l’avancement et le solde après inspection et autorisation. Certains États le plafonnent, la Californie à {caDepositShare} ou {caDeposit}, le plus petit des deux. La moitié avant le début, c’est trop ; demandez la limite à l’autorité des licences de votre État.',
        ),
      },
    },
    protect: {
      question: 'Comment protéger l’acompte versé à l’entreprise ?',
      answer: say(
        'L’acompte est plus sûr avec une garantie de la banque ou de l’assurance de l’entreprise, un compte bloqué ou une tranche due seulement quand le matériel est chez vous et vous appartient. Une garantie coûte un peu à l’entreprise, la demander n’est pas impoli. Sans sûreté, versez d’autant moins d’avance, par virement contre facture ou par carte.',
      ),
    },
    alreadyPaid: {
      question: 'Comment récupérer l’acompte versé à l’entreprise ?',
      answer: say(
        'Écrivez tout de suite à l’entreprise avec un délai ferme, en citant contrat, montant et date, et ne versez plus rien. Le délai passé, vous pouvez en général vous retirer du contrat et réclamer l’argent ; avec une carte ou un crédit du vendeur, la banque ou le prêteur aide aussi. Si la firme est en faillite, produisez votre créance ; souvent, seule une petite part revient.',
      ),
    },
    rush: {
      question: 'Dois-je tout payer d’avance pour avoir un rabais ?',
      answer: say(
        'N’acceptez pas de rabais pour tout payer d’avance : quelques pour cent ne valent pas le risque de tout perdre, et votre moyen de pression en cas de défaut disparaît. Un prix valable seulement jusqu’à demain est une pression de vente ; une entreprise sérieuse vous laisse du temps. Proposez plutôt un escompte pour paiement rapide après chaque étape finie.',
      ),
    },
    account: {
      question: 'Acompte en liquide ou sur un autre compte, est-ce sûr ?',
      answer: say(
        'Ne payez que sur le compte indiqué au contrat et au nom de l’entreprise. Un nouveau compte annoncé par mail ou téléphone est souvent une fraude : appelez l’entreprise au numéro connu avant de virer. Refusez les comptes étrangers, le liquide sans reçu ou les applis entre amis ; si l’argent est parti, appelez tout de suite votre banque.',
      ),
    },
    holdBack: {
      question: 'Combien puis-je retenir jusqu’à la réception des travaux ?',
      answer: say(
        'Retenez au moins dix pour cent jusqu’à la réception, de préférence selon le contrat. En cas de défauts ou d’éléments manquants, gardez une somme qui couvre clairement la remise en état (en Allemagne en principe le double) et payez le reste à temps. Ne versez pas le solde plus tôt par compassion, et notez les points ouverts au procès-verbal.',
      ),
    },
    schedule: {
      question: 'À quoi ressemble un bon plan de paiement des travaux ?',
      answer: {
        de: prepaymentSchedule,
        at: prepaymentSchedule,
        ch: prepaymentSchedule,
        us: say(
          'Un bon plan : dix pour cent au plus à la signature, la plus grande part après livraison et montage complet, au moins dix pour cent après l’inspection réussie et l’autorisation du fournisseur. Liez chaque tranche dans le contrat à une étape vérifiable, par exemple « après pose de tous les modules ». À chaque gros paiement, demandez une renonciation au gage (lien waiver).',
        ),
      },
    },
  },
  doorstepSale: {
    how: {
      question: 'Comment annuler par écrit un contrat de démarchage ?',
      answer: {
        de: doorstepSaleHow,
        at: doorstepSaleHow,
        ch: say(
          'Une phrase suffit : « Je révoque le contrat du (date) portant sur (installation) », avec nom, adresse et signature, à l’entreprise nommée dans le contrat. Envoyez-la en recommandé, le sceau postal compte ; un e-mail en plus ne nuit pas mais se prouve moins bien. Aucun motif n’est nécessaire.',
        ),
        us: say(
          'Signez et datez le formulaire « Notice of Cancellation » qu’on devait vous remettre, ou écrivez une phrase avec date et contrat. Envoyez-le en « certified mail » à l’adresse du contrat avant minuit du dernier jour, le cachet compte ; envoyez une copie par e-mail et gardez tout. Un appel ne suffit pas.',
        ),
      },
    },
    deadline: {
      question: 'Combien de jours ai-je pour annuler une vente à domicile ?',
      answer: {
        de: say(
          'Vous avez {withdrawalDe} jours : dès la signature pour une installation, dès la livraison pour un simple achat ; il suffit d’envoyer la révocation le dernier jour. Sans information correcte, le délai s’allonge d’un an. Ensuite ne restent que l’annulation pour tromperie ou la résiliation contre indemnité ; une association de consommateurs vérifie.',
        ),
        at: say(
          'Vous avez {withdrawalAt} jours : dès la signature pour une prestation avec pose, dès la livraison pour un simple achat ; il suffit d’envoyer la révocation le dernier jour. Sans information correcte, le délai s’allonge d’un an. Ensuite, la Chambre du travail ou le VKI aident en cas d’erreur ou de tromperie.',
        ),
        ch: say(
          'Vous avez {withdrawalCh} jours, qui ne commencent qu’une fois que vous avez accepté et été informé par écrit du droit et de l’adresse ; le sceau postal du dernier jour suffit. Sans cette information, le délai ne court pas encore. Ensuite, seuls l’erreur ou le dol aident ; demandez à la FRC.',
        ),
        us: say(
          'Selon le droit fédéral, vous avez jusqu’à minuit du jour ouvrable {withdrawalUs} après la signature ; le samedi compte, dimanches et jours fériés non. Sans formulaire d’annulation remis, le délai souvent ne court pas encore, et certains États donnent plus de jours, surtout aux aînés. S’il est passé, demandez à l’« attorney general » ou à un avocat des consommateurs.',
        ),
      },
    },
    pressure: {
      question: 'Que faire si un démarcheur me met la pression ?',
      answer: say(
        'Ne signez rien et ne laissez entrer personne que vous n’avez pas invité : un rabais « ce soir seulement » est un moyen de pression, une bonne offre tient encore la semaine prochaine. Ni commune ni office ne vendent à la porte ; si quelqu’un se réclame d’eux ou de votre distributeur, appelez-les, et ne montrez pas votre facture. Signalez les firmes effrontées à la protection des consommateurs, aux États-Unis à l’« attorney general ».',
      ),
    },
    started: {
      question: 'Puis-je encore annuler le contrat si le travail a commencé ?',
      answer: {
        de: say(
          'Du matériel commandé ou une pose commencée ne vous retire pas le droit dans le délai ; seulement si vous avez expressément demandé le début immédiat et été informé, vous payez le travail déjà fait. Des frais de planification ou d’annulation ne sont pas dus. Ne payez rien et demandez à une association de consommateurs, même si l’on menace d’un avocat.',
        ),
        at: doorstepSaleStarted,
        ch: doorstepSaleStarted,
        us: doorstepSaleStarted,
      },
    },
    elsewhere: {
      question: 'Puis-je annuler un achat fait par téléphone ou à une foire ?',
      answer: {
        de: say(
          'Par téléphone et en ligne, le droit vaut aussi, et un « oui » au téléphone peut être révoqué. À une foire ou en magasin, en général non, car le stand compte comme local commercial ; c’est différent si l’on vous surprend dans la rue, un centre commercial ou une excursion publicitaire. Dans le doute, demandez à une association de consommateurs.',
        ),
        at: say(
          'Par téléphone et en ligne, le droit vaut aussi, et un « oui » au téléphone ne vous lie pas définitivement. À une foire ou en magasin, en général non ; c’est différent si l’on vous surprend dans la rue, un centre commercial ou une excursion. La Chambre du travail vérifie gratuitement.',
        ),
        ch: say(
          'Par téléphone, à la porte, au travail, dans la rue ou lors d’une excursion publicitaire, vous pouvez révoquer. À un stand de foire ou de marché, en magasin et en ligne, il n’y a pas de droit légal ; ne vaut que ce que la firme accorde d’elle-même. Si vous avez vous-même demandé la visite, il ne vaut pas non plus.',
        ),
        us: say(
          'La règle fédérale vaut aussi aux endroits que le vendeur n’utilise qu’un temps, comme salon, foire ou hôtel, mais non dans un magasin fixe ni pour les achats seulement par téléphone ou en ligne. Là comptent la loi de votre État et le contrat. Un « oui » oral sur le perron n’est pas encore un contrat ; exigez tout par écrit.',
        ),
      },
    },
    relative: {
      question: 'Comment aider un proche qui a signé à sa porte ?',
      answer: say(
        'C’est la personne qui a signé qui révoque ; aidez à écrire la lettre ensemble aujourd’hui et envoyez-la en recommandé. Si elle n’était pas capable de discernement à cause d’une maladie, le contrat peut être nul, un certificat médical aide. Personne n’a à avoir honte, ces vendeurs sont formés ; faites-vous aider par une association de consommateurs.',
      ),
    },
    review: {
      question: 'Qui peut vérifier un contrat déjà signé ?',
      answer: {
        de: say(
          'La Verbraucherzentrale relit un contrat signé de façon neutre et pour peu d’argent, souvent en quelques jours ; pour de grosses sommes ou un procès, un avocat de la consommation, presque gratuit à petit revenu avec le bon du tribunal. Apportez toutes les pages, le crédit et une note de qui a promis quoi. Si un délai court, rétractez-vous d’abord, puis faites relire ; être trompé n’est pas une honte.',
        ),
        at: say(
          'L’Arbeiterkammer et le VKI relisent un contrat signé de façon neutre, souvent gratuitement et vite ; pour de grosses sommes, un avocat, dont le premier avis est souvent gratuit. Apportez toutes les pages, le crédit et une note de qui a promis quoi. Si un délai court, rétractez-vous d’abord, puis faites relire ; être trompé n’est pas une honte.',
        ),
        ch: say(
          'La FRC (en Suisse alémanique le Konsumentenschutz, au Tessin l’ACSI) relit un contrat signé de façon neutre ; pour la technique, le conseil en énergie, pour le droit, les renseignements gratuits du canton ou de l’ordre des avocats, et Pro Senectute pour les aînés. Apportez toutes les pages et une note de qui a promis quoi. Si un délai court, révoquez d’abord ; être trompé n’est pas une honte.',
        ),
        us: say(
          'L’aide juridique, ou celle pour les aînés que trouvent l’Eldercare Locator ou le {helpline}, relit un contrat signé gratuitement ; sinon un avocat de la consommation pour peu d’argent. Préparez contrat, papiers du crédit, messages et nom du vendeur. Si le délai court encore, annulez aujourd’hui par écrit, puis faites relire ; être trompé n’est pas une honte.',
        ),
      },
    },
    noRight: {
      question: 'Puis-je sortir d’un contrat sans droit de révocation ?',
      answer: {
        de: say(
          'Sans droit de rétractation, trois voies restent : négociez par écrit une résiliation et demandez les frais réels. Un contrat d’entreprise se résilie jusqu’à l’achèvement ; la firme garde son prix moins ce qu’elle épargne ({worksLaw}), ce qui ne vaut pas pour un achat avec pose. En cas de tromperie, une contestation est possible ; ne payez plus rien avant que la Verbraucherzentrale ait lu le contrat.',
        ),
        at: say(
          'Sans droit de rétractation, trois voies restent : négociez par écrit une résiliation et demandez les frais réels. Un contrat d’entreprise peut être décommandé, la firme a alors droit à son prix moins ce qu’elle épargne ; cela ne vaut pas pour un simple achat. En cas d’erreur ou de tromperie, l’Arbeiterkammer aide ; ne payez plus rien avant qu’elle l’ait lu.',
        ),
        ch: say(
          'Sans droit de révocation, seul compte le contrat ou ce que la firme accorde : écrivez en recommandé, demandez les frais réels et proposez un dédommagement. Un contrat d’entreprise se résilie avant la fin, mais vous payez le travail fait et indemnisez la firme ; cela ne vaut pas pour un simple achat. En cas de tromperie, voyez la FRC ; ne versez plus d’acompte d’ici là.',
        ),
        us: say(
          'Si le délai est passé ou ne s’applique pas, c’est le contrat qui compte : cherchez la clause d’annulation et demandez par écrit les frais réels. S’il manquait le formulaire ou des mentions, ou si l’on vous a menti, il peut être attaquable selon le droit de l’État. Appelez le prêteur et l’attorney general avant tout chantier ; ne versez plus d’acompte sans relecture.',
        ),
      },
    },
    report: {
      question: 'Où signaler un vendeur malhonnête ?',
      answer: {
        de: say(
          'Signalez les vendeurs déloyaux à la Verbraucherzentrale, qui peut les mettre en demeure et agir en justice, et les appels illicites à la Bundesnetzagentur. En cas de fraude, de fausse signature ou de menace, portez plainte à la police, aussi en ligne. Notez nom, firme, date, promesses et témoins ; un signalement ne rend pas l’argent, il faut une rétractation ou un avocat.',
        ),
        at: say(
          'Signalez les vendeurs déloyaux à l’Arbeiterkammer ou au VKI, qui peuvent agir en justice, et les appels illicites à l’autorité des télécoms. En cas de fraude, de fausse signature ou de menace, portez plainte à la police. Notez nom, firme, date, promesses et témoins ; un signalement ne rend pas l’argent, il faut une rétractation ou un avocat.',
        ),
        ch: say(
          'Signalez les vendeurs déloyaux et les appels publicitaires au SECO, qui peut agir en justice, et à la FRC. En cas de fraude, de fausse signature ou de menace, portez plainte à la police de votre canton. Notez nom, firme, date, promesses et témoins ; un signalement ne rend pas l’argent, il faut une révocation ou un avocat.',
        ),
        us: say(
          'Plaignez-vous gratuitement au license board des artisans (en Californie le CSLB), à l’attorney general de l’État et à la FTC, et pour le crédit au CFPB. Le board peut punir et parfois indemniser par une caution ou un fonds. Fausse signature ou aîné trompé : aussi la police et Adult Protective Services ; notez nom, date, promesses et témoins.',
        ),
      },
    },
  },
  compareQuotes: {
    whyDifferent: {
      question: 'Pourquoi les prix de mes devis sont-ils si différents ?',
      answer: say(
        'De grands écarts viennent en général d’offres qui ne sont pas les mêmes : autre taille, échafaudage, électricité, élimination de la citerne ou de la chaudière, batterie, garantie, plus la marge et la charge de l’entreprise. Faites une liste de tous les postes et demandez à chacune de compléter avec un prix ; l’écart fond souvent. S’il reste, demandez la raison aux deux.',
      ),
    },
    cheapest: {
      question: 'Faut-il prendre le devis le moins cher ?',
      answer: say(
        'La moins chère n’est pas forcément mauvaise, mais vérifiez ce qui manque : échafaudage, électricité, élimination, annonces, mise en service, garantie sur le travail. Demandez par écrit si le prix est ferme et ce que coûtent les suppléments ; une offre d’un cinquième sous les autres a presque toujours une raison. La plus chère n’est pas non plus sûrement la meilleure ; comptent l’étendue, le calcul et qui vient après.',
      ),
    },
    priceOk: {
      question: 'Le prix de mon devis est-il correct ?',
      answer: {
        de: say(
          'Divisez le prix par la taille : une installation d’environ {pvTenKwp} coûte {pvTenPrice} sans batterie, une petite d’environ {pvSmallKwp} {pvSmallPrice} ; une pompe à chaleur à air avec pose se situe en général à {airHeatPumpPrice}. Si votre offre est nettement au-dessus, faites chiffrer séparément batterie, échafaudage, tableau et toiture. Si elle est en dessous, il manque en général quelque chose.',
        ),
        at: say(
          'Pour comparer, notre estimation compte {pvAtPrice} pour {pvAtKwp} de photovoltaïque sans batterie, {batteryAt} pour dix kWh de batterie et {airHeatPumpAt} pour une pompe à chaleur à air, pose comprise ; ce sont nos hypothèses, pas des statistiques, et toit, électricité et échafaudage comptent beaucoup. Comparez deux ou trois devis de votre région et faites chiffrer séparément modules, batterie, échafaudage, tableau et montage. Le conseil en énergie de votre Land dit si le prix est courant.',
        ),
        ch: say(
          'À titre de comparaison : une installation de {pvChKwp} coûte environ {pvChPrice} sans batterie avant aides ; notre estimation compte {batteryCh} pour dix kWh de batterie et {airHeatPumpCh} pour une pompe à chaleur air-eau, pose comprise, deux hypothèses de notre part. Divisez votre prix par la taille et faites chiffrer séparément batterie, échafaudage, tableau et montage. Le check-devis solaire de SuisseEnergie est gratuit ; pour une pompe à chaleur, le conseil en énergie aide.',
        ),
        us: say(
          'Divisez le prix comptant par les watts : {pvUsRange} sont courants sans batterie ; au-delà, il faut une raison, comme un toit difficile ou un nouveau tableau. Notre estimation compte {batteryUs} pour dix kWh de batterie et {airHeatPumpUs} pour une pompe à chaleur à air, pose comprise, deux hypothèses de notre part. Les prix à crédit contiennent souvent des frais de vendeur ; ne comparez que les prix comptant.',
        ),
      },
    },
    mustHave: {
      question: 'Que doit contenir un bon devis ?',
      answer: say(
        'Une offre complète indique : modèles exacts et quantités, puissance, échafaudage, montage, électricité et tableau, conduites ou socle, démontage et élimination, annonces, mise en service, instruction, garanties, délai, plan de paiement et prix final ferme. Pour une pompe à chaleur, en plus puissance requise, température de départ, rendement annuel et bruit. Manquent souvent tableau, terrassement, citerne et finitions ; faites détailler un forfait d’une ligne.',
      ),
    },
    howMany: {
      question: 'Combien de devis faut-il demander ?',
      answer: say(
        'Deux ou trois offres comparables suffisent ; une quatrième n’est utile que si les autres sont très éloignées ou si un point important reste ouvert. Donnez à toutes les mêmes indications, elles se compareront. Plus d’offres coûtent surtout du temps et retardent délai et aides.',
      ),
    },
    negotiate: {
      question: 'Peut-on négocier un devis ?',
      answer: say(
        'Négocier est courant et pas impoli : dites franchement que vous avez une autre offre, nommez l’étendue et la somme, mais mieux vaut ne pas donner le papier de l’autre. Au lieu d’un rabais, on obtient souvent plus, comme une garantie plus longue, l’échafaudage, le tableau ou de meilleures tranches. Comptez quelques pour cent ; qui baisse beaucoup d’un coup demandait trop.',
      ),
    },
    validity: {
      question: 'Combien de temps un devis est-il valable ?',
      answer: say(
        'Une offre vaut aussi longtemps qu’elle l’indique ; deux à huit semaines sont courantes, et « sans engagement » veut dire que l’entreprise ne se lie pas. Ne vous laissez pas presser par un court délai : demandez par écrit une prolongation, la plupart l’accordent. Ensuite le prix peut monter, comparez alors à nouveau.',
      ),
    },
    sideBySide: {
      question: 'Comment mettre les devis côte à côte dans un tableau ?',
      answer: say(
        'Faites un tableau avec une colonne par entreprise et ramenez tout à la même taille : prix par kWc, par kWh de batterie ou par kW de chauffage, plus modèle, garantie matériel et travail, délai, paiement et proximité. Ajoutez ce qui manque avec un prix, retirez contrats d’entretien et crédits, prenez les mêmes hypothèses de rendement. Ensuite, calcul, garantie et confiance comptent plus que quelques pour cent.',
      ),
    },
    warrantyYears: {
      question: 'Un devis plus cher avec plus de garantie vaut-il le coup ?',
      answer: say(
        'Divisez le supplément par les années en plus : deux mille de plus pour huit ans de plus font deux cent cinquante par an. Cela vaut la peine si le matériel est le même, si la garantie couvre main-d’œuvre et déplacement et si la firme existera sans doute encore ; sur le seul matériel, le fabricant donne de toute façon sa garantie. Sinon, prenez l’offre moins chère et demandez-y plus d’années ; souvent cela coûte peu.',
      ),
    },
  },
  whoPaysUs: {
    priceHigher: {
      question: 'Une entreprise trouvée via Wattnest coûte-t-elle plus cher ?',
      answer: say(
        'Vous ne nous payez rien vous-même ; notre argent vient de l’entreprise, qui, comme pour toute mise en relation, peut l’inclure dans ses prix. Le prix final montre si vous payez plus : demandez une deuxième offre directement à une entreprise qui ne passe pas par nous. Demandez sans gêne à notre partenaire si une commission est dans votre prix.',
      ),
    },
    neutral: {
      question: 'Vos réponses sont-elles vraiment neutres ?',
      answer: say(
        'Nous ne sommes pas sans intérêt, puisque nous vivons de projets ; mais vous n’avez pas à vous y fier. Mes réponses sont des textes fixes, les mêmes pour tous, avec sources, et ne connaissent ni entreprise ni montant ; elles disent aussi quand quelque chose n’est pas rentable. Vérifiez l’essentiel auprès d’un service qui ne met personne en relation, comme le conseil aux consommateurs ou en énergie de votre région.',
      ),
    },
    amount: {
      question: 'Quelle commission Wattnest touche-t-il ?',
      answer: say(
        'C’est une mise en relation payée par l’entreprise ; je ne peux pas vous donner de montant ni de pourcentage, car cela ne fait pas partie de ce que je possède. Demandez-nous par les mentions légales, ou au partenaire avant de signer ; la question est légitime. Pour mes réponses, peu importe que vous choisissiez solaire, pompe à chaleur ou rien.',
      ),
    },
    ranking: {
      question: 'Une entreprise peut-elle acheter sa place chez Wattnest ?',
      answer: say(
        'Personne ne peut acheter une place dans mes réponses : elles ne citent pas de marques contre de l’argent et ne contiennent pas de liens payés. Ce sont des entreprises partenaires de votre région qui sont proposées, donc pas tout le marché. Ajoutez donc au moins une offre extérieure et comparez prix, garantie et délai.',
      ),
    },
    owners: {
      question: 'Wattnest est-il sponsorisé par quelqu’un ?',
      answer: say(
        'Wattnest est un service privé, n’appartient ni à l’État ni à un fournisseur et ne vend ni appareils ni courant ; il est payé par les entreprises avec lesquelles il travaille. Fabricants, groupes pétroliers ou électriques et banques ne jouent aucun rôle dans mes réponses. À qui nous appartenons figure dans les mentions légales.',
      ),
    },
    noPurchase: {
      question: 'Que dois-je à Wattnest si je n’achète rien ?',
      answer: say(
        'Si vous n’achetez rien, cela ne vous coûte rien, et nous ne vendons pas vos données ; ce qui est payé, c’est la mise en relation. Vous pouvez tout vous faire expliquer sans donner nom ni adresse, et chercher vous-même une entreprise. Vous n’êtes tenu à rien.',
      ),
    },
  },
  person: {
    callMe: {
      question: 'Quelqu’un peut-il me rappeler ?',
      answer: say(
        'On peut vous appeler : choisissez « Contacter des installateurs » et indiquez votre numéro, le jour et l’heure ; une personne de l’entreprise vérifiée prendra contact. Elle connaît le moment souhaité et vos données dans la mesure où vous l’avez permis. Je ne peux pas vous passer quelqu’un tout de suite.',
      ),
    },
    phoneNumber: {
      question: 'Wattnest a-t-il un téléphone ou une adresse e-mail ?',
      answer: say(
        'Les coordonnées de Wattnest figurent dans les mentions légales, au bas de la page ; il n’y a pas de centre d’appels qui lit ici. Pour votre maison, l’entreprise est le meilleur interlocuteur, via « Contacter des installateurs ». Si taper vous fatigue, faites-vous aider par un proche et demandez un appel.',
      ),
    },
    writtenOnly: {
      question: 'L’entreprise peut-elle me contacter seulement par e-mail ?',
      answer: say(
        'Par écrit seulement, c’est possible : dans « Contacter des installateurs », choisissez l’e-mail sans donner de téléphone, l’entreprise vous écrira alors. Précisez-en la raison dans le texte, par exemple que vous n’entendez pas ou travaillez la nuit. Cela convient aussi si vous dormez la journée.',
      ),
    },
    complaint: {
      question: 'Où me plaindre de Wattnest ou d’une entreprise ?',
      answer: say(
        'Wattnest reçoit les réclamations par les coordonnées des mentions légales : écrivez de quoi il s’agit, si possible avec la date, le nom de l’entreprise et une image de la conversation. Je suis un programme et ne peux rien transmettre. Si une entreprise n’a pas appelé ou n’est pas venue, écrivez-le aussi là et demandez-en une autre.',
      ),
    },
    visit: {
      question: 'Avez-vous un bureau, ou quelqu’un vient-il chez moi ?',
      answer: say(
        'Je ne peux vous promettre ni bureau où passer ni visite de Wattnest ; c’est l’entreprise qui vient chez vous, à un rendez-vous convenu, de toute façon nécessaire pour un devis ferme. Demandez-le par « Contacter des installateurs ». Une personne neutre sur place, c’est aussi le conseiller en énergie de votre canton ou commune.',
      ),
    },
    isThisHuman: {
      question: 'Est-ce un humain ou un programme qui me répond ici ?',
      answer: say(
        'C’est un programme qui répond ici, pas une personne : je suis le conseiller automatique, pas un modèle de langage ; je reconnais le sujet et donne des textes rédigés à l’avance, avec leurs sources. Sur certains sites, une IA répond à ma place ; le chat l’indique alors. Il y a des gens chez Wattnest et dans les entreprises ; vous les joignez par « Contacter des installateurs ». Si votre cas est compliqué, décrivez-le là avec vos mots, le spécialiste saura tout de suite.',
      ),
    },
    otherLanguage: {
      question: 'Quelles langues parlez-vous, vous et les entreprises ?',
      answer: say(
        'Ici, le chat fonctionne en français, en allemand et en anglais. Pour savoir quelles langues parle l’entreprise, demandez-le d’emblée : notez dans « Contacter des installateurs » la langue que vous souhaitez. Un proche présent lors de l’appel aide souvent aussi.',
      ),
    },
  },
  faultySystem: {
    firstLook: {
      question: 'Que vérifier d’abord quand l’installation s’arrête ?',
      answer: say(
        'Notez d’abord le message ou le code d’erreur avec une photo, puis contrôlez l’anodin : disjoncteur et différentiel, internet de l’appareil, interrupteur de l’onduleur ou du chauffage ; le mode d’emploi explique le code. Si seule l’appli n’affiche rien, c’est l’écran de l’appareil qui compte. Défaut d’isolement, odeur de brûlé ou disjoncteur qui saute sans cesse : coupez tout de suite et appelez un électricien.',
      ),
    },
    payOn: {
      question: 'Puis-je retenir le paiement d’une installation défectueuse ?',
      answer: say(
        'Une facture ouverte pour un travail défectueux peut en général être retenue en partie, en proportion de la réparation, si le défaut est signalé par écrit. N’arrêtez pas simplement les mensualités d’un crédit, cela nuit à votre dossier : signalez aussi le défaut à la banque ; si le crédit est lié à l’achat, vos griefs valent souvent aussi contre elle. Faites-le vérifier avant.',
      ),
    },
    deadline: {
      question: 'Comment fixer à l’installateur un délai de réparation ?',
      answer: say(
        'Par écrit, en recommandé ou par courriel confirmé : décrivez le défaut, exigez la réparation et fixez une date, en général deux semaines, deux à trois jours sans chauffage en hiver. Signalez chaque défaut dès que vous le voyez ; en Suisse, attendre coûte des droits. Passé le délai, annoncez la suite.',
      ),
    },
    expert: {
      question: 'Qui peut expertiser une installation défectueuse ?',
      answer: {
        de: say(
          'Un expert indépendant se trouve dans les répertoires de la Handwerkskammer ou de l’IHK (« öffentlich bestellter Sachverständiger » en photovoltaïque ou chauffage) ; le TÜV et la centrale des consommateurs en nomment aussi. Vous payez d’abord, puis en général l’entreprise si le défaut est prouvé. En cas de litige, une procédure judiciaire de preuve fixe l’état.',
        ),
        at: say(
          'Les experts certifiés par la justice figurent sur la liste sdgliste.justiz.gv.at, par domaine. Vous payez d’abord, puis en général l’entreprise si le défaut est prouvé. Pour un petit cas, la conciliation de la Chambre économique ou la protection des consommateurs aide d’abord.',
        ),
        ch: say(
          'Des spécialistes neutres sont indiqués par Swissolar pour le solaire, par le GSP pour les pompes à chaleur, et pour l’électricité par un organe de contrôle indépendant ou l’ESTI. Vous payez d’abord, puis en général l’entreprise si le défaut est prouvé. Un expert choisi ensemble, dont les deux acceptent l’avis, met fin au litige le plus vite.',
        ),
        us: say(
          'Demandez un rapport écrit à un autre électricien ou chauffagiste agréé, à une société d’entretien solaire ou à un ingénieur licencié (PE) ; pour un défaut de sécurité, l’inspecteur de la ville vient aussi. Vous payez d’abord. La plainte à l’office des licences de votre État est gratuite, et jusqu’à une limite le tribunal des petites créances se passe d’avocat.',
        ),
      },
    },
    anotherFirm: {
      question: 'Puis-je faire réparer les défauts par une autre entreprise ?',
      answer: say(
        'D’abord le délai, ensuite l’autre entreprise : si un délai écrit raisonnable est passé ou si plusieurs réparations ont échoué, vous pouvez en règle générale mandater quelqu’un d’autre et réclamer les frais ; en urgence, pour éviter des dégâts, tout de suite. Sans délai, la facture vous reste souvent. Le remboursement contre reprise ne vient qu’en cas de défaut grave que personne ne corrige.',
      ),
    },
    whoAnswers: {
      question: 'Qui est responsable d’une installation mal faite ?',
      answer: say(
        'C’est votre cocontractant qui répond, donc l’entreprise qui a vendu et posé, même si la faute est dans l’appareil ; sa dispute avec le fabricant ne vous regarde pas. Cela vaut aussi pour les dégâts au toit, un mauvais câblage ou une erreur de conception, et un procès-verbal signé ne couvre pas les défauts cachés. Si elle n’existe plus, restent la garantie du fabricant et l’assurance ; après l’achat d’une maison, les garanties transmissibles passent à vous.',
      ),
    },
    lowOutput: {
      question: 'À partir de quand un rendement trop bas est-il un défaut ?',
      answer: say(
        'C’est un défaut si l’installation reste nettement sous ce qui était promis : comparez une année entière avec le contrat et les voisins, car la météo seule fait rarement plus de dix pour cent. Pour une pompe, ce qui compte est la chaleur des pièces et le nombre de démarrages ; court-cycle permanent ou glace épaisse ne sont pas normaux. La production perdue n’est remboursée qu’en cas de faute ou de garantie, notez donc les chiffres mensuels.',
      ),
    },
  },
  brands: {
    tests: {
      question: 'Où trouver des tests fiables sur les appareils ?',
      answer: {
        de: brandsTests,
        at: brandsTests,
        ch: brandsTests,
        us: say(
          'Il n’existe guère de statistiques fiables de pannes par marque. Utiles sont les valeurs mesurées des modèles exacts : pour les pompes à chaleur, le numéro AHRI et la liste climat froid de NEEP, pour les panneaux le rapport de fiabilité de Kiwa PVEL, et Consumer Reports. Demandez à deux ou trois entreprises quels appareils elles réparent le moins souvent.',
        ),
      },
    },
    criteria: {
      question: 'Une marque connue vaut-elle son prix plus élevé ?',
      answer: say(
        'Comparez cinq points sur le papier : rendement annuel, bruit, durée et contenu de la garantie, pièces et service près de chez vous, et nombre d’appareils déjà posés par l’entreprise. Si deux appareils se valent, choisissez la meilleure entreprise, pas le nom le plus connu ; payer plus pour le seul nom ne vaut pas la peine.',
      ),
    },
    chinese: {
      question: 'Les panneaux et onduleurs chinois sont-ils bons ?',
      answer: say(
        'La plupart des panneaux et beaucoup de cellules viennent aujourd’hui de Chine, aussi sous des noms européens ou américains, et de bonnes usines y font de bons appareils ; l’origine seule dit peu de la qualité. Plus important est qui répond ici de la garantie et des pièces. Pour les onduleurs et batteries accessibles à distance, la sécurité des données est une vraie question : demandez un fournisseur avec serveurs en Europe ou aux États-Unis et si l’appareil marche sans internet.',
      ),
    },
    local: {
      question: 'Les appareils d’Europe ou des USA sont-ils meilleurs ?',
      answer: say(
        'Pompes à chaleur, bornes et onduleurs sont fabriqués en bon choix en Europe et aussi aux États-Unis, les panneaux seulement en petites quantités et le plus souvent avec des cellules d’Asie. L’avantage est plutôt la proximité du service et des pièces que la technique. Demandez l’usine sur la fiche technique, car un nom local ne signifie pas une fabrication locale ; ne comptez pas sur un bonus pour l’européen avant qu’il soit décidé.',
      ),
    },
    oneBrand: {
      question: 'Est-ce gênant si l’installateur n’a qu’une seule marque ?',
      answer: say(
        'Qu’une entreprise ne pose qu’une ou deux marques est courant et souvent bon : elle connaît l’appareil, est formée et reçoit vite les pièces. Demandez quand même une seconde offre avec une autre marque, et à chacune ses raisons. Si elle change la marque convenue, n’acceptez que si les valeurs et la garantie sont au moins égales.',
      ),
    },
    makerGone: {
      question: 'Faut-il acheter des appareils d’un fabricant disparu ?',
      answer: say(
        'Je n’achèterais des fins de série ou les appareils d’un fabricant disparu qu’avec un net rabais : la garantie du fabricant vaut alors peu, et un remplaçant de même taille devient difficile à trouver. Pour les panneaux, le risque est faible, ils tombent rarement en panne ; pour onduleur, batterie et pompe à chaleur, pièces et mises à jour comptent, un fabricant vivant importe plus. Demandez qui répond à sa place.',
      ),
    },
  },
  workDays: {
    noHeat: {
      question: 'Pose d’une pompe à chaleur : longtemps sans chauffage ?',
      answer: say(
        'Lors du passage à une pompe à chaleur, le chauffage est en général coupé un à trois jours, l’eau chaude à peu près autant, car l’ancienne chaudière tourne jusqu’au raccordement. Une maison bien isolée ne perd que quelques degrés ; en hiver, l’entreprise fournit des radiateurs électriques ou un chauffage mobile. Faites écrire dans le devis le nombre de jours et ce que vous recevez en attendant.',
      ),
    },
    powerOff: {
      question: 'Combien de temps sans courant pendant l’installation ?',
      answer: say(
        'Le courant n’est en général coupé qu’une à quelques heures pour raccorder le solaire, une borne ou une pompe à chaleur ; un nouveau tableau peut prendre une journée. Si vous dépendez d’un appareil, oxygène ou dialyse, dites-le avant : on convient d’une plage fixe et d’une alimentation de secours ou d’une ligne chez le voisin. Frigo et congélateur tiennent, porte fermée.',
      ),
    },
    beHome: {
      question: 'Travaux de solaire ou chauffage : dois-je être chez moi ?',
      answer: say(
        'Vous pouvez en général rester dans la maison, aussi avec enfants, personnes âgées ou animaux ; un hôtel est rarement nécessaire. Quelqu’un doit être là au début, lors de la coupure de courant et pour l’instruction à la fin ; entre-temps, une clé ou une voisine suffit. Sur le toit, on travaille souvent sans vous ; convenez des pièces qui restent fermées.',
      ),
    },
    dirtNoise: {
      question: 'Les travaux font-ils beaucoup de bruit et de poussière ?',
      answer: say(
        'Le bruit et la poussière ne durent en général que quelques heures, quand on perce des murs, démonte l’ancien appareil ou pose le socle ; le reste est un chantier ordinaire de jour. Libérez les passages et la chaufferie et couvrez ce qui est fragile ; bâches et aspiration sont à la charge de l’entreprise. Demandez la veille quand on perce, et faites écrire que tout est laissé balayé.',
      ),
    },
    scaffold: {
      question: 'Combien de temps reste l’échafaudage pour le solaire ?',
      answer: say(
        'L’échafaudage est en général monté un ou deux jours avant les modules et reste une à deux semaines, jusqu’à la fin du toit et des câbles. S’il reste plus longtemps, c’est souvent à cause du monteur ou de l’électricien ; le prix d’une prolongation et qui la paie doivent figurer au contrat. Sur le trottoir ou chez le voisin, il faut une autorisation avant.',
      ),
    },
    borehole: {
      question: 'Combien de temps dure le forage pour la géothermie ?',
      answer: say(
        'Un forage géothermique dure en général un à trois jours par sonde, environ une semaine avec montage et démontage, et fait le jour un bruit d’engin de chantier. Le jardin souffre sur le passage de la foreuse et autour du trou à cause de la boue ; les tranchées sont ensuite remblayées, la pelouse demande une saison. Convenez par écrit de l’accès, des arbres et de la remise en état.',
      ),
    },
    overrun: {
      question: 'Que faire si l’installation dure plus que prévu ?',
      answer: say(
        'Quelques jours de plus sont courants, car toiture, électricien et réseau se succèdent ; des semaines sans chauffage ni nouvelles ne le sont pas. Écrivez à l’entreprise avec un court délai, exigez une nouvelle date et, par temps froid, un appareil de remplacement à ses frais. Ne payez la tranche suivante qu’une fois la partie convenue terminée.',
      ),
    },
  },
  ownHands: {
    panels: {
      question: 'Puis-je poser moi-même les panneaux sur mon toit ?',
      answer: {
        de: ownHandsPanels,
        at: ownHandsPanels,
        ch: ownHandsPanels,
        us: say(
          'En bien des endroits, le propriétaire peut poser les panneaux sur la maison qu’il habite, si le service des permis délivre un permis de propriétaire et inspecte le travail. Demandez-y si la partie électrique est comprise et si l’aide est permise, et au fournisseur s’il raccorde sans entreprise agréée.',
        ),
      },
    },
    wiring: {
      question: 'Puis-je raccorder moi-même ma borne ou mon onduleur ?',
      answer: {
        de: say(
          'Seule une entreprise inscrite au registre d’installateurs d’un gestionnaire de réseau peut raccorder borne, onduleur ou batterie ; la formation, l’inscription au registre des métiers ou un diplôme étranger ne suffisent pas. Si vous êtes du métier, demandez l’inscription ou travaillez pour une entreprise inscrite. Réenclencher un appareil selon la notice est permis, l’ouvrir non.',
        ),
        at: say(
          'Seule une entreprise titulaire d’une licence en électrotechnique peut raccorder borne, onduleur ou batterie et le confirmer au gestionnaire de réseau ; avoir appris le métier ne suffit pas. Gaines, saignées et support peuvent être préparés par vous après accord.',
        ),
        ch: say(
          'Seul le titulaire d’une autorisation d’installer de l’ESTI peut raccorder borne, onduleur ou batterie ; un CFC seul ne suffit en général pas. Tubes, saignées et support peuvent être préparés par vous après accord. À la fin, une personne autorisée établit le rapport de sécurité.',
        ),
        us: say(
          'Sur la maison qu’il habite, le propriétaire peut dans bien des États faire aussi l’électricité, avec permis et inspection ; certains lieux exigent un électricien agréé. L’exemption ne vaut en général pas pour amis et parents. Pour les longues lignes, laissez un électricien fixer section et disjoncteur : une erreur ne se voit souvent qu’après des heures de charge.',
        ),
      },
    },
    refrigerant: {
      question: 'Puis-je installer moi-même une pompe à chaleur ?',
      answer: {
        de: ownHandsRefrigerant,
        at: ownHandsRefrigerant,
        ch: ownHandsRefrigerant,
        us: say(
          'Les splits à conduites préchargées sont prévus pour être posés soi-même, tant que vous n’ouvrez pas le circuit ; le raccordement électrique demande en général un permis. Dès qu’il faut couper, tirer au vide ou compléter, la loi fédérale exige un certificat EPA. Lisez d’abord la garantie : bien des fabricants ne paient que si un professionnel a fait la mise en service.',
        ),
      },
    },
    grants: {
      question: 'Ai-je droit aux aides si je fais les travaux moi-même ?',
      answer: {
        de: ownHandsGrants,
        at: ownHandsGrants,
        ch: ownHandsGrants,
        us: say(
          'La plupart des primes pour pompes à chaleur et appareils exigent une entreprise participante et une facture ; le travail personnel n’y rapporte rien. Pour l’isolation et l’étanchéité, certains fournisseurs paient une partie du matériel même posé par vous. Demandez à votre programme avant l’achat et vérifiez si la garantie exige un professionnel.',
        ),
      },
    },
    prepWork: {
      question: 'Que puis-je préparer avant l’arrivée des installateurs ?',
      answer: say(
        'Les travaux préparatoires sont à votre portée : tranchées et gaines, socle selon le plan du fabricant, percements, isolation du plafond de cave ou des combles, évacuation. Ne démontez chaudière et radiateurs qu’une fois gaz, courant et eau coupés et le mazout vidé par l’entreprise ; citernes et amiante possible reviennent aux spécialistes. Convenez avant des cotes et du moment.',
      ),
    },
    whoConnects: {
      question: 'Qui raccorde panneaux ou pompe à chaleur achetés en ligne ?',
      answer: say(
        'Cherchez l’entreprise qui raccorde et signe avant d’acheter ou de monter : elle doit contrôler le travail d’autrui, l’annoncer au réseau et en répondre, et beaucoup refusent. Rien ne les y oblige. Les meilleures chances : coopératives d’autoconstruction, vendeurs de kits avec partenaire et petits électriciens, si tout est photographié et accessible ; une signature sans contrôle ne vaut rien.',
      ),
    },
    saved: {
      question: 'Combien économise-t-on en faisant des travaux soi-même ?',
      answer: say(
        'Vous économisez surtout les heures que vous faites vous-même, donc une part, rarement la moitié : appareils, électricien, annonce et souvent échafaudage restent. Fouilles, percements et démontage rapportent le plus ; pour les modules, seulement si vous connaissez les toits. Faites détailler le devis et demandez un prix sans les postes que vous reprenez.',
      ),
    },
    homeBattery: {
      question: 'Puis-je fabriquer moi-même une batterie domestique ?',
      answer: say(
        'Je déconseille une batterie bricolée reliée au réseau de la maison : sans marque de contrôle ni déclaration de conformité, presque aucune entreprise ne la raccorde, le gestionnaire peut la refuser et l’assurance manque souvent en cas d’incendie. Si elle tourne déjà, coupez-la et consultez un professionnel et l’assureur. Une batterie finie et testée ne coûte souvent guère plus.',
      ),
    },
    waterHeater: {
      question: 'Puis-je poser moi-même un chauffe-eau thermodynamique ?',
      answer: {
        de: say(
          'Le poser, raccorder l’écoulement du condensat, tirer les gaines d’air et le brancher, vous pouvez le faire. Le raccordement à l’eau potable avec groupe de sécurité revient à une entreprise inscrite chez le distributeur d’eau ({waterLaw}), et un ancien appareil à gaz ou un boiler câblé aux gens du métier. Une erreur là, c’est fuite, brûlure ou souci d’assurance ; demandez un prix pour le seul raccordement.',
        ),
        at: ownHandsWaterHeater,
        ch: ownHandsWaterHeater,
        us: say(
          'Souvent, le propriétaire peut le remplacer dans la maison qu’il habite, avec permis de plomberie et d’électricité et une inspection. La conduite de gaz doit être bouchée et testée, et un circuit {chargerUs} tiré ; je laisserais cela à des pros agréés. N’oubliez pas soupape, vase d’expansion et écoulement du condensat. Demandez d’abord si l’aide exige une entreprise.',
        ),
      },
    },
  },
  radiation: {
    distance: {
      question: 'À quelle distance du lit placer l’onduleur ou la borne ?',
      answer: say(
        'À un ou deux mètres déjà, il ne reste du champ d’un onduleur, d’une batterie ou d’une borne guère plus que celui du ménage ; la nuit, sans soleil, l’onduleur est de toute façon arrêté. Mettez-le contre un mur de cave, de garage ou de couloir plutôt que derrière une tête de lit. S’il y est déjà, éloigner un peu le lit suffit en général.',
      ),
    },
    pacemaker: {
      question: 'Le solaire et la borne sont-ils sûrs avec un pacemaker ?',
      answer: say(
        'Avec un stimulateur ou un défibrillateur, vous pouvez vivre dans une maison avec solaire, pompe à chaleur et borne ; les appareils modernes sont bien protégés. Gardez la poitrine à environ une longueur de bras de l’onduleur, du câble et de la borne en marche, et n’ouvrez aucun boîtier. La distance exacte figure sur la carte ou chez le fabricant de l’implant.',
      ),
    },
    evidence: {
      question: 'Est-il prouvé que les ondes du solaire sont nocives ?',
      answer: say(
        'Les autorités de radioprotection ne voient pas de risque dans le solaire, la pompe à chaleur, la borne et le compteur intelligent : dans les pièces, les champs sont bien sous les limites, comme ceux d’une cuisinière ou d’un sèche-cheveux. Aucune preuve de cancer, maux de tête ou insomnie. Lisez vous-même l’OFSP, le BfS allemand ou l’OMS.',
      ),
    },
    measure: {
      question: 'Comment faire mesurer les ondes du solaire ou de la borne ?',
      answer: say(
        'Cela se mesure avec des appareils étalonnés, par un laboratoire, un bureau d’ingénieurs ou parfois l’office de l’environnement ou le distributeur ; les appareils bon marché d’internet affichent souvent n’importe quoi. Au boîtier, quelques microteslas sont normaux, près du lit guère plus que sans installation. Ni blindage, ni pierre, ni filtre ne sont nécessaires.',
      ),
    },
    radio: {
      question: 'Compteur intelligent et wifi de l’onduleur : est-ce nocif ?',
      answer: {
        de: radiationRadio,
        at: radiationRadio,
        ch: radiationRadio,
        us: say(
          'Compteur intelligent, onduleur et borne n’émettent, si c’est le cas, que brièvement et plus faiblement qu’un téléphone à l’oreille ; une antenne voisine est en général plus forte chez vous, et aussi sous la limite. Le wifi de l’onduleur se coupe souvent au profit d’un câble. Beaucoup de fournisseurs remplacent le compteur émetteur sur demande, contre des frais.',
        ),
      },
    },
    hum: {
      question: 'Infrasons et bruit : la pompe à chaleur rend-elle malade ?',
      answer: say(
        'Les infrasons des pompes à chaleur sont bien en dessous du seuil où des effets sont connus ; ce que l’on ressent est surtout un son grave ou une vibration transmise par mur et sol. C’est à prendre au sérieux et se résout : pieds en caoutchouc, conduites souples, autre emplacement, mode nuit. Si la gêne dure, consultez aussi un médecin.',
      ),
    },
  },
};
