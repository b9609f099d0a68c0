import { say } from '#texts/adviser/figures/answer.ts';
import type { TopicTexts } from '#texts/adviser/topics/ids.ts';

export const fr: TopicTexts<'subsidies', 'fr'> = {
  subsidiesOverview: {
    title: 'les subventions en bref',
    questions: ['Quelles subventions existe-t-il ?', 'Qu’est-ce qui est subventionné ?', 'Ai-je droit à une aide ?'],
    keywords:
      'subvention subventions aide aides contribution état canton confédération programme bâtiments soutien financière prime',
    answer: {
      ch: say(
        'Le photovoltaïque reçoit de la Confédération une rétribution unique via Pronovo, environ {pvChGrant} pour {pvGrantKwp}. Les pompes à chaleur et l’isolation relèvent du Programme Bâtiments des cantons, chacun à sa façon. Communes et fournisseurs ajoutent parfois une aide.',
      ),
    },
  },
  heatPumpSubsidy: {
    title: 'la subvention de la pompe à chaleur',
    questions: ['Quelle subvention pour une pompe à chaleur ?', 'Le canton aide-t-il à remplacer le chauffage ?'],
    keywords:
      'subvention pompe à chaleur pac chauffage remplacement canton programme bâtiments aide mazout prime contribution',
    answer: {
      ch: say(
        'Les cantons soutiennent, dans le Programme Bâtiments, le remplacement d’un chauffage au mazout, au gaz ou électrique par une pompe à chaleur ; montants et conditions diffèrent. La demande doit être déposée avant le début des travaux. Votre montant figure sur leprogrammebatiments.ch ou auprès du service cantonal de l’énergie.',
      ),
    },
  },
  solarSubsidy: {
    title: 'la subvention du solaire',
    questions: ['Quelle aide pour des panneaux solaires ?', 'Quel est le montant de la rétribution unique Pronovo ?'],
    keywords: 'subvention solaire photovoltaïque panneaux pronovo rétribution unique pru aide prime montant',
    answer: {
      ch: say(
        'La Confédération verse via Pronovo une rétribution unique, environ {pvChGrant} pour {pvGrantKwp}. Le calculateur de Pronovo donne le montant exact, et la demande se fait après la mise en service. Certains cantons et communes complètent.',
      ),
    },
  },
  wallboxSubsidy: {
    title: 'la subvention de la borne',
    questions: ['Y a-t-il une aide pour une borne de recharge ?', 'Ma commune subventionne-t-elle les bornes ?'],
    keywords: 'subvention borne recharge wallbox aide prime station voiture électrique',
    answer: {
      ch: say(
        'La Confédération ne subventionne pas les bornes privées individuelles. Certains cantons, communes et fournisseurs le font, surtout pour l’équipement de base des immeubles. Demandez à votre commune avant de commander.',
      ),
    },
  },
  batterySubsidy: {
    title: 'la subvention de la batterie',
    questions: ['Les batteries sont-elles subventionnées ?', 'Y a-t-il une aide pour le stockage ?'],
    keywords: 'subvention batterie stockage aide prime accumulateur',
    answer: {
      ch: say(
        'La Confédération ne verse rien pour les batteries. Quelques cantons et communes les soutiennent ; renseignez-vous auprès de votre service de l’énergie.',
      ),
    },
  },
  insulationSubsidy: {
    title: 'la subvention de l’isolation',
    questions: [
      'L’isolation est-elle subventionnée ?',
      'Y a-t-il une aide pour changer les fenêtres ?',
      'À quoi sert un CECB Plus ?',
    ],
    keywords:
      'nouvelles fenêtres subvention isolation fenêtres façade toiture rénovation cecb enveloppe aide programme bâtiments',
    answer: {
      ch: say(
        'Les cantons soutiennent l’isolation du toit, des façades et du sol, le plus souvent au mètre carré. Un rapport CECB Plus est souvent exigé, et la demande se fait avant le début des travaux.',
      ),
    },
  },
  grantOrder: {
    title: 'le dépôt de la demande',
    questions: [
      'Quand dois-je déposer la demande de subvention ?',
      'Puis-je commencer les travaux avant la décision ?',
    ],
    keywords: 'demande déposer dépôt quand avant travaux ordre commencer signer dossier formulaire démarche',
    answer: {
      ch: say(
        'Pour le Programme Bâtiments, la demande se fait toujours avant le début des travaux. Pour la rétribution unique du photovoltaïque, c’est l’inverse : on la demande à Pronovo après la mise en service.',
      ),
    },
  },
  solarTax: {
    title: 'les impôts',
    questions: ['Puis-je déduire l’installation solaire des impôts ?', 'Dois-je déclarer le courant vendu ?'],
    keywords: 'impôt impôts déduire déduction fiscal fiscale tva taxe déclarer revenu imposable',
    answer: {
      ch: say(
        'Sur un bâtiment existant, l’installation est en général déductible du revenu, mais au niveau fédéral seulement jusqu’au {deductionChTo} : la déduction prend fin avec la valeur locative, et les cantons peuvent garder la leur un certain temps. Le moment des travaux peut donc compter beaucoup. La rétribution du courant injecté est imposable selon le canton. Renseignez-vous auprès de votre office d’impôt, je ne le remplace pas.',
      ),
    },
  },
};
