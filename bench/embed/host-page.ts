import { NONCE, type Widget } from './widget.ts';

const prose = [
  'We have planned, installed and looked after solar roofs and heat pumps in the region since 2009.',
  'Every offer is based on a visit to your house, a heat load calculation and your last three bills.',
  'Most of our customers combine a photovoltaic system with a wall box and a battery.',
  'Ask us about subsidies: we fill in the forms with you and keep the deadlines.',
];

const style = `*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#222}header,main,footer{padding:1rem;max-width:60rem;margin:auto}h1{font-size:1.6rem;margin:.2em 0}nav a{margin-right:1rem}button{background:#c00;text-transform:uppercase}input{border:3px dotted green}`;

/** An installer's page with the widget in it; everything of the installer's own is marked `data-host`. */
export function hostPage({ head = '', html }: Widget): string {
  const paragraphs = [...prose, ...prose, ...prose].map((text) => `<p>${text}</p>`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Sunny Roofs Ltd</title><link rel="icon" href="data:,">
<style nonce="${NONCE}">${style}</style>${head}</head><body>
<header data-host><strong>Sunny Roofs Ltd</strong> <nav><a href="#a">Solar</a><a href="#b">Heat pumps</a><a href="#c">Contact</a></nav></header>
<main><div data-host><h1>Your roof can do more</h1><p>${prose[0]}</p></div><section id="slot">${html}</section>
<div data-host>${paragraphs}</div></main><footer data-host>Imprint</footer></body></html>`;
}

/** Peers need the nonce for their inline parts; we need our origin named, and no nonce. */
export function strictPolicy({ origins = [], ours }: Widget): string {
  const also = origins.join(' ');
  const nonce = ours ? '' : `'nonce-${NONCE}'`;
  return [
    "default-src 'none'",
    `script-src 'self' ${nonce} ${also}`,
    `style-src 'self' 'nonce-${NONCE}'`,
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self' ${also}`,
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
