import { say } from '#texts/adviser/figures/answer.ts';
import type { TopicTexts } from '#texts/adviser/topics/ids.ts';

export const fr: TopicTexts<'power'> = {
  selfConsumption: {
    title: 'l’autoconsommation',
    question: 'Quelle part de ma consommation le solaire couvre-t-il ?',
    answer: say(
      'Si l’installation produit en un an autant que le ménage consomme, elle couvre environ {selfSufficiencyAlone} du besoin sans batterie et {selfSufficiencyBattery} avec une batterie adaptée. Une maison ordinaire ne devient pas totalement autonome, surtout en hiver. Lessive, eau chaude et voiture à midi aident.',
    ),
  },
  feedIn: {
    title: 'la reprise du courant',
    question: 'Combien me paie-t-on le courant solaire injecté ?',
    answer: {
      de: say(
        'Les installations jusqu’à {feedInKwp} raccordées de {feedInFrom} à {feedInTo} reçoivent {feedInDe} pour le surplus ou {fullFeedInDe} en injection totale, pendant {feedInYears} ans. Qui commande maintenant est en général raccordé plus tard : selon le projet du {eegDraftDate}, les nouvelles installations de moins de {eegDraftKwp} n’auraient alors plus de rétribution durable. Comptez donc surtout sur le courant que vous consommez ; il vaut en général davantage.',
      ),
      at: say(
        'L’OeMAG ou un négociant achète le surplus à des prix de marché variables ; je ne connais pas de tarif fixe. Comparez sur e-control.at. Le courant consommé sur place vaut en général davantage.',
      ),
      ch: say(
        'Chaque distributeur a son tarif de reprise ; un exemple est à {feedInExampleCh}. Le minimum légal est de {feedInFloorCh} sous {feedInFloorChKw} ; au-dessus, il baisse avec la taille jusqu’à {feedInFloorChLeast} si vous consommez sur place, il est de {feedInFloorChAll} sinon, et dès {feedInFloorChTo} il n’y en a plus. Votre tarif figure sur pvtarif.ch. Le courant consommé sur place vaut en général davantage.',
      ),
      us: say(
        'Cela dépend de l’État et du fournisseur : le « net metering » complet crédite chaque kWh au prix de détail, les tarifs réduits paient bien moins, en Californie par exemple {exportCalifornia}. Je ne connais pas les tarifs de chaque fournisseur : demandez au vôtre ce qui vaut pour les nouveaux clients. Là où l’on paie peu, l’autoconsommation ou une batterie compte davantage.',
      ),
    },
  },
  feedInLaw: {
    title: 'les nouvelles règles',
    question: 'Quelles règles changent pour le courant solaire ?',
    answer: {
      de: say(
        'Qui est raccordé garde son tarif. Les nouvelles installations sans pilotage ne peuvent injecter que {feedInLimit} de leur puissance ; en cas de prix négatifs, la rétribution des petites installations n’est suspendue qu’après l’année où vient le compteur intelligent. Le projet du {eegDraftDate} ne prévoit plus de rétribution durable pour les nouvelles installations de moins de {eegDraftKwp} ; vérifiez avant l’achat s’il est devenu loi.',
      ),
      at: say(
        'En Autriche, l’ElWG réorganise les coûts du réseau et l’injection ; les nouvelles installations de plus de {peakLimitAtKw} ne peuvent plus injecter que {peakLimitAt} de la puissance de leurs panneaux. Demandez au gestionnaire de réseau ou à E-Control ce qui vaut pour la vôtre ; cela peut changer vite.',
      ),
      ch: say(
        'La nouvelle loi fixe des rétributions minimales selon le prix du marché et permet à des voisins de partager le courant dans une communauté électrique locale. Les tarifs restent fixés chaque année par votre distributeur.',
      ),
      us: say(
        'Les crédits d’impôt fédéraux pour l’habitat ont pris fin le {creditsEnded}, et plusieurs États paient moins l’injection des nouveaux clients. Les clients existants gardent en général leurs conditions quelques années. Demandez par écrit le tarif actuel du fournisseur avant de signer.',
      ),
    },
  },
  batteryWorth: {
    title: 'l’intérêt d’une batterie',
    question: 'Une batterie solaire vaut-elle la peine ?',
    answer: say(
      'Dans notre exemple, une batterie fait passer l’autosuffisance d’environ {selfSufficiencyAlone} à {selfSufficiencyBattery}. Sa rentabilité dépend de son prix et de l’écart entre prix d’achat et de reprise ; elle est souvent plus lente que celle des panneaux. On peut l’ajouter plus tard si l’onduleur est prêt.',
    ),
  },
  batterySize: {
    title: 'la taille de la batterie',
    question: 'Quelle taille de batterie me faut-il à la maison ?',
    answer: say(
      'À titre indicatif, {batteryRule} kWh de batterie par {batteryUse} kWh de consommation annuelle et par kWc de panneaux ; la plus petite valeur compte. Plus grande, elle reste vide en hiver et pleine en été. Pour tenir pendant des coupures, notez ce qui doit marcher et combien de temps : elle peut alors être plus grande.',
    ),
  },
  batteryLifetime: {
    title: 'la durée de vie d’une batterie',
    question: 'Combien de temps dure une batterie domestique ?',
    answer: say(
      'Une batterie dure {batteryYears} ans selon l’usage, moins que les panneaux du toit ; la garantie est souvent d’environ {batteryWarranty} ans. Les fabricants garantissent des années, des cycles de charge et une capacité restante ; demandez les trois par écrit. Un endroit frais et sec prolonge la vie des cellules. Cela vaut sur le réseau et aux températures de la fiche technique ; hors réseau, avec une décharge profonde chaque jour, ou par grand froid, ce sont les données du fabricant qui comptent.',
    ),
  },
  backup: {
    title: 'les pannes de courant',
    question: 'Le solaire fournit-il du courant pendant une panne ?',
    answer: say(
      'Sans équipement spécial, une installation solaire s’arrête en cas de panne, même au soleil. Pour alimenter une prise, quelques circuits ou toute la maison, il faut une batterie, un onduleur adapté et une commutation. Dites-le avant l’offre.',
    ),
  },
  smartMeter: {
    title: 'le compteur intelligent',
    question: 'Ai-je besoin d’un compteur intelligent ?',
    answer: {
      de: say(
        'Un système de mesure intelligent est obligatoire à partir de {smartMeterKwp} de solaire, de {smartMeterUse} kWh de consommation par an ou avec une pompe à chaleur ou une borne pilotable ; l’exploitant du compteur l’installe. La loi limite son coût annuel selon la consommation et l’installation ; il vous indique votre montant. Il permet aussi des tarifs dynamiques.',
      ),
      at: say(
        'En Autriche, presque tous les ménages ont déjà un compteur intelligent ; il mesure désormais en règle générale au quart d’heure, et vous pouvez vous y opposer auprès du gestionnaire de réseau. Il adapte le compteur pour l’injection.',
      ),
      ch: say(
        'Les distributeurs passent peu à peu au compteur intelligent ; avec une installation solaire, il vient tout de suite. Les frais de mesure figurent séparément sur la facture.',
      ),
      us: say(
        'Le solaire demande un compteur qui compte dans les deux sens ; le fournisseur le remplace en général lors du raccordement. La plupart ont déjà des compteurs intelligents. Les tarifs horaires en demandent un.',
      ),
    },
  },
  dynamicTariff: {
    title: 'les tarifs dynamiques',
    question: 'Un tarif d’électricité dynamique vaut-il la peine ?',
    answer: {
      de: say(
        'Depuis {dynamicSince}, chaque fournisseur doit proposer un tarif dynamique ; il faut un compteur intelligent. Il est utile si voiture, pompe à chaleur ou batterie peuvent se décaler vers les heures avantageuses. Sans consommation à décaler, vous portez surtout le risque.',
      ),
      at: say(
        'Plusieurs fournisseurs ont des tarifs liés à la bourse ; il faut les valeurs au quart d’heure du compteur intelligent. Ces tarifs sont utiles si voiture, pompe à chaleur ou batterie peuvent se décaler vers les heures avantageuses.',
      ),
      ch: say(
        'Quelques distributeurs proposent des tarifs dynamiques ; les ménages ne choisissent pas librement leur fournisseur. Ces tarifs sont utiles si voiture, pompe à chaleur ou batterie peuvent se décaler vers les heures avantageuses.',
      ),
      us: say(
        'Les tarifs horaires sont utiles si voiture, eau chaude ou batterie peuvent se décaler vers les heures avantageuses, en général la nuit ou à midi ; beaucoup de fournisseurs en ont un pour la voiture électrique, je ne connais pas chaque tarif. Comparez avec votre consommation heure par heure avant de changer. Le prix moyen est de {powerPriceUs}, mais les pointes peuvent être bien plus hautes.',
      ),
    },
  },
  controllable: {
    title: 'le pilotage par le réseau',
    question: 'Que signifie le pilotage de mes appareils par le réseau ?',
    answer: {
      de: say(
        'En cas d’urgence, le gestionnaire de réseau peut réduire à cette puissance les pompes à chaleur, bornes et batteries de plus de {controlledFrom} mises en service depuis {controlledSince} ({controlLaw}), les grandes pompes à une part de la leur ; il ne peut pas les couper. En échange vous payez moins pour le réseau : un forfait de {controlledFlat} ou, avec un compteur à part, {controlledShare} de moins sur le prix de l’énergie du réseau, pas sur tout le prix du courant. Avec le forfait, on peut depuis {controlledTimedSince} choisir des tarifs de réseau selon l’heure. Les appareils plus anciens ne sont pas obligés de participer : qui avait déjà un rabais garde l’ancienne règle jusqu’au {controlledOldTo}, les autres peuvent changer de leur plein gré.',
      ),
      at: say(
        'En Autriche existent des tarifs interruptibles pour pompes à chaleur et bornes, avec des coûts de réseau plus bas. Leur intérêt dépend du gestionnaire de réseau et d’un compteur à part.',
      ),
      ch: say(
        'Beaucoup de distributeurs coupent brièvement pompes à chaleur et boilers par télécommande et accordent en échange un tarif plus bas. Vous pouvez en général refuser ; demandez les conditions.',
      ),
      us: say(
        'Dans des programmes facultatifs, les fournisseurs vous paient pour décaler borne, thermostat ou batterie de quelques heures. Vous pouvez en général en sortir à tout moment. Demandez au vôtre ce qu’il paie.',
      ),
    },
  },
  thermostat: {
    title: 'les thermostats et la gestion d’énergie',
    question: 'Un thermostat connecté vaut-il la peine ?',
    answer: say(
      'Un thermostat connecté aide surtout avec une chaudière et des horaires irréguliers. Une pompe à chaleur préfère une marche régulière. Un gestionnaire d’énergie est utile dès que deux systèmes, par exemple solaire et voiture, doivent s’accorder.',
    ),
  },
  heatPumpTariff: {
    title: 'le tarif pompe à chaleur et le second compteur',
    question: 'Existe-t-il un tarif spécial pour les pompes à chaleur ?',
    answer: {
      de: say(
        'Un tarif propre à la pompe à chaleur demande en général un second compteur, mais alors avec {controlledShare} de moins sur le prix de l’énergie du réseau ({controlLaw}). Sans lui reste la déduction forfaitaire de {controlledFlat}. Le second compteur coûte un prix de base et de la place au tableau ; avec du solaire sur le toit, un compteur commun est souvent mieux.',
      ),
      at: say(
        'Beaucoup de gestionnaires de réseau autrichiens ont un tarif interruptible pour pompes à chaleur avec un compteur à part. Il réduit les coûts de réseau mais coûte un second compteur. Avec du solaire sur le toit, un compteur commun est souvent mieux ; faites calculer les deux.',
      ),
      ch: say(
        'Beaucoup de distributeurs ont un tarif pompe à chaleur s’ils peuvent la bloquer brièvement ; certains demandent un compteur à part. Comparez-le au tarif simple sur prix-electricite.elcom.admin.ch. Avec du solaire sur le toit, un compteur commun est souvent mieux.',
      ),
      us: say(
        'Certains fournisseurs ont un tarif pour les maisons chauffées à l’électricité, en général sans second compteur. Demandez le « electric heat rate » et les tarifs horaires. Calculez les deux avec votre consommation d’hiver.',
      ),
    },
  },
  gridFees: {
    title: 'les frais de réseau',
    question: 'Que sont les frais de réseau sur ma facture ?',
    answer: {
      de: say(
        'Avec chaque kWh vous payez le réseau ; son prix est fixé par le gestionnaire de réseau, pas par le fournisseur, et changer de fournisseur n’y change rien. Avec des appareils pilotables on paie moins et l’on peut depuis {controlledTimedSince} choisir des frais selon l’heure ({controlLaw}). Le solaire consommé dans la maison n’en coûte pas.',
      ),
      at: say(
        'Avec chaque kWh vous payez le réseau ; E-Control en fixe le prix. En été, le prix de l’énergie du réseau est {sunDiscountAt} plus bas de {sunHourFrom} à {sunHourTo} heures si votre compteur intelligent mesure au quart d’heure. Le solaire consommé dans la maison n’en coûte pas.',
      ),
      ch: say(
        'Avec chaque kWh vous payez l’utilisation du réseau ; votre distributeur la fixe chaque année, l’ElCom la surveille. Quelques distributeurs ont des tarifs de réseau selon l’heure. Le solaire consommé dans la maison n’en coûte pas.',
      ),
      us: say(
        'Les coûts des lignes figurent comme « delivery charges », avec un montant fixe par mois et parfois un autre selon la puissance maximale. La commission de l’État les approuve ; un autre fournisseur n’y change rien. Le solaire consommé dans la maison épargne la part par kWh, pas le montant fixe.',
      ),
    },
  },
};
