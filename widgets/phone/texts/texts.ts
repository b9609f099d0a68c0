/** What the phone says. */
export interface PhoneTexts {
  welcome: string;
  rights: string;
  join: string;
  joining: string;
  /** Where the address came without its code. */
  code: string;
  codeMissing: string;
  heading: string;
  hint: string;
  camera: string;
  gallery: string;
  subject: string;
  remove: string;
  none: string;
  done: string;
  ended: { heading: string; text: string };
  failed: string;
  privacy: string;
}
