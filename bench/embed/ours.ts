import { DEMO_SITE_KEY } from '#api/database/seed/seed.ts';
import { reservationOf, snippetOf, tagOf } from '#domain/embed/snippet.ts';
import { type Widget as Published, widgets } from '#widgets/registry.ts';
import type { Widget } from './widget.ts';

/** A widget as the running server serves it, in the ways a partner can embed it. */
function waysOf(widget: Published, api: string): Widget[] {
  const { name, firstInput, firstText } = widget;
  const tag = tagOf(widget);
  const script = (file: string) => `<script type="module" src="${api}/embed/v1/${file}.js"></script>`;
  const element = (inside = '') => `<${tag} site-key="${DEMO_SITE_KEY}" lang="en">${inside}</${tag}>`;
  const snippet = snippetOf(widget, { host: api, siteKey: DEMO_SITE_KEY, lang: 'en' });
  const shared = { ours: true, ready: `${tag} >>> ${firstInput}`, type: firstText, origins: [api] };
  return [
    {
      ...shared,
      name: `Wattnest ${name}, published snippet`,
      mount: `${name}-snippet`,
      head: snippet.head,
      html: snippet.element,
    },
    {
      ...shared,
      name: `Wattnest ${name}, bare embed.js line`,
      mount: `${name}-bare`,
      html: element() + script('embed'),
    },
    {
      ...shared,
      name: `Wattnest ${name}, self-contained module`,
      mount: `${name}-module`,
      html: element(reservationOf(widget)) + script(name),
    },
  ];
}

/** Our widgets; the first way of each is the published snippet. */
export function ours(api: string): Widget[] {
  return widgets.flatMap((widget) => waysOf(widget, api));
}
