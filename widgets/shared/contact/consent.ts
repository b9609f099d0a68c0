import { CONSENT_VERSION } from '#domain/contact/consent.ts';

/** The two boxes below a form that keeps somebody's address. */
export type ConsentValues = { agreeToTerms: boolean; receiveUpdates: boolean };

export const noConsent: ConsentValues = { agreeToTerms: false, receiveUpdates: false };

/** The boxes as a request tells them. */
export function consentOf({ agreeToTerms, receiveUpdates }: ConsentValues) {
  return { version: CONSENT_VERSION, agreeToTerms, receiveUpdates };
}
