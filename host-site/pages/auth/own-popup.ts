import { createProviderPopup, POPUP_SIZE } from '#host-site/pages/auth/provider-popup.ts';

/** In the middle of the window that opens it. */
function features(): string {
  const { width, height } = POPUP_SIZE;
  const left = Math.round(screenX + (outerWidth - width) / 2);
  const top = Math.round(screenY + (outerHeight - height) / 2);
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}

/** The one popup of this page. */
export const ownPopup = createProviderPopup({
  origin: () => location.origin,
  isOnline: () => navigator.onLine,
  open: (address) => window.open(address, 'wattnest-sign-in', features()),
  listen(hear) {
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  },
  wait(milliseconds, then) {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
});
