import { DEMO_SITE_KEY } from '#api/database/seed/seed.ts';
import type { Widget } from './widget.ts';

interface Published {
  tag: string;
  file: string;
  name: string;
  /** As the published snippet reserves it. */
  height: number;
  /** First input, and what is typed into it. */
  input: string;
  type: string;
}

const questionnaire: Published = {
  ...{ tag: 'wattnest-questionnaire', file: 'questionnaire.js', name: 'questionnaire', height: 860 },
  ...{ input: 'input', type: '1' },
};
const chat: Published = {
  ...{ tag: 'wattnest-chat', file: 'chat.js', name: 'chat', height: 600 },
  ...{ input: 'textarea', type: 'hello' },
};

/** A widget as the running server serves it, in the ways a partner can embed it. */
function waysOf({ tag, file, name, height, input, type }: Published, api: string): Widget[] {
  const path = (script: string) => `${api}/embed/v1/${script}`;
  const loader = `<script type="module" src="${path('embed.js')}"></script>`;
  const element = (inside = '') => `<${tag} site-key="${DEMO_SITE_KEY}" lang="en">${inside}</${tag}>`;
  const reserved = `<svg width="1" height="${height}" aria-hidden="true"></svg>`;
  const shared = { ours: true, ready: `${tag} >>> ${input}`, type, origins: [api] };
  return [
    {
      ...shared,
      name: `Wattnest ${name}, published snippet`,
      mount: `${name}-snippet`,
      head: `<link rel="modulepreload" href="${path(file)}" crossorigin>${loader}`,
      html: element(reserved),
    },
    { ...shared, name: `Wattnest ${name}, bare embed.js line`, mount: `${name}-bare`, html: element() + loader },
    {
      ...shared,
      name: `Wattnest ${name}, self-contained module`,
      mount: `${name}-module`,
      html: `${element(reserved)}<script type="module" src="${path(file)}"></script>`,
    },
  ];
}

/** Our widgets; the first way of each is the published snippet. */
export function ours(api: string): Widget[] {
  return [...waysOf(questionnaire, api), ...waysOf(chat, api)];
}
