interface Told {
  title: string;
  text: string;
}

/** The own pages of who is signed in. */
export interface DashboardTexts {
  dashboard: {
    title: string;
    greeting: (name: string) => string;
    account: string;
    offer: { title: string; text: string; action: string };
  };
  /** Links of who looks after others. */
  desks: { label: string; partner: string; admin: string; manager: string };
  cards: {
    failed: string;
    projects: {
      title: string;
      none: string;
      start: string;
      name: (day: string) => string;
      /** Nobody has confirmed it. */
      waits: string;
      next: (step: string, days: string) => string;
      done: string;
      call: (moment: string) => string;
      bookCall: string;
    };
    notifications: {
      title: string;
      none: string;
      all: string;
    };
    consultation: {
      title: string;
      none: string;
      start: string;
      name: (day: string) => string;
      open: string;
      /** The link is dead, and so is its page. */
      ended: string;
    };
  };
  /** The page of all of them. */
  notifications: {
    title: string;
    none: string;
    /** Beside one that was not read. */
    unread: string;
    markRead: string;
    markUnread: string;
    markAll: string;
    marked: string;
    undo: string;
    undone: string;
    more: string;
    loading: string;
    failed: string;
    offline: string;
    back: string;
  };
  profile: {
    email: string;
    name: string;
    username: string;
    waysIn: string;
    /** Where no provider signs one in. */
    byPassword: string;
    signOut: string;
    admin: string;
    passwordHint: string;
    changePassword: string;
    sending: string;
    sent: string;
    edit: string;
    language: string;
    nameShort: string;
    save: string;
    saving: string;
    cancel: string;
    saved: Told;
  };
  /** Another mail address of the account. */
  newEmail: {
    open: string;
    text: string;
    label: string;
    wrong: string;
    /** Of who has no password. */
    signInFirst: string;
    send: string;
    sent: (email: string) => string;
    close: string;
  };
  settings: { title: string; mail: string; mailHint: string; on: Told; off: Told; failed: string };
  sessions: {
    title: string;
    text: string;
    current: string;
    seen: (moment: string) => string;
    unknown: string;
    end: string;
    ending: string;
  };
  security: SecurityTexts;
  data: { title: string; exportText: string; export: string; exporting: string; exported: string; deleteText: string };
  deletion: {
    open: string;
    title: string;
    text: (email: string) => string;
    password: string;
    wrong: string;
    lastAdmin: string;
    confirm: string;
    busy: string;
    keep: string;
    done: { title: string; text: string };
  };
}

/** How the account is kept safe beside its password. */
export interface SecurityTexts {
  title: string;
  busy: string;
  cancel: string;
  /** Of an app, or a backup code. */
  code: string;
  codeForm: string;
  codeWrong: string;
  /** To who sees others' data: nothing is set up yet, or this session was opened without it. */
  needed: { factor: string; proof: string };
  totp: {
    title: string;
    on: string;
    off: string;
    start: string;
    next: string;
    scan: string;
    /** Of the picture. */
    qr: string;
    typed: string;
    firstCode: string;
    confirm: string;
    codesTitle: string;
    codesText: string;
    copy: string;
    copied: string;
    download: string;
    codesKept: string;
    stop: string;
  };
  passkeys: {
    title: string;
    text: string;
    /** This browser has none. */
    unknown: string;
    add: string;
    name: string;
    nameMissing: string;
    create: string;
    refused: string;
    tooMany: string;
    unnamed: string;
    since: (day: string) => string;
    remove: string;
    removeTitle: (name: string) => string;
    removeText: string;
  };
}
