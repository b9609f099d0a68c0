import type { BodyOf } from '#domain/contract/endpoint.ts';
import { confirmRequest, readSummary } from '#domain/contract/summary.ts';
import { sendSummary } from '#domain/contract/summary-mail.ts';
import { ask, type CallOptions, call, leadBody } from '#tests/harness/calls.ts';
import type { TestApp } from '#tests/harness/with-app.ts';

export type SummaryBody = BodyOf<typeof sendSummary>;

/** The dialog's form: the home of `leadBody` with size and bill as numbers. */
export function summaryBody(email = 'ada@example.org'): SummaryBody {
  const { homeSize: _, ...answers } = leadBody().answers;
  const assessment = { ...answers, homeSize: 162.6, annualEnergyBill: 2500 };
  return { email, name: 'Ada Lovelace', assessment, language: 'de', market: 'de' };
}

/** The chat's form. */
export function chatSummaryBody(email = 'ada@example.org'): SummaryBody {
  const recommendations = { solarPotential: 'high', heatPumpPotential: 'medium' } as const;
  return { email, name: 'Ada Lovelace', consultationSummary: 'Call <b>now</b>', recommendations, language: 'en' };
}

export function postSummary(app: TestApp, body: unknown = summaryBody(), options: CallOptions = {}): Promise<Response> {
  return call(app, sendSummary, { body }, options);
}

/** Says yes, from another browser, to everything behind the link that nobody has confirmed. */
export async function confirmAll(app: TestApp, token: string, options: CallOptions = {}): Promise<void> {
  const { consultations } = await ask(app, readSummary, { parameters: { token } });
  const waiting = consultations.filter((it) => !it.confirmedAt && !it.withdrawnAt);
  for (const { id } of waiting)
    await ask(app, confirmRequest, { parameters: { token, requestId: id }, body: {} }, options);
}

/** What stands behind a word in the newest mail's links: `summary`, `unsubscribe`. */
export async function mailedToken(app: TestApp, word = 'summary'): Promise<string> {
  await app.runJobs('send-mail');
  const [mail] = await app.outbox();
  return new RegExp(`/${word}/([\\w.-]+)`).exec(mail?.text ?? '')?.[1] ?? '';
}
