import { openPhone } from '#widgets/phone/open-phone.tsx';

const host = document.querySelector<HTMLElement>('#phone');
if (host) openPhone(host);
