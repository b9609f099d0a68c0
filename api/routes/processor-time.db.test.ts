import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { MAX_BODY_BYTES } from '#api/http/input.ts';
import { contract } from '#domain/contract/contract.ts';
import { MAX_ORIGINS } from '#domain/contract/sites.ts';
import { MAX_SUMMARY_LENGTH } from '#domain/contract/summary-mail.ts';
import { MAX_MEDIA_URL_LENGTH } from '#domain/media/media.ts';
import { APPLICATION_CONSENT_VERSION, MAX_DOCUMENT_BYTES } from '#domain/partners/application.ts';
import { MAX_PREFIXES } from '#domain/partners/service-area.ts';
import { MAX_DOCUMENT_NAME_LENGTH, MOST_DOCUMENT_BYTES } from '#domain/projects/documents.ts';
import { quoteParts } from '#domain/projects/quotes.ts';
import { MAX_NOTES_LENGTH } from '#domain/questionnaire/answers.ts';
import { LONGEST_PRODUCT, MOST_PRODUCTS, quoteItems } from '#domain/quote-check/quote.ts';
import { MOST_OFFER_TEXT } from '#domain/quote-check/read/read-offer.ts';
import { MAX_LOCATION_LENGTH, MAX_ROOF_DETAILS_LENGTH } from '#domain/strategy-check/answers.ts';
import { MAX_PHOTOS } from '#domain/strategy-check/photo-type.ts';
import { at, call, leadBody, newVisit } from '#tests/harness/calls.ts';
import { slowness, threadMs } from '#tests/harness/machine-speed.ts';
import { pictureUrl, pngBomb } from '#tests/harness/pictures.ts';
import { newKey, startApp, type TestApp } from '#tests/harness/with-app.ts';
import { hostileMessages, worstTurn } from '#tests/harness/worst-turn.ts';

const MOST_MS = 50;
/** Of a body of 12 MB, which the caller in this process writes out too. */
const MOST_OF_LARGE_MS = 400;
const WARM_UPS = 3;
const RUNS = 5;
/** What else the machine does makes a run dearer, never cheaper: a call that costs too much does so each time. */
const TRIES = 4;

const text = (piece: string, length: number) => piece.repeat(length).slice(0, length);
/** Signs that stand for many letters, marks that a page escapes, and no space to break at. */
const hostile = (length: number) => text('\ufdfa<é&"', length);
const photoOf = (length: number) => `data:image/png;base64,${text('QUJD', length)}`;
const address = (number: number) => `${text('a', 50)}${number}@example.org`;

const bomb = pictureUrl(pngBomb(20_000), 'image/png');

type Body = (number: number) => object;
const contact = (number: number) => ({ ...leadBody(address(number)).contact, name: hostile(200), place: hostile(120) });

/** A body at every bound for each call that takes one; several where several texts are costly. */
const manyOrigins = Array.from({ length: MAX_ORIGINS }, (_, at) => `https://${text('a.', 220)}${at}.example`);

const manyPrefixes = Array.from({ length: MAX_PREFIXES }, (_, at) => String(10_000 + at));

