import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readAdvisor, sendChat } from '#domain/contract/chat.ts';
import type { KnownFacts } from '#domain/home/facts.ts';
import { field, insert, linesOf, turn, watchPage, write } from '#widgets/chat/testing/chat-page.ts';
import { problemOf, refused } from '#widgets/chat/testing/scripted-server.ts';
import { violations } from '#widgets/shared/testing/violations.ts';
import { button, text } from '#widgets/shared/testing/widget-page.ts';

watchPage();

const sixAnswers: KnownFacts = {
  ...({ homeType: 'condo', homeSize: 900, roofType: 'flat' } as const),
  ...({ currentHeatingSystem: 'gas', hasEV: 'no', energyBill: 2_000 } as const),
};

const email = page.getByRole('region', { name: 'Get your personalized consultation' });

describe('what may be asked next', () => {
  it('stands before the standing topics, is asked by a press, and the keyboard keeps its place', async () => {
    const { server, root } = insert();
    const chips = page.getByRole('list', { name: 'Suggested topics' });
    const standing = chips.getByRole('button').first();
    await expect.element(standing).toHaveTextContent('What does a heat pump cost?');
    await write('how loud is it?');
    await userEvent.keyboard('{Enter}');
    const first = await turn(server, 0);
    first.say('About as loud as a fridge.');
    first.done({ suggestions: ['What do neighbors hear?', 'What does a heat pump cost?'] });
    const suggested = chips.getByRole('button', { name: 'What do neighbors hear?' });
    await expect.element(suggested).toBeVisible();
    expect(chips.element().firstElementChild).toHaveTextContent('What do neighbors hear?');
    expect(chips.getByRole('button', { name: 'What does a heat pump cost?' }).elements()).toHaveLength(1);
    (suggested.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const second = await turn(server, 1);
    expect(second.body.message).toBe('What do neighbors hear?');
    second.say('Hardly anything.');
    second.done({});
    await expect.element(standing).toHaveTextContent('What does a heat pump cost?');
    expect(root.activeElement?.getAttribute('role')).toBe('log');
  });
});

describe('the way through', () => {
  it('leads from the welcome to the completed consultation', async () => {
    const { server, environment, root } = insert();
    await expect.element(text('An automatic adviser, not a person.')).toBeVisible();
    await expect.element(text('Hello! I am the automatic energy adviser')).toBeVisible();
    expect(environment.requests.map(({ path }) => path)).toEqual([readAdvisor.path]);
    expect(environment.kept.size).toBe(0);
    await button('Townhouse').click();
    const first = await turn(server, 0);
    expect(first.body.message).toBe('Townhouse');
    await expect.element(page.getByRole('img', { name: 'The adviser is writing…' })).toBeVisible();
    first.say('Noted: **a townhouse**. ');
    await expect.element(page.getByText('a townhouse', { exact: true })).toBeVisible();
    first.say('How do you heat?');
    first.done({ facts: { homeType: 'townhouse' }, asked: 'currentHeatingSystem' });
    await expect.element(text('1/6 questions answered').first()).toBeVisible();

    await expect.element(text('The guarantor is the company')).toBeVisible();
    const terms = email.getByRole('link', { name: 'What the guarantee covers' }).element() as HTMLAnchorElement;
    expect(new URL(terms.href).pathname + new URL(terms.href).hash).toBe('/en/terms#guarantee');
    await email.getByLabelText('Name').fill('Ada Example');
    await email.getByLabelText('Email', { exact: true }).fill('ada@example.org');
    await email.getByRole('checkbox').first().click();
    await email.getByRole('button', { name: 'Start My Consultation' }).click();
    await expect.element(text('Your email is saved.')).toBeVisible();
    expect(environment.kept.get('userEmail')).toBe('ada@example.org');
    expect(root.activeElement?.getAttribute('role')).toBe('log');

    await button('Oil').click();
    const second = await turn(server, 1);
    second.say('Thank you.');
    second.done({ facts: { currentHeatingSystem: 'oil' } });
    await expect.element(page.getByRole('heading', { name: 'Consultation Complete!' })).toBeVisible();
    await expect.element(button('View Results')).toBeEnabled();
    await button('View Results').click();
    await expect.element(page.getByRole('heading', { name: 'Your Energy Solutions Assessment' })).toBeVisible();
    await button('Back to the chat').click();
    await expect.element(field()).toBeVisible();
    await button('Email My Consultation Summary').click();
    await expect.element(page.getByRole('dialog', { name: 'Your Consultation Summary' })).toBeVisible();
  });

  it.each([
    ['de', 'Ergebnis ansehen', /Ab sechs Antworten, oder ab 75 % mit einem Foto/],
    ['en', 'View Results', /all six answers, or with 75% and one photo/],
    ['fr', 'Voir le résultat', /les six réponses, ou avec 75 % et une photo/],
  ])(
    'says when the results can be viewed, and opens them to who answered everything (%s)',
    async (lang, name, when) => {
      await page.viewport(1280, 900);
      const { element } = insert({ attributes: { lang } });
      await expect.element(button(name)).toBeDisabled();
      await expect.element(button(name)).toHaveAccessibleDescription(when);
      element.remove();
      insert({ attributes: { lang }, kept: { facts: sixAnswers } });
      await expect.element(button(name)).toBeEnabled();
      await expect.element(button(name)).not.toHaveAccessibleDescription(when);
    },
  );

  it('forgets everything only after a question', async () => {
    const { environment } = insert({ kept: { lines: linesOf(['A flat', 'Noted.']) } });
    await button('Start over').click();
    await userEvent.keyboard('{Escape}');
    await expect.element(text('Noted.').first()).toBeVisible();
    await button('Start over').click();
    await button('Delete and start over').click();
    await expect.element(text('Noted.').first()).not.toBeInTheDocument();
    expect([...environment.kept.keys()]).toEqual([]);
  });
});

describe('what goes wrong', () => {
  it('keeps a message that was refused, to be sent again or changed', async () => {
    let isRefused = true;
    const { server, root } = insert({
      refuse: ({ path }) =>
        isRefused && path === sendChat.path ? refused(429, 'too-many-requests', 'Please wait a moment.') : undefined,
    });
    await write('Flat roof');
    await expect.element(page.getByText('Not sent. Please wait a moment.')).toBeVisible();
    await expect.element(text('Failed to send message to chatbot. Please try again.')).toBeVisible();
    await button('Edit').click();
    await expect.element(field()).toHaveValue('Flat roof');
    expect(root.activeElement?.localName).toBe('textarea');
    await expect.element(text('Not sent.')).not.toBeInTheDocument();
    await userEvent.keyboard(', I think{Enter}');
    await expect.element(button('Retry')).toBeVisible();
    isRefused = false;
    await button('Retry').click();
    expect((await turn(server, 0)).body.message).toBe('Flat roof, I think');
  });

  it.each([
    ['the server refuses', () => refused(503, 'unavailable', 'Later.'), 'Not sent. Later.'],
    ['there is no connection', () => 'lost' as const, 'No connection. Your message is kept here.'],
  ])('tells each thing once when %s, and covers no message with it', async (_, refusal, inLine) => {
    const { root } = insert({ refuse: ({ path }) => (path === sendChat.path ? refusal() : undefined) });
    await write('Flat roof');
    await expect.element(page.getByText(inLine)).toBeVisible();
    const toast = root.querySelector('.toast');
    expect(toast?.textContent).toBe('Error Failed to send message to chatbot. Please try again. ');
    expect(root.querySelector('.messages')?.textContent).not.toContain('Failed to send');
    const { bottom = 0 } = toast?.parentElement?.getBoundingClientRect() ?? {};
    expect(root.querySelector('.messages')?.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
  });

  it('stops a reply, marks it as cut, and asks again', async () => {
    const { server } = insert();
    await write('What does it cost?');
    const first = await turn(server, 0);
    first.say('Usually between');
    await expect.element(text('Usually between')).toBeVisible();
    await button('Stop the reply').click();
    await expect.element(text('Reply cut off')).toBeVisible();
    expect(first.wasLeft()).toBe(true);
    await button('Ask again').click();
    const second = await turn(server, 1);
    second.say('It depends.');
    second.done();
    await expect.element(text('It depends.').first()).toBeVisible();
    await expect.element(text('Reply cut off')).not.toBeInTheDocument();
  });

  it('takes what the stream brought before it broke', async () => {
    const { server } = insert();
    await write('Hello');
    const first = await turn(server, 0);
    first.say('Good ');
    await expect.element(page.getByText('Good', { exact: true })).toBeVisible();
    first.fail(problemOf(503, 'unavailable', 'Later, please.'));
    await expect.element(text('Reply cut off')).toBeVisible();
  });
});

describe('accessibility', () => {
  it('works by keyboard alone', async () => {
    const { server, root } = insert();
    const focused = () => root.activeElement?.textContent;
    await expect.element(button('Townhouse')).toBeVisible();
    root.querySelector<HTMLElement>('.scroller')?.focus();
    await userEvent.tab();
    await userEvent.tab();
    await expect.poll(focused).toBe('Townhouse');
    await userEvent.keyboard('{Enter}');
    const first = await turn(server, 0);
    expect(first.body.message).toBe('Townhouse');
    expect(root.activeElement?.getAttribute('role')).toBe('log');
    root.querySelector('textarea')?.focus();
    await userEvent.keyboard('And the cost?');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(text('Reply cut off')).toBeVisible();
    expect(root.activeElement?.getAttribute('aria-label')).toBe('Send');
    await userEvent.keyboard('{Enter}');
    expect((await turn(server, 1)).body.message).toBe('And the cost?');
    expect(root.activeElement?.localName).toBe('textarea');
  });

  it('reads finished sentences only, each once', async () => {
    const { server, root } = insert();
    const spoken = () => [...(root.querySelector('[aria-live="polite"]')?.children ?? [])].map((it) => it.textContent);
    await write('Hello');
    const first = await turn(server, 0);
    first.say('Good **day**. What do');
    await expect.poll(spoken).toEqual(['Good day .']);
    first.say(' you heat');
    first.say(' with? And');
    await expect.poll(spoken).toEqual(['Good day .', 'What do you heat with?']);
    first.say(' since when');
    first.done();
    await expect.poll(spoken).toEqual(['Good day .', 'What do you heat with?', 'And since when']);
    expect(root.querySelector('[role="log"]')?.getAttribute('aria-live')).toBe('off');
  });

  it.each(['light', 'dark'])('has no violation, %s', async (theme) => {
    const kept = { lines: linesOf(['A flat', 'Noted:\n\n- a flat\n- [source](https://example.org)']) };
    const { server } = insert({ attributes: { theme }, kept });
    await expect.element(text('Noted:')).toBeVisible();
    expect(await violations()).toEqual([]);
    await write('Hello');
    (await turn(server, 0)).say('Good day.');
    await page.viewport(1280, 900);
    await expect.element(text('Good day.').first()).toBeVisible();
    expect(await violations()).toEqual([]);
  });
});
