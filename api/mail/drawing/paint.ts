import type { CSSProperties } from 'react';

/** Light and dark, as literal colours of `widgets/shared/tokens.css`: mail programs know no custom properties. */
const colours = {
  paper: ['#faf7ef', '#0c1814'],
  sunken: ['#f1efe4', '#15221e'],
  ink: ['#0e271f', '#efefe6'],
  soft: ['#425850', '#aeb8ac'],
  line: ['#d8d9cd', '#2f3e39'],
  spruce: ['#0e5b3f', '#85d1a9'],
  'on-spruce': ['#fcfcf8', '#061a14'],
  tint: ['#dbf2e4', '#193429'],
  solar: ['#f7c23a', '#f6c343'],
  heatPump: ['#e06b39', '#eb8656'],
  evCharging: ['#2f8baf', '#5cb8da'],
} as const;
type Colour = keyof typeof colours;

interface Paint {
  ground?: Colour;
  ink?: Colour;
  /** Colour of borders; their width comes with the style. */
  edge?: Colour;
}

/** Attributes that colour an element in light, in dark, and in programs that read no styles but `bgcolor`. */
export function painted({ ground, ink, edge }: Paint, style: CSSProperties = {}) {
  const classes = [ground && `g-${ground}`, ink && `i-${ink}`, edge && `e-${edge}`].filter(Boolean);
  return {
    className: classes.join(' '),
    ...(ground && { bgcolor: colours[ground][0] }),
    style: {
      ...(ground && { backgroundColor: colours[ground][0] }),
      ...(ink && { color: colours[ink][0] }),
      ...(edge && { borderColor: colours[edge][0] }),
      ...style,
    },
  };
}

const darkRules = Object.entries(colours).map(
  ([name, [, dark]]) =>
    `.g-${name}{background-color:${dark}!important}.i-${name}{color:${dark}!important}.e-${name}{border-color:${dark}!important}`,
);

/** The only style sheet of a mail: colours where the reader likes it dark. Everything else stands at its element. */
export const darkStyle = `@media (prefers-color-scheme:dark){${darkRules.join('')}}`;
