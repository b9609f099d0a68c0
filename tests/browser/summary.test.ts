import { eq } from 'drizzle-orm';
import type { Request } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { contactAddress } from '#api/database/schema/contacts.ts';
import { lead } from '#api/database/schema/leads.ts';
import { en as calls } from '#host-site/texts/en.ts';
import { en } from '#host-site/texts/summary/en.ts';
import { en as unsubscribing } from '#host-site/texts/unsubscribe/en.ts';
import { answerAll, fillContact, questionnaireOn, sendContact } from '#tests/browser/questionnaire-pages.ts';
import { openVisitor, type Visitor } from '#tests/harness/browser.ts';
import { onTwoSites } from '#tests/harness/on-two-sites.ts';
import { summaryDialogTexts } from '#widgets/shared/summary-dialog/texts/all.ts';

const EMAIL = 'ada@example.org';
const world = onTwoSites();
let visitor: Visitor;

beforeAll(async () => {
  visitor = await openVisitor(world.browser);
});

async function confirmedAt() {
  const { db } = world.sites.api().deps.database;
  const ofAddress = eq(contactAddress.id, lead.contactAddressId);
  const [row] = await db
    .select()
    .from(lead)
    .innerJoin(contactAddress, ofAddress)
    .where(eq(contactAddress.email, EMAIL));
  return row?.lead.confirmedAt;
}

const linkInMail = () => world.linkInMail(/https?:\/\/\S+\/summary\/[\w-]+/, EMAIL);

let link = '';
const path = () => link.replace('/summary/', '/en/summary/');

test('the link in the mail opens the assessment, and only the button confirms the request', async () => {
  const { page } = visitor;
  await page.goto(`${world.sites.partner}/plain.html`);
  const questionnaire = questionnaireOn(page, { language: 'de' });
  await answerAll(questionnaire);
  await fillContact(questionnaire, EMAIL);
  await sendContact(questionnaire);

  link = await linkInMail();
  expect(link).toMatch(`${world.sites.portal}/summary/`);
  await page.goto(path());

  await page.getByRole('heading', { name: en.heading }).waitFor();
  await page.getByRole('table').first().waitFor();
  expect(await confirmedAt()).toBeNull();
  expect(await page.getByText('Ada Lovelace').count()).toBe(0);
  expect(await visitor.axe()).toEqual([]);

  await page.getByRole('button', { name: en.confirm.button }).click();
  await page.getByText(en.confirm.done).waitFor();
  expect(await confirmedAt()).toBeInstanceOf(Date);
  await page.getByText('Hello Ada Lovelace,').waitFor();
  expect(await visitor.axe()).toEqual([]);
  expect(visitor.pageErrors).toEqual([]);
  expect(visitor.cspViolations).toEqual([]);
});

test('a summary from another page waits for a word of its own beside the request, and goes where it was not the reader', async () => {
  const { page } = visitor;
  const texts = summaryDialogTexts.de;
  await page.goto(`${world.sites.partner}/plain.html`);
  const questionnaire = questionnaireOn(page, { language: 'de' });
  await questionnaire.button(texts.open).click();
  await questionnaire.button(texts.send).click();
  await questionnaire.root.getByText(texts.outcomes.confirm.text(EMAIL)).first().waitFor();
  await page.goto(path());
  await page.getByRole('heading', { name: /^Consultation of/ }).waitFor();
  await page.getByRole('heading', { name: /^Request of/ }).waitFor();
  await page.getByRole('button', { name: en.confirm.refuse }).press('Enter');
  await expect.poll(() => page.getByRole('heading', { name: /^Consultation of/ }).count()).toBe(0);
  expect(await page.getByRole('heading', { name: /^Request of/ }).count()).toBe(1);
});

test('a request is withdrawn after a question, and its steps are gone', async () => {
  const { page } = visitor;
  await page.getByRole('heading', { name: en.timeline.heading }).waitFor();
  await page.getByRole('button', { name: en.withdraw.button }).click();
  await page.getByRole('button', { name: en.keep }).click();
  await page.getByRole('button', { name: en.withdraw.button }).click();
  expect(await visitor.axe()).toEqual([]);
  await page.getByRole('button', { name: en.withdraw.confirm }).click();
  await page.getByText(en.withdrawnTold).waitFor();
  expect(await page.getByRole('heading', { name: en.timeline.heading }).count()).toBe(0);
});

