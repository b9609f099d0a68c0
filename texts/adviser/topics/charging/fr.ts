import { sameInEurope, say } from '#texts/adviser/figures/answer.ts';
import type { TopicTexts } from '#texts/adviser/topics/ids.ts';

export const fr: TopicTexts<'charging'> = {
  wallboxPower: {
    title: 'la puissance de recharge',
    question: 'Faut-il une borne de recharge de 11 ou de 22 kW ?',
    answer: {
      ...sameInEurope(
        say(
          'Pour recharger la nuit, {chargeUsual} suffisent presque toujours. {chargeFast} ne servent que si la voiture les accepte, et sollicitent davantage le raccordement. La gestion de charge et la recharge solaire comptent souvent plus.',
        ),
      ),
      us: say(
        'Pour recharger la nuit, {chargerPowerUs} en {chargerUs} suffisent presque toujours. {chargeFast} comme en Europe demandent trois phases, que les maisons américaines n’ont presque jamais ; plus de {chargeUsual} ne servent que si la voiture les accepte, et sollicitent davantage le raccordement. La gestion de charge et la recharge solaire comptent souvent plus.',
      ),
    },
  },
  gridNotice: {
    title: 'l’annonce au distributeur',
    question: 'Dois-je annoncer ma borne et mes panneaux au distributeur ?',
    answer: {
      de: say(
        'Toute borne est annoncée au gestionnaire de réseau avant la mise en service ; si tous les points de charge du raccordement dépassent ensemble {wallboxConsent}, par exemple avec {wallboxBig}, il doit donner son accord, qu’il accorde ou refuse avec motif dans les {wallboxReply} mois. Pompe à chaleur et installation solaire s’annoncent aussi. L’électricien s’en charge en général.',
      ),
      at: say(
        'Borne, pompe à chaleur et installation solaire sont annoncées au gestionnaire de réseau avant la mise en service ; la puissance à partir de laquelle il doit donner son accord figure dans ses conditions. L’électricien s’en charge en général.',
      ),
      ch: say(
        'Borne, pompe à chaleur et installation solaire nécessitent une demande technique de raccordement au distributeur. L’électricien s’en charge en général, avec l’avis d’installation.',
      ),
      us: say(
        'Solaire et batterie demandent un contrat de raccordement et une autorisation du fournisseur avant l’enclenchement. Une borne demande en général un permis électrique seulement, mais certains fournisseurs veulent être informés. L’installateur s’en charge en général.',
      ),
    },
  },
  flatCharging: {
    title: 'la recharge en immeuble',
    question: 'Puis-je avoir une borne de recharge dans mon immeuble ?',
    answer: {
      de: say(
        'Locataires et copropriétaires ont droit à ce qu’une borne leur soit permise ({tenantLaw}, {ownersLaw}) ; bailleur ou copropriété décident de la manière, et qui la veut la paie. Dans un garage collectif, une ligne commune avec gestion de charge est avantageuse.',
      ),
      at: say(
        'En copropriété, une borne simple ne demande qu’un accord facilité des autres propriétaires ; un locataire demande la permission du bailleur. Dans un garage collectif, une solution commune avec gestion de charge est avantageuse.',
      ),
      ch: say(
        'En PPE, la ligne commune demande une décision de l’assemblée ; en location, l’accord du propriétaire. Dans un garage collectif, un équipement de base avec gestion de charge est le plus économique ; certains cantons le soutiennent.',
      ),
      us: say(
        'Plusieurs États connaissent un droit à la recharge ; association ou bailleur ne peuvent alors pas simplement refuser, mais vous payez et assurez en général vous-même. Un circuit commun avec gestion de charge coûte moins que plusieurs séparés. Demandez si votre fournisseur y contribue.',
      ),
    },
  },
  bidirectional: {
    title: 'la recharge bidirectionnelle',
    question: 'Ma voiture électrique peut-elle alimenter ma maison ?',
    answer: say(
      'La voiture rend du courant à la maison ou au réseau. Voiture, borne, compteur et tarif doivent le permettre ; la norme est {phase}. Le choix est encore petit et cher. Si vous construisez, prévoyez une ligne forte et un câble de données.',
    ),
  },
  solarCharging: {
    title: 'la recharge solaire',
    question: 'Puis-je recharger ma voiture avec mes panneaux solaires ?',
    answer: say(
      'Le solaire peut charger une voiture, au mieux avec une borne qui suit le surplus. Une voiture souvent à la maison le jour peut tirer du toit environ {solarShareOfCar} de ses trajets ; rechargée seulement le soir, presque rien. Une batterie de maison est en général trop petite pour la voiture.',
    ),
  },
  socket: {
    title: 'la recharge sur une prise',
    question: 'Puis-je recharger ma voiture sur une prise ordinaire ?',
    answer: {
      de: say(
        'Une prise domestique sert au dépannage seulement. Elle n’est pas faite pour des heures à pleine charge et peut chauffer. Faites vérifier la ligne par un électricien et chargez à faible courant.',
      ),
      at: say(
        'Une prise domestique sert au dépannage seulement. Elle n’est pas faite pour des heures à pleine charge et peut chauffer. Faites vérifier la ligne par un électricien et chargez à faible courant.',
      ),
      ch: say(
        'Une prise domestique sert au dépannage seulement. Elle n’est pas faite pour des heures à pleine charge et peut chauffer. Faites vérifier la ligne par un électricien et chargez à faible courant.',
      ),
      us: say(
        'Pour de courts trajets, une prise ordinaire suffit, mais lentement. Elle devrait avoir son propre circuit et être en bon état ; jamais de rallonge, car des heures à pleine charge chauffent des contacts usés. Faites-la voir par un électricien.',
      ),
    },
  },
  chargingCost: {
    title: 'le coût de la recharge',
    question: 'Combien coûte la recharge d’une voiture à la maison ?',
    answer: {
      de: say(
        'Nous comptons {evUse} et {chargingLoss} de pertes. Le courant des ménages coûte en moyenne {powerPriceDe} ; le courant solaire ne vous coûte que la reprise perdue.',
      ),
      at: say(
        'Nous comptons {evUse} et {chargingLoss} de pertes. Multipliez cela par votre prix du courant ; le courant solaire ne vous coûte que la reprise perdue.',
      ),
      ch: say(
        'Nous comptons {evUse} et {chargingLoss} de pertes. Le tarif médian des ménages est de {powerPriceCh} ; le courant solaire ne vous coûte que la reprise perdue.',
      ),
      us: say(
        'Nous comptons {evUseUs} et {chargingLoss} de pertes. Au prix moyen de {powerPriceUs}, c’est en général bien moins que l’essence ; un tarif de nuit le réduit encore.',
      ),
    },
  },
  panelCapacity: {
    title: 'le tableau électrique',
    question: 'Borne, pompe à chaleur : mon tableau électrique suffit-il ?',
    answer: {
      de: say(
        'Dans les maisons récentes, le tableau suffit en général ; dans les anciennes, il doit souvent être remplacé. Avant de renforcer le raccordement, une gestion de charge qui alterne voiture et pompe à chaleur suffit fréquemment. Une photo du tableau aide l’électricien ; ne dévissez rien.',
      ),
      at: say(
        'Dans les maisons récentes, le tableau suffit en général ; dans les anciennes, il doit souvent être remplacé. Avant de renforcer le raccordement, une gestion de charge qui alterne voiture et pompe à chaleur suffit fréquemment. Une photo du tableau aide l’électricien ; ne dévissez rien.',
      ),
      ch: say(
        'Dans les maisons récentes, le tableau suffit en général ; dans les anciennes, il doit souvent être remplacé. Avant de renforcer le raccordement, une gestion de charge qui alterne voiture et pompe à chaleur suffit fréquemment. Une photo du tableau aide l’électricien ; ne dévissez rien.',
      ),
      us: say(
        'Un électricien le vérifie par un calcul de charge ({loadCalculation}). Souvent une gestion de charge, que nous comptons {loadManagerUsd}, évite un renforcement à {panelUpgradeUsd}. HEAR peut payer jusqu’à {hearPanel} pour un tableau là où votre État le propose. Une photo de l’étiquette aide.',
      ),
    },
  },
  publicCharging: {
    title: 'la recharge sans place de parc',
    question: 'Comment recharger ma voiture sans place de parc privée ?',
    answer: say(
      'Sans place à vous, vous chargez aux bornes publiques, en faisant les courses ou chez l’employeur. Par kWh, c’est en général bien plus cher qu’à la maison, surtout aux bornes rapides ; comparez les tarifs et prenez garde aux frais de stationnement prolongé. Demandez à la commune une borne dans votre rue et à l’employeur des places de recharge. Une borne à soi n’a de sens qu’avec une place fixe.',
    ),
  },
  carBattery: {
    title: 'ménager la batterie de la voiture',
    question: 'Comment ménager la batterie de ma voiture électrique ?',
    answer: say(
      'La charge lente à la maison ménage le plus la batterie de la voiture. Une charge rapide de temps en temps nuit peu ; sans cesse, avec forte chaleur ou de longs arrêts tout pleine ou tout vide, elle vieillit plus vite. Au quotidien, ne la remplissez pas entièrement, avant un voyage volontiers, et lisez dans le manuel et la garantie ce que conseille le fabricant.',
    ),
  },
  chargingSafety: {
    title: 'recharger en sécurité',
    question: 'Recharger une voiture électrique chez soi, est-ce sûr ?',
    answer: say(
      'D’après l’expérience, les voitures électriques ne brûlent pas plus souvent que les autres. Une borne fixe contrôle sans cesse et coupe en cas de défaut : elle peut fonctionner la nuit, au garage et sous la pluie. Plus dangereux sont les vieilles prises, les rallonges et les câbles abîmés ; si une fiche chauffe ou sent, arrêtez. Faites poser la ligne par un électricien et contrôler le disjoncteur différentiel ; un détecteur de fumée au garage est une bonne idée.',
    ),
  },
  chargingTime: {
    title: 'la durée de recharge',
    question: 'Combien de temps dure la recharge à la maison ?',
    answer: {
      de: say(
        'Divisez les kWh nécessaires par la puissance : une prise de {outletPower} ajoute environ {outletReach} km par heure, une borne de {chargeUsual} environ {wallboxReach} km. La nuit, la prise donnerait un trajet de travail mais n’est pas faite pour servir chaque nuit ; la borne remplit en général même une batterie vide jusqu’au matin. Calcul avec {evUse} et {chargingLoss} de pertes.',
      ),
      at: say(
        'Divisez les kWh nécessaires par la puissance : une prise de {outletPower} ajoute environ {outletReach} km par heure, une borne de {chargeUsual} environ {wallboxReach} km. La nuit, la prise donnerait un trajet de travail mais n’est pas faite pour servir chaque nuit ; la borne remplit en général même une batterie vide jusqu’au matin. Calcul avec {evUse} et {chargingLoss} de pertes.',
      ),
      ch: say(
        'Divisez les kWh nécessaires par la puissance : une prise de {outletPower} ajoute environ {outletReach} km par heure, une borne de {chargeUsual} environ {wallboxReach} km. La nuit, la prise donnerait un trajet de travail mais n’est pas faite pour servir chaque nuit ; la borne remplit en général même une batterie vide jusqu’au matin. Calcul avec {evUse} et {chargingLoss} de pertes.',
      ),
      us: say(
        'Une prise ordinaire ({outletUs}, {outletPowerUs}) ajoute environ {outletReachUs} miles par heure, soit environ {nightReachUs} en dix heures de nuit. Une borne de {chargerUs} et {chargerPowerUs} ajoute environ {chargerReachUs} miles par heure. Si vous roulez moins par jour que ce que la nuit apporte, la prise suffit, sur un circuit à elle. Calcul avec {evUseUs} et {chargingLoss} de pertes ; un grand pick-up comme le Ford Lightning consomme {pickupUse}, pertes comprises, et ne gagne qu’environ {pickupNight} miles par nuit.',
      ),
    },
  },
};
