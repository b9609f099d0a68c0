import { LEGAL_AS_OF, monthName } from '#domain/dated-texts.ts';
import { GUARANTEE_SECTION } from '#domain/guarantee.ts';
import { CONTACT, PRODUCT_NAME } from '#domain/product.ts';
import type { LegalTexts } from '#host-site/texts/legal/texts.ts';

const updated = `État : ${monthName(LEGAL_AS_OF, 'fr')}`;
const address = [`${PRODUCT_NAME} Demo GmbH (fictive)`, 'Musterstraße 1', '10115 Berlin', 'Allemagne'];
const contact = [`E-mail : ${CONTACT.email}`, `Téléphone : ${CONTACT.phone}`];

export const fr: LegalTexts = {
  demo: 'Démonstration : l’entreprise, son adresse, son numéro et son inscription au registre sont fictifs. Avant une exploitation réelle, les données de l’exploitant doivent figurer ici, vérifiées par un juriste.',
  imprint: {
    title: 'Mentions légales',
    updated,
    sections: [
      { heading: 'Éditeur', paragraphs: ['Informations selon l’article 5 de la loi allemande DDG.'], list: address },
      { heading: 'Représentée par', paragraphs: ['Mara Beispiel, directrice (personne fictive)'] },
      { heading: 'Contact', paragraphs: [], list: contact },
      {
        heading: 'Registre et TVA',
        paragraphs: [],
        list: ['Amtsgericht Charlottenburg, HRB 000000 B (démo)', 'N° de TVA : DE000000000 (démo)'],
      },
      {
        heading: 'Responsable du contenu',
        paragraphs: ['Selon l’article 18, al. 2 MStV : Mara Beispiel (personne fictive), adresse ci-dessus.'],
      },
      {
        heading: 'Règlement des litiges',
        paragraphs: [
          'Nous ne participons pas à une procédure devant un organe de conciliation pour consommateurs et n’y sommes pas tenus.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Politique de confidentialité',
    updated,
    sections: [
      {
        heading: 'Aperçu',
        paragraphs: [
          `${PRODUCT_NAME} évalue ce que le solaire, une pompe à chaleur et la recharge apportent à votre logement. Les réponses au questionnaire restent dans votre navigateur jusqu’à ce que vous envoyiez vous-même quelque chose. Les messages du chat sont enregistrés sur notre serveur, jusqu’à 30 jours après la dernière activité.`,
          'L’entreprise nommée dans les mentions légales est responsable. Si vous utilisez notre questionnaire sur la page d’un installateur, celui-ci est lui-même responsable de sa page et de la demande qu’il reçoit.',
        ],
      },
      {
        heading: 'Données recueillies',
        paragraphs: [],
        list: [
          'Les réponses au questionnaire et de petites images de vos photos, pendant que vous répondez : dans votre navigateur, jusqu’à la fermeture de l’onglet. Personne d’autre ne les voit.',
          'La conversation du chat, et le nom et l’adresse e-mail qu’il demande, pendant que vous écrivez : dans votre navigateur, jusqu’à la fermeture de l’onglet. Personne d’autre ne les voit.',
          'Une visite avec sa langue, son pays et sa page, dès la première réponse ou le premier message : sur notre serveur, jusqu’à 30 jours après la dernière activité. Personne d’autre ne la voit.',
          'Les messages du chat et ce qu’ils disent de votre logement, quand vous les envoyez : sur notre serveur, jusqu’à 30 jours après la dernière activité. Si une IA répond, ce que le chat indique, son fournisseur les reçoit aussi. Quelques réponses, avec la question qui précède, sont contrôlées par notre administration, sans noms ni adresses.',
          'Vos photos, sans lieu ni appareil, quand vous les choisissez : sur notre serveur, jusqu’à 30 jours après la dernière activité. Si vous demandez des offres, elles sont vues aussi par les installateurs nommés ; si une IA les regarde, ce qui est indiqué, son fournisseur les reçoit aussi.',
          'Vos réponses dans le bilan et dans le calcul détaillé, et ce qui en résulte, quand vous les envoyez : sur notre serveur, jusqu’à 30 jours après la dernière activité. Si une IA formule les raisons du résultat du bilan, ce qui est indiqué, son fournisseur reçoit aussi ces réponses, sans le lieu.',
          'Une demande ou un résumé avec réponses, ce qui a compté pour vous dans le chat, nom, adresse e-mail, lieu et, si vous le souhaitez, téléphone et remarques, quand vous l’envoyez, dans le chat sur votre demande ou à la fin de la consultation : sur notre serveur, 30 jours, et 3 ans dès votre dernière demande une fois confirmée. Une demande est vue aussi par les installateurs nommés ; nom, coordonnées et vos mots sont vus par notre équipe dès que vous l’avez confirmée. Chaque lecture est consignée.',
          'Un message de projet pas encore envoyé, pendant que vous écrivez : dans votre navigateur, jusqu’à la fermeture de l’onglet. Personne d’autre ne le voit.',
          'Un projet avec messages, vos réponses aux offres, relevés de compteur, documents, heure et numéro d’un entretien, quand vous les envoyez : sur notre serveur, aussi longtemps que votre adresse. Cela est vu aussi par les installateurs nommés, chacun sa propre conversation et vos documents, mais pas quand nous vous appelons, et par nos conseillers ; ce que vous signalez d’un installateur n’est vu que par eux.',
          'Votre consentement avec son texte, sa version et sa date, quand vous acceptez : sur notre serveur, aussi longtemps que votre adresse. Personne d’autre ne le voit.',
          'Le journal de nos e-mails, quand nous vous écrivons : sur notre serveur, aussi longtemps que votre adresse. Les e-mails sont vus aussi par le service d’envoi.',
          'Votre souhait de ne plus recevoir d’e-mails, sous forme d’empreinte sans l’adresse, quand vous vous désinscrivez : sur notre serveur, 3 ans. Personne d’autre ne le voit.',
          'Votre adresse IP sous forme d’empreinte, pour limiter les abus, quand vous envoyez quelque chose : sur notre serveur, jusqu’à 1 jour après la fin du comptage. Personne d’autre ne la voit, et elle ne figure pas dans les journaux.',
          'Un compte, par exemple d’un installateur, avec nom, adresse e-mail et nom d’utilisateur, quand vous vous inscrivez : sur notre serveur, aussi longtemps que le compte. Seule notre administration le voit.',
          'Une candidature de partenaire, avec entreprise, contact et justificatifs, quand vous postulez : sur notre serveur, jusqu’à 90 jours après sa dernière étape, ou aussi longtemps que l’entreprise est partenaire. Notre équipe la lit.',
        ],
      },
      {
        heading: 'Utilisation',
        paragraphs: [
          'Pour transmettre votre demande à des installateurs adaptés et vous envoyer le bilan (art. 6, par. 1, point b RGPD).',
          'Nous n’envoyons des nouvelles que si vous cochez la case prévue et confirmez votre adresse (point a). La limitation des abus repose sur notre intérêt légitime (point f).',
          'Le questionnaire suit des règles fixes. Il n’utilise pas d’intelligence artificielle. Le chat indique si c’est un programme à règles fixes ou une IA qui répond. Ce que le bilan recommande est calculé selon des règles fixes ; si une IA en a formulé les raisons, c’est écrit en dessous.',
        ],
      },
      {
        heading: 'Partage',
        paragraphs: [
          'L’installateur sur la page duquel vous faites votre demande, sinon trois installateurs vérifiés au plus, près de chez vous. Leurs noms figurent au-dessus de la case par laquelle vous acceptez.',
          'Quand une IA répond dans le chat, son fournisseur reçoit vos messages et ce qu’ils disent de votre logement, sans votre nom ni votre adresse, sauf si vous les écrivez vous-même dans un message. Quand une IA formule les raisons du bilan, son fournisseur reçoit vos réponses sans lieu, nom ni adresse. Il a pour consigne de n’en rien conserver.',
          'Si vous parlez au chat, votre navigateur transforme la parole en texte, le plus souvent par le service vocal de son éditeur, celui de Google dans Chrome : ce service vous entend, pas nous. Nous recevons le texte quand il est envoyé et n’enregistrons rien.',
          'Si vous vous connectez avec Google ou Apple, le fournisseur l’apprend et nous communique votre nom, votre adresse e-mail vérifiée et un identifiant de votre compte chez lui. Cela prend fin quand vous supprimez votre compte chez nous ou retirez votre accord chez lui.',
          'En exploitation réelle, Postmark (AC PM LLC, États-Unis) envoie nos e-mails pour notre compte, selon les clauses contractuelles types de l’UE. Dans cette démonstration, aucun e-mail ne quitte le serveur. Nous ne vendons aucune donnée.',
        ],
      },
      {
        heading: 'Cookies et stockage',
        paragraphs: [
          'Nous n’utilisons pas de cookies de mesure ou de publicité ; seule la connexion à un compte en pose deux, qui lui sont nécessaires, et le navigateur note jusqu’à la déconnexion que quelqu’un est connecté. Avant que vous n’agissiez, rien n’est enregistré dans votre navigateur.',
          'Dès que vous répondez, le navigateur garde vos réponses et la conversation dans la mémoire de session, pour qu’un rechargement ne perde rien. Elles disparaissent à la fermeture de l’onglet. Le pays choisi ne figure que dans la barre d’adresse.',
        ],
      },
      {
        heading: 'Sécurité',
        paragraphs: [
          'En exploitation réelle, toutes les connexions sont chiffrées. Les installateurs ne voient que les demandes qui leur ont été transmises. Votre bilan est accessible par un long lien aléatoire : ne le partagez qu’avec des personnes autorisées à le lire.',
        ],
      },
      {
        heading: 'Vos droits',
        paragraphs: [
          'Vous pouvez demander l’accès, la rectification, l’effacement, la limitation et la portabilité, vous opposer au traitement et retirer tout consentement pour l’avenir. L’accès, la portabilité et l’effacement sont entre vos mains : le lien de notre e-mail montre tout ce qui se rapporte à votre adresse, et vous pouvez l’y télécharger, une fois une demande confirmée, ou l’effacer. Pour le reste, un e-mail suffit.',
          'Vous pouvez saisir une autorité de contrôle : en Suisse le PFPDT, à Berlin la Berliner Beauftragte für Datenschutz und Informationsfreiheit, en Autriche la Datenschutzbehörde.',
        ],
      },
      {
        heading: 'Modifications',
        paragraphs: [
          'Si cette politique change, la date ci-dessus change. Si le texte de votre consentement change, nous vous le demandons à nouveau.',
        ],
      },
      { heading: 'Contact', paragraphs: ['Nous répondons à vos questions :'], list: [...address, ...contact] },
    ],
  },
  terms: {
    title: 'Conditions d’utilisation',
    updated,
    sections: [
      {
        heading: 'Généralités',
        paragraphs: [
          `Ces conditions s’appliquent à l’utilisation de ${PRODUCT_NAME}, sur ce site et intégré aux pages d’installateurs. L’utilisation est gratuite pour vous.`,
        ],
      },
      {
        heading: 'Services',
        paragraphs: [
          'Nous donnons une première évaluation et vous mettons, si vous le souhaitez, en relation avec trois installateurs au plus. Les chiffres sont des valeurs typiques et non une offre. Seul le devis de l’installateur après une visite engage ; le contrat est conclu avec lui.',
        ],
      },
      {
        heading: 'Inscription et comptes',
        paragraphs: [
          'L’évaluation et la demande ne nécessitent pas de compte. Le lien de notre e-mail ouvre votre bilan.',
        ],
      },
      {
        heading: 'Vos obligations',
        paragraphs: [
          'Donnez des informations exactes et n’utilisez qu’une adresse e-mail qui est la vôtre. Les requêtes automatisées en masse sont interdites.',
        ],
      },
      {
        heading: 'Propriété intellectuelle',
        paragraphs: [
          'Le nom, les textes et les dessins nous appartiennent. Vous pouvez utiliser, imprimer et partager librement votre résultat.',
        ],
      },
      {
        id: GUARANTEE_SECTION,
        heading: 'Garantie et protection juridique',
        paragraphs: [
          'Si, avec une installation réalisée par notre intermédiaire, les économies de la première année sont inférieures de plus de 15 % à celles promises dans le devis ferme, le prestataire couvre la différence. Les valeurs typiques de la première évaluation ne sont pas une telle promesse. S’y ajoute une garantie de satisfaction de 5 ans. Vos droits légaux restent intacts.',
        ],
      },
      {
        heading: 'Limitation de responsabilité',
        paragraphs: [
          'Notre responsabilité est limitée au montant que vous avez payé ou à 100 euros, le montant le plus élevé étant retenu.',
          'Cela ne vaut pas en cas de dol ou de faute grave, d’atteinte à la vie, au corps ou à la santé, pour les obligations essentielles et selon le droit de la responsabilité du fait des produits.',
        ],
      },
      {
        heading: 'Modifications',
        paragraphs: [
          'La version que vous avez acceptée s’applique à votre demande. Une nouvelle version ne vaut qu’une fois acceptée.',
        ],
      },
      {
        heading: 'Droit applicable',
        paragraphs: [
          'Le droit allemand s’applique. Le for est à Berlin dans la mesure où la loi permet un tel accord ; les consommateurs gardent la protection et le for de leur domicile.',
        ],
      },
      { heading: 'Contact', paragraphs: [], list: [...address, ...contact] },
    ],
  },
};
