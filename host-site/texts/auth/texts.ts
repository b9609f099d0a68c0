import type { ProviderCode } from '#domain/contract/provider-sign-in.ts';

interface Titled {
  title: string;
  text: string;
}

interface EmailChange extends Titled {
  documentTitle: string;
  gone: string;
  button: string;
  sending: string;
  done: Titled & { next: string };
}

/** Signing in, registering, and the pages behind the links of account mails. */
export interface AuthTexts {
  wait: string;
  /** The link has expired, was used, or is none of ours. */
  gone: Titled & { renew: string; renewing: string; renewed: string };
  /** What is behind the link could not be loaded. */
  unread: Titled;
  toSignIn: string;
  account: { email: string; name: string; username: string };
  verify: Titled & {
    documentTitle: string;
    button: string;
    sending: string;
    done: Titled;
    /** The chosen name went to somebody else before the confirmation. */
    nameTaken: string;
  };
  /** Behind the link in the mailbox that an account moves to, and in the one that it left. */
  changeEmail: EmailChange;
  undoEmail: EmailChange;
  reset: Titled & {
    documentTitle: string;
    password: string;
    repeat: string;
    repeatOwn: string;
    hint: (minLength: number) => string;
    tooShort: (minLength: number) => string;
    unequal: string;
    tooCommon: string;
    button: string;
    sending: string;
    done: Titled;
  };
  auth: {
    documentTitle: string;
    /** Of the two tabs. */
    label: string;
    tabs: { login: string; register: string };
    login: {
      forgotten: string;
      button: string;
      sending: string;
      otherwise: string;
      switch: string;
      /** Of an app, or a backup code; asked for once the password was right. */
      code: string;
      codeAsked: string;
      codeWrong: string;
      passkey: string;
    };
    register: {
      note: string;
      terms: string;
      privacy: string;
      button: string;
      sending: string;
      otherwise: string;
      switch: string;
    };
  };
  /** Signing in through somebody else, who is named. */
  providers: {
    button: (name: string) => string;
    running: (name: string) => string;
    /** Between these buttons and the form. */
    or: string;
    /** This server has no such provider. */
    missing: (name: string) => string;
    blocked: string;
    redirect: (name: string) => string;
    done: (name: string) => string;
    codes: Record<ProviderCode, (name: string) => string>;
  };
  fields: {
    /** Mail address or username. */
    login: string;
    username: string;
    email: string;
    name: string;
    password: string;
    usernameShort: string;
    usernameForm: string;
    usernameTaken: string;
    passwordShort: string;
    emailForm: string;
    nameShort: string;
  };
  /** How hard a password is to guess, from not at all to very. */
  strength: readonly [string, string, string, string, string];
  toasts: {
    loginDone: Titled;
    loginFailed: Titled;
    /** Our staff lets the account in no more. */
    suspended: string;
    passwordShort: string;
    passkeyFailed: string;
    registerDone: Titled;
    registerFailed: Titled;
  };
  benefits: { title: string; progress: string; people: string; milestones: string; news: string; note: string };
  confirmMail: {
    documentTitle: string;
    title: string;
    text: (email: string) => string;
    hint: string;
    resend: string;
    resending: string;
    resent: string;
  };
  forgotten: Titled & { button: string; sending: string; back: string; done: string };
  /** The session ended while somebody was at work. */
  ended: Titled & { leave: string };
  /** Nobody could be asked who is signed in. */
  unknown: Titled;
}
