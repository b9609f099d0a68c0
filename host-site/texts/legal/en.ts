import { LEGAL_AS_OF, monthName } from '#domain/dated-texts.ts';
import { GUARANTEE_SECTION } from '#domain/guarantee.ts';
import { CONTACT, PRODUCT_NAME } from '#domain/product.ts';
import type { LegalTexts } from '#host-site/texts/legal/texts.ts';

const updated = `As of ${monthName(LEGAL_AS_OF, 'en')}`;
const address = [`${PRODUCT_NAME} Demo GmbH (fictional)`, 'Musterstraße 1', '10115 Berlin', 'Germany'];
const contact = [`Email: ${CONTACT.email}`, `Phone: ${CONTACT.phone}`];

export const en: LegalTexts = {
  demo: 'Demonstration: the company, its address, phone number and register entry on this page are fictional. Before real operation the operator’s own details belong here, checked by a lawyer.',
  imprint: {
    title: 'Legal Notice',
    updated,
    sections: [
      {
        heading: 'Provider',
        paragraphs: ['Information under section 5 of the German Digital Services Act (DDG).'],
        list: address,
      },
      { heading: 'Represented by', paragraphs: ['Mara Beispiel, managing director (demo person)'] },
      { heading: 'Contact', paragraphs: [], list: contact },
      {
        heading: 'Register and VAT',
        paragraphs: [],
        list: ['Amtsgericht Charlottenburg, HRB 000000 B (demo)', 'VAT ID: DE000000000 (demo)'],
      },
      {
        heading: 'Responsible for content',
        paragraphs: ['Under section 18 (2) MStV: Mara Beispiel (demo person), address as above.'],
      },
      {
        heading: 'Dispute resolution',
        paragraphs: ['We do not take part in proceedings before a consumer arbitration board and are not obliged to.'],
      },
    ],
  },
  privacy: {
    title: 'Privacy policy',
    updated,
    sections: [
      {
        heading: 'Overview',
        paragraphs: [
          `${PRODUCT_NAME} assesses what solar panels, a heat pump and EV charging can do for your home. Answers in the questionnaire stay in your browser until you send something yourself. Chat messages are stored on our server, up to 30 days after the last activity.`,
          'The company named in the Legal Notice is responsible. If you use our questionnaire on an installer’s page, that company is itself responsible for its page and for the request it receives.',
        ],
      },
      {
        heading: 'Information we collect',
        paragraphs: [],
        list: [
          'Answers in the questionnaire and small pictures of your photos, while you answer: in your browser, until the tab closes. Nobody else sees them.',
          'The conversation in the chat, and the name and email address it asks for, while you write: in your browser, until the tab closes. Nobody else sees them.',
          'A visit with its language, country and page, from the first answer or message: on our server, up to 30 days after the last activity. Nobody else sees it.',
          'Chat messages and what they say about your home, when you send them: on our server, up to 30 days after the last activity. If an AI answers, which the chat tells you, its vendor receives them too. Single answers, with the question before them, are checked by our administrators, without names and addresses.',
          'Your photos, without place and device, when you choose them: on our server, up to 30 days after the last activity. If you ask for offers, they are also seen by the installers named; if an AI looks at them, which you are told, its vendor receives them too.',
          'Your answers in the strategy check and in the detailed estimate, and what came of them, when you send them: on our server, up to 30 days after the last activity. If an AI words the reasons of the check’s result, which you are told, its vendor receives these answers too, without the place.',
          'A request or summary with answers, what mattered to you in the chat, name, email address, place and, if you wish, phone number and notes, when you send it, in the chat when you ask for it or the consultation is complete: on our server, 30 days, and once you confirm it 3 years from your last request. A request is also seen by the installers named; name, contact and your words are seen by our staff once you have confirmed it. Who reads it is noted.',
          'A message in a project that you have not sent yet, while you write: in your browser, until the tab closes. Nobody else sees it.',
          'A project with messages, your answers to offers, meter readings, documents, the time and number of a call, when you send them: on our server, as long as your address. They are also seen by the installers named, each their own conversation and your documents, but not when we call you, and by our advisers; what you tell us of an installer is seen by our advisers alone.',
          'Your consent with its wording, version and time, when you agree: on our server, as long as your address. Nobody else sees it.',
          'The log of our emails to you, when we write: on our server, as long as your address. The emails are also seen by the delivery service.',
          'Your wish for no more emails, as a check value without the address, when you unsubscribe: on our server, 3 years. Nobody else sees it.',
          'Your IP address as a check value, to limit abuse, when you send something: on our server, up to 1 day after the count ends. Nobody else sees it, and it is not written to the logs.',
          'An account, such as an installer’s, with name, email address and user name, when you register: on our server, as long as the account. Only our administrators see it.',
          'An application as a partner, with company, contact and proofs, when you apply: on our server, until 90 days after its last step, or as long as the company is a partner. Our staff reads it.',
        ],
      },
      {
        heading: 'How we use it',
        paragraphs: [
          'To pass your request to matching installers and to send you the assessment (Art. 6(1)(b) GDPR).',
          'We send updates only if you check the separate box for it and confirm your address (Art. 6(1)(a) GDPR). Limiting abuse rests on our legitimate interest (Art. 6(1)(f)).',
          'The questionnaire works by fixed rules. It uses no artificial intelligence. The chat says whether a program with fixed rules or an AI answers. What the strategy check recommends is worked out by fixed rules; where an AI has worded the reasons, it says so below them.',
        ],
      },
      {
        heading: 'Sharing',
        paragraphs: [
          'The installer on whose page you ask, otherwise up to three vetted installers near you. Their names stand above the box with which you agree.',
          'Where an AI answers in the chat, its vendor gets your messages and what they tell of your home, without your name and address, unless you write these into a message yourself. Where an AI words the reasons of a strategy check, its vendor gets your answers without place, name and address. It is told to store nothing of it.',
          'If you speak to the chat, your browser turns speech into text, mostly through its maker’s speech service, such as Google’s in Chrome: that service hears it, not we. We get the text once it is sent, and record nothing.',
          'If you sign in with Google or Apple, the provider learns of it and gives us your name, your verified email address and an identifier of your account there. This ends when you delete your account with us, or withdraw your consent there.',
          'In real operation Postmark (AC PM LLC, USA) sends our emails on our behalf, under the EU standard contractual clauses. In this demonstration no email leaves the server. We sell no data.',
        ],
      },
      {
        heading: 'Cookies and storage',
        paragraphs: [
          'We set no cookies for measuring or advertising; only those who sign in to an account receive two, which signing in needs, and until they sign out the browser notes that somebody is signed in. Before you act, we store nothing in your browser (section 25 TDDDG).',
          'Once you answer, your browser keeps the answers and the conversation in its session storage, so that a reload loses nothing. They are gone when you close the tab. The country you choose stands only in the address bar.',
        ],
      },
      {
        heading: 'Security',
        paragraphs: [
          'In real operation all connections are encrypted. Installers see only the requests that went to them. Your overview is reached by a long random link: pass it on only to people who may read along.',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'You can ask for access, correction, erasure, restriction and transfer, object to the processing, and withdraw any consent for the future. Access, transfer and erasure are in your own hands: the link in our email shows everything that belongs to your address, and there you download it, once you have confirmed a request, or erase it. For all else an email is enough.',
          'You can complain to a supervisory authority: in Berlin the Berliner Beauftragte für Datenschutz und Informationsfreiheit, in Austria the Datenschutzbehörde, in Switzerland the FDPIC.',
        ],
      },
      {
        heading: 'Changes',
        paragraphs: [
          'When this policy changes, the date above changes. When the wording of your consent changes, we ask you again.',
        ],
      },
      { heading: 'Contact', paragraphs: ['We answer questions about privacy at:'], list: [...address, ...contact] },
    ],
  },
  terms: {
    title: 'Terms of service',
    updated,
    sections: [
      {
        heading: 'General',
        paragraphs: [
          `These terms apply to the use of ${PRODUCT_NAME}, on this site and embedded in the pages of installers. The use is free for you.`,
        ],
      },
      {
        heading: 'Services',
        paragraphs: [
          'We give a first assessment and, if you wish, put you in touch with up to three installers. The figures are typical values and no offer. Only the installer’s quote after a site visit is binding; the contract is made with the installer.',
        ],
      },
      {
        heading: 'Registration and accounts',
        paragraphs: ['Assessment and request need no account. You open your overview with the link in our email.'],
      },
      {
        heading: 'Your obligations',
        paragraphs: [
          'Please give correct information, and send requests only with an email address that is yours. Automated mass queries are not allowed.',
        ],
      },
      {
        heading: 'Intellectual property',
        paragraphs: ['Name, texts and drawings are ours. You may use, print and pass on your result freely.'],
      },
      {
        id: GUARANTEE_SECTION,
        heading: 'Legal protection guarantee',
        paragraphs: [
          'If a system arranged through us and installed misses the projected first-year savings of its binding quote by more than 15%, the provider covers the difference. The typical figures of the first assessment are no such promise. A 5-year satisfaction guarantee comes on top. Your statutory rights are not affected.',
        ],
      },
      {
        heading: 'Limitation of liability',
        paragraphs: [
          'Our liability is limited to the amount you paid or 100 euros, whichever is greater.',
          'This does not apply to intent and gross negligence, to injury of life, body or health, to essential obligations, and under product liability law.',
        ],
      },
      {
        heading: 'Changes',
        paragraphs: [
          'The version you agreed to applies to your request. A new version applies only once you agree to it.',
        ],
      },
      {
        heading: 'Governing law',
        paragraphs: [
          'German law applies. The courts in Berlin have jurisdiction as far as the law permits such an agreement; consumers keep the protection and the courts of their place of residence.',
        ],
      },
      { heading: 'Contact', paragraphs: [], list: [...address, ...contact] },
    ],
  },
};
