import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keepEstimate } from '#domain/contract/keep-estimate.ts';
import { estimateTexts } from '#texts/estimate/all.ts';
import {
  insert,
  press,
  type Served,
  serve,
  text,
  watchPage,
} from '#widgets/questionnaire/testing/questionnaire-page.ts';
import { resultTexts } from '#widgets/shared/results/texts/all.ts';
import { violations } from '#widgets/shared/testing/violations.ts';

watchPage();

const texts = estimateTexts.en;
const answered = {
  ...{ homeType: 'single_family', homeSize: '1500_2000', roofType: 'unsure' },
  ...{ currentHeatingSystem: 'gas', heatingSystemAge: 'over_15', hasEV: 'no', energyGoals: 'save_money' },
};
const serveEstimates: Served = (request) =>
  request.path.includes('incentives') ? { status: 200, json: [] } : serve(request);

/** The first of them loads the later parts. */
const PATIENCE_MS = 15_000;

async function showResults(answers: object = {}, answer = serveEstimates, kept = new Map<string, string>()) {
  const saved = { answers: { ...answered, ...answers }, step: 4, inResults: true };
  if (kept.size === 0) kept.set('wattnest:questionnaire:v1::q', JSON.stringify(saved));
  const world = insert(answer, { id: 'q', lang: 'en', market: 'de' }, kept);
  await vi.waitFor(() => expect(world.root.querySelector('.results')).not.toBeNull(), PATIENCE_MS);
  return { ...world, find: <Found extends Element>(selector: string) => world.root.querySelector(selector) as Found };
}

async function openQuestions() {
  await press(resultTexts.en.estimate);
  await expect.element(page.getByLabelText(texts.questions.place)).toBeVisible();
}

async function calculate(place = '10115 Berlin') {
  await openQuestions();
  await page.getByLabelText(texts.questions.place).fill(place);
  await press(texts.questions.submit);
}

const shown = () => expect.element(text(texts.assumptions.title)).toBeVisible();

it('replaces the quick rating by what is calculated, and tells the server', async () => {
  const { root, environment, find } = await showResults();
  expect(find('.potential h3').nextElementSibling).not.toBeNull();
  await openQuestions();
  await expect.element(text('left empty: 4.000 kWh')).toBeVisible();
  expect(await violations()).toEqual([]);
  await page.getByLabelText(texts.questions.place).fill('10115 Berlin');
  await press(texts.questions.submit);
  await shown();
  expect(await violations()).toEqual([]);
  expect(find('.calculated').textContent).toBe(resultTexts.en.calculated);
  expect(root.querySelectorAll('.chart svg')).toHaveLength(4);
  expect(
    [...root.querySelectorAll('.chart')].every((it) => it.querySelector('table') && it.querySelector('figcaption')),
  ).toBe(true);
  await expect
    .poll(() => environment.requests.find(({ path }) => path === keepEstimate.path)?.body)
    .toMatchObject({
      kind: 'questionnaire',
      input: { market: 'de', place: '10115 Berlin', heating: { system: 'gas', ageYears: 15, areaM2: 162.5 } },
    });
});

it('asks again where the place is not known, with nothing lost', async () => {
  const { root, find } = await showResults();
  await openQuestions();
  await page.getByLabelText(texts.questions.use.label, { exact: false }).fill('3500');
  await page.getByLabelText(texts.questions.place).fill('Xyzzyhausen');
  await press(texts.questions.submit);
  await expect.element(text('We do not know this place yet.')).toBeVisible();
  await expect.poll(() => root.activeElement).toBe(find('[aria-invalid=true]'));
  await expect.element(page.getByLabelText(texts.questions.use.label, { exact: false })).toHaveValue('3500');
  expect(await violations()).toEqual([]);
  await page.getByLabelText(texts.questions.place).fill('Hamburg');
  await press(texts.questions.submit);
  await shown();
});

it('shows as not recommended what it finds not worth it, and why', async () => {
  const { root, find } = await showResults();
  await calculate();
  await shown();
  find<HTMLDetailsElement>('.assumptions').open = true;
  const price = page.getByLabelText(texts.assumptions.names.electricityPrice, { exact: true });
  await price.fill('0,9');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => root.querySelectorAll('.against').length).toBeGreaterThan(0);
  expect(find('.against').textContent).toContain('running it costs more than what you heat with today');
  expect(find('.recommended h3').textContent).toContain('Solar');
  expect(root.querySelectorAll('.chart')).toHaveLength(4);
  await press(texts.assumptions.putBackOf(texts.assumptions.names.electricityPrice));
  await expect.poll(() => root.querySelector('.against')).toBeNull();
});

it('says at the line why a value is refused, and takes it back', async () => {
  const { find } = await showResults();
  await calculate();
  await shown();
  find<HTMLDetailsElement>('.assumptions').open = true;
  const tilt = page.getByLabelText(texts.assumptions.names['roof.tiltDeg']);
  await tilt.fill('400');
  await userEvent.keyboard('{Tab}');
  await expect.element(text('This number is out of range.')).toBeVisible();
  await expect.element(tilt).toHaveValue('400');
  expect(await violations()).toEqual([]);
  await press(texts.assumptions.putBackOf(texts.assumptions.names['roof.tiltDeg']));
  await expect.element(tilt).toHaveValue('35');
});

it('is worked with the keyboard alone', async () => {
  const { root, find } = await showResults();
  find<HTMLButtonElement>('.estimate-door button').focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => root.querySelector('.estimate .form')).not.toBeNull();
  await expect.poll(() => root.activeElement?.id).toBe('estimate-title');
  await userEvent.keyboard('{Tab}Bremen{Enter}');
  await shown();
  await expect.poll(() => root.activeElement?.id).toBe('estimate-title');
  await userEvent.keyboard('{Tab}{Enter}');
  expect(find<HTMLDetailsElement>('.chart details').open).toBe(true);
});

it('comes back after a reload, and can be printed', async () => {
  const kept = new Map<string, string>();
  const first = await showResults({}, serveEstimates, kept);
  await calculate();
  await shown();
  first.element.remove();
  await showResults({}, serveEstimates, kept);
  await shown();
  const print = vi.spyOn(window, 'print').mockReturnValue();
  await press(texts.print);
  expect(print).toHaveBeenCalledOnce();
  print.mockRestore();
});

it('gives who rents what they can do, without roof and heating', async () => {
  const { root } = await showResults({ homeType: 'apartment' });
  await calculate();
  await expect.element(text(texts.renter.advice['landlord-letter'])).toBeVisible();
  expect(root.querySelectorAll('.chart')).toHaveLength(0);
  expect(await violations()).toEqual([]);
});
