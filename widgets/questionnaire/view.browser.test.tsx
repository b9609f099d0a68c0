import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createLead } from '#domain/contract/leads.ts';
import {
  choose,
  fillContact,
  insert,
  reachResults,
  refuse,
  serve,
} from '#widgets/questionnaire/testing/questionnaire-page.ts';
import { violations } from '#widgets/shared/testing/violations.ts';
import { events, lead, press, text, watchPage } from '#widgets/shared/testing/widget-page.ts';

watchPage();

describe('the way through', () => {
  it('leads from the first question to a stored lead', async () => {
    const { environment } = insert();
    await expect.element(text('Step 1 of 4 · Home Basics')).toBeVisible();
    expect(environment.requests).toEqual([]);
    await reachResults();
    await expect.element(text('Additional Cost Factors')).toBeVisible();
    await press('Connect with Installation Partners');
    await expect.element(text('go to Sunny Roofs for a quote')).toBeVisible();
    await fillContact();
    await press('Send my request');
    await expect
      .element(text('If we may write to ada@example.org, an email is on its way or already there.'))
      .toBeVisible();
    await expect.element(text('Your request goes to Sunny Roofs.')).toBeVisible();
    const sent = environment.requests.find(({ path }) => path === createLead.path);
    expect(sent?.body).toMatchObject({
      kind: 'questionnaire',
      answers: { homeType: 'townhouse', homeSize: '1000_1500', heatingSystemAge: 'over_15' },
      contact: { name: 'Ada Example', email: 'ada@example.org', place: '10115' },
      consent: { agreeToTerms: true, receiveUpdates: false },
    });
    expect(events.filter(({ type }) => type === 'wattnest-complete')).toHaveLength(1);
    expect(events.at(-1)?.detail).toEqual({ leadId: 'lead-1' });
    expect(environment.kept.get('userEmailProvided')).toBe('true');
  });

  it('works by keyboard alone', async () => {
    const { root } = insert();
    await expect.element(page.getByRole('button', { name: 'Next' })).toBeVisible();
    root.querySelector<HTMLElement>('input')?.focus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await vi.waitFor(() => expect(root.activeElement?.textContent).toBe('Next'));
    await userEvent.keyboard('{Enter}');
    await expect.element(text('Step 2 of 4 · Energy Systems')).toBeVisible();
    await vi.waitFor(() => expect(root.activeElement?.tagName).toBe('H2'));
  });

  it('keeps Next closed while an answer is missing', async () => {
    insert();
    await choose('Condo');
    await expect.element(page.getByRole('button', { name: 'Next' })).toBeDisabled();
    await expect.element(text('One more answer to go')).toBeVisible();
  });
});

