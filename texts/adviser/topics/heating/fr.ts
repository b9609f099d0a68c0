import { say } from '#texts/adviser/figures/answer.ts';
import type { TopicTexts } from '#texts/adviser/topics/ids.ts';

export const fr: TopicTexts<'heating', 'fr'> = {
  howHeatPump: {
    title: 'le fonctionnement d’une pompe à chaleur',
    questions: [
      'Comment fonctionne une pompe à chaleur ?',
      'Qu’est-ce qu’une pompe à chaleur ?',
      'Quels types de pompes à chaleur existe-t-il ?',
    ],
    keywords: 'fonctionne fonctionnement marche principe types pompe à chaleur expliquer compresseur frigo air-eau',
    answer: say(
      'Elle prend la chaleur de l’air, du sol ou de l’eau et l’élève avec un compresseur, comme un frigo à l’envers : une unité de courant donne plusieurs unités de chaleur. Dans l’existant, le modèle air-eau est le plus courant.',
    ),
  },
  oldHouse: {
    title: 'la pompe à chaleur dans l’ancien',
    questions: ['Une pompe à chaleur fonctionne-t-elle dans une vieille maison ?', 'Et sans rénovation ?'],
    keywords:
      'vieille ancienne maison ancien bâtiment non isolée isolé rénovation année construction existant pompe à chaleur convient',
    answer: say(
      'Une pompe à chaleur convient souvent aussi aux maisons anciennes. Des mesures dans des maisons existantes donnent en moyenne {fieldAir} unités de chaleur par unité de courant pour l’air et {fieldGround} pour le sol, avec une large plage de {fieldSpread}. Ce n’est pas l’âge qui compte, mais si une eau modérément chaude suffit les jours froids.',
    ),
  },
  radiators: {
    title: 'les anciens radiateurs',
    questions: ['Faut-il un chauffage au sol ?', 'Peut-on garder les vieux radiateurs ?'],
    keywords: 'radiateur radiateurs chauffage au sol plancher chauffant anciens vieux garder changer fonte',
    answer: say(
      'Le chauffage au sol est bien, mais pas obligatoire. Beaucoup d’anciens radiateurs sont assez grands ; il suffit souvent d’en changer deux ou trois. L’installateur le calcule pièce par pièce.',
    ),
  },
  flowTemperature: {
    title: 'la température de départ',
    questions: ['Qu’est-ce que la température de départ ?', 'Comment tester si 55 degrés suffisent ?'],
    keywords: 'température départ degrés 55 courbe chauffe eau test équilibrage hydraulique réglage',
    answer: say(
      'C’est la température de l’eau qui part vers les radiateurs ; plus elle est basse, moins la pompe consomme. Un test : un jour froid, réglez l’ancien chauffage sur {flowTest} degrés, toutes vannes ouvertes. S’il fait chaud partout, la maison est en général prête.',
    ),
  },
  insulation: {
    title: 'isoler d’abord ?',
    questions: ['Faut-il isoler d’abord ?', 'D’abord les fenêtres ou la pompe à chaleur ?'],
    keywords:
      'isoler fenêtres changer en premier isolation d’abord avant fenêtres façade ordre combles cave enveloppe priorité',
    answer: say(
      'L’isolation ne vient pas toujours d’abord. Commencez par le moins coûteux : plancher des combles, plafond de la cave, fenêtres non étanches. De gros travaux valent la peine si la façade est de toute façon à refaire, car la pompe peut alors être plus petite.',
    ),
  },
  noise: {
    title: 'le bruit',
    questions: [
      'Une pompe à chaleur fait-elle du bruit ?',
      'Est-ce que cela dérange les voisins ?',
      'Quelles sont les limites de bruit la nuit ?',
    ],
    keywords: 'bruit bruyant bruyante sonore décibels db silencieux voisins nuit nuisance niveau',
    answer: {
      ch: say(
        'Les appareils modernes sont silencieux la plupart du temps, plus audibles par grand froid. En zone d’habitation, la valeur de planification de nuit est en général de {noiseNightCh} chez le voisin. C’est un niveau d’évaluation : le chauffage de nuit reçoit un supplément, de sorte qu’il ne doit y arriver qu’environ {noiseReachCh} de pression acoustique ou moins. La preuve acoustique fait partie du dossier.',
      ),
    },
  },
  outdoorUnit: {
    title: 'l’emplacement et les distances',
    questions: [
      'Quelle distance faut-il avec le voisin ?',
      'Où placer l’unité extérieure ?',
      'Combien de place prend une pompe à chaleur ?',
    ],
    keywords:
      'distance distances emplacement placer unité extérieure place encombrement limite parcelle intérieur poser où',
    answer: {
      ch: say(
        'Distances et emplacement relèvent du canton, de la commune et de la protection contre le bruit. Bien : un socle stable, de l’air libre, pas devant des chambres. Une pose à l’intérieur est possible.',
      ),
    },
  },
  groundSource: {
    title: 'la géothermie',
    questions: [
      'La géothermie vaut-elle la peine ?',
      'Peut-on forer chez moi ?',
      'Qu’est-ce qu’une sonde géothermique ?',
    ],
    keywords: 'géothermie géothermique sonde forage forer sol-eau nappe eaux souterraines saumure',
    answer: say(
      'Plus chère à l’achat, plus économe à l’usage : {fieldGround} au lieu de {fieldAir} unités de chaleur par unité de courant, selon des mesures. Elle est silencieuse et rafraîchit en été. Le forage demande une autorisation et n’est pas permis partout.',
    ),
  },
  hybrid: {
    title: 'le chauffage hybride',
    questions: ['Puis-je garder la chaudière à gaz en plus ?', 'Qu’est-ce qu’un système hybride ?'],
    keywords: 'hybride bivalent garder chaudière gaz appoint combiner combinaison deux',
    answer: say(
      'En hybride, la pompe assure la plus grande partie de l’année, la chaudière les jours les plus froids. Utile comme étape si l’eau doit être très chaude, mais cela fait deux appareils à entretenir et souvent moins de subvention.',
    ),
  },
  refrigerant: {
    title: 'les fluides frigorigènes',
    questions: ['Qu’est-ce que le R290 ?', 'Le propane est-il dangereux ?', 'Quel réfrigérant choisir ?'],
    keywords: 'réfrigérant fluide frigorigène r290 propane r32 naturel inflammable',
    answer: say(
      'Le propane ({propane}) est un fluide frigorigène naturel à très faible effet sur le climat, efficace aussi à plus haute température. Il est inflammable, c’est pourquoi l’appareil est souvent dehors avec une zone de protection. Les fluides de synthèse sont peu à peu limités.',
    ),
  },
  winter: {
    title: 'la pompe à chaleur par grand froid',
    questions: ['Une pompe à chaleur chauffe-t-elle par moins 15 degrés ?', 'Et quand il fait très froid en hiver ?'],
    keywords:
      'froid hiver gel moins degrés zéro résistance appoint dégivrage montagne altitude glacial chauffe pompe à chaleur',
    answer: say(
      'Une pompe à chaleur est dimensionnée pour la température de votre lieu et chauffe aussi par grand froid, seulement avec moins d’efficacité. Une résistance aide aux heures les plus froides ; si elle tourne souvent, la taille ou le réglage est à revoir.',
    ),
  },
  hotWater: {
    title: 'l’eau chaude',
    questions: ['Et l’eau chaude sanitaire ?', 'Un boiler pompe à chaleur vaut-il la peine ?', 'Et les légionelles ?'],
    keywords: 'eau chaude sanitaire boiler chauffe-eau douche légionelles thermodynamique solaire thermique ballon',
    answer: say(
      'La pompe à chaleur la prépare aussi, dans un ballon. Dans une maison individuelle, des températures modérées suffisent en général ; dans les immeubles, des règles plus strictes visent les légionelles. Un boiler thermodynamique va bien avec le solaire.',
    ),
  },
  cooling: {
    title: 'le rafraîchissement',
    questions: ['Une pompe à chaleur peut-elle refroidir ?', 'Remplace-t-elle une climatisation ?'],
    keywords: 'clim refroidir rafraîchir rafraîchissement climatisation clim été chaleur canicule climatiseur',
    answer: say(
      'Beaucoup d’appareils le peuvent. Par le sol, c’est nettement plus agréable, sans être aussi froid qu’une climatisation ; les radiateurs s’y prêtent mal. Les climatiseurs fixes sont soumis à autorisation dans certains cantons.',
    ),
  },
  heatPumpLifetime: {
    title: 'la durée de vie d’une pompe à chaleur',
    questions: ['Combien de temps dure une pompe à chaleur ?', 'Quelle est la durée de vie du compresseur ?'],
    keywords: 'durée vie dure longtemps pompe à chaleur compresseur usure années tient',
    answer: say(
      'Bien dimensionnée, à peu près autant qu’une chaudière. Ce qui l’use le plus, ce sont les démarrages fréquents, souvent d’un appareil trop grand. Demandez la garantie du compresseur et la disponibilité des pièces.',
    ),
  },
  efficiency: {
    title: 'le rendement annuel',
    questions: ['Qu’est-ce que le COP ?', 'Qu’est-ce que le coefficient de performance annuel ?'],
    keywords: 'cop scop copa coefficient performance rendement efficacité efficace annuel',
    answer: say(
      'Le coefficient annuel dit combien de chaleur donne une unité de courant, mesuré sur l’année. Dans des maisons existantes : en moyenne {fieldAir} pour l’air et {fieldGround} pour le sol, avec des valeurs de {fieldSpread}. Le COP n’est qu’un point de laboratoire.',
    ),
  },
  solarHeatPump: {
    title: 'pompe à chaleur et solaire ensemble',
    questions: [
      'Peut-on alimenter une pompe à chaleur avec le solaire ?',
      'Pompe à chaleur et panneaux solaires vont-ils ensemble ?',
    ],
    keywords: 'pompe à chaleur avec solaire ensemble combiner combinaison panneaux alimenter les deux',
    answer: say(
      'Les deux vont bien ensemble, mais pas entièrement : le solaire couvre environ {solarShareOfHeatPump} du courant annuel de la pompe, car l’hiver a peu de soleil. L’eau chaude et la mi-saison en profitent le plus.',
    ),
  },
  heatingLaw: {
    title: 'les lois sur le chauffage',
    questions: [
      'Ai-je encore le droit d’installer une chaudière à gaz ?',
      'Suis-je obligé de remplacer mon chauffage au mazout ?',
    ],
    keywords:
      'loi obligation obligé interdit interdiction droit mopec chaudière gaz mazout assainissement délai autorisé',
    answer: {
      ch: say(
        'Cela relève des cantons : beaucoup exigent une part renouvelable lors du remplacement, certains n’admettent plus de chauffage fossile. Les chauffages au mazout et au gaz existants peuvent en général finir leur vie ; les chauffages électriques pas partout : Neuchâtel les interdit dès {electricBanNeuchatel}. Demandez au service de l’énergie de votre canton.',
      ),
    },
  },
  otherHeating: {
    title: 'les autres chauffages',
    questions: ['Pellets ou pompe à chaleur ?', 'Et le chauffage à distance ?'],
    keywords: 'pellets bois chauffage à distance cad hydrogène alternative alternatives infrarouge poêle granulés',
    answer: say(
      'Si le chauffage à distance passe dans la rue, il est confortable ; comparez le prix et l’origine de la chaleur. Les pellets conviennent aux grands besoins avec de la place. Je n’attendrais pas l’hydrogène. Le plus souvent, la pompe à chaleur convient.',
    ),
  },
};
