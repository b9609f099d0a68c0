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
  /** Of an account: which mails end, and which do not. */
  notifications: {
    heading: string;
    text: string;
    button: string;
    ended: { title: string; text: string };
    undone: { title: string; text: string };
  };
}
