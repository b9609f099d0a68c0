import type { BrowserContextOptions, Locator } from 'playwright';
import type { Answer, Questionnaire } from '#tests/browser/questionnaire-pages.ts';

/** What a person does with one kind of device; everything reaches the page as the browser's own, trusted events. */
export interface InputWay {
  device: BrowserContextOptions;
  choose(questionnaire: Questionnaire, answer: Answer): Promise<void>;
  press(button: Locator): Promise<void>;
  tick(box: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
  /** Gives the file at `path` to a file input. */
  addPhoto(input: Locator, path: string): Promise<void>;
}
