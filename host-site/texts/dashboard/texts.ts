/** The own pages of who is signed in. */
export interface DashboardTexts {
  dashboard: { title: string; greeting: (name: string) => string; profile: string };
  profile: {
    email: string;
    name: string;
    username: string;
    passwordHint: string;
    changePassword: string;
    sending: string;
    sent: string;
  };
  sessions: {
    title: string;
    text: string;
    current: string;
    seen: (moment: string) => string;
    unknown: string;
    end: string;
    ending: string;
  };
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
