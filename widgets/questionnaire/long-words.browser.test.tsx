import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { insert } from '#widgets/questionnaire/testing/questionnaire-page.ts';
import { watchPage } from '#widgets/shared/testing/widget-page.ts';

watchPage();

const topOf = (node: Node) => {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getClientRects()[0]?.top;
};

async function condoLabel(width: number): Promise<HTMLElement> {
  await page.viewport(width, 800);
  const { root } = insert(undefined, { lang: 'de' });
  return vi.waitFor(() => {
    const label = root.querySelector<HTMLElement>('[value=condo] + span');
    if (!label) throw new Error('not drawn yet');
    return label;
  });
}

it('break where their parts meet, with a hyphen that is not copied', async () => {
  const label = await condoLabel(360);
  expect(label.innerText).toBe('Eigentumswohnung');
  const [part, rest] = label.childNodes;
  expect([part?.textContent, rest?.textContent]).toEqual(['Eigentums', 'wohnung']);
  expect(topOf(rest as Node)).toBeGreaterThan(topOf(part as Node) ?? Number.POSITIVE_INFINITY);
  const letters = document.createRange();
  letters.selectNodeContents(part?.firstChild as Node);
  const hyphen = (part as HTMLElement).getBoundingClientRect().width - letters.getBoundingClientRect().width;
  expect(hyphen).toBeGreaterThan(3);
});

it.each([
  ['single_family', 'Einfamilien', 320],
  ['apartment', 'Miet', 320],
])('%s parts nowhere else', async (value, part, width) => {
  await condoLabel(width);
  const label = document.querySelector('wattnest-questionnaire')?.shadowRoot?.querySelector(`[value=${value}] + span`);
  expect(label?.firstChild?.textContent).toBe(part);
  expect((label as HTMLElement).getClientRects().length).toBeLessThanOrEqual(2);
});

it('stay in one piece where there is room', async () => {
  const [part, rest] = (await condoLabel(1280)).childNodes;
  expect(topOf(rest as Node)).toBe(topOf(part as Node));
});
