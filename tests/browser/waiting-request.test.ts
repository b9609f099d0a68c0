import { expect, test } from 'vitest';
import { durableRules } from '#api/limits/limiter.ts';
import { createLead } from '#domain/contract/leads.ts';
import { en } from '#host-site/texts/summary/en.ts';
import { answerAll, fillContact, questionnaireOn, sendContact } from '#tests/browser/questionnaire-pages.ts';
import { ageMails } from '#tests/harness/age-mails.ts';
import { openVisitor } from '#tests/harness/browser.ts';
import { ask, leadBody, serverAt } from '#tests/harness/calls.ts';
import { onTwoSites } from '#tests/harness/on-two-sites.ts';
import { newKey } from '#tests/harness/with-app.ts';
import { contactDialogTexts } from '#widgets/shared/contact-dialog/texts/all.ts';

const EMAIL = 'ada@example.org';
const world = onTwoSites();

const askFor = (email: string) => {
  const { portal } = world.sites;
  return ask(serverAt(portal), createLead, { body: leadBody(email) }, { origin: portal, key: newKey() });
};

test('a request that waits for its owner says so where it is sent and behind the link, until the answer', async () => {
  for (let number = 0; number < durableRules.unconfirmedLead.points; number += 1) await askFor(`${number}@example.org`);
  await ageMails(world.sites);
  const visitor = await openVisitor(world.browser);
  const { page } = visitor;
  await page.goto(`${world.sites.partner}/plain.html`);
  const questionnaire = questionnaireOn(page, { language: 'de' });
  await answerAll(questionnaire);
  await fillContact(questionnaire, EMAIL);
  await sendContact(questionnaire);
  const [, told] = contactDialogTexts.de.sent.waits('|').split('|');
  await questionnaire.root.getByText(told ?? '').waitFor();
  expect(await askFor(EMAIL)).toMatchObject({ waits: true });

  await page.goto(
    (await world.linkInMail(/https?:\/\/\S+\/summary\/[\w-]+/, EMAIL)).replace('/summary/', '/en/summary/'),
  );
  const waiting = page.getByText(en.waiting.text);
  const received = page.getByText(en.statuses.new);
  await expect.poll(() => waiting.count()).toBe(2);
  expect(await received.count()).toBe(0);
  expect(await visitor.axe()).toEqual([]);

  await page.getByRole('button', { name: en.confirm.refuse }).first().click();
  await page.getByText(en.confirm.refused).waitFor();
  await expect.poll(() => waiting.count()).toBe(1);
  expect(await page.getByText(en.withdrawnTold).count()).toBe(0);
  await page.getByRole('button', { name: en.confirm.button }).click();
  await received.first().waitFor();
  expect(await waiting.count()).toBe(0);
  expect([visitor.pageErrors, visitor.cspViolations]).toEqual([[], []]);
  await visitor.leave();
});
