import type { ReactElement } from 'react';
import type { Offer } from '#host-site/texts/home/texts.ts';

/** One drawing for each solution, from the same house as the hero's. */
export const offerScenes: Record<Offer, () => ReactElement> = {
  solar: () => (
    <svg viewBox="0 0 240 140" className="offer-scene" aria-hidden="true">
      <circle className="o-sun" cx="196" cy="34" r="20" />
      <path className="o-ray" d="M196 4v-4m0 68v-4m34-30h4m-72 0h4m54-22 3-3m-51 51 3-3m42 0 3 3m-51-51 3 3" />
      <path className="o-roof" d="M16 140 86 44h120l34 96Z" />
      <path className="o-panel" d="M62 128 104 62h84l22 66Z" />
      <path className="o-line" d="M84 95h115M130 62l-24 66M158 62l-2 66" />
    </svg>
  ),
  heatPump: () => (
    <svg viewBox="0 0 240 140" className="offer-scene" aria-hidden="true">
      <path className="o-ground" d="M0 118q120-14 240 0v22H0Z" />
      <rect className="o-wall" x="150" y="20" width="90" height="104" />
      <rect className="o-window" x="176" y="44" width="40" height="34" rx="4" />
      <rect className="o-unit" x="44" y="56" width="86" height="66" rx="10" />
      <circle className="o-fan" cx="82" cy="89" r="24" />
      <path className="o-blade" d="M82 89q3-14 15-16M82 89q12 7 8 18M82 89q-15 4-21-7" />
      <path className="o-pipe" d="M130 98h22" />
      <path className="o-air" d="M8 74q12-9 22 0M4 92q14-9 26 0M8 110q12-9 22 0" />
    </svg>
  ),
  evCharging: () => (
    <svg viewBox="0 0 240 140" className="offer-scene" aria-hidden="true">
      <path className="o-ground" d="M0 116h240v24H0Z" />
      <path className="o-car" d="M28 96q2-20 20-23l18-22q6-7 16-7h38q9 0 15 7l16 22 16 5q11 4 11 18v16H28Z" />
      <path className="o-window" d="m74 72 12-16q3-4 8-4h8v20Zm36 0V52h10q5 0 8 4l12 16Z" />
      <circle className="o-wheel" cx="66" cy="114" r="14" />
      <circle className="o-wheel" cx="146" cy="114" r="14" />
      <rect className="o-unit" x="200" y="40" width="24" height="76" rx="6" />
      <path className="o-bolt" d="m214 52-8 14h6l-3 12 9-15h-6Z" />
      <path className="o-pipe" d="M178 90q14 18 22-6" />
    </svg>
  ),
  battery: () => (
    <svg viewBox="0 0 240 140" className="offer-scene" aria-hidden="true">
      <path className="o-ground" d="M-300 122h840v18h-840Z" />
      <rect className="o-unit" x="82" y="22" width="76" height="100" rx="12" />
      <path className="o-cell" d="M96 92h48v18H96Zm0-24h48v18H96Z" />
      <path className="o-cell empty" d="M96 44h48v18H96Z" />
      <path className="o-pipe" d="M158 72h36m-112 0H40" />
      <circle className="o-sun" cx="28" cy="72" r="12" />
      <path className="o-moon" d="M206 58a15 15 0 1 0 12 24 12 12 0 0 1-12-24Z" />
    </svg>
  ),
  thermostat: () => (
    <svg viewBox="0 0 240 140" className="offer-scene" aria-hidden="true">
      <circle className="o-dial" cx="120" cy="70" r="50" />
      <path className="o-arc" d="M84 106a50 50 0 1 1 72 0" />
      <path className="o-arc warm" d="M84 106a50 50 0 0 1 16-80" />
      <circle className="o-knob" cx="100" cy="27" r="6" />
      <path
        className="o-degree"
        d="M106 84V58l-8 6m22 14q0 10 9 10t9-10-9-10q-7 0-9 6 0-18 14-22m14 2a4 4 0 1 0 .1 0"
      />
    </svg>
  ),
};
