/** The first mail to an address: summary, confirmation of the request and opt-in in one. It holds nothing the visitor wrote. */
export interface FirstMailTexts {
  subject: string;
  greeting: string;
  /** Why this mail comes, and what to do when it was not asked for. */
  intro: string;
  potentialsHeading: string;
  packagesHeading: string;
  typicalNote: string;
  linkIntro: string;
  linkLabel: string;
  notYou: string;
  closing: string;
}

/** The mail that proves an account's address. */
export interface VerifyMailTexts {
  subject: string;
  intro: string;
  linkLabel: string;
  notYou: string;
}

export interface MailTexts {
  firstMail: FirstMailTexts;
  verify: VerifyMailTexts;
  resetPassword: VerifyMailTexts;
  imprint: string;
}
