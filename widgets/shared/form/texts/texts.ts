/** What every form for name and address says, whatever is being sent. */
export interface FormTexts {
  labels: { name: string; email: string };
  errors: { name: string; email: string; agreeToTerms: string };
  /** On the button, while what was filled in is under way. */
  processing: string;
  waiting: string;
  network: { title: string; detail: string };
  /** `duration`: "30 seconds". */
  waitFor: (duration: string) => string;
  orContact: string;
  close: string;
}
