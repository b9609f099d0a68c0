import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLead } from '#domain/contract/leads.ts';
import { listPartnerLeads } from '#domain/contract/partner-leads.ts';
import { analyseStrategy } from '#domain/contract/strategy.ts';
import { readSummary } from '#domain/contract/summary.ts';
import type { LeadData } from '#domain/contract/webhook-messages.ts';
import { reportForOthers } from '#domain/estimate/estimate-report.ts';
import { type Language, languages } from '#domain/place.ts';
import { ask, type CallOptions, leadBody, newVisit, postLead } from '#tests/harness/calls.ts';
import { keep, keptBody } from '#tests/harness/estimates.ts';
import type { Call } from '#tests/harness/loopback-server.ts';
import { openStage, type Stage, verified } from '#tests/harness/partner-webhook.ts';
import { confirmAll, postSummary, summaryBody } from '#tests/harness/summaries.ts';
import { EXAMPLES_URL, newKey } from '#tests/harness/with-app.ts';
import { estimateTexts } from '#texts/estimate/all.ts';
import { estimateLetterTexts } from '#texts/estimate/letter-all.ts';
import { tellReport } from '#texts/estimate/tell-report.ts';
import { homeTexts } from '#texts/home/all.ts';
import { strategyTexts } from '#texts/strategy/all.ts';
import { summaryMailTexts } from '#texts/summary-mail/all.ts';

let stage: Stage;
let options: CallOptions;
beforeEach(async () => {
  stage = await openStage();
  const { token } = await newVisit(stage.app, { siteKey: 'demo-sunny-roofs' }, { origin: EXAMPLES_URL });
  options = { token, origin: EXAMPLES_URL };
});
afterEach(() => stage.stop());

const flat = (text: string) => text.replace(/\s+/g, ' ');

async function mailsOf(kind: string): Promise<string[]> {
  await stage.app.runJobs();
  return (await stage.app.outbox()).filter((it) => it.kind === kind).map(({ text }) => flat(text));
}

async function summaryToken(): Promise<string> {
  const [first = ''] = await mailsOf('firstMail');
  return /\/summary\/([\w.-]+)/.exec(first)?.[1] ?? '';
}

async function webhookLead(): Promise<LeadData> {
  await stage.app.runJobs();
  const message = verified(stage.receiver.calls.at(-1) as Call, stage.own.secret);
  return message.data as LeadData;
}

const escaped = (text: string) => flat(text).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What is said to somebody of this estimate, and of what is typical nothing. */
function expectCalculated(
  text: string,
  report: ReturnType<typeof reportForOthers>,
  language: Language,
  to: 'own' | 'other',
) {
  const locale = { language, market: 'de' } as const;
  const told = tellReport(report, locale, to);
  expect(text).toContain(flat(told.calculated));
  for (const { label, range } of told.lines) expect(text).toMatch(new RegExp(`${escaped(label)} ?: ${escaped(range)}`));
  for (const name of Object.values(homeTexts[language].package)) {
    const isAgainst = told.notWorthIt.some(({ label }) => label === name);
    if (!isAgainst) expect(text).not.toContain(`${name} `);
  }
  expect(text).not.toContain(flat(summaryMailTexts[language].typicalNote));
}

describe.each(languages)('an estimate that was answered, in %s', (language) => {
  test('is the one verdict of first mail, full mail, company’s mail, page, lead and webhook', async () => {
    const { app, own } = stage;
    const { verdict } = await keep(app, keptBody({ householdIncome: 48_000 }), options);
    await ask(app, createLead, { body: { ...leadBody(), language } }, { ...options, key: newKey() });
    const token = await summaryToken();
    const [before] = (await ask(app, readSummary, { parameters: { token } })).consultations;
    expect(before?.estimate?.verdict).toEqual(verdict);
    expect(JSON.stringify(before)).not.toContain('householdIncome');
    await confirmAll(app, token);

    const [page] = (await ask(app, readSummary, { parameters: { token } })).consultations;
    const report = page?.estimate;
    if (!report) throw new Error('the page tells no estimate');
    expect(page).toMatchObject({ result: null, potentials: verdict.potentials, ownsHome: true, estimate: { verdict } });
    expect(report.assumptions.map(({ name }) => name)).toContain('householdIncome');

    const others = reportForOthers(report);
    const { request } = (await ask(app, listPartnerLeads, {}, own.partner.as))[0] ?? {};
    expect(request).toMatchObject({ result: null, potentials: verdict.potentials, estimate: others });
    expect(await webhookLead()).toMatchObject({
      ...{ kind: 'questionnaire', result: null, potentials: verdict.potentials, estimate: others },
    });
    expect(JSON.stringify([request, await webhookLead()])).not.toContain('householdIncome');

    const [full = ''] = await mailsOf('summary');
    expectCalculated(full, report, language, 'own');
    const [first = ''] = await mailsOf('firstMail');
    expect(first).toContain(flat(tellReport(report, { language, market: 'de' }).lines.at(-4)?.range ?? '?'));
    expect(first).not.toContain(`${homeTexts[language].package.comprehensive}`);
  });
});

