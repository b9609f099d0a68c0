import {
  type ProviderResult,
  type ProviderSignIn,
  popupMessageSchema,
  startAddress,
} from '#domain/contract/provider-sign-in.ts';

/** Source: portal, section 9. */
export const POPUP_SIZE = { width: 500, height: 600 };
/** What a popup that has closed may still have said. Source: portal, section 9. */
export const CLOSED_DELAY_MS = 8_000;
const LOOK_MS = 500;

interface PopupWindow {
  readonly closed: boolean;
  close(): void;
}

interface Message {
  origin: string;
  source: unknown;
  data: unknown;
}

/** What the popup needs of the browser. */
export interface PopupWorld {
  origin: () => string;
  isOnline: () => boolean;
  open: (address: string) => PopupWindow | null;
  listen: (hear: (message: Message) => void) => () => void;
  wait: (milliseconds: number, then: () => void) => () => void;
}

export interface ProviderPopup {
  /** What the sign-in came to. A second one ends the first. */
  run(asked: ProviderSignIn): Promise<ProviderResult>;
}

/** One sign-in at a time in a window of its own. Its word opens nothing: the server says afterwards who is signed in. */
export function createProviderPopup({ origin, isOnline, open, listen, wait }: PopupWorld): ProviderPopup {
  let endRunning: ((result: ProviderResult) => void) | undefined;

  const follow = (popup: PopupWindow) =>
    new Promise<ProviderResult>((resolve) => {
      let stopWaiting = () => {};
      const end = (result: ProviderResult) => {
        stopListening();
        stopWaiting();
        popup.close();
        if (endRunning === end) endRunning = undefined;
        resolve(result);
      };
      const stopListening = listen((message) => {
        if (message.origin !== origin() || message.source !== popup) return;
        const said = popupMessageSchema.safeParse(message.data);
        if (said.success) end(said.data.result);
      });
      const look = () => {
        stopWaiting = popup.closed ? wait(CLOSED_DELAY_MS, () => end('popup-closed-by-user')) : wait(LOOK_MS, look);
      };
      endRunning = end;
      look();
    });

  return {
    async run(asked) {
      endRunning?.('cancelled-popup-request');
      if (!isOnline()) return 'network-request-failed';
      const popup = open(startAddress(asked));
      return popup ? follow(popup) : 'popup-blocked';
    },
  };
}
