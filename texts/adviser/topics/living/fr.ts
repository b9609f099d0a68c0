import { say } from '#texts/adviser/figures/answer.ts';
import type { TopicTexts } from '#texts/adviser/topics/ids.ts';

export const fr: TopicTexts<'living'> = {
  tenants: {
    title: 'les locataires',
    question: 'En location, que puis-je faire côté solaire et énergie ?',
    answer: {
      de: say(
        'En location, vous pouvez utiliser un kit solaire de balcon, demander une borne ({tenantLaw}), changer de tarif et régler les thermostats. Toit et chauffage appartiennent au bailleur ; une lettre factuelle avec des chiffres aide souvent.',
      ),
      at: say(
        'En location, vous pouvez avec accord utiliser un kit solaire de balcon, changer de tarif et rejoindre une communauté d’énergie. Toit et chauffage appartiennent au bailleur ; une lettre factuelle avec des chiffres aide souvent.',
      ),
      ch: say(
        'En location, vous pouvez avec accord poser un kit solaire de balcon et participer à un regroupement pour la consommation propre. Toit et chauffage appartiennent au propriétaire ; une lettre factuelle avec des chiffres aide souvent.',
      ),
      us: say(
        'En location, vous pouvez prendre une part de solaire communautaire là où il existe, choisir un meilleur tarif, utiliser une pompe à chaleur mobile ou un thermostat connecté et demander une borne. Toit et chauffage appartiennent au bailleur ; une lettre factuelle avec des chiffres aide souvent. Certaines aides des fournisseurs sont ouvertes aux locataires.',
      ),
    },
  },
  landlords: {
    title: 'les bailleurs',
    question: 'Que doit savoir un bailleur sur le chauffage et le solaire ?',
    answer: {
      de: say(
        'Vous pouvez reporter une partie des coûts sur le loyer ; les subventions sont déduites d’abord, et il y a des plafonds. En immeuble, la KfW compte {kfwCostNext} de coûts pour chaque logement du deuxième au sixième et {kfwCostFurther} pour chaque autre ; les bonus des propriétaires occupants ne valent pas. Vous pouvez livrer du courant solaire aux locataires de l’immeuble.',
      ),
      at: say(
        'Ce que vous pouvez reporter sur les locataires dépend du droit du bail applicable ; demandez conseil. Le courant solaire se partage dans l’immeuble par une installation commune.',
      ),
      ch: say(
        'Les investissements à plus-value peuvent être en partie reportés sur le loyer ; les subventions sont déduites. Le courant solaire se vend dans l’immeuble par un regroupement pour la consommation propre.',
      ),
      us: say(
        'Cela vaut la peine si vous profitez aussi de factures plus basses ou d’un meilleur bail. Ce que vous pouvez ajouter au loyer dépend du bail et des règles locales. Certains programmes paient plus pour des logements à locataires modestes ; demandez avant de planifier.',
      ),
    },
    toTenants: say(
      'Toit, chauffage et raccordement sont à la charge du propriétaire ; selon la loi et le bail, une partie peut passer sur le loyer. Ce que vous souhaitez vous-même, comme une borne ou un kit de balcon, vous le payez en général, avec son accord. Demandez par écrit, avec une offre et un plan, et fixez à qui cela appartient et ce qui se passe au départ.',
    ),
  },
  owners: {
    title: 'la PPE et la copropriété',
    question: 'Faut-il l’accord de la copropriété pour le solaire ?',
    answer: {
      de: say(
        'L’assemblée décide des modifications à la majorité simple ; la répartition des coûts dépend du résultat. Pour une borne et un kit solaire, vous avez même un droit ({ownersLaw}). Apportez tôt une offre et une proposition de répartition.',
      ),
      at: say(
        'Les modifications des parties communes demandent une décision. C’est plus simple pour la recharge lente à sa propre place et les petites installations solaires ({ownersLawAt}) : qui avertit correctement les autres et ne reçoit aucune opposition pendant deux mois a leur accord. Apportez tôt une offre et une proposition de répartition.',
      ),
      ch: say(
        'En PPE, l’assemblée décide ({ownersArticle}) : pour des travaux utiles comme des bornes, du solaire ou un meilleur chauffage, il faut en règle générale la majorité des propriétaires qui détient aussi la plus grande part des quotes-parts ; pour des travaux nécessaires, la majorité des propriétaires suffit, et seul le pur luxe demande l’unanimité. Quelques voix contre n’empêchent donc rien ; le règlement peut dire autre chose. Apportez tôt une offre et une proposition de répartition des coûts et du courant.',
      ),
      us: say(
        'Beaucoup d’États limitent ce qu’une association (HOA) peut interdire ; elle peut fixer des règles raisonnables d’emplacement et d’aspect. Sur un toit commun, le comité doit accepter. Apportez tôt une offre, des plans et une proposition de répartition.',
      ),
    },
  },
  heritage: {
    title: 'les bâtiments protégés',
    question: 'Du solaire sur un bâtiment protégé, est-ce possible ?',
    answer: say(
      'Beaucoup est possible, mais avec l’accord du service des monuments : pan non visible, panneaux mats ou colorés, ou annexe. Demandez avant l’offre. Pour une pompe à chaleur, il s’agit surtout de l’emplacement de l’unité extérieure.',
    ),
  },
  permits: {
    title: 'les autorisations',
    question: 'Quelles installations exigent un permis de construire ?',
    answer: {
      de: say(
        'Le solaire sur une maison ordinaire et les pompes à chaleur ne demandent en général pas de permis, mais les règles sont celles du Land. Exceptions : monuments, règlements locaux d’aspect et grandes installations au jardin. L’installateur le vérifie avant la commande.',
      ),
      at: say(
        'Le règlement de construction de votre Land décide : les petites installations sur toit sont souvent libres ou à annoncer seulement, les pompes à chaleur à annoncer selon le Land. Demandez à la commune ou faites demander par l’installateur.',
      ),
      ch: say(
        'Hors des lieux protégés, des panneaux suffisamment adaptés au toit ne demandent qu’une annonce. Une pompe à chaleur demande selon le canton une annonce ou une autorisation avec preuve acoustique. La commune renseigne.',
      ),
      us: say(
        'Un permis est presque toujours nécessaire : construction et électricité pour le solaire, technique et électricité pour une pompe à chaleur, électricité pour une borne, avec un contrôle à la fin. L’installateur le demande. Les délais varient beaucoup d’une ville à l’autre.',
      ),
    },
  },
  sharing: {
    title: 'le partage du courant',
    question: 'Puis-je partager du courant solaire avec mes voisins ?',
    answer: {
      de: say(
        'Dans un même immeuble, cela se fait comme courant pour locataires ou alimentation commune du bâtiment. Depuis le {sharingSince}, vous avez aussi le droit de partager par le réseau public ({sharingLaw}) ; les frais de réseau restent les mêmes. Une coopérative est possible sans toit à soi.',
      ),
      at: say(
        'C’est possible : dans l’immeuble comme installation commune, dans les environs comme communauté d’énergie renouvelable à frais de réseau réduits, dans tout le pays comme communauté citoyenne. Le service national de coordination des communautés d’énergie renseigne.',
      ),
      ch: say(
        'C’est possible : dans l’immeuble ou avec des voisins directs par un regroupement pour la consommation propre, dans la commune par une communauté électrique locale à tarif réseau réduit. Le gestionnaire de réseau doit le permettre et ne peut pas le refuser.',
      ),
      us: say(
        'Avec le « community solar », vous prenez une part d’une grande installation et recevez un crédit sur la facture, sans toit à vous. Cela existe dans plusieurs États. Lisez le rabais, la durée et comment sortir. Partager directement avec un voisin n’est en général pas permis.',
      ),
    },
  },
  buyingDuties: {
    title: 'les obligations après l’achat d’une maison',
    question: 'Que faut-il rénover après l’achat d’une maison ?',
    answer: {
      de: say(
        'Qui achète ou hérite d’une maison ancienne en Allemagne doit en général rattraper certaines choses dans un délai, surtout isoler le plafond supérieur et les tuyaux chauds ; les très vieilles chaudières avaient leurs règles. La loi a été refaite au {heatingLawSince} ; demandez à un conseil en énergie ce qui vaut encore pour votre maison. Le certificat énergétique de l’achat est un bon début.',
      ),
      at: say(
        'En Autriche, l’achat seul n’oblige en général à rien ; lors d’une grande rénovation vaut le règlement de construction du Land. Le certificat énergétique doit vous être montré à l’achat. Demandez l’aide du conseil en énergie du Land avant les travaux.',
      ),
      ch: say(
        'En Suisse, l’achat seul n’oblige en général à rien ; lors du remplacement du chauffage ou de gros travaux vaut la loi cantonale sur l’énergie. Quelques cantons fixent des délais pour le chauffage électrique. Un CECB montre ce qui vaut la peine.',
      ),
      us: say(
        'L’achat seul n’oblige en général à rien ; lors de travaux vaut le code local. Quelques villes demandent un rapport énergétique à la vente. Un audit du fournisseur montre ce qui vaut la peine.',
      ),
    },
  },
  tenantPower: {
    title: 'vendre le solaire aux locataires',
    question: 'Puis-je vendre du courant solaire à mes locataires ?',
    answer: {
      de: say(
        'Dans l’immeuble, cela se fait comme « Mieterstrom », où vous livrez tout le courant, ou comme alimentation commune, où vous ne livrez que celui du toit et chacun garde son fournisseur. Les locataires ne sont pas obligés de participer. Des prestataires font le décompte ; demandez un conseil fiscal.',
      ),
      at: say(
        'Dans l’immeuble, cela se fait comme installation commune : chaque membre reçoit une part et garde son fournisseur. Les locataires ne sont pas obligés de participer. Le gestionnaire de réseau mesure, un prestataire peut décompter ; demandez un conseil fiscal.',
      ),
      ch: say(
        'Dans l’immeuble, cela se fait par un regroupement pour la consommation propre (RCP), avec des maisons voisines par les compteurs du distributeur comme RCP virtuel ; la communauté électrique locale s’étend à la commune. Les locataires en place peuvent rester chez le distributeur au début, et le prix est limité par la loi. Le revenu est imposable.',
      ),
      us: say(
        'Vendre le courant au kWh à des locataires n’est pas permis dans beaucoup d’États. On le crédite en général par un « virtual net metering » ou on l’inclut dans le loyer. Demandez au fournisseur et à un conseiller fiscal.',
      ),
    },
  },
  takeAlong: {
    title: 'emporter l’installation au déménagement',
    question: 'Solaire et borne, que puis-je emporter en déménageant ?',
    answer: say(
      'Ce que vous avez acheté vous-même et seulement accroché ou branché, comme un kit de balcon, part avec vous ; annoncez-le de nouveau à la nouvelle adresse. Une borne peut en général vous suivre, un électricien la débranche ; la ligne et le disjoncteur restent, et le propriétaire peut demander la remise en état. Fixez par écrit, dès l’accord, qui garde ou rachète quoi au départ. Une installation sur votre propre toit reste en général à la vente et se mentionne dans le contrat.',
    ),
  },
  rentRise: {
    title: 'la hausse de loyer après travaux',
    question: 'Mon loyer peut-il augmenter après une rénovation ?',
    answer: {
      de: say(
        'Le bailleur peut reporter une partie du coût d’une modernisation sur le loyer ({rentLaw}), mais avec des plafonds et après déduction des subventions et des réparations de toute façon dues. Il doit annoncer les travaux et détailler la hausse ; qui ne peut la supporter peut invoquer une situation difficile. L’annonce devrait dire comment changent les frais de chauffage. L’association des locataires ou la centrale des consommateurs vérifie la lettre.',
      ),
      at: say(
        'Si le bailleur peut augmenter le loyer pour des améliorations dépend de l’application totale, partielle ou nulle de la loi sur les loyers. Souvent il lui faut votre accord ou une procédure devant l’office de conciliation ou le tribunal. Ne signez rien trop vite : l’association des locataires et la Chambre du travail vérifient.',
      ),
      ch: say(
        'Pour des travaux à plus-value, le bailleur peut augmenter le loyer, pas pour le simple entretien ; les subventions sont déduites. La hausse vient sur la formule officielle, et vous pouvez la contester dans les {rentAppealCh} jours devant l’autorité de conciliation. L’Asloca vous aide.',
      ),
      us: say(
        'Pendant un bail à durée fixe, le loyer reste en général celui convenu ; ensuite tout dépend du bail et de limites fixées par la ville ou l’État. Faites écrire qui paiera le chauffage : une pompe à chaleur peut faire passer la facture du bailleur à vous. Une association de locataires ou l’aide juridique vérifie.',
      ),
    },
  },
  coOwners: {
    title: 'plusieurs propriétaires',
    question: 'Maison à plusieurs propriétaires, qui approuve les travaux ?',
    answer: say(
      'Si la maison appartient à plusieurs, par exemple frère et sœur, hoirie ou couple, de tels travaux demandent en règle générale l’accord de tous ; avec un usufruit ou un droit d’habitation, les deux côtés ont leur mot à dire. Obtenez-le par écrit avant de signer, et fixez qui paie, à qui est l’installation et qui reçoit subventions et recettes. L’un dépose en général la demande avec la procuration des autres. En cas de désaccord, un notaire ou un avocat aide.',
    ),
  },
  heatingBill: {
    title: 'le décompte de chauffage du bailleur',
    question: 'Quels sont mes droits face au décompte de chauffage ?',
    answer: {
      de: say(
        'Le décompte doit arriver dans les {heatingBillDe} mois après la fin de la période, sinon un supplément n’est en général plus dû. Vous pouvez consulter toutes les pièces, y compris la facture du combustible et les relevés, et contester par écrit dans les {heatingBillDe} mois après réception. Payez à temps ce qui est juste, le reste au besoin sous réserve. La moitié au moins des frais va selon la consommation, le reste selon la surface ; réparations et gérance n’y ont pas leur place, et selon l’immeuble le bailleur porte une part du prix du {carbonDioxide}. L’association des locataires ou la centrale des consommateurs le vérifie.',
      ),
      at: say(
        'Le décompte doit venir dans les {heatingBillAt} mois après la fin de la période. Vous pouvez consulter les pièces ; sans contestation écrite et motivée dans les {heatingBillAt} mois, il vaut comme accepté. Payez ce qui est juste, le reste au besoin sous réserve. La plus grande part va en général selon la consommation, le reste selon la surface ; les réparations ne sont pas des frais de chauffage. L’association des locataires ou la Chambre du travail le vérifie, puis l’office de conciliation ou un tribunal décide.',
      ),
      ch: say(
        'Vous pouvez consulter toutes les pièces, y compris la facture du combustible et la répartition entre les appartements. On ne facture que ce que le bail nomme et ce qui a réellement été dépensé : combustible, courant de l’installation, entretien et frais d’administration usuels ; réparations et pièces neuves sont à la charge du bailleur. Contestez par lettre recommandée ce qui n’est pas juste, si possible avant l’échéance, et payez le reste. Faute d’accord, l’autorité de conciliation décide, en règle générale gratuitement. L’Asloca vérifie le décompte.',
      ),
      us: say(
        'Ce que le bailleur peut reporter figure dans le bail et dans le droit de l’État ou de la ville ; si le chauffage est compris dans le loyer, rien ne s’ajoute en général. Demandez par écrit les factures du fournisseur et leur répartition entre les logements. Payez à temps ce qui est juste, pour ne pas mettre le bail en danger, et contestez le reste par écrit. Une association de locataires, l’aide juridique ou l’office des consommateurs de l’État le vérifie.',
      ),
    },
  },
  coldHome: {
    title: 'un logement loué qui reste froid',
    question: 'Que faire si mon logement loué reste froid ?',
    answer: {
      de: say(
        'Si les pièces n’atteignent pas une vingtaine de degrés le jour, c’est en règle générale un défaut que le bailleur doit réparer, et d’ici là le loyer peut être réduit. Mesurez quelques jours à heures fixes, notez-le et signalez-le aussitôt par écrit avec un délai. Ne réduisez pas le loyer de vous-même : payez sous réserve et faites dire par l’association des locataires à combien vous avez droit. Si le chauffage tombe en panne en hiver et que personne ne vient, une demande urgente au tribunal aide au besoin ; signalez aussi toute moisissure aussitôt.',
      ),
      at: say(
        'Si les pièces n’atteignent pas une vingtaine de degrés en hiver, le loyer est en règle générale réduit tant que cela dure. Mesurez quelques jours à heures fixes et signalez-le aussitôt par écrit avec un délai. Payez sous réserve et faites dire par l’association des locataires ou la Chambre du travail à combien vous avez droit. Qui doit entretenir une chaudière d’appartement dépend du droit du bail ; celle qui est louée avec le logement revient en général au bailleur. Signalez aussi toute moisissure aussitôt.',
      ),
      ch: say(
        'Si les pièces n’atteignent pas une vingtaine de degrés le jour, c’est en règle générale un défaut : vous pouvez exiger la réparation et, d’ici là, un loyer réduit. Mesurez quelques jours à heures fixes et signalez-le par lettre recommandée avec un délai. Si personne ne vient, vous pouvez consigner le loyer après l’avoir annoncé ; ne le réduisez pas de vous-même. L’autorité de conciliation décide, en règle générale gratuitement, et l’Asloca vous aide. Signalez aussi toute moisissure aussitôt.',
      ),
      us: say(
        'Dans la plupart des États, le bailleur doit garder le logement habitable, chauffage compris, et beaucoup de villes fixent une température minimale. Mesurez quelques jours à heures fixes, notez-le et signalez-le par écrit avec un délai. Si personne ne vient, appelez l’inspection du logement ou des bâtiments de la ville, qui peut ordonner la réparation. Ne retenez pas le loyer avant que l’aide juridique ou une association de locataires ait dit si votre État le permet. Signalez aussi toute moisissure aussitôt.',
      ),
    },
  },
};
