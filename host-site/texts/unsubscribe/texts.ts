/** The page behind the link at the foot of a mail. */
export interface UnsubscribeTexts {
  documentTitle: string;
  heading: string;
  text: string;
  button: string;
  sending: string;
  ended: { title: string; text: string };
  undo: string;
  undone: { title: string; text: string };
  /** The address stays shut: its mails came back, or somebody called them spam. */
  shut: { title: string; text: string };
  unknown: string;
}
