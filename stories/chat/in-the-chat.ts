import { find, shadowOf } from '#stories/questionnaire/in-the-widget.ts';

export async function write(canvas: HTMLElement, text: string): Promise<HTMLTextAreaElement> {
  const field = await find<HTMLTextAreaElement>(canvas, '.draft textarea');
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field;
}

/** Writes and sends, and waits until the words stand in the conversation. */
export async function say(canvas: HTMLElement, text: string): Promise<void> {
  await write(canvas, text);
  (await find(canvas, '.send:not([aria-disabled="true"])')).click();
  await find(canvas, '.own.sending, .own.failed, .own.whole');
}

export const press = (canvas: HTMLElement, name: string): void =>
  [...shadowOf(canvas).querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === name)?.click();