const bodies: Record<string, readonly Body[]> = {
  openVisit: [() => ({ siteKey: hostile(64), language: 'de', market: 'de' })],
  sendChat: hostileMessages.map((_, at) => () => worstTurn(at)),
  stateFacts: [() => ({ facts: { evChargerType: hostile(500), place: hostile(120), homeType: null }, market: 'de' })],
  analyzeMedia: [
    () => ({ mediaType: 'image', mediaUrl: photoOf(MAX_MEDIA_URL_LENGTH - 26), question: hostile(1_000) }),
    () => ({ mediaType: 'image', mediaUrl: bomb }),
  ],
  offerHandoff: [() => ({ language: 'fr' })],
  joinHandoff: [(number) => ({ code: text(`${number}-`, 64) })],
  calculateRecommendations: [
    () => ({
      evChargerType: hostile(500),
      userName: hostile(200),
      userEmail: hostile(254),
    }),
  ],
  estimateHome: [
    () => ({
      market: 'us',
      place: text('Denver é', 76),
      heating: { system: 'oil' },
      batteryKwh: 10,
      ev: { kmPerYear: 20_000, panelAmps: 100 },
    }),
    () => ({
      market: 'us',
      place: 'Denver, CO',
      heating: { system: 'oil' },
      batteryKwh: 10,
      ev: { kmPerYear: 20_000 },
    }),
  ],
  keepEstimate: (['questionnaire', 'chat', 'check'] as const).map((kind) => () => ({
    kind,
    input: {
      ...{ market: 'us', place: 'Denver, CO', ownsHome: true, householdIncome: 90_000, minorChildren: 3, homes: 2 },
      ...{ annualUseKwh: 9_000, annualBill: 2_000, batteryKwh: 10, heatPump: { kind: 'air', hspf2: 9 } },
      roof: { areaM2: 80, tiltDeg: 70, azimuthDeg: 0, shading: 'heavy' },
      heating: { system: 'gas', areaM2: 200, builtIn: 1950, flowTemperatureC: 70 },
      ev: { kmPerYear: 20_000, panelAmps: 100, ownParking: false },
    },
  })),
  checkQuote: [
    () => ({
      quote: {
        ...{ market: 'us', price: 50_000, priceKind: 'net', currency: 'USD', kwp: 20, batteryKwh: 30, heatPumpKw: 20 },
        ...{ heatPumpKind: 'ground', chargerKw: 22, guaranteeYears: 10, included: quoteItems, excluded: quoteItems },
        products: Array.from({ length: MOST_PRODUCTS }, () => hostile(LONGEST_PRODUCT)),
      },
      home: {
        ...{ market: 'us', place: 'Denver, CO', annualUseKwh: 9_000, batteryKwh: 10, roof: { areaM2: 80 } },
        ...{ heating: { system: 'oil' }, ev: { kmPerYear: 20_000, panelAmps: 100 } },
      },
    }),
  ],
  readQuote: ['1 kW ', 'gesamtpreis inkl. mwst 24.900,00 € ', 'garantie 10 jahre ', '\ufdfa<é&"'].map(
    (piece) => () => ({ text: text(piece, MOST_OFFER_TEXT) }),
  ),
  analyseStrategy: [
    () => ({
      ...{ location: 'Denver, CO', ownership: 'own', heatingSystem: 'oil', hasEV: true, market: 'us' },
      ...{ roofDetails: hostile(MAX_ROOF_DETAILS_LENGTH), userName: hostile(200), userEmail: hostile(254) },
    }),
    () => ({
      ...{ location: hostile(MAX_LOCATION_LENGTH), ownership: 'rent', heatingSystem: 'other' },
      photos: Array.from({ length: MAX_PHOTOS }, () => ({ photoType: 'roof', photoUrl: photoOf(59_900) })),
    }),
  ],
  matchPartners: [() => ({ market: 'de', place: hostile(120), answers: leadBody().answers })],
  createLead: [
    (number) => {
      const { answers, ...rest } = leadBody();
      return { ...rest, answers: { ...answers, additionalNotes: hostile(MAX_NOTES_LENGTH) }, contact: contact(number) };
    },
  ],
  sendSummary: [
    (number) => ({
      email: address(number),
      name: hostile(200),
      consultationSummary: hostile(MAX_SUMMARY_LENGTH),
      consent: leadBody().consent,
    }),
  ],
  chooseUpdates: [() => ({ wanted: true })],
  withdrawLead: [() => ({})],
  erasePerson: [() => ({})],
  confirmRequest: [() => ({})],
  refuseRequest: [() => ({})],
  signUp: [
    (number) => ({ name: hostile(200), email: address(number), username: `user${number}`, password: hostile(128) }),
  ],
  askPasswordReset: [(number) => ({ email: address(number) })],
  readAccountLink: [() => ({ token: hostile(200) })],
  renewAccountLink: [() => ({ token: hostile(200) })],
  confirmAccount: [() => ({ token: hostile(200) })],
  resetPassword: [() => ({ token: hostile(200), password: hostile(128) })],
  changeProfile: [() => ({ name: hostile(200), language: 'fr', notifiedByMail: true })],
  deleteAccount: [() => ({ password: hostile(128) })],
  askEmailChange: [(number) => ({ email: address(number), password: hostile(128) })],
  confirmEmailChange: [() => ({ token: hostile(200) })],
  undoEmailChange: [() => ({ token: hostile(200) })],
  markNotification: [() => ({ isRead: true })],
  markAllNotifications: [() => ({ upTo: 2_147_483_647 })],
  unmarkNotifications: [() => ({ readAt: '2026-11-20T10:00:00.000Z' })],
  changeLeadStatus: [() => ({ status: 'lost', reason: 'price' })],
  createWebhook: [() => ({ url: `https://example.org/${hostile(1_900)}` })],
  switchWebhook: [() => ({ enabled: true })],
  testWebhook: [() => ({})],
  rotateWebhookSecret: [() => ({})],
  replayDelivery: [() => ({})],
  changeRole: [() => ({ role: 'partner', partnerId: '00000000-0000-4000-8000-000000000000' })],
  changeAdmin: [() => ({ isAdmin: false })],
  changeVerified: [() => ({ isVerified: true })],
  changeSuspension: [() => ({ isSuspended: true })],
  endUserSessions: [() => ({})],
  retryJob: [() => ({})],
  suspendCompany: [() => ({ isSuspended: true })],
  suspendSite: [() => ({ isSuspended: true })],
  gradeAnswer: [() => ({ grade: 'wrong-fact', note: hostile(500) })],
  exportUsers: [() => ({ query: hostile(100) })],
  exportAssessments: [() => ({ query: hostile(100), kind: 'chat' })],
  exportLeads: [() => ({ query: hostile(100), state: 'handed' })],
  exportProjects: [() => ({ query: hostile(100), state: 'running' })],
  assignPartner: [() => ({ partnerId: '00000000-0000-4000-8000-000000000000' })],
  changeStep: [() => ({ done: false, reason: hostile(300) })],
  writeProjectMessage: [() => ({ text: hostile(2_000) })],
  markConversation: [() => ({})],
  offerQuote: [
    () => ({
      ...{ price: { minor: 100, currency: 'EUR' }, size: { kwp: 9.8 }, includes: [...quoteParts] },
      ...{ bindingUntil: '2026-12-24', note: hostile(1_000) },
    }),
  ],
  addReading: [() => ({ day: '2026-11-20', producedKwh: 9_999_999, fedInKwh: 0, drawnKwh: 1, heatingKwh: 2 })],
  openClaim: [() => ({})],
  changeInstaller: [() => ({ reason: 'other' })],
  reportInstaller: [() => ({ reason: 'other', text: hostile(2_000) })],
  answerQuote: [() => ({ answer: 'accept' })],
  bookCall: [() => ({ startsAt: '2026-11-24T09:00:00Z', timeZone: hostile(64), phone: text('1 ', 40) })],
  addDocument: [() => ({ name: hostile(MAX_DOCUMENT_NAME_LENGTH * 2), file: text('QUJD', MOST_DOCUMENT_BYTES) })],
  exportPartnerLeads: [() => ({ query: hostile(100), status: 'won' })],
  createSite: [() => ({ name: hostile(80), allowedOrigins: manyOrigins })],
  changeSite: [() => ({ name: hostile(80), allowedOrigins: manyOrigins })],
  rotateSiteKey: [() => ({ oldEndsInHours: 24 })],
  endSiteKey: [() => ({ inHours: 24 })],
  changeArea: [() => ({ postcodes: manyPrefixes, onlyArea: true })],
  changePause: [() => ({ isPaused: true, until: '2027-01-01T00:00:00Z' })],
  inviteColleague: [() => ({ email: address(0), role: 'member', language: 'fr' })],
  changeMember: [() => ({ role: 'owner' })],
  readInvitation: [() => ({ token: hostile(200) })],
  acceptInvitation: [() => ({ token: hostile(200) })],
  assignLead: [() => ({ userId: '00000000-0000-4000-8000-000000000000' })],
  noteResult: [() => ({})],
  applyAsPartner: [
    (number) => ({
      ...{ company: hostile(120), registerNumber: hostile(80), country: 'de', state: hostile(80), city: hostile(80) },
      ...{ postcodes: manyPrefixes, solutions: ['solar', 'heatPump', 'evCharging'], contactName: hostile(200) },
      ...{
        email: address(number),
        message: hostile(2_000),
        consent: { version: APPLICATION_CONSENT_VERSION, agree: true },
      },
    }),
  ],
  readApplication: [() => ({ token: hostile(200) })],
  addProof: [
    () => ({ token: hostile(200), kind: 'other', name: hostile(120), file: text('QUJD', MAX_DOCUMENT_BYTES) }),
  ],
  removeProof: [() => ({ token: hostile(200), documentId: '00000000-0000-4000-8000-000000000000' })],
  submitApplication: [() => ({ token: hostile(200) })],
  eraseApplication: [() => ({ token: hostile(200) })],
  decideApplication: [() => ({ accept: false, reason: hostile(1_000) })],
  takeMailEvent: [() => ({ RecordType: 'Bounce', Email: address(0), MessageID: hostile(300) })],
};

