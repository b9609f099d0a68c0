import { expect, test } from 'vitest';
import { seededId } from '#api/database/seed/demo-partners.ts';
import { readWorkspace } from '#domain/contract/workspace.ts';
import { languages } from '#domain/place.ts';
import type { PartnerTexts } from '#host-site/texts/partner/texts.ts';
import { hostTexts } from '#tests/browser/host-texts.ts';
import { addressOf } from '#tests/browser/sign-in-pages.ts';
import { ask, serverAt } from '#tests/harness/calls.ts';
import { eachVisitor, onTwoSites } from '#tests/harness/on-two-sites.ts';
import { type SignedIn, signIn, signInPartner } from '#tests/harness/sign-in.ts';
import { waysOf } from '#tests/harness/ways.ts';

const world = onTwoSites();
const visitor = eachVisitor(world, { viewport: { width: 360, height: 800 } });
const partnerTexts = await hostTexts<PartnerTexts>('texts/partner');

async function enter({ as }: SignedIn): Promise<void> {
  const [name = '', value = ''] = as.headers.Cookie.split('=', 2);
  await visitor.page.context().addCookies([{ name, value, url: world.sites.portal }]);
}

test.each(waysOf(languages, [0]))(
  'a colleague is invited, accepts by the button behind the link, and is removed again, in %s',
  async (language) => {
    const { page } = visitor;
    const { team, invitation, partner } = partnerTexts[language];
    const api = world.sites.api();
    const owner = await signInPartner(api, seededId('partner', 3 + languages.indexOf(language)));
    const email = `colleague-${language}@example.org`;
    const colleague = await signIn(api, { email });
    await enter(owner);
    await page.goto(addressOf(world, 'partnerTeam', language));
    await page.getByText(team.lastOwner).waitFor();
    await page.getByLabel(team.email).fill('nobody');
    await page.getByRole('button', { name: team.send }).click();
    await page.getByText(team.noEmail).waitFor();
    await page.getByLabel(team.email).fill(email);
    await page.getByRole('button', { name: team.send }).click();
    await page.getByText(team.sent(email)).waitFor();
    await page.getByRole('button', { name: `${team.revoke}: ${email}` }).waitFor();
    const isWider = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect([await visitor.axe(), await isWider()]).toEqual([[], false]);
    const link = await world.linkInMail(/https?:\/\/\S+\/partner\/invitation#\S+/, email);
    await page.context().clearCookies();
    await page.goto(link);
    await page.getByRole('link', { name: invitation.signIn }).waitFor();
    await enter(colleague);
    await page.reload();
    const standing = async () => (await ask(serverAt(world.sites.portal), readWorkspace, {}, colleague.as)).standing;
    await page.getByRole('button', { name: invitation.accept }).waitFor();
    expect([await visitor.axe(), await isWider(), await standing()]).toEqual([[], false, 'not-partner']);
    await page.getByRole('button', { name: invitation.accept }).click();
    await page.getByRole('navigation', { name: partner.workspace }).waitFor();
    expect(await standing()).toBe('open');
    await page.context().clearCookies();
    await enter(owner);
    await page.goto(addressOf(world, 'partnerTeam', language));
    await page.getByRole('button', { name: new RegExp(`^${team.remove}:`) }).click();
    await page.getByRole('dialog').getByRole('button', { name: team.remove }).click();
    await expect.poll(() => page.getByRole('button', { name: new RegExp(`^${team.remove}:`) }).count()).toBe(0);
  },
);
