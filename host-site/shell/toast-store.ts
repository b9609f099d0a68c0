import { atom } from 'nanostores';

export interface Toast {
  title: string;
  text: string;
  isFailure: boolean;
}

/** At most one at once: a new one takes the place of the last. Source: portal, section 8. */
export const $toast = atom<Toast | null>(null);

export const showToast = (title: string, text: string, isFailure = false): void =>
  $toast.set({ title, text, isFailure });
export const dismissToast = (): void => $toast.set(null);
