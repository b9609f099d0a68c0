import { PRODUCT_NAME } from '#domain/product.ts';
import type { CompanyTexts } from '#host-site/texts/company/texts.ts';

export const en: CompanyTexts = {
  about: {
    title: 'About',
    description: `Who is behind ${PRODUCT_NAME}, how we earn money, and how we calculate.`,
    sections: [
      {
        heading: 'What we do',
        paragraphs: [
          `${PRODUCT_NAME} gives homeowners and renters in Germany, Austria, Switzerland and the United States an honest first answer on solar panels, heat pumps and EV charging. It takes about five minutes and needs no account.`,
          'Who wants to go on is put in touch with up to three vetted installers. Who does not, keeps the answer all the same.',
        ],
      },
      {
        heading: 'How we earn money',
        paragraphs: [
          'Installers pay for the use of our consultation on their own pages and for requests that you send them. The assessment does not depend on it: the same rules and figures hold on every page, and they also say when something is not worth it.',
        ],
      },
      {
        heading: 'How we calculate',
        paragraphs: [
          'The first assessment follows fixed rules. The estimate computes yield, heat, car, subsidies and money from climate data, measured values and dated tariffs. Each figure comes as a range, with its assumptions and its source; what has ended is never counted.',
        ],
      },
      {
        heading: 'What we do not do',
        paragraphs: [
          'No cookies, no tracking, no sale of data, no call unless you ask for one. What we keep and for how long stands in the privacy policy.',
        ],
      },
      {
        heading: 'Demonstration',
        paragraphs: [
          'This site is a demonstration: the company, its installers and its customers are fictional. Rules, calculations and data flows are real.',
        ],
      },
    ],
  },
  accessibility: {
    title: 'Accessibility statement',
    description: `How ${PRODUCT_NAME} can be used by everybody, and where to report a barrier.`,
    sections: [
      {
        heading: 'What we aim at',
        paragraphs: [
          'Site and widgets are built after WCAG 2.2, level AA, and EN 301 549. Last checked in November 2026, by our own tests.',
        ],
      },
      {
        heading: 'What works',
        paragraphs: [],
        list: [
          'Everything can be done with the keyboard alone; the focus is always visible.',
          'Text has a contrast of at least 4.5 to 1, edges of controls at least 3 to 1, in light and dark.',
          'Pages work from a width of 320 pixels, at a zoom of 200%, in forced colours and with reduced motion.',
          'Every picture of figures has a table or a text beside it.',
          'Errors stand beside their field and are announced; nothing entered is lost.',
        ],
      },
      {
        heading: 'Known limits',
        paragraphs: [],
        list: [
          'We have tested with automatic checks and by keyboard; tests with people who use screen readers every day are still to come.',
          'Texts are not yet available in easy language or sign language.',
        ],
      },
      {
        heading: 'Report a barrier',
        paragraphs: [
          'Write to the address in the legal notice. We answer within two weeks. In Germany you can also turn to the market surveillance authority for accessibility.',
        ],
      },
    ],
  },
  faq: {
    title: 'Frequently asked questions',
    description: 'Cost, data, accuracy, installers, renters and subsidies: short answers.',
    checkOffer: 'Already have an offer? Check it here.',
    items: [
      {
        question: 'What does it cost?',
        answer: 'Nothing. Installers pay us, not you, and the result is the same for all of them.',
      },
      {
        question: 'Do I need an account?',
        answer: 'No. Your answers stay in this tab of your browser until you ask for a mail or a quote.',
      },
      {
        question: 'How exact are the figures?',
        answer:
          'The first assessment shows typical values. The estimate calculates for your home and shows a range; yields are usually within 10%, costs and savings wider. Only the binding quote after a visit is exact.',
      },
      {
        question: 'Who gets my data?',
        answer:
          'Nobody until you send a request. Then the installers named above the consent box, at most three, and nobody else.',
      },
      {
        question: 'Can I take it back?',
        answer: 'Yes. The link in our email lets you withdraw a request, export what we hold, or erase it all at once.',
      },
      {
        question: 'I rent. Is there anything for me?',
        answer:
          'Yes: plug-in modules for the balcony where they are allowed, your right to a charger, a letter to your landlord, and the tariff. Roof and heating belong to the landlord, so we do not sell you those.',
      },
      {
        question: 'My radiators are old. Is a heat pump out?',
        answer:
          'Not by itself. What counts is the flow temperature the house needs on a cold day; single larger radiators often suffice.',
      },
      {
        question: 'Which subsidies count?',
        answer:
          'Only those that can be applied for on the day of the estimate. Ended ones are named as ended, announced ones as announced; neither is counted.',
      },
      {
        question: 'Am I talking to a person?',
        answer:
          'No. The chat is automatic or an AI and says so before your first word. You can ask for a person at any time.',
      },
      {
        question: 'What does the guarantee cover?',
        answer:
          'If an installed system misses the first-year savings of its binding quote by more than 15%, the provider covers the difference. The typical figures of the first assessment are no such promise.',
      },
    ],
  },
};
