import type { DetailTexts } from '#texts/adviser/details/ids.ts';
import { say } from '#texts/adviser/figures/answer.ts';

const landlordsWorthIt = say(
  'Les économies de chauffage profitent d’abord aux locataires ; votre gain : la hausse de loyer permise, moins de vacance, une meilleure classe énergétique à la vente, aides et impôts, et pas de remplacement en urgence. Le solaire vaut la peine si le courant est consommé dans l’immeuble, pour les communs, la pompe à chaleur ou vendu aux locataires. Le bon moment est celui où la chaudière arrive en fin de vie.',
);

const landlordsBilling = say(
  'L’électricité et l’entretien d’une pompe à chaleur commune font partie des frais de chauffage et se répartissent entre logements ; l’achat et les réparations sont pour vous. À plusieurs logements, il faut un compteur électrique propre à la pompe et des compteurs de chaleur ou répartiteurs. Un service de décompte facture comme pour le gaz ; votre solaire n’y entre qu’à un prix justifiable.',
);

const landlordsTenantWishes = say(
  'Vous ne pouvez guère refuser sans raison une borne ou un kit de balcon à un locataire, mais vous pouvez poser des conditions : pose professionnelle, responsabilité civile, exécution, remise en état au départ. Le locataire qui le demande paie, entretient et reste propriétaire. Mettez tout par écrit ; il ne peut en revanche exiger ni chauffage neuf ni solaire sur le toit.',
);

const heritageProcedure = say(
  'Demandez d’abord au service du patrimoine ou à la commune, sans formalité, avec photo, plan et croquis, avant les devis. Demandez ensuite une offre qui respecte leurs exigences et déposez le dossier ; comptez deux à quatre mois. La liste du patrimoine ou le géoportail indique si votre maison est protégée.',
);

const heritageNewLaw = say(
  'Les énergies renouvelables pèsent plus aujourd’hui : les autorités doivent mettre en balance l’intérêt du solaire et refusent moins qu’avant sur des surfaces peu visibles. Ce n’est pas un blanc-seing ; un bâtiment protégé exige toujours une autorisation. Vos chances sont meilleures si l’installation est discrète et démontable.',
);

const permitsWhoFiles = say(
  'En règle générale, l’entreprise prépare l’annonce ou la demande et vous signez comme propriétaire ; faites-le inscrire dans l’offre pour éviter un supplément. L’autorité de construction de la commune, de la ville ou du district est compétente. Il faut en général formulaire, plan de situation, fiche technique et, pour une pompe à chaleur, la preuve du bruit calculée par l’installateur.',
);

const permitsHowLong = say(
  'Une annonce est en général réglée en deux à quatre semaines, un permis demande de quatre semaines à quelques mois selon la commune, plus avec protection du patrimoine ou opposition. Commandez seulement après la réponse écrite, ou prévoyez au contrat une sortie en cas de refus. Demandez à l’autorité après quel délai le silence vaut accord.',
);

const permitsGroundAndOther = say(
  'Les installations au sol, sur clôture, abri de voiture ou façade sont plus réglementées qu’en toiture : les petites en zone bâtie passent souvent sans rien ou avec une annonce, les grandes, hautes ou proches de la limite demandent un permis. Hors zone à bâtir et en plein pré, il est rarement accordé. Interrogez la commune avec un croquis, les dimensions et la distance à la limite.',
);

const permitsInspection = say(
  'À la fin, une personne qualifiée contrôle l’électricité et l’atteste au gestionnaire de réseau ; pour les ouvrages autorisés, l’autorité vient parfois aussi ; ce n’est qu’ensuite que l’on enclenche. L’entreprise corrige les défauts à ses frais, second contrôle compris. Ne payez donc la dernière tranche qu’après réussite.',
);

const sharingEffort = say(
  'Le travail tient au contrat, aux compteurs et au décompte : vous convenez du prix et des parts, chacun a besoin d’un compteur intelligent et quelqu’un tient les comptes. Des prestataires s’en chargent en général contre des frais. Qui rejoint seulement signe et donne son numéro de compteur ; il garde son fournisseur.',
);

const sharingLeaving = say(
  'On peut sortir, mais c’est le délai du contrat qui compte : avant de signer, regardez préavis, frais de sortie, ce qui vaut en cas de déménagement et si le prix peut monter. Si l’installation tombe en panne, vous n’avez pas de courant partagé et consommez chez votre fournisseur comme avant ; le propriétaire de l’installation paie la réparation.',
);

const buyingDutiesDeadline = say(
  'En général, aucun délai légal ne commence avec l’achat chez vous ; des obligations naissent seulement si vous transformez ou remplacez le chauffage. Seuls certains lieux ou régions ont leurs propres délais. Demandez au service des constructions ou de l’énergie avant l’achat, et lisez ce que l’acte vous fait reprendre.',
);

const buyingDutiesInherit = say(
  'Tout changement de propriétaire compte, donc aussi un héritage, une donation ou le rachat aux frères et sœurs. Là où l’achat ne déclenche rien, l’héritage non plus. Regardez chauffage et toit avant le transfert, et demandez au notaire ce que vous reprenez.',
);

const buyingDutiesBoilerPipes = say(
  'Chauffage et tuyaux peuvent en général rester tels quels à l’achat. Isoler les tuyaux chauds dans les pièces froides et le plancher des combles vaut pourtant presque toujours la peine et se fait souvent en un week-end. Ce n’est qu’en remplaçant le chauffage que les règles des appareils neufs s’appliquent.',
);

const takeAlongCharger = say(
  'La borne que vous avez payée, vous pouvez en général l’emporter en partant ; un électricien doit la débrancher, souvent en une heure. Câble, disjoncteur et place au tableau restent dans le mur. Un chargeur mobile simplement branché est de toute façon à vous ; annoncez le départ à l’ancien endroit et la pose au nouveau.',
);

const takeAlongRestore = say(
  'Le bailleur peut exiger que les trous soient bouchés et les supports enlevés si vous démontez quelque chose ; arracher des lignes entières a rarement du sens et se négocie. Proposez de laisser câble et disjoncteur, ils lui servent. Notez le résultat par écrit avec photos dans l’état des lieux : la caution est alors à l’abri.',
);

const takeAlongCompensation = say(
  'Vous n’avez en général droit à de l’argent que si c’est convenu ; négocier reste toujours possible. Le bailleur ou le locataire suivant paie d’habitude la valeur actuelle : après quelques années, la moitié environ de l’appareil et une partie de la ligne, qui lui évite sa propre installation. Faites l’offre par écrit avant de partir, et emportez l’appareil si personne ne paie.',
);

const rentRiseGrantsFirst = say(
  'Les subventions doivent être déduites d’abord : seul ce que la modernisation a coûté au bailleur lui-même peut être reporté. Demandez que le calcul indique l’aide reçue et faites-vous montrer les justificatifs.',
);

const rentRiseRepair = say(
  'La réparation et l’entretien sont à la charge du bailleur ; seule l’amélioration peut justifier une hausse. Si l’ancien chauffage était en panne ou usé, il faut déduire ce qu’aurait coûté un remplacement équivalent ou la réparation due. Demandez la répartition des coûts et notez depuis quand l’ancienne installation avait des pannes.',
);

const rentRiseSolarRoof = say(
  'Du solaire sur le toit ne justifie une hausse que si vous en profitez, par du courant moins cher ou des charges plus basses ; si le bailleur ne fait que vendre le courant, c’est son affaire. Il en va de même d’une borne que vous ne pouvez pas utiliser. Demandez par écrit quel avantage a le logement et comment le montant est calculé.',
);

const coOwnersAbsent = say(
  'Qui ne peut pas venir signe par procuration écrite, aussi depuis l’étranger ; en cas de démence ou de maladie, c’est le mandat de protection qui compte, sinon le représentant ou curateur nommé. Pour un mineur, les parents agissent, souvent avec l’accord d’une autorité pour de gros contrats. Si quelqu’un est inconnu, introuvable ou décédé, l’autorité des successions ou un notaire dit qui peut signer avant la commande.',
);

const coOwnersUsufruct = say(
  'Avec un usufruit ou un droit d’habitation, les deux côtés ont leur mot à dire : la construction relève du propriétaire, mais le bénéficiaire doit tolérer les travaux nécessaires à la conservation et ne pas être gêné inutilement. L’entretien courant revient en général à l’usufruitier, un gros remplacement au propriétaire, sauf clause contraire. Lisez d’abord l’acte, et fixez accord et frais par écrit.',
);

const coOwnersGrantName = say(
  'Une personne fait la demande pour tous, avec procuration écrite des autres ; tous les propriétaires sont nommés, et l’aide est versée une fois pour la maison. Le contrat avec l’entreprise devrait être au même nom. Demandez au service avant de signer quelles pièces il veut des autres.',
);

const coOwnersSpouse = say(
  'Si les deux sont inscrits comme propriétaires, les deux signent. Si la maison appartient à un seul, sa signature suffit en général pour le contrat, mais la banque exige souvent les deux pour un prêt. Seul celui qui a signé est tenu envers l’entreprise ; parlez-en tout de même avant.',
);

const takeAlongChargerOnSale = say(
  'Une borne raccordée à demeure part en cas de doute avec la maison, comme accessoire, sauf si le contrat dit autre chose. Un chargeur mobile simplement branché vous appartient. Si vous voulez garder la borne, dites-le avant les visites et faites-le écrire dans l’acte de vente ; ligne et disjoncteur restent de toute façon.',
);

const permitsWaterHeater = say(
  'Un chauffe-eau thermodynamique dans la maison ne demande en général aucun permis. Il peut en aller autrement si l’air passe par la façade : demandez alors à l’autorité dans un bâtiment ou un site protégé, à la copropriété ou au bailleur dans un appartement. Si un appareil à gaz disparaît, le ramoneur ou le gazier veut le savoir ; certains cantons suisses exigent une annonce au remplacement d’un boiler électrique.',
);

