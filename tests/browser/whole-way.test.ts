import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#domain/place.ts';
import type { InputWay } from '#tests/browser/input/input-way.ts';
import { keyboard } from '#tests/browser/input/keyboard.ts';
import { mouse } from '#tests/browser/input/mouse.ts';
import { touch } from '#tests/browser/input/touch.ts';
import { pageOf, type Site, signsIn, siteKeys } from '#tests/browser/markets.ts';
import {
  type Answer,
  answersByStep,
  contactField,
  expectedAnswers,
  onwards,
  type Questionnaire,
  questionnaireOn,
  unfoldPackages,
} from '#tests/browser/questionnaire-pages.ts';
import { openVisitor } from '#tests/harness/browser.ts';
import { onTwoSites } from '#tests/harness/on-two-sites.ts';
import { waysOf } from '#tests/harness/ways.ts';
import { testLanguages } from '#tests/languages/all.ts';

const NOTES = 'Reihenhaus, Baujahr 1962';
const bill: Answer = ['annualEnergyBill', '1000_2000'];
const photo = resolve('docs/pictures/partner-page.png');
const inputs = { mouse, keyboard, touch };
type Way = { site: Site; device: keyof typeof inputs; language: Language };

/** Every input in every language, the two sites in turn: so each site meets every input and every language. */
const ways = (['mouse', 'keyboard', 'touch'] as const).flatMap((device, row) =>
  languages.map((language, column): Way => {
    const site = (row + column) % 2 === 0 ? 'portal' : 'partner';
    return { site, device, language };
  }),
);
/** Each input, each language and both sites once. */
const always = [0, 5, 7];

const world = onTwoSites();

/** Through the four steps to the results; the reply is all that was there to read. */
async function answerBy(input: InputWay, questionnaire: Questionnaire): Promise<string> {
  const { root, texts } = questionnaire;
  let seen = '';
  await root.scrollIntoViewIfNeeded();
  for (const [index, answers] of answersByStep.entries()) {
    const step = index + 1;
    await root.getByText(texts.stepOf(step, 4)).first().waitFor();
    for (const answer of answers) await input.choose(questionnaire, answer);
    if (step === 3) await addPhoto(input, questionnaire);
    if (step === 4) await input.choose(questionnaire, bill);
    if (step === 4) await input.type(root.getByLabel(texts.questions.additionalNotes), NOTES);
    seen += await root.locator('[part=root]').innerText();
    await input.press(onwards(questionnaire, step));
  }
  await root.getByRole('heading', { name: texts.title }).waitFor();
  await unfoldPackages(questionnaire);
  return seen + (await root.locator('[part=root]').innerText());
}

async function addPhoto(input: InputWay, { root, texts }: Questionnaire) {
  await input.addPhoto(root.getByLabel(texts.photos.slots.roofPhoto).and(root.locator('input')), photo);
  await root.getByText(texts.photos.added('partner-page.jpg')).waitFor();
}

async function askForPartners(input: InputWay, questionnaire: Questionnaire, email: string, place: string) {
  const { root, texts, button } = questionnaire;
  await input.press(button(texts.connect));
  for (const [field, text] of Object.entries({ name: 'Ada Lovelace', email, place }))
    await input.type(contactField(questionnaire, field as 'name' | 'email' | 'place'), text);
  await input.tick(root.getByRole('checkbox').first());
  await input.press(button(texts.contact.submit));
  await root.getByText(texts.sent.title).waitFor();
}

describe('from the first question to a stored lead; with DEEP 9 of 18 ways, that hold every pair of site, input and language', () => {
  test.each(waysOf(ways, always))('$site, $device, $language', async ({ site, device, language }) => {
    const input = inputs[device];
    const market = testLanguages[language].questionnaire;
    const email = `${site}-${device}-${language}@example.org`;
    const visitor = await openVisitor(world.browser, input.device);
    const page = pageOf(world.sites, site, language);
    await visitor.page.goto(page.url);
    const questionnaire = questionnaireOn(visitor.page, page);
    const seen = await answerBy(input, questionnaire);
    for (const words of [market.size, market.bill, market.total]) expect(seen.replace(/\s/g, ' ')).toContain(words);
    expect(signsIn(seen)).toEqual(market.signs);
    await askForPartners(input, questionnaire, email, market.place);
    const answers = { ...expectedAnswers, annualEnergyBill: bill[1], additionalNotes: NOTES };
    const stored = { language, market: market.market, siteKey: siteKeys[site], answers };
    expect(await world.leadsOf(email)).toMatchObject([stored]);
    expect([visitor.pageErrors, visitor.cspViolations, (await visitor.stored()).cookies]).toEqual([[], [], []]);
    await visitor.leave();
  });
});
