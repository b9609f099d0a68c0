/** What of ours has a date. */
export interface DatedTexts {
  consent: string;
  legalPages: string;
  claims: string;
  /** Programmes of an American state that end on the same day. */
  localProgrammes: (state: string, count: number) => string;
}
