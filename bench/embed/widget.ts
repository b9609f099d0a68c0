/** What a mock of a peer's server answers. */
export interface MockReply {
  status?: number;
  json: unknown;
}

/** One widget to measure, and how a person reaches its first input. */
export interface Widget {
  name: string;
  ours?: boolean;
  /** Names the folder under which `root` is served, and the widget's host page. */
  mount: string;
  /** Folder with the peer's published files. */
  root?: string;
  /** Put into the host page's head. */
  head?: string;
  /** Put where the widget is to appear. */
  html: string;
  /** First input; `>>>` steps into a shadow root. */
  ready: string;
  /** Text typed into the first input to prove that it works; null for the page alone. */
  type: string | null;
  /** Removed and put back in the remount probe; by default the first step of `ready`. */
  container?: string;
  /** Replies by `METHOD /path` below the mount. */
  routes?: Record<string, MockReply>;
  /** Other origins that the page's content security policy must allow. */
  origins?: string[];
}

export const NONCE = 'N0';

export const hostPageAlone: Widget = {
  name: '(host page alone)',
  mount: 'alone',
  html: '<!-- no widget -->',
  ready: '[data-host] a',
  type: null,
};

/** What the machine itself takes from a key to its paint, without any script. */
export const plainField: Widget = {
  name: '(plain text field)',
  mount: 'plain',
  html: '<form><input name="plain" aria-label="Plain"></form>',
  ready: 'input[name=plain]',
  type: 'Berlin',
};
