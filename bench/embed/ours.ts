import { DEMO_SITE_KEY } from '#api/database/seed/seed.ts';
import type { Widget } from './widget.ts';

/** As the published snippet has it. */
const RESERVED_HEIGHT = 860;

/** Our questionnaire as the running server serves it, in the ways a partner can embed it. */
export function ours(api: string): Widget[] {
  const file = (name: string) => `${api}/embed/v1/${name}`;
  const loader = `<script type="module" src="${file('embed.js')}"></script>`;
  const tag = (inside = '') =>
    `<wattnest-questionnaire site-key="${DEMO_SITE_KEY}" lang="en">${inside}</wattnest-questionnaire>`;
  const reserved = `<svg width="1" height="${RESERVED_HEIGHT}" aria-hidden="true"></svg>`;
  const shared = { ours: true, ready: 'wattnest-questionnaire >>> input', type: '1', origins: [api] };
  return [
    {
      ...shared,
      name: 'Wattnest questionnaire, published snippet',
      mount: 'snippet',
      head: `<link rel="modulepreload" href="${file('questionnaire.js')}" crossorigin>${loader}`,
      html: tag(reserved),
    },
    { ...shared, name: 'Wattnest questionnaire, bare embed.js line', mount: 'bare', html: tag() + loader },
    {
      ...shared,
      name: 'Wattnest questionnaire, self-contained module',
      mount: 'module',
      html: `${tag(reserved)}<script type="module" src="${file('questionnaire.js')}"></script>`,
    },
  ];
}