describe('contact', () => {
  it('names every wrong field in the words of the specification and goes to the first', async () => {
    const { root } = insert();
    await reachResults();
    await press('Connect with Installation Partners');
    await press('Send my request');
    await expect.element(text('Name must be at least 2 characters.')).toBeVisible();
    await expect.element(text('Please enter a valid email address.')).toBeVisible();
    await expect.element(text('You must agree to the terms and conditions to continue.')).toBeVisible();
    await vi.waitFor(() => expect(root.activeElement?.getAttribute('autocomplete')).toBe('name'));
    expect(await violations()).toEqual([]);
  });

  it('shows what the server refuses at its field and loses nothing', async () => {
    insert(refuse, { lang: 'en', 'fallback-phone': '+49 30 1234' });
    await reachResults();
    await press('Connect with Installation Partners');
    await fillContact();
    await press('Send my request');
    await expect.element(text('Please enter a valid email address.')).toBeVisible();
    await expect.element(page.getByLabelText('Name')).toHaveValue('Ada Example');
    await expect.element(page.getByRole('link', { name: '+49 30 1234' })).toBeVisible();
  });

  it('tells of a lost connection, and sends again under the same key', async () => {
    let isLost = true;
    const { environment } = insert((request) => (isLost && request.path === createLead.path ? 'lost' : serve(request)));
    await reachResults();
    await press('Connect with Installation Partners');
    await fillContact();
    await press('Send my request');
    await expect.element(text('Please try again in a moment. Nothing you entered is lost.')).toBeVisible();
    isLost = false;
    await press('Send my request');
    await expect.element(text('Your request is with us')).toBeVisible();
    const keys = environment.requests.map(({ headers }) => headers['Idempotency-Key']).filter(Boolean);
    expect([keys.length > 2, new Set(keys).size]).toEqual([true, 1]);
  });

  it('says that partners get the request once it is confirmed', async () => {
    insert((request) =>
      request.path === createLead.path ? { status: 201, json: { ...lead, waits: true } } : serve(request),
    );
    await reachResults();
    await press('Connect with Installation Partners');
    await fillContact();
    await press('Send my request');
    const told = 'Your request goes to Sunny Roofs once you confirm it with the link in an email from us.';
    await expect.element(text(told)).toBeVisible();
  });

  it('survives removal and return with the dialog open', async () => {
    const { element, root } = insert();
    await reachResults();
    await press('Connect with Installation Partners');
    await page.getByLabelText('Name').fill('Ada');
    element.remove();
    await new Promise((resolve) => setTimeout(resolve, 20));
    document.body.append(element);
    await expect.element(page.getByLabelText('Name')).toHaveValue('Ada');
    await vi.waitFor(() => expect(root.querySelector('dialog')?.matches(':modal')).toBe(true));
  });
});

describe('what is said on the way', () => {
  afterEach(() => page.viewport(412, 823));

  it('begins at nothing, counts answers, and is whole with the last', async () => {
    insert();
    const bar = () => page.getByRole('progressbar').element() as HTMLProgressElement;
    await expect.element(text('0%')).toBeVisible();
    await choose('Townhouse');
    await vi.waitFor(() => expect(bar().value).toBe(12.5));
    await reachResults();
    document.body.replaceChildren();
    const answers = { ...{ homeType: 'condo', homeSize: 'under_1000', roofType: 'flat' }, currentHeatingSystem: 'gas' };
    const kept = new Map([['wattnest:questionnaire:v1::q', JSON.stringify({ answers, step: 4 })]]);
    insert(serve, { lang: 'en', id: 'q' }, kept);
    await vi.waitFor(() => expect(bar().value).toBe(75));
    await choose('Save money');
    await vi.waitFor(() => expect(bar().value).toBe(100));
  });

  it('names what is being weighed', async () => {
    const { root } = insert();
    const seen: string[] = [];
    new MutationObserver(() => {
      const weighed = root.querySelector('.generating dl')?.textContent;
      if (weighed) seen.push(weighed);
    }).observe(root, { childList: true, subtree: true });
    await reachResults();
    expect(seen[0]).toContain('Flat roof');
    expect(seen[0]).toContain('Oil');
  });

  it('tells how many first messages to expect, with the button in view on a small phone', async () => {
    await page.viewport(360, 740);
    insert();
    await reachResults();
    await press('Connect with Installation Partners');
    await expect.element(text('Expect one first message from them')).toBeVisible();
    const send = page.getByRole('button', { name: 'Send my request' }).element();
    expect(send.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  });
});

describe('accessibility', () => {
  it.each(['light', 'dark'])('has no violation in the questions and the results, %s', async (theme) => {
    insert(serve, { lang: 'en', theme });
    expect(await violations()).toEqual([]);
    await reachResults();
    expect(await violations()).toEqual([]);
  });
});

describe('languages and markets', () => {
  it.each([
    ['de', {}, '90 bis 140 m²'],
    ['fr', {}, '90 à 140 m²'],
    ['en', { market: 'at' }, '90 to 140 m²'],
  ])('writes sizes in %s', async (lang, more, size) => {
    insert(serve, { lang, ...more });
    await expect.element(text(size)).toBeVisible();
  });
});
