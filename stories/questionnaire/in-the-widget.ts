import { expect, waitFor } from 'storybook/test';

const WIDGETS = 'wattnest-questionnaire, wattnest-chat, wattnest-strategy-check, .own-host';
/** Chromium encodes a canvas when it is idle, which may take a second or two. */
const PATIENCE_MS = 10_000;

export function shadowOf(canvas: HTMLElement): ShadowRoot {
  const root = canvas.querySelector(WIDGETS)?.shadowRoot;
  if (!root) throw new Error('the element is not there yet');
  return root;
}

/** Whether a widget stands on the page, once a widget or a page of the site does. */
export function isWidgetThere(): Promise<boolean> {
  return waitFor(
    () => {
      const first = document.querySelector(`${WIDGETS}, main h1`);
      if (!first) throw new Error('nothing is there yet');
      return document.querySelector(WIDGETS) !== null;
    },
    { timeout: PATIENCE_MS },
  );
}

export function find<Found extends HTMLElement>(canvas: HTMLElement, selector: string): Promise<Found> {
  return waitFor(
    () => {
      const found = shadowOf(canvas).querySelector<Found>(selector);
      if (!found) throw new Error(`${selector} is not there yet`);
      return found;
    },
    { timeout: PATIENCE_MS },
  );
}

export async function openContact(canvas: HTMLElement): Promise<HTMLElement> {
  (await find(canvas, '.results > footer .main')).click();
  return find(canvas, 'dialog form');
}

export function type(input: HTMLInputElement | undefined, text: string): void {
  if (!input) throw new Error('no such input');
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

export async function fillContact(canvas: HTMLElement): Promise<void> {
  await openContact(canvas);
  const inputs = [...shadowOf(canvas).querySelectorAll<HTMLInputElement>('dialog input.text')];
  for (const [index, text] of ['Ada Example', 'ada@example.org', '10115'].entries()) type(inputs[index], text);
  shadowOf(canvas).querySelector<HTMLInputElement>('dialog input[type=checkbox]')?.click();
}

export async function send(canvas: HTMLElement): Promise<void> {
  await fillContact(canvas);
  (await find(canvas, 'dialog [type=submit]')).click();
}

export async function openSummary(canvas: HTMLElement): Promise<HTMLElement> {
  (await find(canvas, '.results > footer > .quiet')).click();
  return find(canvas, 'dialog .dialog');
}

/** From the empty form to the letter. */
export async function previewSummary(canvas: HTMLElement): Promise<void> {
  await openSummary(canvas);
  const [name, email] = shadowOf(canvas).querySelectorAll<HTMLInputElement>('dialog input.text');
  type(name, 'Ada Example');
  type(email, 'ada@example.org');
  shadowOf(canvas).querySelector<HTMLInputElement>('dialog input[type=checkbox]')?.click();
  (await find(canvas, 'dialog [type=submit]')).click();
  await find(canvas, '.letter');
}

export async function sendSummary(canvas: HTMLElement): Promise<void> {
  await previewSummary(canvas);
  (await find(canvas, '.send-actions .main')).click();
}

/** A house under a blue sky, drawn here so that no picture has to be kept. */
async function photo(): Promise<File> {
  const canvas = new OffscreenCanvas(800, 600);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  for (const [colour, ...box] of [
    ['#9cc7e8', 0, 0, 800, 600],
    ['#6f9552', 0, 380, 800, 220],
    ['#f1e7d3', 220, 260, 360, 190],
    ['#a34e34', 190, 190, 420, 80],
  ] as [string, number, number, number, number][]) {
    context.fillStyle = colour;
    context.fillRect(...box);
  }
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'IMG_2041.png', { type: 'image/png' });
}

async function choose(canvas: HTMLElement, slot: number, file: File): Promise<void> {
  await find(canvas, '.uploads');
  const input = shadowOf(canvas).querySelectorAll<HTMLInputElement>('input[type=file]')[slot];
  const files = new DataTransfer();
  files.items.add(file);
  if (!input) throw new Error('no such slot');
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

export async function addPhoto(canvas: HTMLElement, slot = 0): Promise<void> {
  await choose(canvas, slot, await photo());
  await find(canvas, '.filled');
}

export async function refuseFile(canvas: HTMLElement, slot: number, name: string, mime: string): Promise<void> {
  await choose(canvas, slot, new File(['x'], name, { type: mime }));
  await find(canvas, '.upload .error');
}

/** Nothing may need a sideways scroll. */
export async function fits(canvas: HTMLElement): Promise<void> {
  const root = await find(canvas, '.root');
  await waitFor(() => expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth));
  const wide = [
    ...root.querySelectorAll<HTMLElement>('.card, .button, .chip, p, h2, h3, td, legend, dialog, .target'),
  ].filter((element) => {
    const { display, clipPath } = getComputedStyle(element);
    return element.scrollWidth > element.clientWidth + 1 && display !== 'inline' && clipPath === 'none';
  });
  await expect(wide.map((element) => element.outerHTML.slice(0, 120))).toEqual([]);
}