test('a button that does not get through says so, and works the next time', async () => {
  const { page } = visitor;
  await page.route('**/export', (route) => route.abort('connectionreset'), { times: 1 });
  await page.getByRole('button', { name: en.yourData.download }).click();
  await page.getByText(calls.calls.offline).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: en.yourData.download }).click();
  expect((await download).suggestedFilename()).toMatch(/^wattnest-\d{4}-\d\d-\d\d\.json$/);
});

test('nothing on the page comes from elsewhere, and no address tells the link to anybody', async () => {
  const { page } = visitor;
  const asked: { url: string; referer: string | undefined }[] = [];
  const note = (request: Request) => asked.push({ url: request.url(), referer: request.headers().referer });
  page.on('request', note);
  await page.goto(path());
  await page.getByRole('heading', { name: en.yourData.heading }).waitFor();
  page.off('request', note);
  expect(asked.length).toBeGreaterThan(3);
  const foreign = asked.filter(({ url }) => !url.startsWith(`${world.sites.portal}/`) && !url.startsWith('data:'));
  expect(foreign).toEqual([]);
  expect(asked.filter(({ referer }) => referer)).toEqual([]);
});

test('no more mails, and the way back', async () => {
  const { page } = visitor;
  const unsubscribeUrl = (await world.sites.outbox()).find(({ to }) => to === EMAIL)?.unsubscribeUrl ?? '';
  await page.goto(unsubscribeUrl.replace(/\/(api\/)?unsubscribe\//, '/en/unsubscribe/'));
  await page.getByRole('heading', { name: unsubscribing.heading }).waitFor();
  expect(await visitor.axe()).toEqual([]);
  await page.getByRole('button', { name: unsubscribing.button }).click();
  await page.getByRole('heading', { name: unsubscribing.ended.title }).waitFor();
  await page.getByRole('button', { name: unsubscribing.undo }).click();
  await page.getByRole('heading', { name: unsubscribing.undone.title }).waitFor();
});

test('a link that has ended says what to do', async () => {
  const { page } = visitor;
  const { db } = world.sites.api().deps.database;
  const ending = (linkEndsAt: Date) => db.update(contactAddress).set({ linkEndsAt });
  const [row] = await db.select().from(contactAddress).where(eq(contactAddress.email, EMAIL));
  await ending(new Date(0));
  await page.goto(path());
  await page.getByRole('heading', { name: en.ended.title }).waitFor();
  await page.getByText(en.ended.text).waitFor();
  expect(await visitor.axe()).toEqual([]);
  await page.getByRole('link', { name: en.newAssessment }).waitFor();
  await ending(row?.linkEndsAt ?? new Date());
});

test('on a phone the cells of the packages name their column to the eye alone', async () => {
  const { page } = visitor;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path());
  const cell = page.locator('.packages td').first();
  await cell.waitFor();
  const column = await cell.getAttribute('data-column');
  expect(await cell.evaluate((it) => getComputedStyle(it, '::before').content)).toBe(`"${column}" / ""`);
});

test('everything is erased by keyboard, only after the typed word', async () => {
  const { page } = visitor;
  await page.goto(path());
  const other = await page.context().newPage();
  await other.goto(path());
  await other.getByRole('heading', { name: en.yourData.heading }).waitFor();
  await page.getByRole('button', { name: en.erase.button }).press('Enter');
  await page.getByLabel(en.erase.label(en.erase.word)).waitFor();
  const confirm = page.getByRole('dialog').getByRole('button', { name: en.erase.confirm });
  expect(await confirm.isEnabled()).toBe(false);
  await page.keyboard.type('erase');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: en.erased.title }).waitFor();
  await other.getByRole('button', { name: en.yourData.download }).click();
  await other.getByText(en.used).first().waitFor();
  await other.close();
  await page.reload();
  await page.getByRole('heading', { name: en.notFound.title }).waitFor();
  expect(await confirmedAt()).toBeUndefined();
  expect(visitor.pageErrors).toEqual([]);
  expect(visitor.cspViolations).toEqual([]);
});
