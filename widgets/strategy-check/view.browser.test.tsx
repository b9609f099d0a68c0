import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createLead } from '#domain/contract/leads.ts';
import { analyseStrategy } from '#domain/contract/strategy.ts';
import { sendSummary } from '#domain/contract/summary-mail.ts';
import { violations } from '#widgets/shared/testing/violations.ts';
import { button, events, press, text, watchPage } from '#widgets/shared/testing/widget-page.ts';
import {
  ANALYZE,
  answerAll,
  choose,
  failing,
  fillAddress,
  insert,
  reachResults,
  serve,
} from '#widgets/strategy-check/testing/check-page.ts';
import { ownerStrategy } from '#widgets/strategy-check/testing/sample-strategy.ts';

watchPage();

const detailsOf = (name: string) =>
  events.filter(({ type }) => type === `wattnest-${name}`).map(({ detail }) => detail);

it('asks until location, ownership and heating are told', async () => {
  insert();
  await expect.element(button(ANALYZE)).toBeDisabled();
  await page.getByLabelText('Where is your home?').fill('Denver');
  await choose('I own it');
  await expect.element(text('One more answer to go')).toBeVisible();
  await expect.element(button(ANALYZE)).toBeDisabled();
  await choose('Natural gas');
  await expect.element(button(ANALYZE)).toBeEnabled();
  expect(await violations()).toEqual([]);
});

it('sends the answers and shows the setup, its reasons and its companies', async () => {
  const { environment } = insert();
  await page.getByLabelText('Where is your home?').fill(' Denver ');
  await choose('I own it');
  await page.getByLabelText('What is your roof like? (optional)').fill('flat');
  await choose('Heat pump');
  await choose('Planning to');
  await press(ANALYZE);
  await expect.element(text('About 9.5 kWp')).toBeVisible();
  await expect.element(text('Front Range Solar')).toBeVisible();
  expect(await violations()).toEqual([]);
  const sent = environment.requests.find(({ path }) => path === analyseStrategy.path);
  expect(sent?.body).toEqual({
    ...{ location: 'Denver', ownership: 'own', roofDetails: 'flat', heatingSystem: 'heat-pump' },
    ...{ hasEV: false, planningEV: true, photoUploaded: false, language: 'en', market: 'us' },
  });
  expect(detailsOf('complete')).toMatchObject([{ kind: 'check', answers: { location: 'Denver', photos: [] } }]);
});

it('shows a language model’s reasons and says whose they are, until another language is spoken', async () => {
  const { root } = insert((request) => {
    const json = { strategy: ownerStrategy, advisor: 'ai', language: 'en', reasons: ['Your roof is free of shade.'] };
    return request.path === analyseStrategy.path ? { status: 200, json } : serve(request);
  });
  await answerAll();
  await press(ANALYZE);
  await expect.element(text('Your roof is free of shade.')).toBeVisible();
  await expect
    .element(text('An AI has worded these reasons. Recommendation and figures come from our calculation.'))
    .toBeVisible();
  (root.host as HTMLElement).lang = 'de';
  await expect.element(text('Your roof is free of shade.')).not.toBeInTheDocument();
  expect(root.textContent).not.toContain('KI formuliert');
  (root.host as HTMLElement).lang = 'en';
  await expect.element(text('Your roof is free of shade.')).toBeVisible();
  expect(await violations()).toEqual([]);
});

it('shows that it works, at 60 percent, whatever the step', async () => {
  const { root, environment } = insert();
  environment.fetch = () => new Promise(() => undefined);
  await answerAll();
  await press(ANALYZE);
  await expect.element(text('This usually takes 30-60 seconds')).toBeVisible();
  expect(root.querySelector('progress')?.value).toBe(60);
  expect(root.querySelectorAll('.blocks li')).toHaveLength(3);
  expect(await violations()).toEqual([]);
});

it('tells a failure in place and as a notification, keeps the answers, and works the next time', async () => {
  let isBroken = true;
  const broken = failing(500, 'internal');
  insert((request) => (isBroken ? broken(request) : serve(request)));
  await answerAll();
  await press(ANALYZE);
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'Failed to analyze your information. Please try again.' }))
    .toBeVisible();
  await expect.element(text('Analysis failed')).toBeVisible();
  await expect.element(text('There was an error analyzing your information. Please try again.')).toBeVisible();
  expect(await violations()).toEqual([]);
  expect(detailsOf('error')).toEqual([{ code: 'internal' }]);
  isBroken = false;
  await press(ANALYZE);
  await expect.element(text('Your Energy Strategy')).toBeVisible();
  expect(document.body.textContent).not.toContain('Analysis failed');
});

