import { useSyncExternalStore } from 'react';
import { SOCIAL_PLACEHOLDER } from '#domain/pages.ts';
import { useTexts } from '#host-site/texts/site-texts.ts';
import './social-links.css';

interface Network {
  name: string;
  hosts: RegExp;
  /** Drawn in lines, 24 by 24. */
  sign: string;
}

const box = 'M7 3.5h10A3.5 3.5 0 0 1 20.5 7v10a3.5 3.5 0 0 1-3.5 3.5H7A3.5 3.5 0 0 1 3.5 17V7A3.5 3.5 0 0 1 7 3.5Z';
const globe =
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM3.5 12h17M12 3.5c2.5 2.4 3.7 5.2 3.7 8.5s-1.2 6.1-3.7 8.5c-2.5-2.4-3.7-5.2-3.7-8.5s1.2-6.1 3.7-8.5Z';

const networks: Network[] = [
  {
    name: 'LinkedIn',
    hosts: /(^|\.)linkedin\.com$/,
    sign: `${box}M8 10.5v6M8 7.5v.1M12 16.5v-6M12 13.2c0-3.6 4.2-3.6 4.2 0v3.3`,
  },
  {
    name: 'Instagram',
    hosts: /(^|\.)instagram\.com$/,
    sign: `${box}M12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6ZM16.7 7.3v.1`,
  },
  {
    name: 'YouTube',
    hosts: /(^|\.)youtube\.com$/,
    sign: 'M6 5.5h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3ZM10.3 9.3v5.4l4.6-2.7Z',
  },
  { name: 'Facebook', hosts: /(^|\.)facebook\.com$/, sign: `${box}M15.8 7.8h-1.3c-1.2 0-2 .8-2 2v10.7M10 13h5` },
];

const networkOf = (address: string): Omit<Network, 'hosts'> => {
  const { hostname } = new URL(address);
  return networks.find(({ hosts }) => hosts.test(hostname)) ?? { name: hostname, sign: globe };
};

const neverChanges = () => () => {};
/** As the server has put them into the page's head. */
const saidInHead = () => document.querySelector<HTMLMetaElement>('meta[name="social-links"]')?.content ?? '';
const beforehand = () => '';

/** Where else the company can be found. A page drawn beforehand does not know it: the signs come with its scripts. */
export function SocialLinks() {
  const { footer } = useTexts().site;
  const said = useSyncExternalStore(neverChanges, saidInHead, beforehand);
  const addresses = said.split(' ').filter((it) => it && it !== SOCIAL_PLACEHOLDER);
  return (
    <ul className="social-links" aria-label={footer.social}>
      {addresses.map((address) => {
        const { name, sign } = networkOf(address);
        return (
          <li key={address}>
            <a href={address} rel="me noreferrer" title={name}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={sign} />
              </svg>
              <span className="visually-hidden">{name}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
