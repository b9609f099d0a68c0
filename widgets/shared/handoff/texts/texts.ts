/** What is said while a visit is open to a phone. */
export interface HandoffTexts {
  title: string;
  /** Before the picture with the code. */
  scan: string;
  /** The picture, to who does not see it. */
  picture: string;
  /** Before the address. */
  type: string;
  once: string;
  rights: string;
  opening: string;
  waiting: string;
  joined: string;
  arrived: (count: number) => string;
  over: string;
  failed: string;
  renew: string;
  done: string;
  end: string;
  close: string;
}
