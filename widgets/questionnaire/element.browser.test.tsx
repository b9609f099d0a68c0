import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openVisit } from '#domain/contract/visits.ts';
import { choose, fillContact, insert, reachResults, serve } from '#widgets/questionnaire/testing/questionnaire-page.ts';
import { browserEnvironment } from '#widgets/shared/environment.ts';
import { events, press, type Served, text, watchPage } from '#widgets/shared/testing/widget-page.ts';

watchPage();

const radio = (name: string) => page.getByRole('radio', { name });
const named = (type: string) => events.filter((event) => event.type === type);

describe('methods', () => {
  it('start() begins once, as if the visitor had acted', async () => {
    const { element, environment } = insert();
    element.start();
    element.start();
    const opened = () => expect(environment.requests.map(({ path }) => path)).toEqual([openVisit.path]);
    await vi.waitFor(opened, { timeout: 10_000 });
    expect(named('wattnest-start')).toHaveLength(1);
  });

  it('reset() goes back to the first question from anywhere and forgets what was kept', async () => {
    const { element, environment } = insert(serve, { lang: 'en', prefill: '{"hasEV":"yes"}' });
    await reachResults();
    await press('Connect with Installation Partners');
    element.reset();
    await expect.element(text('Step 1 of 4')).toBeVisible();
    await expect.element(radio('Townhouse')).not.toBeChecked();
    expect(environment.kept.size).toBe(0);
    expect(named('wattnest-close')).toEqual([]);
  });
});

describe('prefill', () => {
  it('answers in advance, as an attribute or a property, and tells of what it cannot read', async () => {
    const { element } = insert(serve, { lang: 'en', prefill: '{"homeType":"condo"}' });
    await expect.element(radio('Condo')).toBeChecked();
    Object.assign(element, { prefill: { homeSize: 'over_3000' } });
    await expect.element(radio('Over 3,000 sq ft')).toBeChecked();
    Object.assign(element, { prefill: '{"homeType":"castle"}' });
    await vi.waitFor(() =>
      expect(named('wattnest-error').at(-1)?.detail).toEqual({ code: 'validation', field: 'prefill' }),
    );
    await expect.element(radio('Condo')).toBeChecked();
  });
});

describe('closing', () => {
  const connect = 'Connect with Installation Partners';
  const send = async () => {
    await press(connect);
    await fillContact();
    await press('Send my request');
    await press('Done');
  };
  const results = text('Your Energy Solutions Assessment');

  it('without a request leads back to the results, to the button that opened the dialog, and is told to nobody', async () => {
    const { root } = insert();
    await reachResults();
    expect(page.getByRole('button', { name: 'Close results' }).query()).toBeNull();
    for (const leave of [() => press('Close'), () => userEvent.keyboard('{Escape}')]) {
      await press(connect);
      await expect.element(page.getByRole('dialog')).toBeVisible();
      await leave();
      await expect.element(results).toBeVisible();
      await vi.waitFor(() => expect(root.activeElement?.textContent).toBe(connect));
    }
    await press('Close results');
    await press('Show my results again');
    expect(named('wattnest-close')).toEqual([]);
  });

  it('is told when the dialog is closed after a request', async () => {
    insert();
    await reachResults();
    await send();
    await vi.waitFor(() =>
      expect(named('wattnest-close').map(({ detail }) => detail)).toEqual([{ kind: 'questionnaire' }]),
    );
    expect([named('wattnest-close')[0]?.bubbles, named('wattnest-close')[0]?.composed]).toEqual([true, true]);
  });

  it('folds the results, which come back', async () => {
    insert();
    await reachResults();
    await send();
    await press('Close results');
    await expect.element(text('Your assessment is complete')).toBeVisible();
    await press('Show my results again');
    await expect.element(results).toBeVisible();
  });

  it('leaves the results to a page that puts something of its own in their place', async () => {
    const { element } = insert();
    element.addEventListener('wattnest-close', (event) => event.preventDefault());
    await reachResults();
    await send();
    await press('Close results');
    expect(named('wattnest-close')).toHaveLength(2);
    await expect.element(results).toBeVisible();
  });
});