let app: TestApp;
let token: string;
beforeAll(async () => {
  const unlimited = { points: Number.MAX_SAFE_INTEGER, seconds: 600 };
  const picture = { mediaPerVisit: unlimited, bytesOfMediaPerVisit: unlimited, bytesOfMediaPerAddress: unlimited };
  const visit = { ...picture, chatPerVisit: unlimited, leadPerVisit: unlimited, summaryPerVisit: unlimited };
  const from = { chatPerAddress: unlimited, leadPerAddress: unlimited, summaryPerAddress: unlimited };
  app = await startApp({ limits: { call: unlimited, visitPerAddress: unlimited, ...visit, ...from } });
  token = (await newVisit(app)).token;
});
afterAll(() => app.stop());

const asking = contract.filter(({ body }) => body !== null);
type Asking = (typeof asking)[number];

/** Of the thread that serves everybody: a password is hashed beside it, as long as that is meant to take. */
async function processorMs(endpoint: Asking, body: object | string): Promise<number> {
  const start = process.threadCpuUsage();
  const reply = await call(
    app,
    at(endpoint.path.replace(/\{\w+\}/g, 'a'.repeat(43)), endpoint.method),
    { body },
    { token, key: newKey() },
  );
  await reply.text();
  const took = threadMs(start);
  expect(reply.status).toBeLessThan(500);
  return took;
}

