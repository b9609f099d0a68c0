import { expect, test } from 'vitest';
import { languages } from '#domain/place.ts';
import type { ApplyTexts } from '#host-site/texts/apply/texts.ts';
import type { StaffTexts } from '#host-site/texts/staff/texts.ts';
import { hostTexts } from '#tests/browser/host-texts.ts';
import { addressOf } from '#tests/browser/sign-in-pages.ts';
import { eachVisitor, onTwoSites } from '#tests/harness/on-two-sites.ts';
import { signIn } from '#tests/harness/sign-in.ts';
import { smallPdf } from '#tests/harness/small-pdf.ts';
import { waysOf } from '#tests/harness/ways.ts';
import { homeTexts } from '#texts/home/all.ts';

const world = onTwoSites();
const visitor = eachVisitor(world, { viewport: { width: 360, height: 800 } });
const texts = await hostTexts<ApplyTexts>('texts/apply');
const staff = await hostTexts<StaffTexts>('texts/staff');

test.each(waysOf(languages, [0]))(
  'a company applies, uploads its proof, sends it, and our staff accepts it, in %s',
  async (language) => {
    const { page } = visitor;
    const { apply, application } = texts[language];
    const { fields } = apply;
    const form = page.locator('.apply-form');
    const isWider = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    const email = `firma-${language}@example.org`;
    const company = `Firma ${language}`;
    await page.goto(addressOf(world, 'partnerApply', language));
    await page.getByRole('button', { name: apply.send }).click();
    await page.getByText(apply.problems.consent).waitFor();
    expect([await visitor.axe(), await isWider()]).toEqual([[], false]);
    await form.getByLabel(fields.company, { exact: true }).fill(company);
    await form.getByLabel(fields.registerNumber, { exact: true }).fill('HRB 1');
    await form.getByLabel(fields.country, { exact: true }).selectOption('de');
    await form.getByLabel(fields.city, { exact: true }).fill('Prenzlau');
    await form.getByLabel(fields.state, { exact: true }).fill('Brandenburg');
    await form.getByLabel(fields.postcodes, { exact: true }).fill('17, 16');
    await form.getByLabel(homeTexts[language].solution.solar).check();
    await form.getByLabel(fields.contactName, { exact: true }).fill('Eva Muster');
    await form.getByLabel(fields.email, { exact: true }).fill(email);
    await form.getByLabel(apply.consent).check();
    await page.getByRole('button', { name: apply.send }).click();
    await page.getByRole('heading', { name: apply.asked.title }).waitFor();
    await page.goto(await world.linkInMail(/https?:\/\/\S+\/partner\/application#\S+/, email));
    await page.getByRole('heading', { level: 1, name: application.headings.draft }).waitFor();
    expect(await page.getByRole('button', { name: application.submit }).isDisabled()).toBe(true);
    const file = { name: 'haftpflicht.pdf', mimeType: 'application/pdf', buffer: smallPdf(['Haftpflicht']) };
    await page.getByLabel(application.file).setInputFiles({ ...file, buffer: Buffer.from('nothing') });
    await page.getByRole('button', { name: application.add }).click();
    await page.getByText(application.notReadable).waitFor();
    await page.getByLabel(application.file).setInputFiles(file);
    await page.getByRole('button', { name: application.add }).click();
    await page.getByRole('link', { name: file.name }).waitFor();
    expect([await visitor.axe(), await isWider()]).toEqual([[], false]);
    await page.getByRole('button', { name: application.submit }).click();
    await page.getByRole('heading', { level: 1, name: application.headings.submitted }).waitFor();
    const { as } = await signIn(world.sites.api(), { role: 'manager' });
    const [name = '', value = ''] = as.headers.Cookie.split('=', 2);
    await page.context().addCookies([{ name, value, url: world.sites.portal }]);
    await page.goto(addressOf(world, 'manager', language));
    const { desk, applications, decide } = staff[language];
    await page.getByRole('tab', { name: desk.tabs.applications }).click();
    await page.getByRole('button', { name: `${applications.open}: ${company}` }).click();
    await page.getByRole('link', { name: file.name }).waitFor();
    expect([await visitor.axe(), await isWider()]).toEqual([[], false]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: file.name }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(file.name);
    await page.getByRole('button', { name: decide.accept }).click();
    await page.getByText(decide.accepted.text).waitFor();
    await world.linkInMail(/https?:\/\/\S+\/partner\/invitation#\S+/, email);
  },
);