describe('a page that is not served', () => {
  const refusal =
    (code: string, status: number): Served =>
    () => ({
      status,
      json: { type: 'about:blank', status, code, title: '', detail: '', requestId: 'r' },
    });

  it.each([
    ['site-unknown', 404],
    ['origin-not-allowed', 403],
  ])(
    '%s is told at the first answer: whom else to ask, and once to the page what is not registered',
    async (code, status) => {
      let isServed = false;
      const answer: Served = (request) => (isServed ? serve(request) : refusal(code, status)(request));
      const attributes = { lang: 'en', 'site-key': 'key-1', 'fallback-phone': '+49 30 1234' };
      const { environment } = insert(answer, attributes);
      await choose('Townhouse');
      await expect.element(page.getByRole('alert').getByRole('link', { name: '+49 30 1234' })).toBeVisible();
      await expect.element(radio('Townhouse')).toBeChecked();
      await reachResults();
      expect(named('wattnest-error').map(({ detail }) => detail)).toEqual([{ code }]);
      expect(environment.warnings).toEqual([
        expect.stringContaining(`${location.origin} is not registered for the site key "key-1" (${code})`),
      ]);
      expect(environment.warnings[0]).toContain('docs/embedding.md');
      isServed = true;
      await press('Email My Consultation Summary');
      await vi.waitFor(() => expect(page.getByRole('alert').query()).toBeNull());
    },
  );
});

describe('the results', () => {
  it('begin at their top, and leave a page alone that was just loaded', async () => {
    const { root } = insert();
    document.body.style.paddingBlock = '150vh';
    await reachResults();
    const top = () => root.querySelector('.results')?.getBoundingClientRect().top ?? -1;
    await vi.waitFor(() => expect(Math.round(top())).toBeGreaterThanOrEqual(0));
    expect(top()).toBeLessThan(innerHeight / 2);
    document.body.removeAttribute('style');
  });
});

describe('layout', () => {
  const panelOf = (root: ShadowRoot) => getComputedStyle(root.querySelector('.panel') as Element);

  it('page: framed, titled', () => {
    const { root } = insert();
    expect([panelOf(root).borderTopWidth, root.querySelectorAll('.title').length]).toEqual(['1px', 1]);
  });

  it('steps: no frame, no title, and as high as the page says', () => {
    const { root, element } = insert(serve, { lang: 'en', layout: 'steps' });
    expect([panelOf(root).borderTopWidth, panelOf(root).paddingTop]).toEqual(['0px', '0px']);
    expect(root.querySelectorAll('.title')).toHaveLength(0);
    element.style.setProperty('--wattnest-min-height', '0px');
    expect(element.offsetHeight).toBeLessThan(860);
  });

  it('standalone: fills the window', () => {
    const { element } = insert(serve, { lang: 'en', layout: 'standalone' });
    element.style.setProperty('--wattnest-min-height', '0px');
    expect(element.offsetHeight).toBeGreaterThanOrEqual(innerHeight);
  });
});

describe('two on one page, and no storage', () => {
  it('keep their own answers, in two languages', async () => {
    const kept = new Map<string, string>();
    insert(serve, { lang: 'en', id: 'one' }, kept);
    const two = insert(serve, { lang: 'de', id: 'two' }, kept);
    await choose('Townhouse');
    await expect.element(radio('Townhouse')).toBeChecked();
    expect(two.root.querySelector<HTMLInputElement>('[value=townhouse]')?.checked).toBe(false);
    expect([...kept.keys()]).toEqual(['wattnest:questionnaire:v1::one']);
  });

  it('go all the way while storage is blocked', async () => {
    const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const reading = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const { element, environment } = insert();
    Object.assign(environment, { memory: browserEnvironment().memory });
    await reachResults();
    element.remove();
    document.body.append(element);
    await expect.element(text('Your Energy Solutions Assessment')).toBeVisible();
    blocked.mockRestore();
    reading.mockRestore();
  });
});
