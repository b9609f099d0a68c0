import { say } from '#texts/adviser/figures/answer.ts';
import type { TopicTexts } from '#texts/adviser/topics/ids.ts';

const hired = say(
  'La location ou le contracting évite l’investissement initial et souvent l’entretien, mais coûte en général plus cher sur toute la durée que l’achat. Vérifiez la durée, le coût total, la résiliation et ce qui se passe en cas de vente de la maison. Comparez avec un crédit.',
);

export const fr: TopicTexts<'money'> = {
  costsOverview: {
    title: 'les coûts en bref',
    question: 'Combien coûtent solaire, pompe à chaleur et borne ?',
    answer: {
      de: say(
        'Pour {pvSystemKwp} de photovoltaïque, un comparatif indique {pvSystemPrice}, pour une pompe à chaleur air-eau {airHeatPumpPrice} avant subvention. Pour une borne, notre estimation compte {wallboxEur}. Ce que cela coûte chez vous, seul un devis après visite le dira.',
      ),
      at: say(
        'Notre estimation compte {pvAtPrice} pour {pvAtKwp} de photovoltaïque, {airHeatPumpAt} pour une pompe à chaleur à air, pose comprise, et {wallboxAt} pour une borne, le tout avant aides. Ce sont nos hypothèses, pas des statistiques ; la maison et l’entreprise comptent beaucoup. Seul le devis après visite engage.',
      ),
      ch: say(
        'Pour {pvChKwp} de photovoltaïque, un comparatif indique {pvChPrice} avant subvention. Notre estimation compte {airHeatPumpCh} pour une pompe à chaleur air-eau, pose comprise, et {wallboxChf} pour une borne ; ce sont nos hypothèses, pas des statistiques. Seule l’offre après visite engage.',
      ),
      us: say(
        'Le devis médian pour le solaire était de {pvUsPrice}, avec cette année une plage de {pvUsRange}. Notre estimation compte {airHeatPumpUs} pour une pompe à chaleur à air, pose comprise, et {wallboxUsd} pour une borne ; ce sont nos hypothèses, pas des statistiques. Ce que cela coûte chez vous, seul un devis après visite le dira.',
      ),
    },
  },
  solarCost: {
    title: 'le prix du solaire',
    question: 'Combien coûte une installation solaire ?',
    answer: {
      de: say(
        'Les petites installations autour de {pvSmallKwp} coûtent {pvSmallPrice}, les plus grandes autour de {pvTenKwp} encore {pvTenPrice}, sans batterie. Pour {pvSystemKwp} avec batterie, un comparatif indique {pvSystemWithBattery}. L’échafaudage, le tableau et l’état du toit comptent aussi ; seul le devis après visite engage.',
      ),
      at: say(
        'Pour {pvAtKwp} sans batterie, notre estimation compte {pvAtPrice}. C’est une hypothèse de notre part, pas une statistique autrichienne : les prix allemands plus {vatAtRate} de TVA. Le prix par kilowatt baisse avec la taille ; l’échafaudage, le tableau et la batterie comptent aussi. Comparer deux ou trois devis est le plus sûr.',
      ),
      ch: say(
        'Pour {pvChKwp}, un comparatif indique {pvChPrice} avant la rétribution unique. Le toit, l’échafaudage et l’installation électrique comptent aussi ; seule l’offre après visite engage.',
      ),
      us: say(
        'Le devis médian était de {pvUsPrice}, et un comparatif de cette année donne {pvUsRange}, avant les aides de l’État fédéré ou du fournisseur. Le toit, le câblage et une batterie font varier le prix. Il n’y a plus de crédit d’impôt fédéral à déduire.',
      ),
    },
  },
  heatPumpCost: {
    title: 'le prix d’une pompe à chaleur',
    question: 'Combien coûte une pompe à chaleur, pose comprise ?',
    answer: {
      de: say(
        'Une pompe à chaleur air-eau coûte en général {airHeatPumpPrice} pose comprise, une installation géothermique {groundHeatPumpPrice}, chaque fois avant subvention. Les formules du résultat comptent avec des valeurs typiques plus basses ; fiez-vous aux devis. Beaucoup dépend de la subvention, posez-moi volontiers la question.',
      ),
      at: say(
        'Notre estimation compte {airHeatPumpAt} pour une pompe à chaleur à air, pose comprise, et {groundHeatPumpAt} pour la géothermie avec forage ou capteur. Ce sont nos hypothèses, pas des statistiques ; les formules du résultat comptent avec des valeurs typiques plus basses, fiez-vous donc aux devis. Ne déduisez l’aide que lorsqu’elle vous est promise.',
      ),
      ch: say(
        'Notre estimation compte {airHeatPumpCh} pour une pompe à chaleur air-eau, pose comprise, et {groundHeatPumpCh} pour une sonde géothermique, qui consomme moins. Ce sont nos hypothèses, pas des statistiques ; les formules du résultat comptent avec des valeurs typiques plus basses. Demandez deux ou trois offres et déduisez la contribution de votre canton.',
      ),
      us: say(
        'Notre estimation compte {airHeatPumpUs} pour une pompe à chaleur à air, pose comprise, et {groundHeatPumpUs} pour la géothermie. Ce sont nos hypothèses, pas des statistiques, et les formules du résultat comptent moins ; les gaines, un climat froid ou le tableau électrique font monter le prix. Faites chiffrer séparément l’appareil, les gaines et l’électricité. Vous verrez ensuite quelle aide de l’État fédéré ou du fournisseur déduire.',
      ),
    },
  },
  wallboxCost: {
    title: 'le prix d’une borne',
    question: 'Combien coûte une borne de recharge, pose comprise ?',
    answer: {
      de: say(
        'Appareil et pose : notre estimation compte {wallboxEur}, une hypothèse de notre part. Cela devient cher si la ligne est longue ou si le tableau doit être remplacé. Une photo du tableau aide l’installateur à chiffrer.',
      ),
      at: say(
        'Appareil et pose : notre estimation compte {wallboxAt}, une hypothèse de notre part. La longueur de la ligne et l’état du tableau font la différence.',
      ),
      ch: say(
        'Appareil et pose : notre estimation compte {wallboxChf}, une hypothèse de notre part. La longueur de la ligne et le tableau électrique font la différence. Dans un garage collectif s’ajoute l’équipement de base avec gestion de charge, et c’est nettement plus cher.',
      ),
      us: say(
        'Appareil et pose : notre estimation compte {wallboxUsd}, une hypothèse de notre part. Une longue ligne ou un tableau déjà plein revient plus cher. Une photo du tableau aide l’électricien à faire son devis.',
      ),
    },
  },
  batteryCost: {
    title: 'le prix d’une batterie',
    question: 'Combien coûte une batterie domestique ?',
    answer: {
      de: say(
        'Une batterie coûte en général {batteryPerKwhDe}, soit {batteryDe} pour dix kWh. Pour {pvSystemKwp}, un comparatif indique {pvSystemPrice} sans batterie et {pvSystemWithBattery} avec batterie. Le supplément dépend de la taille, de la marque et du secours. Faites-le toujours indiquer séparément dans le devis.',
      ),
      at: say(
        'Pour une batterie de dix kWh, notre estimation compte {batteryAt} ; c’est une hypothèse de notre part, pas une statistique. Faites indiquer la batterie séparément dans le devis : vous verrez alors si elle en vaut la peine. La dernière aide donnait {eagBattery} ; cet appel a pris fin le {eagEnded}.',
      ),
      ch: say(
        'Pour une batterie de dix kWh, notre estimation compte {batteryCh} ; c’est une hypothèse de notre part, pas une statistique. Faites indiquer la batterie séparément dans l’offre : vous verrez alors si elle en vaut la peine.',
      ),
      us: say(
        'Pour une batterie de dix kWh, notre estimation compte {batteryUs} ; c’est une hypothèse de notre part, pas une statistique. Demandez une ligne à part dans le devis : vous verrez ce que valent pour vous le secours et l’autoconsommation. Certains fournisseurs paient pour pouvoir l’utiliser aux heures de pointe.',
      ),
    },
  },
  runningCost: {
    title: 'les frais de fonctionnement',
    question: 'Combien coûte le courant pour une pompe à chaleur ?',
    answer: {
      de: say(
        'Dans des maisons existantes, les pompes à chaleur air-eau mesurées ont fourni en moyenne {fieldAir} unités de chaleur par unité d’électricité. Le courant des ménages coûte en moyenne {powerPriceDe}, le gaz coûtait l’année d’avant {gasPriceDe} ; les tarifs pour pompes à chaleur sont en général plus bas. L’économie dépend donc surtout de la température de départ et de votre tarif.',
      ),
      at: say(
        'Dans des maisons existantes, les pompes à chaleur air-eau mesurées ont fourni en moyenne {fieldAir} unités de chaleur par unité d’électricité. Divisez votre prix du courant par ce nombre et comparez avec le prix de votre combustible. Une température de départ basse réduit le plus les frais.',
      ),
      ch: say(
        'Dans des maisons existantes, les pompes à chaleur air-eau mesurées ont fourni en moyenne {fieldAir} unités de chaleur par unité d’électricité. Le tarif médian des ménages est de {powerPriceCh}. Divisez votre tarif par ce nombre et comparez avec le prix de votre combustible.',
      ),
      us: say(
        'Dans des maisons existantes en Allemagne, les pompes à chaleur à air mesurées ont fourni en moyenne {fieldAir} unités de chaleur par unité d’électricité ; dans les hivers froids d’Amérique, c’est moins. Le courant coûte en moyenne {powerPriceUs}, avec de grandes différences entre États. Face au propane, au mazout ou au chauffage électrique direct, on économise en général ; face à un gaz bon marché, cela dépend.',
      ),
    },
  },
  payback: {
    title: 'l’amortissement',
    question: 'Quand solaire et pompe à chaleur sont-ils amortis ?',
    answer: say(
      'À titre indicatif, nous comptons {solarPayback} ans pour le solaire. Pour la pompe à chaleur, cela dépend tant des subventions, du prix du courant et de la température de départ que je ne donne pas de chiffre ; sans subvention, cela peut durer bien plus longtemps. Les années indiquées dans les offres sont aussi des valeurs typiques, non calculées pour votre logement. Faites le calcul avec un devis.',
    ),
  },
  savings: {
    title: 'les économies',
    question: 'Combien font économiser le solaire ou un nouveau chauffage ?',
    answer: say(
      'Cela dépend de la consommation, du toit, du chauffage et des prix futurs ; je ne promets donc aucun chiffre. Les maisons au mazout ou au gaz anciens y gagnent le plus souvent. Les montants des offres sont des valeurs typiques ; ce que vous économisez, seul un devis fondé sur votre consommation le dira.',
    ),
    toTenants: say(
      'En location, vous économisez avec ce qui dépend de vous : tarif, thermostats, fenêtres étanches et solaire de balcon. Là compte ce qui est consommé au même instant : ces kWh fois votre prix du courant font l’économie par an. Ce qu’épargne un nouveau chauffage ou un toit solaire ne vous revient que par les charges ou le courant partagé. Je ne promets aucun chiffre fixe.',
    ),
  },
  financing: {
    title: 'le financement',
    question: 'Comment financer du solaire ou une pompe à chaleur ?',
    answer: {
      de: say(
        'Pour le remplacement du chauffage, il existe un prêt complémentaire jusqu’à {kfwLoanMax} par logement : {kfwLoan} à taux réduit jusqu’à {kfwLoanIncome} de revenu du ménage, {kfwLoanOther} au-delà. Il suppose la promesse de subvention, vieille de {kfwCommitmentMonths} mois au plus, donc un contrat signé sous condition ; on le demande avant le début des travaux. Pour le solaire et la batterie, il y a {kfwSolar}, avant la commande. Les deux passent par votre banque ; il n’y a pas de limite d’âge, elle vérifie rente ou revenu et garanties.',
      ),
      at: say(
        'Beaucoup de banques proposent des prêts de rénovation ou des prêts verts, certains Länder des prêts par l’aide au logement. Comparez le taux effectif et demandez d’abord au conseil en énergie de votre Land. Avec une rente aussi, la banque vérifie revenu et garanties.',
      ),
      ch: say(
        'Certaines banques proposent des hypothèques à taux réduit pour la rénovation énergétique. Les travaux sur un bâtiment existant sont souvent déductibles des impôts, au niveau fédéral seulement jusqu’au {deductionChTo} ; renseignez-vous auprès de votre office d’impôt ou de votre fiduciaire. À la retraite, la banque vérifie si la rente suffit ; une petite augmentation passe souvent quand même. Nous ne proposons pas de financement.',
      ),
      us: say(
        'Les voies habituelles sont un prêt gagé sur la maison, un prêt solaire ou une coopérative de crédit ; certains États et fournisseurs offrent des taux réduits ou un remboursement sur la facture. Comparez le total payé et méfiez-vous des frais de vendeur cachés sous un taux bas. Un prêteur peut regarder votre revenu, mais pas vous refuser pour votre âge. Nous ne proposons pas de financement.',
      ),
    },
  },
  leasing: {
    title: 'la location',
    question: 'Faut-il louer ou acheter une installation solaire ?',
    answer: {
      de: hired,
      at: hired,
      ch: hired,
      us: say(
        'Un leasing ou un contrat d’achat de courant (PPA) demande peu d’argent au départ, mais coûte en général plus cher que l’achat sur toute la durée. Lisez de combien la mensualité monte chaque année, la durée et qui répare ; à la vente, l’acheteur doit reprendre le contrat ou vous le rachetez. L’entreprise peut encore profiter d’un crédit réservé aux entreprises ({businessCredit}) ; demandez quelle part en revient à votre prix.',
      ),
    },
  },
  propertyValue: {
    title: 'la valeur du bien',
    question: 'La rénovation énergétique valorise-t-elle mon bien ?',
    answer: say(
      'De faibles charges et une bonne classe énergétique aident à la vente, mais personne ne peut garantir une plus-value précise. Gardez factures, protocoles et garanties pour l’acheteur.',
    ),
  },
  fuelPrices: {
    title: 'les prix futurs du gaz, du mazout et du courant',
    question: 'Combien coûteront gaz, mazout et courant à l’avenir ?',
    answer: {
      de: say(
        'Personne ne sait ce que coûteront le gaz, le mazout et le courant dans dix ou vingt ans ; je ne donne donc pas de prévision. La direction est claire pour les combustibles fossiles : ils portent un prix du {carbonDioxide}, et les coûts du réseau de gaz se répartissent sur moins de clients. Une partie du courant, vous pouvez la fixer avec votre propre installation. Calculez les devis avec des prix stables et avec des prix en hausse.',
      ),
      at: say(
        'Personne ne sait ce que coûteront le gaz, le mazout et le courant dans dix ou vingt ans ; je ne donne donc pas de prévision. Les combustibles fossiles portent un prix du {carbonDioxide}, et les coûts du réseau de gaz se répartissent sur moins de clients. Une partie du courant, vous pouvez la fixer avec votre propre installation. Calculez les devis avec des prix stables et avec des prix en hausse.',
      ),
      ch: say(
        'Personne ne sait ce que coûteront le gaz, le mazout et le courant dans dix ou vingt ans ; je ne donne donc pas de prévision. Le mazout et le gaz portent une taxe sur le {carbonDioxide}, et votre fournisseur refixe chaque année le tarif du courant. Une partie, vous pouvez la fixer avec votre propre installation. Calculez les offres avec des prix stables et avec des prix en hausse.',
      ),
      us: say(
        'Personne ne sait ce que coûteront le gaz, le mazout et le courant dans dix ou vingt ans ; je ne donne donc pas de prévision. Le mazout et le propane suivent le marché mondial, le courant et le gaz naturel les tarifs de votre fournisseur. Calculez les devis avec des prix stables et avec des prix en hausse, et méfiez-vous de qui vend de fortes hausses comme certaines.',
      ),
    },
  },
  highBill: {
    title: 'une facture élevée',
    question: 'Que faire contre une facture d’énergie élevée ?',
    answer: say(
      'Voyez d’abord où part l’énergie : décompte, compteur aujourd’hui et dans une semaine, puis les gros consommateurs : chauffage, eau chaude, climatiseur, vieilles pompes et frigos. Tout de suite aident un tarif moins cher là où vous pouvez choisir, un peu moins de température, des fenêtres étanches et un chauffage bien réglé. Si vous chauffez directement à l’électricité, c’est le plus souvent la raison : un kWh de courant ne donne qu’un kWh de chaleur, avec une pompe à chaleur à air {fieldAir} en moyenne dans des maisons mesurées. Ensuite viennent isolation, solaire et nouveau chauffage. Si la facture paraît fausse, demandez un contrôle par écrit ; un service de conseil aux consommateurs aide.',
    ),
  },
  atMyAge: {
    title: 'si cela vaut la peine à votre âge',
    question: 'Solaire ou chauffage neuf, est-ce encore utile à mon âge ?',
    answer: say(
      'Même à un âge avancé, cela peut valoir la peine, mais ce n’est pas obligé. Un nouveau chauffage se justifie si l’ancien va lâcher ou si la facture pèse ; le solaire met en général {solarPayback} ans à se rembourser, ensuite la maison et les héritiers en profitent. Si tout marche et que vous ne voulez pas de chantier, attendre avec un plan pour l’urgence est aussi une bonne réponse. Renseignez-vous sur les aides aux petites rentes, et ne vous laissez presser par personne.',
    ),
  },
  zeroBill: {
    title: 'si la facture disparaît',
    question: 'Avec du solaire, ma facture de courant tombe-t-elle à zéro ?',
    answer: {
      de: say(
        'La facture ne disparaît presque jamais entièrement. Sans batterie, le solaire couvre environ {selfSufficiencyAlone} du besoin dans notre exemple, avec une batterie adaptée environ {selfSufficiencyBattery} ; la nuit et l’hiver vous achetez encore, et la taxe de base reste. Qui promet zéro doit le calculer mois par mois avec votre consommation et le mettre dans le contrat.',
      ),
      at: say(
        'La facture ne disparaît presque jamais entièrement. Sans batterie, le solaire couvre environ {selfSufficiencyAlone} du besoin dans notre exemple, avec une batterie adaptée environ {selfSufficiencyBattery} ; la nuit et l’hiver vous achetez encore, et la taxe de base reste. Qui promet zéro doit le calculer mois par mois avec votre consommation et le mettre dans le contrat.',
      ),
      ch: say(
        'La facture ne disparaît presque jamais entièrement. Sans batterie, le solaire couvre environ {selfSufficiencyAlone} du besoin dans notre exemple, avec une batterie adaptée environ {selfSufficiencyBattery} ; la nuit et l’hiver vous achetez encore, et la taxe de base reste. Qui promet zéro doit le calculer mois par mois avec votre consommation et le mettre dans le contrat.',
      ),
      us: say(
        'La facture ne disparaît presque jamais entièrement : la nuit et par temps gris vous achetez du courant, et les frais fixes restent. Avec le net metering complet, les crédits peuvent presque compenser le reste sur l’année, avec une reprise réduite non ; votre fournisseur dit quelle règle vaut. Qui promet zéro doit le calculer mois par mois avec votre consommation et le mettre dans le contrat.',
      ),
    },
  },
};