export const fr: DetailTexts<'living'> = {
  tenants: {
    myself: {
      question: 'Comment économiser l’énergie dans mon logement loué ?',
      answer: say(
        'Sans demander à personne, vous pouvez changer de tarif ou de fournisseur là où c’est possible, étancher fenêtres et portes avec un joint amovible, dégager et bien régler les radiateurs, poser des LED et une pomme de douche économe et remplacer un vieux frigo à vous. Le chauffage rapporte le plus : un degré de moins épargne environ {degreeSaving}. Vérifiez aussi votre décompte de chauffage.',
      ),
    },
    solarConsent: {
      question: 'Faut-il l’accord du bailleur pour des panneaux solaires ?',
      answer: {
        de: say(
          'Vous devez annoncer un kit solaire de balcon au bailleur et demander son accord, mais il ne peut refuser que pour un bon motif ({tenantLaw}), comme un monument classé ou une fixation peu sûre ; « ça ne me plaît pas » ne suffit pas. Il peut exiger une pose sûre et votre assurance responsabilité. Cela ne donne aucun droit sur le toit ; pour cela existe le courant partagé.',
        ),
        at: say(
          'Pour un kit de balcon, il faut l’accord du bailleur dès qu’il est fixé à la balustrade ou en façade ; simplement posé sur le balcon, c’est souvent informel. Demandez par écrit avec fiche technique et fixation. En cas de refus, l’association des locataires aide, et une communauté d’énergie se passe de tout accord.',
        ),
        ch: say(
          'Fixé à l’extérieur, à la balustrade ou en façade, le kit demande l’accord écrit de la gérance ; il n’y a pas de droit à l’obtenir. Posé librement sur le sol du balcon, il est le plus souvent toléré. Monté sans accord, enlevez-le sur demande et redemandez avec fiche technique et preuve d’assurance responsabilité ; faites confirmer un oui oral.',
        ),
        us: say(
          'Le bailleur et le fournisseur décident : dans la plupart des États il faut l’accord des deux, peu ont expressément permis le solaire enfichable. Le toit n’est pas à vous, mais le solaire communautaire se passe du bailleur là où l’État l’offre. Demandez par écrit, avec fiche technique et assurance.',
        ),
      },
    },
    askOwner: {
      question: 'Solaire ou chauffage neuf, comment convaincre le bailleur ?',
      answer: say(
        'Écrivez court et chiffré : âge et consommation de l’installation, vos frais de chauffage, le prix d’un nouveau chauffage ou du solaire et l’aide que toucherait le propriétaire, plus la valeur accrue et moins de réparations. Avec les voisins, le poids est plus grand, et deux devis facilitent la décision. Les aides pour toit et chauffage sont demandées par le propriétaire, celles pour vos appareils en général par vous.',
      ),
    },
    demandHeating: {
      question: 'Puis-je exiger un nouveau chauffage de mon bailleur ?',
      answer: say(
        'Vous ne pouvez en règle générale pas exiger un chauffage précis comme une pompe à chaleur, ni l’isolation ou de meilleures fenêtres ; le propriétaire décide. Vous pouvez exiger que le chauffage existant marche et que le logement soit chaud, et la réparation d’une installation louée avec le logement lui revient en général. Seule la loi peut imposer un remplacement, pas les locataires.',
      ),
    },
    ownDevice: {
      question: 'En location, puis-je avoir ma propre pompe à chaleur ?',
      answer: say(
        'Un appareil mobile est libre d’emploi, une pompe à chaleur de fenêtre aussi si rien n’est percé ni fixé dehors. Un split fixe avec unité extérieure ou un trou dans le mur demande l’accord écrit, souvent avec remise en état au départ. Les climatiseurs mobiles à tuyau ne servent qu’à rafraîchir, pas à chauffer bon marché.',
      ),
    },
    duringWorks: {
      question: 'Dois-je tolérer des travaux dans mon logement loué ?',
      answer: say(
        'Une modernisation nécessaire se tolère le plus souvent, mais elle doit être annoncée par écrit et à temps, et en règle générale vous n’avez pas à partir. Tant qu’il fait froid ou bruyant, le loyer peut être réduit, et une hausse ensuite est souvent limitée. Ne signez ni départ ni prime avant que l’association des locataires ou l’aide juridique l’ait lu.',
      ),
    },
    charger: {
      question: 'Puis-je avoir une borne de recharge sur ma place louée ?',
      answer: {
        de: say(
          'Vous pouvez exiger une borne à la place louée ({tenantLaw}) ; le bailleur ne peut refuser que pour un bon motif, mais décide avec vous de l’exécution. Les frais sont en règle générale à vous, et il peut demander une garantie pour la remise en état. Demandez par écrit avec l’offre d’un électricien.',
        ),
        at: say(
          'Pour une borne à une place louée, il faut l’accord du bailleur ; les copropriétaires ont des droits facilités, les locataires pas d’office. Demandez par écrit avec une offre et une proposition : qui paie, qu’est-ce qui reste au départ. Sinon reste la recharge au travail ou publique.',
        ),
        ch: say(
          'En Suisse, un locataire n’a pas de droit à une borne, il lui faut l’accord du bailleur. Le mieux est de proposer une installation de base pour toutes les places, partagée par les intéressés. Demandez par écrit avec une offre ; certains cantons et communes l’aident.',
        ),
        us: say(
          'En Californie ({chargeLawCalifornia}, pas avec moins de cinq places), au Colorado ({chargeLawColorado}), en Oregon ({chargeLawOregon}, pas s’il y a moins de places que de logements) et dans quelques autres États, un locataire a droit à une borne à ses frais ; ailleurs il faut l’accord. Demandez par écrit avec une offre ; le bailleur peut exiger un électricien et une assurance. Une prise existante suffit souvent au quotidien si le bailleur en permet l’usage.',
        ),
      },
    },
  },
  landlords: {
    rent: {
      question: 'Puis-je reporter le coût des travaux sur le loyer ?',
      answer: {
        de: say(
          'Du coût de modernisation, après déduction des aides et de l’entretien dû, vous pouvez en règle générale reporter {rentShare} par an sur le loyer. La hausse est limitée à {rentCap} par mètre carré en six ans, à {rentCapLow} pour les loyers bas ; le remplacement du chauffage a ses propres limites ({rentLawHeating}). Les simples réparations ne comptent pas. Faites vérifier le calcul par une association de propriétaires avant d’écrire.',
        ),
        at: say(
          'Là où la loi autrichienne sur les loyers s’applique entièrement, un nouveau chauffage se paie d’abord sur la réserve des loyers ; si elle ne suffit pas, l’organe de conciliation ou le tribunal décide d’une hausse sur demande. Avec un loyer librement convenu, le contrat décide. Les locataires peuvent aussi accepter un arrangement ; demandez d’abord conseil à une association de propriétaires.',
        ),
        ch: say(
          'Vous ne pouvez répercuter que la part à plus-value ; pour une réfection importante, c’est en règle générale {rentCapCh} des coûts, après déduction des subventions. Un simple remplacement à l’identique est de l’entretien. La hausse exige la formule officielle motivée et vaut pour le prochain terme ; les locataires peuvent la contester dans les {rentAppealCh} jours, et des cantons comme Genève sont plus stricts.',
        ),
        us: say(
          'Pendant un bail en cours, le loyer reste celui convenu ; vous ne pouvez en général l’augmenter qu’au renouvellement ou avec un nouveau locataire. Là où les loyers sont encadrés, l’autorité admet souvent sur demande un supplément pour de grosses améliorations. Certaines primes imposent des limites de loyer ; lisez les conditions.',
        ),
      },
    },
    grants: {
      question: 'Un bailleur a-t-il aussi droit aux aides à la rénovation ?',
      answer: {
        de: say(
          'Comme bailleur, vous recevez pour le chauffage l’aide de base de {kfwBase}, mais pas les bonus de rapidité et de revenu, réservés au logement que vous habitez. On compte jusqu’à {kfwCost} pour le premier logement, {kfwCostNext} pour chacun du deuxième au sixième et {kfwCostFurther} pour chaque suivant. Si vous habitez une partie de la maison, les bonus ne valent que pour votre part ; le BAFA aide aussi l’isolation des logements loués.',
        ),
        at: say(
          'L’argent fédéral pour remplacer les chaudières est épuisé, pour les bailleurs comme pour les propriétaires occupants. Certains Länder et communes ont leurs propres programmes pour immeubles locatifs ; demandez au service d’aide au logement de votre Land avant de commander.',
        ),
        ch: say(
          'Les subventions cantonales et la rétribution unique pour le solaire valent aussi pour les immeubles loués ; elles dépendent de la mesure, pas de l’occupant. L’argent va au propriétaire, mais se déduit en cas de hausse de loyer. La demande précède les travaux.',
        ),
        us: say(
          'Les bailleurs peuvent participer à bien des programmes ; pour HEAR, c’est en général le revenu des locataires qui compte, et certains paient plus quand les logements vont à de petits revenus. Les fournisseurs ont souvent des primes pour immeubles. Demandez avant de commander si des limites de loyer s’y attachent.',
        ),
      },
    },
    worthIt: {
      question: 'Rénover une maison mise en location, est-ce rentable ?',
      answer: {
        de: landlordsWorthIt,
        at: landlordsWorthIt,
        ch: landlordsWorthIt,
        us: say(
          'Si les locataires paient l’énergie, ils économisent d’abord ; votre gain : moins de vacance, un loyer plus haut au prochain bail, moins de réparations et la valeur de l’immeuble. Si vous payez l’énergie, toute l’économie est à vous. Un bail dit vert peut partager l’économie ; avant une pompe à chaleur par logement, réglez qui paie ensuite le chauffage.',
        ),
      },
    },
    billing: {
      question: 'Qui paie le courant de la pompe à chaleur d’un bien loué ?',
      answer: {
        de: landlordsBilling,
        at: landlordsBilling,
        ch: landlordsBilling,
        us: say(
          'Avec un chauffage central, c’est en général vous qui payez ; le coût est dans le loyer ou réparti selon une formule du bail, là où l’État le permet. Si chaque logement a sa pompe à chaleur sur son compteur, le locataire paie directement le fournisseur. Un tel changement doit être réglé dans le bail.',
        ),
      },
    },
    tenantWishes: {
      question: 'Que dois-je accorder au locataire, une borne par exemple ?',
      answer: {
        de: landlordsTenantWishes,
        at: say(
          'En Autriche, le locataire a en règle générale besoin de votre accord pour une borne ou un kit fixé à l’immeuble. Là où la loi sur les loyers s’applique entièrement, ne refusez une modification annoncée qu’avec un motif et dans les deux mois, sinon elle vaut comme approuvée. Réglez par écrit pose, coûts, responsabilité et remise en état ; il ne peut en principe exiger ni chauffage neuf ni solaire sur le toit.',
        ),
        ch: say(
          'En Suisse, les modifications du logement exigent votre accord ; le locataire n’a pas de droit général à une borne, un kit solaire ou un chauffage neuf. Si vous acceptez, réglez par écrit pose, coûts, responsabilité et remise en état, sinon une indemnité peut être due au départ. Un kit à brancher qui ne touche pas la façade est en général toléré.',
        ),
        us: say(
          'Devoir ou non permettre une borne relève de l’État : Californie, Colorado, Oregon et quelques autres y donnent droit aux locataires qui paient et, en général, s’assurent, avec des exceptions, par exemple s’il y a peu de places ; ailleurs le bail décide. Un chauffage neuf ne peut être exigé que si l’ancien ne chauffe plus le logement. Mettez par écrit coûts, responsabilité et remise en état.',
        ),
      },
    },
    tenantsAgainst: {
      question: 'Que faire si mes locataires refusent les travaux ?',
      answer: {
        de: say(
          'Les locataires doivent en règle générale tolérer une modernisation ({toleranceLaw}) si vous l’annoncez par écrit au moins {noticeMonths} mois avant, avec nature, étendue, début, durée et loyer prévu. Ils peuvent invoquer une rigueur et résilier ; résilier vous-même n’est pas une voie. Un calendrier, des heures fixes et un chauffage de remplacement aident ; entre deux locataires, c’est le plus simple.',
        ),
        at: say(
          'Les locataires doivent tolérer l’entretien et des améliorations raisonnables annoncés à temps et menés avec égards ; s’ils refusent l’accès, l’organe de conciliation ou le tribunal décide. Une chaudière dans le logement ne peut souvent pas être remplacée contre leur gré. Cherchez un accord ou attendez un changement de locataire.',
        ),
        ch: say(
          'Les locataires doivent tolérer des rénovations raisonnables si le bail n’est pas résilié ; annoncez-les tôt et ménagez-les. Pendant de fortes gênes, ils peuvent demander une baisse de loyer. Un congé pour rénovation ne tient que si les travaux sont à peine possibles avec des occupants, et le projet doit être mûr.',
        ),
        us: say(
          'Sans accord, vous ne pouvez en général entrer qu’avec un préavis et à des heures raisonnables ; bail et État fixent le délai, souvent un jour. Les locataires doivent tolérer les réparations nécessaires ; de gros travaux se règlent mieux par entente ou entre deux locataires. Les villes protectrices ont leurs propres règles sur les congés pour travaux.',
        ),
      },
    },
    taxAndCarbon: {
      question: 'Impôts et CO2, quelles règles pour les bailleurs ?',
      answer: {
        de: say(
          'Le remplacement d’un chauffage se déduit en général tout de suite comme entretien, après déduction de l’aide ; dans les trois ans suivant l’achat, une limite impose l’amortissement. Le prix du {carbonDioxide} sur gaz et mazout se partage avec les locataires selon un barème : plus la maison est mauvaise, plus vous payez. Avec une pompe à chaleur il disparaît ; un conseiller fiscal précise le reste.',
        ),
        at: say(
          'En location, un nouveau chauffage est déductible, selon sa nature tout de suite, étalé ou amorti ; les aides réduisent le montant. En Autriche, vous n’avez pas à partager le prix du {carbonDioxide} avec les locataires. Demandez à votre conseiller fiscal avant de commander.',
        ),
        ch: say(
          'Pour un immeuble loué, l’entretien et les mesures d’économie d’énergie se déduisent du revenu locatif ; les subventions réduisent la déduction. La plus-value n’est en général pas déductible, sauf si elle économise l’énergie. La taxe {carbonDioxide} fait partie du combustible et passe par les charges ; il n’y a pas de partage comme en Allemagne.',
        ),
        us: say(
          'Les réparations d’un bien loué se déduisent l’année même ; un nouveau chauffage ou du solaire s’amortit en règle générale sur des années, et les primes réduisent le montant. Il n’y a pas de prix national du carbone sur le chauffage, mais certaines villes plafonnent les émissions des grands immeubles. Demandez à votre fiscaliste et au service des bâtiments.',
        ),
      },
    },
  },
  owners: {
    majority: {
      question: 'Quelle majorité faut-il pour des travaux en copropriété ?',
      answer: {
        de: say(
          'La majorité simple des voix exprimées suffit, donc plus de oui que de non ; abstentions et absents ne comptent pas. On compte par tête, sauf si votre déclaration de division dit autre chose. Une personne seule ne peut pas bloquer ; qui paie dépend ensuite du résultat.',
        ),
        at: say(
          'Il faut la majorité des parts, ou les deux tiers des voix exprimées si elles détiennent au moins un tiers de toutes les parts. L’unanimité n’est pas exigée pour de telles améliorations des parties communes. Les minoritaires peuvent saisir le juge si la charge est excessive.',
        ),
        ch: say(
          'L’unanimité n’est pas nécessaire : pour des travaux utiles comme le solaire, les bornes ou un meilleur chauffage, il faut en règle générale la majorité de tous les propriétaires, détenant aussi la plus grande part des quotes-parts. Si le chauffage doit de toute façon être remplacé, la majorité simple suffit le plus souvent. Votre règlement peut différer ; une personne seule ne bloque pas.',
        ),
        us: say(
          'La majorité requise figure dans votre « declaration » et vos « bylaws » : le comité décide en général seul des travaux courants, les transformations des parties communes demandent souvent un vote, parfois aux deux tiers. Cherchez « alterations to common elements ». Une personne seule bloque rarement.',
        ),
      },
    },
    whoPays: {
      question: 'Qui paie les travaux décidés en copropriété ?',
      answer: {
        de: say(
          'Tous paient si plus des deux tiers des voix et plus de la moitié des parts étaient pour, ou si les coûts s’amortissent dans un délai raisonnable. Sinon, seuls ceux qui ont dit oui paient et en ont l’usage ; qui entre plus tard verse une compensation. Une borne individuelle est payée par celui qui la demande.',
        ),
        at: say(
          'Ce que la communauté décide se paie en règle générale par la réserve ou par chacun selon ses parts. Si la réserve ne couvre pas une amélioration, la majorité doit la porter lorsqu’elle chargerait trop les minoritaires. Une borne individuelle est aux frais de qui la veut.',
        ),
        ch: say(
          'Une fois la décision valable, tous paient en principe selon leurs quotes-parts, même les opposants ; l’assemblée peut convenir d’une autre clé. Pour le solaire ou les bornes, il est courant que seuls les intéressés paient et en profitent, avec rachat pour les suivants. Si la charge est excessive pour quelqu’un, les autres doivent prendre sa part.',
        ),
        us: say(
          'Les travaux sur les parties communes sont payés par tous selon leur part, par la réserve ou par un appel de fonds. Votre borne ou vos panneaux sont à votre charge. Pour l’équipement commun des bornes, les deux se font : tous, car il valorise l’immeuble, ou seulement les utilisateurs par une redevance mensuelle.',
        ),
      },
    },
    alone: {
      question: 'Que puis-je installer sans vote en copropriété ?',
      answer: {
        de: say(
          'Pour une borne à votre place et un appareil solaire à brancher, vous avez un droit ({ownersLaw}) : les autres décident du comment, pas du principe. Toit, façade et unité extérieure de votre propre pompe à chaleur exigent une décision, car ce sont des parties communes, même au-dessus de votre logement. Demandez avant de poser.',
        ),
        at: say(
          'Seul, vous ne pouvez agir qu’à l’intérieur du logement ; façade, toit et unité extérieure demandent l’accord des autres. Pour une recharge lente à votre place et un petit appareil solaire, il est réputé donné si vous avisez correctement et que personne ne s’oppose pendant deux mois ({ownersLawAt}). En cas de refus, le juge peut le remplacer.',
        ),
        ch: say(
          'Dans votre droit exclusif, vous décidez seul ; toit, façade, balustrade et conduites appartiennent à tous, même au-dessus ou le long de votre logement. Panneaux, unité extérieure ou borne demandent donc une décision. Vous pouvez utiliser seul une part du toit si l’assemblée vous l’attribue ; apportez un plan et la promesse de remise en état.',
        ),
        us: say(
          'Sur votre maison ou dans votre garage, une HOA ne peut pas, dans bien des États, interdire panneaux ou borne, seulement régler emplacement et aspect ; il faut quand même déposer la demande. Sur murs et toits communs, rien sans accord. Sur un emplacement loué dans un parc de mobile homes, demandez à la gérance.',
        ),
      },
    },
    refused: {
      question: 'Que faire si l’assemblée des copropriétaires refuse ?',
      answer: {
        de: say(
          'Après un refus, représentez une demande améliorée, ou agissez en justice : une décision ne se conteste que dans le mois, au tribunal d’instance. Pour une borne ou du solaire à brancher, vous avez un droit que le juge fait respecter. Une décision vaut jusqu’à son annulation ; une assemblée ultérieure peut la changer tant que rien n’est construit.',
        ),
        at: say(
          'Demandez le motif par écrit et présentez une meilleure proposition. Le tribunal de district peut remplacer l’accord à une modification usuelle ou d’intérêt important ; une décision viciée s’y conteste vite, les vices de forme dans le mois suivant l’affichage. Si la gérance ne réagit pas, fixez-lui un délai.',
        ),
        ch: say(
          'Un non n’est pas la fin : vous pouvez remettre le point à l’ordre du jour de n’importe quelle assemblée avec une meilleure offre. Si la décision viole la loi ou le règlement, contestez-la au tribunal dans le mois. Si l’administrateur ne bouge pas, exigez le point par écrit ; un cinquième des propriétaires peut demander une assemblée.',
        ),
        us: say(
          'Demandez le refus par écrit avec la règle exacte et comparez-la à la loi de votre État sur le solaire ou les bornes : l’« esthétique » seule n’y suffit souvent pas. Faites recours avec un dessin adapté. Beaucoup de statuts fixent un délai au comité ; son silence peut alors valoir accord.',
        ),
      },
    },
    convince: {
      question: 'Comment convaincre ma copropriété ?',
      answer: say(
        'On convainc avant l’assemblée : déposez tôt la demande avec le texte de la décision, une offre, un dessin, le coût par part et ce que chacun y gagne. Parlez d’abord au comité et aux sceptiques, un par un, et montrez ce que coûte l’inaction, par exemple une réparation à faire. Pour les réticents, proposez que seuls les utilisateurs paient.',
      ),
    },
  },
  heritage: {
    whatPasses: {
      question: 'Quels panneaux sont acceptés sur un bâtiment protégé ?',
      answer: say(
        'Ce qui passe le mieux, ce sont des modules invisibles de la rue : sur une dépendance, côté cour, sur une partie plate du toit ou au jardin. Sur un pan visible, une surface rectangulaire pleine, des modules mats sans cadre couleur tuile ou des tuiles solaires aident ; ils coûtent plus et produisent un peu moins. Il faut que tout soit démontable et que l’ancienne couverture reste.',
      ),
    },
    procedure: {
      question: 'Comment obtenir un permis pour un bâtiment protégé ?',
      answer: {
        de: heritageProcedure,
        at: say(
          'Demandez d’abord sans formalité, avec photo, plan et croquis, avant les devis : pour un monument au Bundesdenkmalamt, en zone protégée au service de la construction (à Vienne celui de l’architecture). Demandez ensuite une offre conforme et déposez le dossier ; comptez deux à quatre mois.',
        ),
        ch: say(
          'Demandez d’abord à la commune et au service cantonal du patrimoine, sans formalité, avec photo, plan et croquis, avant les offres. Sur un monument d’importance cantonale ou nationale, le solaire demande toujours un permis de construire ; en zone protégée, selon le canton. Le recensement sur le géoportail donne votre note ; comptez deux à quatre mois.',
        ),
        us: say(
          'C’est la commission du patrimoine (historic preservation ou landmarks commission) de votre ville qui décide : appelez avant de demander des devis, puis déposez un certificate of appropriateness, en général avec audience et en un à trois mois. Le National Register seul n’interdit rien à un propriétaire privé ; un classement local ou une servitude, si.',
        ),
      },
    },
    heatPump: {
      question: 'Un bâtiment protégé peut-il avoir une pompe à chaleur ?',
      answer: say(
        'Dans un bâtiment protégé, une pompe à chaleur passe souvent mieux que le solaire, car seule compte l’unité extérieure : dans une cour, derrière un mur ou une haie, dans une remise ou au jardin, elle est le plus souvent admise, pas sur la façade principale. Les conduites passent par des gaines ou cheminées existantes. Invisibles : la pose intérieure avec gaine d’air et la sonde, si le forage est permis.',
      ),
    },
    refused: {
      question: 'Que faire si la protection du patrimoine dit non ?',
      answer: say(
        'Vous pouvez recourir contre un refus dans le délai indiqué, mais un projet modifié aboutit souvent plus vite : autre pan, autre couleur, dépendance. Demandez une visite sur place et les motifs, et présentez la production et un photomontage. Poser sans autorisation coûte cher : amende et démontage à vos frais.',
      ),
    },
    zone: {
      question: 'Le solaire est-il permis dans une zone protégée ?',
      answer: say(
        'Même si seul le site ou une maison voisine est protégé, des règles s’appliquent : en zone protégée, dans un ensemble ou à côté d’un monument, l’autorité examine si l’installation gêne la vue. Elle y est en général plus souple que pour le monument lui-même, surtout sur le pan opposé. Un appel dit s’il faut une autorisation ou si une annonce suffit.',
      ),
    },
    newLaw: {
      question: 'Le solaire prime-t-il sur la protection du patrimoine ?',
      answer: {
        de: say(
          'Depuis l’EEG, les énergies renouvelables sont d’un intérêt public supérieur, et beaucoup de Länder ont adapté leurs lois sur les monuments : le solaire y est en règle générale à autoriser, sauf atteinte notable au monument. L’autorisation reste nécessaire. Demandez la directive de votre Land à l’autorité.',
        ),
        at: heritageNewLaw,
        ch: heritageNewLaw,
        us: say(
          'Il n’y a pas de règle nationale : certains États limitent le pouvoir des villes d’interdire le solaire, mais pour une maison protégée c’est en général la commission locale qui décide selon ses directives. Beaucoup admettent des panneaux invisibles de la rue et démontables. Demandez la « solar guideline » actuelle de votre ville.',
        ),
      },
    },
    insulation: {
      question: 'Comment isoler un bâtiment protégé ?',
      answer: say(
        'Dehors, on peut rarement isoler une façade protégée, mais dedans beaucoup est possible : combles et plafond de cave, isolation intérieure mince en silicate de calcium ou fibre de bois, doubles fenêtres ou vitrage mince dans les anciens cadres, joints. Le besoin baisse souvent assez pour une pompe à chaleur. Faites calculer l’humidité par un conseiller habitué au bâti ancien.',
      ),
    },
  },
  permits: {
    whoFiles: {
      question: 'Qui demande le permis, l’installateur ou moi ?',
      answer: {
        de: permitsWhoFiles,
        at: permitsWhoFiles,
        ch: permitsWhoFiles,
        us: say(
          'L’entreprise licenciée demande le permis à la ville ou au comté et répond alors de l’inspection ; cela devrait figurer au contrat. Si elle veut que vous signiez comme « owner-builder », la responsabilité est à vous, je ne le ferais pas. En ville, c’est en général la ville, ailleurs le comté.',
        ),
      },
    },
    howLong: {
      question: 'Combien de temps prend un permis de construire ?',
      answer: {
        de: permitsHowLong,
        at: permitsHowLong,
        ch: permitsHowLong,
        us: say(
          'De quelques minutes à plusieurs mois : certaines villes délivrent les permis solaires et électriques en ligne le jour même, d’autres examinent les plans des semaines, et le fournisseur doit aussi approuver. Demandez à l’entreprise combien cela a pris récemment. Les travaux ne commencent qu’avec le permis.',
        ),
      },
    },
    withoutPermit: {
      question: 'Que risque une installation posée sans autorisation ?',
      answer: say(
        'Sans l’autorisation nécessaire, vous risquez arrêt des travaux, amende et au pire démontage, et des ennuis avec l’assurance, l’aide et la vente. En général, l’installation peut être annoncée ou autorisée après coup si elle respecte les règles ; allez vous-même vers l’autorité, c’est traité avec plus d’indulgence. Faire soi-même ou être électricien ne change rien à l’autorisation ni au contrôle.',
      ),
    },
    groundAndOther: {
      question: 'Solaire au jardin ou sur un carport, faut-il un permis ?',
      answer: {
        de: say(
          'Au jardin, les panneaux isolés sont libres selon la plupart des codes jusqu’à trois mètres de haut et neuf mètres de long, un petit abri de voiture aussi ; en limite, des distances s’appliquent. Hors zone bâtie, en jardin familial et sous plan avec règles d’aspect, il faut l’accord de la commune. Demandez au service des constructions avec croquis et mesures, car chaque Land diffère un peu.',
        ),
        at: permitsGroundAndOther,
        ch: permitsGroundAndOther,
        us: say(
          'Un support au sol ou un abri de voiture avec panneaux est presque partout une construction : il faut permis de construire et électrique, des distances à la limite, souvent un calcul de structure. À la campagne sans service des constructions, le permis peut tomber, mais l’inspection électrique et le fournisseur restent. Demandez d’abord au service de zonage.',
        ),
      },
    },
    heatPumpUnit: {
      question: 'Faut-il une autorisation pour une pompe à chaleur ?',
      answer: {
        de: say(
          'Une pompe à chaleur dans une maison est dispensée de permis dans la plupart des Länder, l’unité au jardin comprise. Vous devez respecter le bruit et, selon le Land, une distance à la limite ; plusieurs l’ont supprimée pour les petits appareils. Les sondes demandent une annonce ou autorisation de droit des eaux, en général déposée par le foreur.',
        ),
        at: say(
          'Votre Land décide : l’unité extérieure est tantôt libre, tantôt à annoncer ou à autoriser avec preuve du bruit, à Vienne aussi pour l’aspect et les voisins. Sondes et puits demandent souvent une autorisation de droit des eaux. La commune dit ce qui vaut, l’installateur fournit valeur sonore et plan.',
        ),
        ch: say(
          'Les pompes à chaleur intérieures sont en général libres ou à annoncer ; pour une unité extérieure, la commune demande selon le canton une annonce ou une mise à l’enquête, toujours avec preuve du bruit. Les sondes exigent l’autorisation cantonale de protection des eaux. La possibilité d’opposition des voisins dépend de la procédure ; demandez à la commune avant de commander.',
        ),
        us: say(
          'Même un remplacement à l’identique exige presque partout un permis mécanique, plus un électrique pour un nouveau circuit ; les deux ensemble sont normaux. L’emplacement extérieur doit respecter distances et bruit de la ville et les règles de la HOA. Pour la géothermie, l’État demande en général un permis de forage.',
        ),
      },
    },
    refused: {
      question: 'Que faire si le permis de construire est refusé ?',
      answer: say(
        'L’autorité doit motiver un refus par écrit : demandez quelle modification serait admise, par exemple un autre emplacement, des panneaux sombres, un appareil plus silencieux ou un capot, et redéposez. Les voisins peuvent rarement empêcher du solaire, et pour le bruit d’une PAC seulement selon les valeurs limites ; un refus se conteste dans le délai indiqué. Des règles de couleur de tuiles n’excluent pas d’office les panneaux.',
      ),
    },
    inspection: {
      question: 'Comment se passe le contrôle d’une nouvelle installation ?',
      answer: {
        de: permitsInspection,
        at: permitsInspection,
        ch: permitsInspection,
        us: say(
          'L’inspection vérifie fixations, câblage, étiquettes et protections ; ensuite le fournisseur donne l’autorisation de marche (PTO), et alors seulement l’installation tourne. En cas d’échec, l’entreprise corrige et commande la nouvelle inspection à ses frais. Ne payez la dernière tranche qu’après.',
        ),
      },
    },
    waterHeater: {
      question: 'Faut-il une autorisation pour un nouveau chauffe-eau ?',
      answer: {
        de: permitsWaterHeater,
        at: permitsWaterHeater,
        ch: permitsWaterHeater,
        us: say(
          'En général oui : presque toutes les villes et comtés demandent un permis de plomberie pour remplacer un chauffe-eau, et un d’électricité pour un nouveau circuit, avec inspection. C’est bon marché, souvent en ligne et d’ordinaire l’affaire de l’entreprise. Sans permis, vous risquez des soucis avec l’assurance, l’aide et une vente ; demandez à votre service des constructions.',
        ),
      },
    },
  },
  sharing: {
    building: {
      question: 'Comment partager le courant solaire dans un immeuble ?',
      answer: {
        de: say(
          'Dans un même immeuble, chaque logement prend sa part selon une clé convenue et achète le reste à son propre fournisseur (alimentation commune du bâtiment). Personne n’est obligé d’y participer. Il faut un contrat entre vous et des compteurs au quart d’heure ; avec le courant pour locataires, c’est le bailleur qui fournit tout.',
        ),
        at: say(
          'Dans un même immeuble, une installation commune répartit le courant entre les logements, à parts fixes ou selon la consommation ; le gestionnaire de réseau mesure et attribue les parts. La participation est volontaire et chacun garde son fournisseur pour le reste. Il faut un contrat entre vous.',
        ),
        ch: say(
          'Dans un même immeuble, c’est le regroupement pour la consommation propre : chaque logement paie le solaire selon sa consommation mesurée, le reste vient du réseau. Le décompte se fait avec des compteurs privés ou, virtuellement, avec ceux du distributeur. Les locataires déjà en place peuvent rester en dehors au départ.',
        ),
        us: say(
          'Le courant peut aller à tous les logements là où votre État connaît le « virtual net metering » : le fournisseur crédite alors chaque compteur d’une part. Sinon, le toit n’alimente le plus souvent que les communs (couloirs, ascenseur, buanderie), ou chaque logement a ses propres panneaux. Demandez à votre fournisseur.',
        ),
      },
    },
    noRoof: {
      question: 'Comment profiter du solaire sans avoir de toit à soi ?',
      answer: {
        de: say(
          'Sans toit à soi, il y a trois voies : des panneaux à brancher au balcon, des parts d’une coopérative d’énergie citoyenne, ou le courant de quelqu’un qui partage son toit avec vous. Les coopératives versent plutôt un dividende que du courant ; c’est un placement avec risque, lisez les statuts et le délai de sortie. Le balcon réduit le plus directement votre facture.',
        ),
        at: say(
          'Sans toit à soi, vous pouvez entrer dans une communauté d’énergie comme consommateur, prendre part à un projet citoyen ou poser un petit panneau au balcon. Dans la communauté, vous achetez le solaire des autres moins cher et gardez votre fournisseur. Une participation est un placement : lisez la durée et la sortie.',
        ),
        ch: say(
          'Sans toit à soi, vous pouvez acheter des mètres carrés d’une installation auprès de nombreux distributeurs et recevoir le courant en crédit, entrer dans une coopérative solaire, ou prendre du courant dans une communauté électrique locale. C’est une bonne chose si la durée et un déménagement sont réglés. Demandez d’abord à votre distributeur.',
        ),
        us: say(
          'Sans toit, et même comme locataire, vous pouvez vous abonner au « community solar » dans plusieurs États : une offre sérieuse figure sur la liste de l’État ou du fournisseur, ne coûte rien d’avance et indique le rabais sur le crédit. Le crédit figure sur votre facture. Certains États accordent plus aux petits revenus.',
        ),
      },
    },
    distance: {
      question: 'Jusqu’à quelle distance peut-on partager le solaire ?',
      answer: {
        de: say(
          'Pour partager par le réseau public, les deux lieux doivent pour l’instant être dans la zone du même gestionnaire de réseau local ; en face ou quelques villages plus loin, peu importe alors. Aucun câble à vous n’est nécessaire. Cela vaut aussi pour la famille ou une maison de vacances, avec contrat et compteurs au quart d’heure des deux côtés.',
        ),
        at: say(
          'La distance se compte selon le réseau, pas en mètres : même transformateur, c’est « local » ; même poste, c’est « régional », les deux avec rabais de réseau. Plus loin, dans toute l’Autriche, c’est possible en communauté citoyenne, sans rabais. Aucun câble à vous n’est nécessaire ; le gestionnaire de réseau dit où se situent deux adresses.',
        ),
        ch: say(
          'Dans une communauté électrique locale, tous doivent être dans la même commune et sur le réseau du même distributeur ; quelques centaines de mètres ne gênent pas et aucun câble à vous n’est nécessaire. Au-delà de la commune ou du réseau, ce n’est pas possible. Avec le voisin direct, un regroupement est souvent plus avantageux.',
        ),
        us: say(
          'Sur votre terrain, des panneaux sur l’abri ou le garage peuvent aussi alimenter la maison. Une ligne vers une autre maison, au-delà de la limite, n’est en général pas permise ; mais certains États créditent le courant sur plusieurs compteurs du même propriétaire. Demandez l’« aggregate net metering » au fournisseur.',
        ),
      },
    },
    gain: {
      question: 'Que me rapporte le partage de courant solaire ?',
      answer: {
        de: say(
          'L’avantage vient du prix convenu entre vous, entre le tarif d’injection et le prix du courant. Comme les frais de réseau, taxes et prélèvements restent entiers, le gain par le réseau public est petit ; dans un même immeuble, les frais de réseau tombent et cela vaut bien plus la peine.',
        ),
        at: say(
          'Les deux côtés y gagnent : qui fournit reçoit souvent plus que chez un acheteur de surplus, qui consomme paie moins que chez son fournisseur et, dans une communauté d’énergie renouvelable, moins de frais de réseau. La communauté fixe le prix elle-même. Déduisez la cotisation et les frais de décompte.',
        ),
        ch: say(
          'Dans une communauté électrique locale, le tarif réseau du courant partagé est plus bas de {communityNear}, ou de {communityFar} si tous ne dépendent pas de la même station de transformation ; les taxes restent entières. Le reste de l’avantage est le prix convenu entre vous : au-dessus de la reprise, au-dessous du prix du courant. Dans un regroupement au sein d’un immeuble, ces frais tombent entièrement, et cela rapporte plus.',
        ),
        us: say(
          'Le « community solar » fait gagner le rabais convenu sur le crédit, soit une petite part de la facture, sans achat ni travail. Un toit à soi, ensoleillé et payé, rapporte en général nettement plus à la longue. L’abonnement convient mieux en cas d’ombre, de location ou de déménagement proche.',
        ),
      },
    },
    effort: {
      question: 'Que faut-il pour participer au partage de courant solaire ?',
      answer: {
        de: sharingEffort,
        at: sharingEffort,
        ch: sharingEffort,
        us: say(
          'Vous vous inscrivez auprès du prestataire avec une facture, recevez une part adaptée à votre consommation et restez chez votre fournisseur. Le courant va au réseau et le crédit figure sur votre facture, parfois après quelques mois. Rien ne change chez vous.',
        ),
      },
    },
    leaving: {
      question: 'Comment sortir d’un partage de courant solaire ?',
      answer: {
        de: sharingLeaving,
        at: sharingLeaving,
        ch: sharingLeaving,
        us: say(
          'On peut en général résilier avec quelques semaines ou mois de préavis ; certains contrats vous suivent dans la zone du même fournisseur, d’autres facturent la sortie. Les pièges : durée longue, frais de sortie, hausse annuelle, deux factures. L’exploitant paie les pannes ; il ne vous manque alors que le crédit.',
        ),
      },
    },
  },
  buyingDuties: {
    deadline: {
      question: 'Y a-t-il un délai pour rénover une maison achetée ?',
      answer: {
        de: say(
          'Selon la règle précédente, les nouveaux propriétaires avaient deux ans dès l’inscription au registre foncier pour isoler le plafond supérieur et les tuyaux chauds dans les pièces froides et arrêter les très vieilles chaudières concernées. Le conseil en énergie vous dit ce qui vaut encore d’après la loi du {heatingLawSince}. Si le délai est passé, rattrapez-le vite ; ces deux isolations coûtent en général peu.',
        ),
        at: buyingDutiesDeadline,
        ch: buyingDutiesDeadline,
        us: buyingDutiesDeadline,
      },
    },
    enforcement: {
      question: 'Contrôle-t-on si je rénove une maison achetée ?',
      answer: say(
        'On contrôle rarement d’office, au plus le ramoneur, le contrôle des combustions ou le service des constructions lors de travaux. Là où une obligation existe, l’autorité peut fixer un délai, puis infliger une amende. Gardez factures et photos comme preuve ; vous ne les montrez que sur demande.',
      ),
    },
    inherit: {
      question: 'Dois-je rénover une maison héritée ou reçue en don ?',
      answer: {
        de: say(
          'Selon la règle précédente, tout changement de propriétaire comptait, donc aussi un héritage ou une donation. L’exception des anciens occupants se perdait ; qui y habitait lui-même comme propriétaire depuis le {boilerOwnerSince} la gardait. Le conseil en énergie de la centrale des consommateurs dit si cela vaut encore d’après la loi du {heatingLawSince}.',
        ),
        at: buyingDutiesInherit,
        ch: buyingDutiesInherit,
        us: buyingDutiesInherit,
      },
    },
    certificate: {
      question: 'Faut-il un certificat énergétique à l’achat d’une maison ?',
      answer: {
        de: say(
          'Le vendeur doit vous présenter le certificat énergétique au plus tard lors de la visite et vous le remettre sans délai après le contrat, sauf pour un monument classé ({certificateLaw}). La loi a été refondue au {heatingLawSince} ; le conseil en énergie sait si cela a changé. Il ne vous oblige à rien, il montre l’état de la maison et ce qui vaut la peine.',
        ),
        at: say(
          'À temps avant votre engagement, le vendeur doit vous présenter un certificat énergétique de dix ans au plus, et vous le remettre dans les quatorze jours suivant le contrat ({certificateLawAt}). Il ne vous oblige à rien, il montre l’état de la maison et ce qui vaut la peine. Demandez-le avant de signer.',
        ),
        ch: say(
          'C’est l’affaire du canton : certains, comme Fribourg et Vaud, exigent un CECB lors d’une vente, d’autres non. Il ne déclenche pas d’obligation de rénover, il montre l’état et les mesures. C’est en général au vendeur de le fournir ; demandez au service cantonal de l’énergie s’il le faut aussi pour une donation ou un héritage.',
        ),
        us: say(
          'Il n’existe pas de certificat national ; quelques villes, comme Portland et Berkeley, exigent une évaluation énergétique à la vente, en général du vendeur. Elle oblige rarement à des travaux. Demandez à votre agent ou à la ville, et sinon commandez un audit au fournisseur.',
        ),
      },
    },
    boilerPipes: {
      question: 'Maison achetée, puis-je garder la chaudière et les tuyaux ?',
      answer: {
        de: say(
          'Selon la règle précédente, trois choses étaient visées après l’achat : isoler les tuyaux chauds accessibles dans les pièces non chauffées, isoler le plafond supérieur ou le toit si la protection minimale manque, et arrêter les vieilles chaudières standard. Condensation et basse température pouvaient rester ; fenêtres et façade n’étaient jamais visées. Le conseil en énergie dit ce qui vaut encore d’après la loi du {heatingLawSince}.',
        ),
        at: buyingDutiesBoilerPipes,
        ch: buyingDutiesBoilerPipes,
        us: buyingDutiesBoilerPipes,
      },
    },
    apartment: {
      question: 'Dois-je rénover après l’achat d’un appartement ?',
      answer: say(
        'Pour un appartement en immeuble, toit, tuyaux et chauffage central relèvent de la copropriété ; seul, vous n’avez rien à faire. Mais vous payez votre part de ce que l’assemblée décide. Demandez avant l’achat procès-verbaux, fonds et travaux prévus ; pour un chauffage propre au logement, c’est à vous.',
      ),
    },
    negotiate: {
      question: 'Le vendeur d’une maison doit-il payer les travaux ?',
      answer: say(
        'Servez-vous de l’état pour le prix : faites voir chauffage, toit et isolation avant l’achat et déduisez les travaux nécessaires. Après, le vendeur ne paie que s’il a caché un défaut connu ou promis quelque chose ; « en l’état » exclut presque tout. Faites expliquer d’abord par le notaire les clauses qui vous font reprendre toutes les obligations.',
      ),
    },
  },
  tenantPower: {
    refuse: {
      question: 'Mes locataires doivent-ils prendre mon courant solaire ?',
      answer: {
        de: say(
          'Aucun locataire n’est obligé de prendre votre courant : le contrat d’électricité est séparé du bail, et en faire une condition de location est interdit pour le Mieterstrom. Qui ne veut pas garde son fournisseur et est décompté à part ; vous pouvez commencer avec les autres. Ce qui convainc le mieux, c’est un prix nettement inférieur à celui d’aujourd’hui.',
        ),
        at: say(
          'Aucun locataire n’est obligé de participer : qui ne veut pas garde simplement son fournisseur, et sa part va aux autres. L’installation commune fonctionne même si seuls quelques logements y participent. Ce qui convainc le mieux, c’est un prix nettement inférieur à celui d’aujourd’hui.',
        ),
        ch: say(
          'Les locataires en place peuvent refuser à la création du RCP et restent alors chez le distributeur ; vous pouvez commencer avec les autres. Une fois entré, on n’en sort que dans des limites étroites, par exemple si l’approvisionnement ne fonctionne pas. Pour les nouveaux locataires, le RCP se met dès le départ dans le bail.',
        ),
        us: say(
          'Les locataires qui ont leur propre compteur peuvent en règle générale rester chez leur fournisseur ; vous ne pouvez pas les obliger à acheter le courant du toit. C’est différent si l’électricité est comprise dans le loyer : le propriétaire décide. Avec le « virtual net metering », seuls les logements inscrits reçoivent des crédits.',
        ),
      },
    },
    price: {
      question: 'Quel prix demander aux locataires pour le solaire ?',
      answer: {
        de: say(
          'Pour le Mieterstrom subventionné, vous pouvez demander au plus {tenantPriceCapDe} du tarif de base local, pour l’ensemble du courant livré. Pour l’alimentation commune de l’immeuble il n’y a pas de limite, le prix se convient librement. On reste d’ordinaire un peu sous ce que les locataires paient ailleurs, et nettement au-dessus du tarif de reprise.',
        ),
        at: say(
          'Vous convenez librement du prix avec les participants, il n’y a pas de plafond fixe. Le milieu entre ce que rapporte l’injection et ce que coûte le courant du fournisseur est équitable ; le courant du toit consommé dans l’immeuble ne supporte pas de frais de réseau. Fixez le prix dans le contrat, et la façon de l’adapter.',
        ),
        ch: say(
          'Dans un RCP, vous pouvez facturer le solaire au plus à son coût effectif avec une part de l’économie, ou à un forfait inférieur au produit standard du distributeur ; l’ordonnance sur l’énergie et le guide de la consommation propre de SuisseEnergie en fixent la mesure. Il ne doit jamais coûter plus cher que le courant du réseau.',
        ),
        us: say(
          'Là où la vente aux locataires est permise, le prix du kWh ne peut en général pas dépasser le tarif du fournisseur, et beaucoup d’États veulent qu’il soit répercuté sans marge. Avec le « virtual net metering », il n’y a pas de prix, le locataire voit un crédit sur sa facture. La commission des services publics de votre État dit ce qui vaut chez vous.',
        ),
      },
    },
    billing: {
      question: 'Comment facturer le courant solaire aux locataires ?',
      answer: {
        de: say(
          'Le mieux est de confier le décompte à un prestataire : il fournit le comptage et les compteurs intelligents, conclut les contrats, répartit le solaire par quart d’heure et envoie la facture à chaque locataire. Avec des compteurs virtuels, changer les compteurs suffit, sans gros travaux. Ses frais par logement se déduisent de votre revenu ; comparez deux prestataires.',
        ),
        at: say(
          'Le gestionnaire de réseau mesure par quart d’heure et attribue sa part à chaque participant ; vous recevez les données. Vous établissez les factures vous-même, ou un prestataire le fait contre des frais par logement. Il faut un compteur intelligent par logement et un contrat avec chaque participant.',
        ),
        ch: say(
          'En général, une société de comptage s’en charge : elle mesure chaque logement, répartit solaire et réseau et fournit la facture, souvent avec les charges. Le RCP classique demande vos propres compteurs derrière un raccordement commun ; dans le RCP virtuel, ceux du distributeur restent. Comparez les frais par logement : avec peu de ménages, ils mangent vite le bénéfice.',
        ),
        us: say(
          'Le plus simple est de laisser faire le fournisseur : avec le « virtual net metering », il répartit les crédits sur les factures des logements selon votre clé, et vous ne facturez rien. Sans ce programme, l’installation alimente en général le compteur commun (couloirs, buanderie, ascenseur), ou le courant est compris dans le loyer. Facturer par sous-compteur n’est permis que là où l’État l’admet.',
        ),
      },
    },
    models: {
      question: 'Quels modèles pour fournir du solaire à mes locataires ?',
      answer: {
        de: say(
          'Avec le Mieterstrom, vous livrez tout, y compris le complément la nuit, et recevez un supplément par kWh ; en échange vous êtes fournisseur avec toutes les obligations. Avec l’alimentation commune, vous ne cédez que le courant du toit, et chacun achète le reste chez son fournisseur. Pour un petit immeuble privé, l’alimentation commune est en général plus simple.',
        ),
        at: say(
          'Dans un même immeuble, c’est l’installation commune de production : le courant du toit y est réparti sans frais de réseau, et la nuit le reste vient du fournisseur que chacun a choisi. Pour plusieurs maisons du voisinage, il y a la communauté d’énergie. Dans aucun des cas vous ne devenez fournisseur.',
        ),
        ch: say(
          'Le RCP classique a un seul raccordement et ses propres compteurs, le virtuel utilise ceux du distributeur et convient donc mieux aux immeubles existants. La communauté électrique locale relie des maisons de la commune par le réseau, avec une partie des frais d’acheminement. Ce que le toit ne livre pas la nuit, le RCP l’achète en commun au distributeur.',
        ),
        us: say(
          'Trois voies sont courantes : le « virtual net metering », où le fournisseur répartit des crédits entre les logements, une installation sur le compteur commun pour couloirs et buanderie, ou le courant compris dans le loyer. Votre État décide de ce qui existe. La nuit, le courant vient toujours du fournisseur.',
        ),
      },
    },
    tax: {
      question: 'Vendre du solaire aux locataires, quels impôts et règles ?',
      answer: {
        de: say(
          'Le revenu est souvent exonéré d’impôt, car les installations jusqu’à {taxFreeUnitDe} par logement ou commerce et {taxFreeAllDe} au total par personne le sont (pour les anciennes en immeuble, la moitié par unité), même si le courant va aux locataires. Pas de TVA tant que vous êtes petit entrepreneur. Avec le Mieterstrom, vous êtes fournisseur aux obligations allégées ; avec l’alimentation commune, presque toutes tombent. Faites confirmer par un conseiller fiscal.',
        ),
        at: say(
          'Les recettes sont en principe imposables ; les petites installations ont une exonération, et sous le seuil du petit entrepreneur il n’y a pas de TVA. L’installation commune ne fait pas de vous un fournisseur agréé. Consultez votre conseiller fiscal avant de fixer le prix.',
        ),
        ch: say(
          'Le produit de la vente de courant aux locataires est un revenu imposable ; vous déduisez l’entretien et le décompte. Le RCP ne demande pas d’autorisation de fournisseur, vous l’annoncez au gestionnaire de réseau. L’administration fiscale dit comment votre canton compte.',
        ),
        us: say(
          'C’est l’État qui décide si vous êtes un fournisseur : vendre le courant au kWh vous soumet dans beaucoup d’entre eux à la commission des services publics, le créditer ou l’inclure dans le loyer en général non. Les recettes s’imposent avec les loyers, l’installation s’amortit. Demandez à la commission et à un conseiller fiscal avant de construire.',
        ),
      },
    },
    inRent: {
      question: 'Puis-je inclure le courant solaire dans le loyer ?',
      answer: say(
        'Un forfait dans le loyer est courant et simple pour des chambres meublées, des locations de vacances ou une sous-location ; pour un logement ordinaire c’est délicat, car le bail en cours ne change qu’avec l’accord du locataire, qui perd le choix du fournisseur. Qui consomme peu paie pour les autres. Pour plusieurs logements, mesurer chacun est plus sûr.',
      ),
    },
    worth: {
      question: 'Est-il rentable de vendre du solaire aux locataires ?',
      answer: say(
        'Cela vaut en général la peine dès cinq ou six logements, ou avec un gros consommateur de jour : chaque kWh utilisé sur place rapporte plus que l’injection, mais compteurs et décompte coûtent un montant fixe par logement. Comptez avec ce que les locataires prennent vraiment de jour, et avec quelques refus. Dans un petit immeuble, les communs, une pompe à chaleur et les bornes sont souvent de meilleurs clients.',
      ),
    },
  },
  takeAlong: {
    charger: {
      question: 'Puis-je emporter ma borne de recharge en déménageant ?',
      answer: {
        de: say(
          'La borne que vous avez payée, vous pouvez l’emporter en partant ({takeAwayLaw}) ; le bailleur ne peut l’éviter qu’en payant une somme équitable. Un électricien doit la débrancher, câble et disjoncteur restent dans le mur. Annoncez le départ au gestionnaire de réseau de l’ancien endroit et la pose à celui du nouveau.',
        ),
        at: takeAlongCharger,
        ch: takeAlongCharger,
        us: takeAlongCharger,
      },
    },
    restore: {
      question: 'Dois-je enlever des équipements comme la borne en partant ?',
      answer: {
        de: takeAlongRestore,
        at: takeAlongRestore,
        ch: say(
          'En Suisse, vous ne devez remettre en état que si c’est convenu par écrit ; si le bailleur a donné son accord écrit, il ne peut pas l’exiger autrement ({tenantArticle}). Sans accord, vous devez démonter. Bouchez de toute façon les trous, et notez le résultat dans l’état des lieux.',
        ),
        us: takeAlongRestore,
      },
    },
    compensation: {
      question: 'Ai-je droit à de l’argent si je laisse ma borne en partant ?',
      answer: {
        de: takeAlongCompensation,
        at: takeAlongCompensation,
        ch: say(
          'Si votre installation apporte une plus-value considérable à la fin du bail et qu’elle était autorisée par écrit, vous pouvez demander une indemnité ({tenantArticle}), sauf si le contrat l’exclut. Sinon, négociez : la valeur actuelle est d’usage, payée par le bailleur ou le locataire suivant. Si personne ne paie, emportez l’appareil ; le câble dans le mur reste.',
        ),
        us: takeAlongCompensation,
      },
    },
    balconyKit: {
      question: 'Puis-je emporter mon kit solaire de balcon en partant ?',
      answer: say(
        'Le kit solaire à brancher est à vous et vous suit : débranchez, transportez onduleur et modules au sec et debout, dévissez le support. Annoncez son départ à l’ancien endroit et sa pose au nouveau là où c’est exigé, et demandez la fixation au nouveau bailleur. Vérifiez avant que balcon, orientation et prise conviennent là-bas.',
      ),
    },
    houseSale: {
      question: 'Les panneaux solaires restent-ils si je vends la maison ?',
      answer: say(
        'À la vente, ce qui est fixé à la maison reste : toiture solaire, onduleur, batterie, sauf si le contrat dit autre chose. Ce que vous voulez emporter doit être clair avant les visites et figurer expressément dans l’acte ; pour le reste, comptez une valeur dans le prix. La remise comprend factures, garanties, accès et transfert du contrat d’injection.',
      ),
    },
    moveSystem: {
      question: 'Vaut-il la peine de déménager une installation solaire ?',
      answer: say(
        'Déplacer une installation de toit vaut rarement la peine : dépose et repose coûtent souvent la moitié d’une neuve, l’ancien toit demande un couvreur, et le sort d’un tarif d’injection garanti dépend du pays (en Allemagne, il suit en règle générale, avec annonce). Les garanties ne tiennent que si une entreprise qualifiée s’en charge ; demandez d’abord au fabricant. Cela vaut plutôt pour une batterie ou des modules posés ; une batterie est une marchandise dangereuse pour le transporteur.',
      ),
    },
    chargerOnSale: {
      question: 'La borne de recharge reste-t-elle si je vends la maison ?',
      answer: {
        de: say(
          'Une borne raccordée à demeure part en cas de doute avec la maison, car ce qui est posé ou sert à la maison est réputé vendu avec elle ({accessoryLaw}). Un chargeur mobile simplement branché vous appartient. Si vous voulez garder la borne, dites-le avant les visites et faites-le écrire dans l’acte de vente ; ligne et disjoncteur restent de toute façon.',
        ),
        at: takeAlongChargerOnSale,
        ch: takeAlongChargerOnSale,
        us: say(
          'À la vente, une borne câblée à demeure compte d’ordinaire comme partie de la maison (« fixture ») et reste, sauf si le contrat l’exclut ; un appareil à fiche, vous l’emportez. Dites avant l’annonce ce que vous démontez et faites-le écrire dans le contrat de vente. Le circuit et la prise restent de toute façon.',
        ),
      },
    },
  },
  rentRise: {
    amount: {
      question: 'De combien le loyer peut-il monter après des travaux ?',
      answer: {
        de: say(
          'Au plus {rentShare} par an des coûts imputables, répartis entre les logements, et en six ans pas plus de {rentCap} par mètre carré et par mois, {rentCapLow} si le loyer est inférieur à {worksLowRentLimit} le mètre carré ({rentLaw}). Pour un changement de chauffage, des limites propres, plus strictes, peuvent s’appliquer ; l’association des locataires connaît l’état actuel. Les subventions et la part de simple réparation sont déduites avant.',
        ),
        at: say(
          'Il n’y a pas de taux fixe pour tous les logements. Là où la loi sur les loyers s’applique en entier, seul l’office de conciliation ou le tribunal peut relever le loyer, pour un temps limité et si les réserves ne suffisent pas ; ailleurs, c’est le contrat qui compte. La Chambre du travail ou l’association des locataires fait le calcul.',
        ),
        ch: say(
          'Il n’y a pas de maximum fixe : seule la part à plus-value peut être répercutée, subventions déduites, sous forme d’intérêt, d’amortissement et d’entretien sur sa durée de vie. Lors de rénovations importantes, cinquante à septante pour cent des coûts comptent en général comme plus-value ; Genève, Vaud et Bâle-Ville ont en plus leurs propres limites. Demandez le calcul et faites-le vérifier par l’Asloca.',
        ),
        us: say(
          'Il n’existe pas de plafond national. Là où la ville ou l’État limite les loyers, ses règles disent aussi quelle part d’une amélioration peut passer sur le loyer et combien de temps ; ailleurs seul le bail compte, et après sa fin le montant est libre. Demandez au bureau des loyers de votre ville ou à une association de locataires.',
        ),
      },
    },
    grantsFirst: {
      question: 'Les aides sont-elles déduites avant la hausse de loyer ?',
      answer: {
        de: rentRiseGrantsFirst,
        at: say(
          'Ce que le bailleur reçoit comme subvention n’est pas un coût à sa charge et doit être déduit dans une procédure. Demandez par écrit quelle aide il a touchée et faites vérifier le décompte par la Chambre du travail ou l’association des locataires.',
        ),
        ch: rentRiseGrantsFirst,
        us: say(
          'Il n’y a pas d’obligation générale de déduire les aides d’une hausse de loyer. Mais les villes qui limitent les loyers n’admettent en général que ce que le bailleur a payé lui-même, et certains programmes interdisent les hausses pendant un temps ; demandez lequel il a utilisé.',
        ),
      },
    },
    notice: {
      question: 'Quand faut-il annoncer les travaux et la hausse de loyer ?',
      answer: {
        de: say(
          'Les travaux doivent être annoncés par écrit au moins trois mois avant le début, avec nature, durée, hausse prévue et charges futures. La hausse elle-même ne vient qu’après la fin des travaux, avec le calcul, et vaut dès le troisième mois suivant. Si l’annonce manquait ou si la hausse la dépasse nettement, elle est repoussée de six mois, mais ne disparaît pas.',
        ),
        at: say(
          'Il n’y a pas de délai général pour tous les logements, mais les travaux doivent être annoncés à temps, et sans accord ou décision de l’office de conciliation ou du tribunal le loyer n’augmente pas tout seul. Gardez la lettre et faites-la vérifier par la Chambre du travail avant de signer.',
        ),
        ch: say(
          'La hausse ne vaut que pour le prochain terme de résiliation et doit parvenir au locataire au moins dix jours avant le début du délai de congé, sur la formule officielle et motivée. Sans formule ou sans motif, elle est nulle. Les travaux eux-mêmes doivent être annoncés à temps, d’autant plus tôt qu’ils sont importants.',
        ),
        us: say(
          'Pendant un bail à durée fixe, le loyer ne peut en général monter qu’au renouvellement ; pour un bail au mois, les États exigent un avis écrit, souvent un à trois mois avant. Le délai figure dans le droit du bail de votre État et dans votre contrat.',
        ),
      },
    },
    repair: {
      question: 'Le loyer peut-il monter pour une réparation du chauffage ?',
      answer: {
        de: rentRiseRepair,
        at: rentRiseRepair,
        ch: rentRiseRepair,
        us: say(
          'Le bailleur doit garder le logement habitable, donc réparer ou remplacer un chauffage en panne à ses frais. Il ne peut en général pas vous le facturer à part, mais il peut augmenter le loyer à la fin du bail si la ville ou l’État ne le limite pas.',
        ),
      },
    },
    contest: {
      question: 'Comment contester une hausse de loyer après travaux ?',
      answer: {
        de: say(
          'Faites d’abord vérifier le calcul par l’association des locataires ou la centrale des consommateurs et payez entre-temps sous réserve. La situation difficile, par exemple un faible revenu, doit être signalée par écrit au bailleur avant la fin du mois qui suit l’annonce. Vous pouvez aussi résilier de façon anticipée jusqu’à la fin du mois suivant la réception de l’annonce ; aucune signature n’est nécessaire.',
        ),
        at: say(
          'Ne signez rien et demandez d’abord conseil à la Chambre du travail ou à l’association des locataires. Sans votre accord, le bailleur doit en général saisir l’office de conciliation ou le tribunal, où vous êtes entendu. Vous pouvez payer sous réserve et réclamer plus tard ce qui n’était pas dû.',
        ),
        ch: say(
          'Contestez la hausse dans les {rentAppealCh} jours après réception de la formule devant l’autorité de conciliation ; la procédure est gratuite et vous payez l’ancien loyer jusqu’à la décision. Passé ce délai, la hausse est réputée acceptée. Pendant la procédure vous êtes protégé contre un congé ; l’Asloca aide à écrire.',
        ),
        us: say(
          'Faites-vous donner le motif par écrit et comparez-le au bail et aux règles de la ville avant de signer. Là où existe un bureau des loyers, vous pouvez y contester, aussi avec les voisins ; ailleurs il reste à négocier ou à partir en fin de bail. L’aide juridique et les associations conseillent gratuitement ou à bas prix.',
        ),
      },
    },
    permanent: {
      question: 'La hausse de loyer cesse-t-elle une fois les travaux payés ?',
      answer: say(
        'La hausse ne s’arrête pas d’elle-même quand l’investissement est amorti : elle fait partie du loyer. Une économie de chauffage qui ne vient pas ne l’annule pas non plus d’office, mais vous pouvez faire vérifier l’économie annoncée et le décompte de chauffage. Là où un droit à une baisse existe, il faut la demander ; l’association des locataires dit s’il vaut pour vous.',
      ),
    },
    solarRoof: {
      question: 'Mon loyer peut-il monter à cause du solaire sur le toit ?',
      answer: {
        de: rentRiseSolarRoof,
        at: rentRiseSolarRoof,
        ch: rentRiseSolarRoof,
        us: say(
          'Il n’y a pas de règle générale : pendant un bail à durée fixe le loyer reste en principe le même, ensuite le bailleur peut l’augmenter aussi pour du solaire ou une borne, sauf limite de la ville ou de l’État. Demandez si vous profitez du courant et négociez-le dans le bail.',
        ),
      },
    },
  },
  coOwners: {
    refuses: {
      question: 'Que faire si un des propriétaires refuse les travaux ?',
      answer: {
        de: say(
          'Contre la volonté d’un copropriétaire, une telle transformation n’est en général pas possible, car elle modifie nettement la maison commune. Ce qui est nécessaire à sa conservation, comme remettre en état un chauffage en panne, chacun peut le commander seul et faire participer les autres aux frais. Si le non demeure, restent la médiation ou le notaire, le rachat d’une part et, en dernier, le tribunal.',
        ),
        at: say(
          'Un seul ne peut en général pas tout empêcher : pour des changements importants, la majorité des parts et au besoin le tribunal peuvent décider, et qui est minorisé peut demander une garantie. À parts égales, il n’y a pas de majorité ; il faut alors la médiation ou le tribunal. L’entretien nécessaire ne peut pas être bloqué.',
        ),
        ch: say(
          'Cela dépend de la forme de propriété. En copropriété, la majorité suffit pour les travaux nécessaires, et la majorité des personnes et des parts pour les travaux utiles comme un chauffage neuf ou du solaire ({ownersArticle}) ; à deux, il faut donc les deux. En hoirie, il faut tout le monde ; le juge peut ordonner des travaux nécessaires ou nommer un représentant.',
        ),
        us: say(
          'En pratique, un copropriétaire peut souvent l’arrêter : entreprises, banques et programmes veulent en général la signature de tous ceux inscrits au titre. Un seul peut faire faire les réparations nécessaires et réclamer une part ensuite, mais pas en principe pour des améliorations. Sans accord, il reste la médiation, le rachat de la part ou une action en partage.',
        ),
      },
    },
    absent: {
      question: 'Qui signe pour un copropriétaire absent ou malade ?',
      answer: {
        de: coOwnersAbsent,
        at: coOwnersAbsent,
        ch: say(
          'Qui ne peut pas venir signe par procuration écrite, aussi depuis l’étranger ; en cas de démence ou de maladie, c’est le mandat pour cause d’inaptitude qui compte, sinon le curateur, qui a souvent besoin de l’APEA ou de la justice de paix pour de gros contrats. Il en va de même pour un mineur. Si quelqu’un est introuvable ou décédé, un notaire ou l’autorité des successions dit qui peut signer.',
        ),
        us: coOwnersAbsent,
      },
    },
    usufruct: {
      question: 'Qui paie et décide avec un usufruit ou droit d’habitation ?',
      answer: {
        de: coOwnersUsufruct,
        at: coOwnersUsufruct,
        ch: say(
          'Avec un usufruit ou un droit d’habitation, les deux côtés ont leur mot à dire : l’entretien ordinaire revient à l’usufruitier, un gros remplacement comme un chauffage neuf au propriétaire, sauf clause contraire. Ce qui est nécessaire à la conservation doit être toléré ; le reste devrait être approuvé par écrit. Lisez d’abord l’acte, et convenez des frais avant la commande.',
        ),
        us: coOwnersUsufruct,
      },
    },
    grantName: {
      question: 'Plusieurs propriétaires, qui demande la subvention ?',
      answer: {
        de: say(
          'Pour une maison individuelle, un des propriétaires fait la demande en son nom ; obtenez l’accord écrit des autres. L’aide est versée une fois pour la maison. Les bonus pour occupants ne vont qu’aux propriétaires qui y habitent ; mieux vaut donc que l’un d’eux fasse la demande. Pour le bonus de revenu, tout le revenu du ménage compte, conjoint ou partenaire compris ; changer de nom n’aide donc pas.',
        ),
        at: coOwnersGrantName,
        ch: coOwnersGrantName,
        us: coOwnersGrantName,
      },
    },
    fairShare: {
      question: 'Comment répartir coûts et gains entre propriétaires ?',
      answer: say(
        'Avant de commander, fixez par écrit qui paie quoi, à qui appartient l’installation, qui reçoit recettes et économies et ce qui vaut en cas de séparation, de vente ou de décès. Sans accord, ce qui est intégré devient en général partie de la maison et appartient à tous selon les parts, même si un seul a payé. Pour de grosses sommes, confiez-le à un notaire ou un avocat.',
      ),
    },
    spouse: {
      question: 'Les deux époux doivent-ils signer pour une installation ?',
      answer: {
        de: coOwnersSpouse,
        at: coOwnersSpouse,
        ch: say(
          'Si les deux sont au registre foncier, les deux signent. Si la maison appartient à un seul, sa signature suffit en général pour le contrat d’entreprise : l’accord de l’autre n’est exigé que si le logement familial est vendu, résilié ou restreint. Si l’hypothèque augmente, la banque veut souvent les deux.',
        ),
        us: coOwnersSpouse,
      },
    },
  },
  heatingBill: {
    tooLate: {
      question: 'Jusqu’à quand peut arriver le décompte de chauffage ?',
      answer: {
        de: say(
          'Si le décompte arrive plus de {heatingBillDe} mois après la fin de la période, vous ne devez en règle générale rien de plus, mais un avoir vous reste dû. C’est la date de réception qui compte ; des factures tardives des services n’excusent le bailleur que s’il n’y est pour rien. Si vous avez déjà payé par erreur, vous pouvez réclamer l’argent.',
        ),
        at: say(
          'Le décompte doit venir dans les {heatingBillAt} mois après la fin de la période ; un supplément non réclamé dans l’année est en règle générale perdu, un avoir non. On ne peut donc le plus souvent pas refacturer plusieurs années. La Chambre du travail ou l’association des locataires vérifie votre cas.',
        ),
        ch: say(
          'Même tardif, un décompte juste doit être payé : il doit venir au moins une fois par an, mais la créance ne se prescrit qu’après cinq ans. Pour un vieux décompte, demandez toutes les pièces et un délai pour vérifier. Si le bail fixe un délai plus court à la gérance, il vaut.',
        ),
        us: say(
          'Il n’y a pas de délai national : le bail, la ville et la prescription de votre État décident jusqu’où on peut refacturer. Si le bail dit chauffage compris, ou ne parle pas de facturation, vous ne devez en général rien. Demandez par écrit la clause et les factures avant de payer.',
        ),
      },
    },
    receipts: {
      question: 'Puis-je voir les justificatifs du décompte de chauffage ?',
      answer: say(
        'Vous pouvez demander à voir les pièces : factures de combustible ou de courant, contrats d’entretien, relevés et répartition entre tous les logements, pour le mazout aussi le stock initial et final. Demandez-le par écrit avec une date ; consulter et photographier suffit, les copies coûtent parfois un peu. La protection des données n’est pas un refus valable, et d’ici là la part contestée peut en général être payée sous réserve.',
      ),
    },
    object: {
      question: 'Comment contester le décompte de chauffage ?',
      answer: {
        de: say(
          'Les objections se font par écrit dans les {heatingBillDe} mois après réception ; un courriel suffit, un recommandé se prouve mieux. Dites quel poste est faux et pourquoi, et demandez pièces et correction. Payer n’est pas reconnaître, mais versez plutôt « sous réserve » ; contestez aussi par écrit un rappel ou une société de recouvrement.',
        ),
        at: say(
          'Contestez par écrit et avec motifs dans les {heatingBillAt} mois, sinon le décompte vaut comme accepté. Nommez les postes, demandez les pièces et ne payez la part contestée que sous réserve. La Chambre du travail et l’association des locataires ont des lettres types.',
        ),
        ch: say(
          'La loi ne fixe pas de délai ; réagissez par recommandé dans les trente jours ou avant l’échéance, car certains baux tiennent le silence pour un accord. Même après paiement ou délai passé, le trop-payé peut encore se réclamer. Faute d’accord, saisissez l’autorité de conciliation.',
        ),
        us: say(
          'Contestez par écrit avant l’échéance, nommez le poste faux et demandez les factures ; payez la part juste. Pour de petites sommes, il y a ensuite le tribunal des petites créances, sans avocat. À une société de recouvrement, écrivez dans les trente jours que vous contestez.',
        ),
      },
    },
    wrongItems: {
      question: 'Quels frais sont exclus du décompte de chauffage ?',
      answer: say(
        'Les frais de chauffage comprennent combustible ou chaleur, courant de l’installation, entretien régulier, relevés et ramonage. Réparations, pièces neuves, dépannage, logements vides, frais bancaires et tout ce que le bail ne nomme pas sont en règle générale à la charge du bailleur. Biffez ces postes dans votre contestation et payez le reste.',
      ),
    },
    tooHigh: {
      question: 'Pourquoi mon décompte de chauffage est-il si élevé ?',
      answer: {
        de: say(
          'Comparez d’abord vos kilowattheures et le prix du kilowattheure avec l’année d’avant, puis surface, numéros de compteur et acomptes ; la plupart des erreurs sont là. Sans décompte selon la consommation, ou en cas d’estimation injustifiée, vous pouvez en général réduire votre part de {meterCut}. De grands écarts avec le voisin viennent de la situation, des habitudes ou de compteurs échangés ; un ancien tube à évaporation compte un peu même sans chauffer.',
        ),
        at: say(
          'Comparez d’abord votre consommation et le prix du kilowattheure avec l’année d’avant, puis surface, numéros de compteur et acomptes ; la plupart des erreurs sont là. De grands écarts avec le voisin viennent de la situation, des habitudes ou de compteurs échangés. La Chambre du travail et l’association des locataires vérifient à bon compte.',
        ),
        ch: say(
          'Comparez d’abord consommation et prix du combustible avec l’année d’avant, puis surface, compteurs, stock de mazout au début et à la fin et acomptes payés ; la plupart des erreurs sont là. Un logement sous le toit, en angle ou sur un garage consomme plus, et un répartiteur fermé peut compter un peu dans une pièce chaude. L’Asloca vérifie le décompte.',
        ),
        us: say(
          'Comparez d’abord la facture entière du fournisseur avec la somme payée par tous les logements, puis votre part, le compteur et la période ; la plupart des erreurs sont là. Une répartition par surface ou par chambre est permise en bien des lieux si le bail le dit. Une association de locataires ou l’aide juridique vérifie.',
        ),
      },
    },
    advance: {
      question: 'Le bailleur peut-il augmenter mes acomptes de chauffage ?',
      answer: say(
        'Après un décompte, l’acompte ne devrait monter qu’à environ un douzième du coût de l’année passée ; demandez le calcul, et après un avoir vous pouvez aussi demander une baisse. Qui entre ou part en cours d’année ne paie que ses mois, ceux d’hiver pesant plus. Un vrai forfait, ou « charges comprises », ne se décompte pas après coup.',
      ),
    },
    split: {
      question: 'Comment répartit-on le chauffage entre les logements ?',
      answer: {
        de: say(
          'Au moins la moitié se répartit selon la consommation mesurée, le reste selon la surface, comme le dit le bail ; la clé ne change pas en cours d’année. Avec une pompe à chaleur commune aussi, son courant passe par un compteur propre et se répartit selon les compteurs de chaleur.',
        ),
        at: say(
          'La plus grande part se répartit en général selon la consommation mesurée, le reste selon la surface, comme le dit le bail ; la clé ne change pas en cours d’année. Avec une pompe à chaleur commune aussi, son courant passe par un compteur propre et se répartit selon les compteurs de chaleur.',
        ),
        ch: say(
          'La plus grande part se répartit en général selon la consommation mesurée, le reste selon la surface, comme le dit le bail ; la clé ne change pas en cours d’année. Avec une pompe à chaleur commune aussi, son courant passe par un compteur propre et se répartit selon les compteurs de chaleur.',
        ),
        us: say(
          'La clé du bail vaut, si l’État ou la ville l’admet : par sous-compteur, surface, nombre de personnes ou formule (RUBS). Certains États restreignent de telles formules. Demandez par écrit comment votre part est calculée.',
        ),
      },
    },
  },
  coldHome: {
    payLess: {
      question: 'Puis-je payer moins de loyer si mon logement est froid ?',
      answer: {
        de: say(
          'Tant qu’il fait trop froid, le loyer est réduit de par la loi, mais le montant se discute : qui déduit trop risque la résiliation. Signalez le défaut, versez le tout « sous réserve » et réclamez le trop-payé, aussi pour les semaines depuis votre avis. Une seule pièce froide réduit peu, une panne totale en hiver beaucoup ; l’association des locataires vous dira le taux.',
        ),
        at: say(
          'Le loyer est réduit de par la loi tant que le logement est trop froid, à compter de votre avis. Qui déduit trop risque une action en expulsion ; il est plus sûr de tout payer sous réserve et de réclamer la part ensuite. Une pièce froide réduit peu, une panne totale en hiver beaucoup ; l’association des locataires ou la Chambre du travail dit le taux.',
        ),
        ch: say(
          'Vous avez droit à un loyer réduit dès le jour où la régie connaît le défaut, mais ne le retenez pas vous-même : un retard de paiement permet de résilier le bail. Demandez la réduction par recommandé ; sinon, l’autorité de conciliation décide, aussi pour le passé et après la réparation. Après un délai et une annonce écrite, vous pouvez consigner le loyer.',
        ),
        us: say(
          'Votre État décide si vous pouvez payer moins ou déduire une réparation : certains l’admettent après un avis écrit et un délai, d’autres non, et l’erreur expose à une expulsion. Continuez à payer, signalez par écrit et demandez à l’aide juridique ou à une association de locataires ce que valent « rent abatement » et « repair and deduct » chez vous. On peut réclamer pour les semaines froides même après la réparation.',
        ),
      },
    },
    howWarm: {
      question: 'Quelle température doit-il faire dans un logement loué ?',
      answer: {
        de: say(
          'De jour, vingt à vingt-deux degrés dans les pièces de séjour et un peu plus à la salle de bain sont dus, la nuit environ dix-huit ; aucune loi ne donne de chiffre, mais les tribunaux l’entendent ainsi. Cela vaut d’octobre à avril et, par temps froid, avant et après aussi. L’âge de l’immeuble, les prix ou une affiche n’y changent rien, et un pull ne remplace pas le chauffage.',
        ),
        at: say(
          'La loi ne donne pas de chiffre ; un séjour passe pour correctement chauffable à vingt à vingt-deux degrés le jour, et la nuit il peut faire plus frais. Que l’immeuble soit vieux ou que le bailleur veuille économiser n’y change rien. Avec un chauffage central ou à distance, cela vaut aussi s’il ne tourne qu’à certaines heures.',
        ),
        ch: say(
          'L’usage, admis par les autorités de conciliation, est de vingt à vingt et un degrés dans les pièces de séjour le jour ; durablement sous dix-huit environ, c’est clairement un défaut. La nuit, on peut baisser si tout est chaud le matin. « Vieil immeuble » ou économies ne sont pas un motif, et on chauffe quand il fait froid, non selon le calendrier.',
        ),
        us: say(
          'Votre ville ou votre État le fixe : New York exige {nycDay} degrés Fahrenheit le jour en saison de chauffage quand il fait froid dehors, et {nycNight} la nuit ; beaucoup de villes en sont proches, certains États ne donnent pas de chiffre. Cherchez la « heat ordinance » de votre ville ou appelez son office du logement. L’âge de l’immeuble n’y change rien.',
        ),
      },
    },
    proof: {
      question: 'Comment prouver que mon logement loué est trop froid ?',
      answer: say(
        'Un simple thermomètre suffit : mesurez quelques jours matin, midi et soir au milieu de la pièce, à environ un mètre du sol, radiateur ouvert à fond et fenêtres fermées. Notez date, heure, pièce et température dehors, photographiez l’affichage et prenez une fois un témoin. Cela oblige le bailleur à faire contrôler ; un appareil étalonné ou une expertise ne sert qu’en cas de litige.',
      ),
    },
    writeToHim: {
      question: 'Comment signaler un problème de chauffage au bailleur ?',
      answer: say(
        'Signalez-le aussitôt par écrit : ce qui est froid, depuis quand, vos relevés, et pour quand cela doit être réparé. Pour une panne totale en hiver, un à deux jours sont raisonnables ; pour un chauffage trop faible, une à deux semaines. Un courriel vaut mieux qu’un appel ; seuls le recommandé ou un message confirmé se prouvent bien.',
      ),
    },
    nobodyComes: {
      question: 'Que faire si le bailleur ne répare pas le chauffage ?',
      answer: {
        de: say(
          'Si rien ne vient après le délai, il y a trois voies : une demande urgente au tribunal en cas de panne en hiver, l’autorité communale du logement ou des constructions, et, après la mise en demeure, une réparation aux frais du bailleur, à discuter d’abord avec l’association des locataires. Cela vaut aussi en cas de faillite, de citerne vide ou de plusieurs locataires, qui ont intérêt à s’unir.',
        ),
        at: say(
          'Si rien ne vient après le délai, l’office de conciliation à Vienne et dans d’autres villes, ailleurs le tribunal de district, peut ordonner les travaux ; en hiver aussi en urgence. L’association des locataires ou la Chambre du travail dit si vous pouvez faire réparer et réclamer l’argent. Plusieurs locataires agissent mieux ensemble.',
        ),
        ch: say(
          'Si la régie reste muette, saisissez l’autorité de conciliation de votre district : elle traite la réparation et la baisse de loyer, en règle générale gratuitement. En hiver, le juge peut prendre des mesures urgentes, et un petit défaut peut être réparé aux frais du bailleur après un délai. Avec les voisins, cela va plus vite ; l’Asloca vous aide.',
        ),
        us: say(
          'Appelez la ville : souvent, le {cityLine} ou l’office du logement prend les plaintes et envoie un inspecteur qui peut ordonner la réparation ou infliger une amende. Sinon, un tribunal peut l’ordonner ; l’aide juridique est gratuite pour les petits revenus. Vous expulser ou couper le chauffage parce que vous vous êtes plaint est interdit dans la plupart des États.',
        ),
      },
    },
    mold: {
      question: 'Que faire contre la moisissure dans mon logement loué ?',
      answer: say(
        'Signalez la moisissure aussitôt par écrit avec photos et demandez que la cause et le dommage soient réparés ; ne repeignez pas par-dessus. Si vos relevés montrent que vous chauffez et aérez, cela désigne des murs froids ou un chauffage faible, non vous. Les meubles abîmés ne sont en général remboursés qu’en cas de faute du bailleur, par exemple s’il n’a rien fait malgré votre avis ; voyez aussi l’assurance ménage.',
      ),
    },
    spaceHeater: {
      question: 'Mon bailleur doit-il payer le chauffage d’appoint ?',
      answer: say(
        'Si le chauffage loué avec le logement doit être réparé sans faute de votre part, c’est en règle générale au bailleur de payer. Un radiateur d’appoint est permis comme dépannage, branché directement à une prise murale et jamais deux sur le même circuit ; ce n’est pas un remplacement durable. Gardez tickets et relevés du compteur, et après votre avis réclamez par écrit l’achat ou la location et le courant en plus.',
      ),
    },
  },
};
