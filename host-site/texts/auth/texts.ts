interface Titled {
  title: string;
  text: string;
}

/** The pages behind the links of account mails. */
export interface AuthTexts {
  wait: string;
  /** The link has expired, was used, or is none of ours. */
  gone: Titled & { renew: string; renewing: string; renewed: string };
  /** What is behind the link could not be loaded. */
  unread: Titled & { retry: string };
  home: string;
  account: { email: string; name: string; username: string };
  verify: Titled & {
    documentTitle: string;
    button: string;
    sending: string;
    done: Titled;
    /** The chosen name went to somebody else before the confirmation. */
    nameTaken: string;
  };
  reset: Titled & {
    documentTitle: string;
    password: string;
    repeat: string;
    hint: (minLength: number) => string;
    tooShort: (minLength: number) => string;
    unequal: string;
    tooCommon: string;
    button: string;
    sending: string;
    done: Titled;
  };
}
