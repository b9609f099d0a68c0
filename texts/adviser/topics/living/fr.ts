import { say } from '#texts/adviser/figures/answer.ts';
import type { TopicTexts } from '#texts/adviser/topics/ids.ts';

export const fr: TopicTexts<'living', 'fr'> = {
  tenants: {
    title: 'les locataires',
    questions: ['Je suis locataire, que puis-je faire ?', 'Faut-il l’accord du propriétaire ?'],
    keywords: 'locataire locataires loue location bail propriétaire accord régie gérance appartement',
    answer: {
      ch: say(
        'En location, vous pouvez avec accord poser un kit solaire de balcon et participer à un regroupement pour la consommation propre. Toit et chauffage appartiennent au propriétaire ; une lettre factuelle avec des chiffres aide souvent.',
      ),
    },
  },
  landlords: {
    title: 'les bailleurs',
    questions: ['Je loue la maison à des tiers, est-ce rentable ?', 'Puis-je répercuter les coûts sur le loyer ?'],
    keywords:
      'bailleur bailleurs louer tiers loyer répercuter hausse immeuble rendement locatif mes locataires vendre courant',
    answer: {
      ch: say(
        'Les investissements à plus-value peuvent être en partie reportés sur le loyer ; les subventions sont déduites. Le courant solaire se vend dans l’immeuble par un regroupement pour la consommation propre.',
      ),
    },
  },
  owners: {
    title: 'la PPE et la copropriété',
    questions: ['Comment convaincre ma PPE ?', 'Quelle majorité faut-il en copropriété ?'],
    keywords:
      'ppe copropriété copropriétaires assemblée majorité vote administrateur étage règlement convaincre décision',
    answer: {
      ch: say(
        'En PPE, l’assemblée décide ; la majorité nécessaire dépend du type de travaux ({ownersArticle}). Apportez tôt une offre et une proposition de répartition des coûts et du courant.',
      ),
    },
  },
  heritage: {
    title: 'les bâtiments protégés',
    questions: ['Mon bâtiment est protégé, puis-je poser du solaire ?', 'Et en vieille ville ?'],
    keywords: 'protégé monument historique patrimoine vieille ville classé protection site isos',
    answer: say(
      'Beaucoup est possible, mais avec l’accord du service des monuments : pan non visible, panneaux mats ou colorés, ou annexe. Demandez avant l’offre. Pour une pompe à chaleur, il s’agit surtout de l’emplacement de l’unité extérieure.',
    ),
  },
  permits: {
    title: 'les autorisations',
    questions: ['Faut-il un permis de construire ?', 'Ai-je besoin d’une autorisation pour des panneaux ?'],
    keywords: 'permis construire autorisation commune annonce procédure enquête mise à l’enquête dispense formalité',
    answer: {
      ch: say(
        'Hors des lieux protégés, des panneaux suffisamment adaptés au toit ne demandent qu’une annonce. Une pompe à chaleur demande selon le canton une annonce ou une autorisation avec preuve acoustique. La commune renseigne.',
      ),
    },
  },
  sharing: {
    title: 'le partage du courant',
    questions: [
      'Puis-je partager le courant avec mes voisins ?',
      'Qu’est-ce qu’un RCP ?',
      'Qu’est-ce qu’une communauté électrique locale ?',
    ],
    keywords:
      'partager partage voisins rcp regroupement consommation propre cel communauté électrique locale coopérative quartier',
    answer: {
      ch: say(
        'C’est possible : dans l’immeuble ou avec des voisins directs par un regroupement pour la consommation propre, dans la commune par une communauté électrique locale à tarif réseau réduit. Votre distributeur doit y participer.',
      ),
    },
  },
};
