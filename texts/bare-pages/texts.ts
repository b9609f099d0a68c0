/** Pages that the server draws itself. */
export interface BarePageTexts {
  /** What the page of the phone says before its part is there. */
  phone: { title: string; noScript: string };
  /** The last page of a provider's popup, for as long as it stays open. */
  signInPopup: { title: string; goOn: string };
}
