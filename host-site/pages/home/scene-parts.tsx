export function Sky() {
  return (
    <g>
      <rect className="s-sky" width="560" height="460" />
      <g className="s-stars">
        <circle cx="64" cy="62" r="2" />
        <circle cx="142" cy="34" r="1.5" />
        <circle cx="236" cy="70" r="1.5" />
        <circle cx="330" cy="40" r="2" />
        <circle cx="512" cy="60" r="1.5" />
        <circle cx="46" cy="168" r="1.5" />
      </g>
      <circle className="s-glow" cx="446" cy="98" r="70" />
      <circle className="s-sun" cx="446" cy="98" r="46" />
      <circle className="s-moon-shade" cx="466" cy="86" r="40" />
    </g>
  );
}

export function Ground() {
  return (
    <g>
      <path className="s-hill-far" d="M0 306q120-66 284-26t276-30v210H0Z" />
      <path className="s-hill-near" d="M0 366q200-34 560-6v100H0Z" />
      <g className="s-tree">
        <rect x="42" y="292" width="7" height="62" rx="3" />
        <path d="M45 204c24 0 36 26 34 52s-16 46-34 46-32-20-34-46 10-52 34-52Z" />
      </g>
    </g>
  );
}

export function House() {
  return (
    <g>
      <path className="s-wall" d="M152 234h256v140H152Z" />
      <path className="s-wall-shade" d="M152 234h256v16H152Z" />
      <path className="s-roof" d="M124 240 182 120q3-6 10-6h176q7 0 10 6l58 120q4 8-6 8H130q-10 0-6-8Z" />
      <SolarPanels />
      <g className="s-window">
        <rect x="178" y="272" width="56" height="52" rx="5" />
        <rect x="326" y="272" width="56" height="52" rx="5" />
      </g>
      <path className="s-frame" d="M206 272v52m-28-26h56M354 272v52m-28-26h56" />
      <path className="s-door" d="M258 374v-82q0-8 8-8h28q8 0 8 8v82Z" />
      <circle className="s-knob" cx="293" cy="332" r="3" />
      <path className="s-step" d="M250 374h60v8h-60Z" />
    </g>
  );
}

function SolarPanels() {
  return (
    <g>
      <path className="s-panel" d="M206 134h148l38 84H168Z" />
      <path className="s-panel-line" d="M187 176h186M243 134l-19 84M280 134v84M317 134l19 84" />
      <path className="s-glint" d="M214 138h22l-16 34h-22Z" />
    </g>
  );
}

export function HeatPump() {
  return (
    <g>
      <path className="s-pipe" d="M134 356h20" />
      <rect className="s-unit" x="68" y="314" width="72" height="62" rx="9" />
      <circle className="s-fan-hole" cx="102" cy="345" r="23" />
      <g className="s-fan">
        <path d="M102 345q2-14 14-16M102 345q12 7 8 18M102 345q-14 4-20-6" />
        <circle cx="102" cy="345" r="3.5" />
      </g>
      <path className="s-grille" d="M131 328v34" />
      <path className="s-feet" d="M80 376v6m48-6v6" />
    </g>
  );
}

export function ChargePoint() {
  return (
    <g>
      <path className="s-cable" d="M426 330c22 8 -2 66 14 74" />
      <rect className="s-post" x="418" y="320" width="8" height="66" rx="3" />
      <rect className="s-charger" x="410" y="290" width="24" height="40" rx="8" />
      <path className="s-bolt" d="m424 297-8 13h5l-2 10 9-14h-5Z" />
    </g>
  );
}

export function Car() {
  return (
    <g transform="translate(-16 0)">
      <path
        className="s-car"
        d="M446 412c0-15 7-20 20-22l17-19c5-5 10-7 18-7h22c9 0 14 3 18 10l9 15c6 2 8 7 8 14v11q0 4-4 4H450q-4 0-4-6Z"
      />
      <path className="s-glass" d="m479 388 10-11c3-3 6-4 11-4h5v15Zm33 0v-15h9c5 0 8 2 10 6l4 9Z" />
      <circle className="s-light" cx="552" cy="401" r="3" />
      <g className="s-wheel">
        <circle cx="475" cy="418" r="13" />
        <circle cx="531" cy="418" r="13" />
      </g>
      <g className="s-hub">
        <circle cx="475" cy="418" r="5" />
        <circle cx="531" cy="418" r="5" />
      </g>
    </g>
  );
}