let number = 0;
/** Of the middle one of several calls, on a server that has compiled its code. */
async function middleMs(endpoint: Asking, body: (number: number) => object | string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < WARM_UPS + RUNS; run += 1) {
    number += 1;
    times.push(await processorMs(endpoint, body(number)));
  }
  return times.slice(WARM_UPS).toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.POSITIVE_INFINITY;
}

async function expectCheap(endpoint: Asking, body: (number: number) => object | string) {
  let least = Number.POSITIVE_INFINITY;
  const most = endpoint.maxBodyBytes ? MOST_OF_LARGE_MS : MOST_MS;
  for (let at = 0; at < TRIES && least >= most; at += 1) {
    const middle = await middleMs(endpoint, body);
    least = Math.min(least, middle < most ? middle : middle / slowness());
  }
  expect(least).toBeLessThan(most);
}

const cases = asking.flatMap((endpoint) =>
  (bodies[endpoint.name] ?? []).map((body, at) => ({ name: `${endpoint.name} ${at}`, endpoint, body })),
);

test('every call with a body has one at its bounds here, which is taken', () => {
  expect(asking.filter(({ name }) => !bodies[name]?.length).map(({ name }) => name)).toEqual([]);
  for (const { name, endpoint, body } of cases)
    expect(z.safeParse(endpoint.body as z.core.$ZodType, body(0)).error?.issues, name).toBeUndefined();
});

test.each(cases)('$name costs the processor little', ({ endpoint, body }) => expectCheap(endpoint, body), 60_000);

const full = (start: string, piece: string, end: string) => () =>
  start + text(piece, MAX_BODY_BYTES - start.length - end.length - piece.length) + end;
test.each([
  ['a list of numbers', full('{"message":"a","history":[', '1,', '1]}')],
  ['lists within lists', full('', '[', '')],
  ['one long text', full('{"message":"', 'a', '"}')],
])(
  'a body of the longest that is refused does too: %s',
  async (_, body) => {
    for (const endpoint of asking) await expectCheap(endpoint, body);
  },
  120_000,
);