test('a company reads the same figures, of nobody’s income', async () => {
  const { app } = stage;
  await keep(app, keptBody({ householdIncome: 48_000 }), options);
  await postLead(app, leadBody(), options);
  const [mail = ''] = await mailsOf('partnerLead');
  const [lead] = await ask(app, listPartnerLeads, {}, stage.own.partner.as);
  if (!lead?.request?.estimate) throw new Error('the lead tells no estimate');
  const language = mail.includes('Guten Tag') ? 'de' : 'en';
  expectCalculated(mail, lead.request.estimate, language, 'other');
  expect(mail).not.toMatch(/48[.,]000/);
});

test('what is not worth it is told with the reason, and is not what to begin with', async () => {
  const { app } = stage;
  const north = { roof: { kwp: 3, tiltDeg: 60, azimuthDeg: 0, shading: 'heavy' as const }, costs: { solar: 20_000 } };
  const { verdict } = await keep(app, keptBody(north), options);
  expect(verdict.notWorthIt).toEqual([{ solution: 'solar', reason: 'long-payback' }]);
  await postLead(app, leadBody(), options);
  await confirmAll(app, await summaryToken());
  const [mail = ''] = await mailsOf('summary');
  expect(mail).toContain('Zuerst die Wärmepumpe: So ergibt es die genaue Berechnung für Ihr Zuhause.');
  expect(mail).toContain(
    `${estimateLetterTexts.de.notWorthItHeading.toUpperCase()} Solarpaket: Die genaue Berechnung ergibt: Es rechnet sich erst nach mehr als 20 Jahren.`,
  );
});

test('an estimate that comes after the request is told from then on', async () => {
  const { app } = stage;
  await postLead(app, leadBody(), options);
  const token = await summaryToken();
  const read = async () => (await ask(app, readSummary, { parameters: { token } })).consultations[0];
  expect((await read())?.result).not.toBeNull();
  const { verdict } = await keep(app, keptBody(), options);
  expect(await read()).toMatchObject({ result: null, potentials: verdict.potentials, estimate: { verdict } });
  await confirmAll(app, token);
  expect(await webhookLead()).toMatchObject({ result: null, estimate: { verdict } });
  const [mail = ''] = await mailsOf('summary');
  expect(mail).toContain(estimateTexts.de.title.toUpperCase());
});

test('a strategy gives way to it as well, and a summary by mail tells it', async () => {
  const { app } = stage;
  const answers = { location: '10437 Berlin', ownership: 'own', heatingSystem: 'gas', hasEV: true } as const;
  const body = { ...answers, language: 'de', market: 'de' } as const;
  const { providers } = await ask(app, analyseStrategy, { body }, options);
  const { verdict } = await keep(app, keptBody({}, 'check'), options);
  const { assessment: _, ...asked } = summaryBody();
  await postSummary(app, { ...asked, check: answers }, options);
  const token = await summaryToken();
  const [summary] = (await ask(app, readSummary, { parameters: { token } })).consultations;
  expect(summary).toMatchObject({
    kind: 'summary',
    result: null,
    potentials: verdict.potentials,
    estimate: { verdict },
  });
  await confirmAll(app, token);
  const [mail = ''] = await mailsOf('summary');
  expect(mail).toContain(estimateTexts.de.title.toUpperCase());
  expect(mail).toContain(strategyTexts.de.providersHeading.toUpperCase());
  for (const { name } of providers) expect(mail).toContain(name);
});
