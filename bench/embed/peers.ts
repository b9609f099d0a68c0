import { join } from 'node:path';
import { bundleFolder, vendorFolder, versionOf } from './vendor.ts';
import { NONCE, type Widget } from './widget.ts';

const questions = [
  'Do you own your home?',
  'What is your roof like?',
  'How do you heat today?',
  'Do you drive an electric car?',
  'What matters most to you?',
];

const survey = {
  survey: {
    id: 's',
    name: 's',
    type: 'link',
    questions: questions.map((headline, index) => ({
      id: `q${index}`,
      type: 'multipleChoiceSingle',
      headline,
      required: true,
      shuffleOption: 'none',
      choices: [
        { id: 'a', label: 'Yes' },
        { id: 'b', label: 'No' },
      ],
      buttonLabel: 'Next',
      backButtonLabel: 'Back',
    })),
    welcomeCard: { enabled: false },
    thankYouCard: { enabled: false },
    endings: [],
    hiddenFields: { enabled: false },
    languages: [],
    styling: {},
    variables: [],
  },
  styling: { brandColor: { light: '#0a0' } },
  containerId: 'fb',
  languageCode: 'default',
  isBrandingEnabled: false,
  brandColor: '#0a0',
};
const surveyCallbacks = ['onFinished', 'onResponse', 'onDisplay', 'onClose', 'onFileUpload'];
const formbricks = `{ const options = ${JSON.stringify(survey)}; ${JSON.stringify(surveyCallbacks)}.forEach((name) => { options[name] = () => {}; }); window.formbricksSurveys.renderSurveyInline(options); }`;

const sentry = `{ const feedback = window.Sentry.feedbackIntegration({ autoInject: false, showBranding: false, styleNonce: '${NONCE}', colorScheme: 'light' });
window.Sentry.init({ dsn: location.protocol + '//k@' + location.host + '/1', integrations: [feedback], defaultIntegrations: false });
feedback.createForm().then((form) => { form.appendToDom(); form.open(); }); }`;

const challenge = { algorithm: 'SHA-256', challenge: 'x', salt: 'y', signature: 'z', maxnumber: 100 };

const named = (name: string) => `${name} ${versionOf(name)}`;

/** The peers that set the bar, each as its own documentation embeds it. */
export const peers: Widget[] = [
  {
    name: `Sentry feedback (${named('@sentry/browser')})`,
    mount: 'sentry',
    root: bundleFolder,
    html: `<script src="/sentry/sentry-feedback.js"></script><script nonce="${NONCE}">${sentry}</script>`,
    ready: '#sentry-feedback >>> input',
    type: 'Ann',
    routes: { 'POST /api/1/envelope/': { json: {} } },
  },
  {
    name: `Formbricks, 5 questions (${named('@formbricks/surveys')})`,
    mount: 'formbricks',
    root: join(vendorFolder('@formbricks/surveys'), 'dist'),
    html: `<div id="fb"></div><script src="/formbricks/index.umd.js"></script><script nonce="${NONCE}">${formbricks}</script>`,
    ready: '#fb label',
    container: '#fb',
    type: '1',
  },
  {
    name: named('deep-chat'),
    mount: 'deep-chat',
    root: join(vendorFolder('deep-chat'), 'dist'),
    html: `<deep-chat connect='{"url":"/deep-chat/api"}'></deep-chat><script type="module" src="/deep-chat/deepChat.bundle.js"></script>`,
    ready: 'deep-chat >>> #text-input',
    type: 'hello',
  },
  {
    name: named('altcha'),
    mount: 'altcha',
    root: join(vendorFolder('altcha'), 'dist'),
    html: `<script type="module" src="/altcha/main/altcha.min.js"></script><form><altcha-widget challenge="/altcha/challenge"></altcha-widget></form>`,
    ready: 'altcha-widget input[type=checkbox]',
    type: null,
    routes: { 'GET /challenge': { json: challenge } },
  },
];
