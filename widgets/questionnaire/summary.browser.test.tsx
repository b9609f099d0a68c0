import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sendSummary } from '#domain/contract/summary-mail.ts';
import { openVisit } from '#domain/contract/visits.ts';
import { insert, reachResults, serve } from '#widgets/questionnaire/testing/questionnaire-page.ts';
import { knownContact } from '#widgets/shared/testing/known-contact.ts';
import { violations } from '#widgets/shared/testing/violations.ts';
import { press, type Served, text, watchPage } from '#widgets/shared/testing/widget-page.ts';

const PATH = sendSummary.path;
const OPEN = 'Email My Consultation Summary';

const answering =
  (reply: ReturnType<Served>): Served =>
  (request) =>
    request.path === PATH ? reply : serve(request);
const sent = answering({ status: 200, json: { success: true, confirmation: 'sent' } });
const button = (name: string) => page.getByRole('button', { name });

async function fillAddress() {
  await page.getByLabelText('Name').fill('Ada Example');
  await page.getByLabelText('Email', { exact: true }).fill('ada@example.org');
  await page.getByRole('checkbox').first().click();
}

watchPage();

describe('the consultation summary', () => {
  it('is previewed from the answers, sent, and leaves a word behind', async () => {
    const { environment } = insert(sent);
    await reachResults();
    await press(OPEN);
    expect(await violations()).toEqual([]);
    await fillAddress();
    await press('Show the preview');
    await expect.element(text('Preview the email that will be sent to ada@example.org')).toBeVisible();
    await expect.element(text('You live in a townhouse of about 1,250 sq ft.')).toBeVisible();
    expect(await violations()).toEqual([]);
    await page.getByRole('tab', { name: 'Your Assessment Details' }).click();
    await expect.element(text('about 1,250 sq ft')).toBeVisible();
    await press('Send to My Email');
    await expect.element(text('Success! Your consultation summary has been sent to your email.')).toBeVisible();
    await vi.waitFor(() => expect(page.getByRole('dialog').query()).toBeNull());
    const request = environment.requests.find(({ path }) => path === PATH);
    expect(request?.body).toMatchObject({
      email: 'ada@example.org',
      name: 'Ada Example',
      assessment: { homeType: 'townhouse', homeSize: 116.1, energyGoals: 'save_money' },
      consent: { agreeToTerms: true, receiveUpdates: false },
      language: 'en',
      market: 'us',
    });
    await press(OPEN);
    await expect.element(button('Send to My Email')).toBeVisible();
  });

  it.each([
    ['confirm', 'One more step: If we may write to ada@example.org, a short email is on its way or already there.'],
    ['unsent', 'Not sent. Too many emails were requested from this device or network just now'],
  ])('says what went where the summary itself did not: %s', async (confirmation, words) => {
    const reply = answering({ status: 200, json: { success: true, confirmation } });
    const { root } = insert(reply, { lang: 'en' }, new Map(Object.entries(knownContact)));
    await reachResults();
    await press(OPEN);
    await press('Send to My Email');
    await expect.element(text(words)).toBeVisible();
    expect(root.textContent).not.toContain('Success!');
    await vi.waitFor(() => expect(page.getByRole('dialog').query()).toBeNull());
    await expect.element(text(words)).toBeVisible();
    expect(root.textContent).not.toContain('Success!');
  });

  it('is previewed with the name of the company on whose page it stands', async () => {
    const { root } = insert(sent, { lang: 'en' }, new Map(Object.entries(knownContact)));
    await reachResults();
    await press(OPEN);
    await expect.element(text('Once you ask Sunny Roofs for a quote:')).toBeVisible();
    expect(root.textContent).not.toContain('up to three');
  });

  it('tells of a failure with the words of the server, and keeps everything', async () => {
    const problem = {
      type: 'about:blank',
      status: 429,
      code: 'too-many-requests',
      title: '',
      detail: '',
      requestId: '',
    };
    insert(answering({ status: 429, json: problem }));
    await reachResults();
    await press(OPEN);
    await fillAddress();
    await press('Show the preview');
    await press('Send to My Email');
    await expect.element(text('Too many requests. Please wait a moment')).toBeVisible();
    expect(await violations()).toEqual([]);
    await press('Use another address');
    await expect.element(page.getByLabelText('Name')).toHaveValue('Ada Example');
    await press('Cancel');
    await expect.element(text('Error: Failed to send consultation summary')).toBeVisible();
  });

  it('works by keyboard alone, and gives the focus back', async () => {
    const { root } = insert(sent);
    await reachResults();
    const opener = button(OPEN).element() as HTMLElement;
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(root.activeElement?.tagName).toBe('INPUT'));
    await userEvent.keyboard('Ada Example');
    await userEvent.tab();
    await userEvent.keyboard('ada@example.org{Enter}');
    await expect.element(text('You must agree to the terms and conditions to continue.')).toBeVisible();
    await vi.waitFor(() => expect((root.activeElement as HTMLInputElement | null)?.type).toBe('checkbox'));
    await userEvent.keyboard(' {Enter}');
    await expect.element(text('Hello Ada Example,')).toBeVisible();
    await vi.waitFor(() => expect(root.activeElement?.textContent).toContain('Preview the email'));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await vi.waitFor(() => expect(root.activeElement?.textContent).toBe('Your Assessment Details'));
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(root.activeElement).toBe(opener));
  });
});

describe('the next steps', () => {
  it('name the company on whose page they stand, and speak of up to three where there is none', async () => {
    insert();
    await reachResults();
    await expect.element(text('Sunny Roofs plans the work with you')).toBeVisible();
    expect(text('up to three').query()).toBeNull();
    document.body.replaceChildren();
    const opened = { visitId: 'v', token: 't', expiresAt: '2026-11-01T00:30:00Z', partner: null };
    insert((request) => (request.path === openVisit.path ? { status: 201, json: opened } : serve(request)));
    await reachResults();
    await expect.element(text('We match you with up to three vetted installers')).toBeVisible();
  });
});