it('asks for another place when this one is not known', async () => {
  const { root } = insert(failing(400, 'validation', [{ path: 'location', problem: 'unknown-place' }]));
  await answerAll();
  await press(ANALYZE);
  await expect.element(text('We do not know this place.')).toBeVisible();
  await expect.poll(() => (root.activeElement as HTMLInputElement)?.value).toBe('Denver');
  expect(await violations()).toEqual([]);
  await userEvent.type(page.getByLabelText('Where is your home?'), ' CO');
  await expect.element(text('We do not know this place.')).not.toBeInTheDocument();
});

it('leads to a request with the answers, and closes once it was sent', async () => {
  const { environment } = insert();
  await reachResults();
  await press('Connect with Installation Partners');
  await expect.element(page.getByLabelText('ZIP code or city')).toHaveValue('Denver');
  await fillAddress();
  await press('Send my request');
  await expect.element(text('Your request is with us')).toBeVisible();
  const sent = environment.requests.find(({ path }) => path === createLead.path);
  expect(sent?.body).toMatchObject({
    kind: 'check',
    answers: { location: 'Denver', ownership: 'own', heatingSystem: 'gas' },
  });
  expect(detailsOf('close')).toEqual([]);
  await press('Done');
  expect(detailsOf('close')).toEqual([{ kind: 'check' }]);
});

it('a dialog that is closed without sending leads back to the result', async () => {
  insert();
  await reachResults();
  await press('Connect with Installation Partners');
  await page.getByRole('button', { name: 'Close' }).click();
  expect(detailsOf('close')).toEqual([]);
  await expect.element(text('About 9.5 kWp')).toBeVisible();
});

it('mails the report after a look at it', async () => {
  const { environment } = insert();
  await reachResults();
  await press('Get Detailed Report by Email');
  await fillAddress();
  await press('Show the preview');
  await expect.element(page.getByRole('heading', { name: 'Why we recommend this' }).last()).toBeVisible();
  await press('Send to My Email');
  await expect.element(text('One more step:').first()).toBeVisible();
  const sent = environment.requests.find(({ path }) => path === sendSummary.path);
  expect(sent?.body).toMatchObject({ check: { location: 'Denver' }, consent: { agreeToTerms: true } });
  expect(sent?.body).not.toHaveProperty('assessment');
});

it('starts over at the questions, answers kept', async () => {
  insert();
  await reachResults();
  await press('Start Over');
  await expect.element(page.getByLabelText('Where is your home?')).toHaveValue('Denver');
});

it('comes back after a reload with its result, and without one says so', async () => {
  const kept = new Map<string, string>();
  const { element } = insert(serve, { lang: 'en', id: 'c' }, kept);
  await reachResults();
  element.remove();
  const second = insert(serve, { lang: 'en', id: 'c' }, kept);
  await expect.element(text('About 9.5 kWp')).toBeVisible();
  second.element.remove();
  const [key = '', saved = ''] = [...kept.entries()].find(([name]) => name.includes('strategy-check')) ?? [];
  kept.set(key, JSON.stringify({ ...JSON.parse(saved), reply: { from: 'elsewhere' } }));
  expect(saved).not.toContain('data:');
  insert(serve, { lang: 'en', id: 'c' }, kept);
  await expect.element(text('No results available. Please try again.')).toBeVisible();
  await press('Start Over');
  await expect.element(button(ANALYZE)).toBeEnabled();
});

it('speaks German and French, in the market of the page', async () => {
  for (const [lang, submit, what] of [
    ['de', 'Mein Zuhause auswerten', 'Etwa 9,5 kWp'],
    ['fr', 'Analyser mon logement', 'Environ 9,5 kWc'],
  ] as const) {
    const prefill = JSON.stringify({ location: '8001', ownership: 'own', heatingSystem: 'oil' });
    const { element } = insert(serve, { lang, prefill });
    await press(submit);
    await expect.element(text(what)).toBeVisible();
    expect(await violations()).toEqual([]);
    element.remove();
  }
});
