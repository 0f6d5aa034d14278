import { paint } from './illustration';

function SashWindow({
  x,
  y,
  width = 44,
  height = 60,
}: Record<'x' | 'y', number> & { width?: number; height?: number }) {
  const middle = x + width / 2;
  return (
    <g>
      <rect x={x - 5} y={y - 12} width={width + 10} height={10} rx={2} fill={paint.paper} />
      <rect x={x} y={y} width={width} height={height} rx={2} fill={paint.glow} />
      <path
        d={`M${x} ${y + height}V${y + 18}L${x + 18} ${y}H${x}z`}
        fill={paint.paper}
        stroke="none"
        opacity="0.45"
      />
      <rect x={x} y={y} width={width} height={height} rx={2} />
      <path d={`M${x} ${y + height / 2}h${width}M${middle} ${y}v${height}`} />
      <rect x={x - 6} y={y + height} width={width + 12} height={7} rx={2} fill={paint.paper} />
    </g>
  );
}

function Curtains({
  x,
  y,
  width = 44,
  height = 60,
}: Record<'x' | 'y', number> & { width?: number; height?: number }) {
  return (
    <g fill={paint.moss} stroke="none">
      <path d={`M${x + 1} ${y + 1}h14c0 18-4 30-14 38z`} />
      <path d={`M${x + width - 1} ${y + 1}h-14c0 18 4 30 14 38z`} />
      <path d={`M${x} ${y}h${width}v${height}h-${width}z`} fill="none" stroke={paint.ink} />
    </g>
  );
}

function Door() {
  return (
    <g>
      <path d="M250 404V312c0-36 64-36 64 0v92z" fill={paint.paper} />
      <path d="M258 312c2-26 46-26 48 0z" fill={paint.glow} />
      <path d="M282 312v-20M270 312l-6-12M294 312l6-12" strokeWidth="2" />
      <rect x="258" y="316" width="48" height="88" fill={paint.leaf} />
      <g stroke={paint.mist} strokeWidth="2">
        <rect x="265" y="324" width="14" height="26" rx="1" />
        <rect x="285" y="324" width="14" height="26" rx="1" />
        <rect x="265" y="368" width="14" height="28" rx="1" />
        <rect x="285" y="368" width="14" height="28" rx="1" />
        <path d="M274 359h16" />
      </g>
      <circle cx="300" cy="360" r="3" fill={paint.sun} stroke="none" />
      <path d="M242 404h80M236 412h92" />
      <rect x="240" y="400" width="84" height="8" rx="2" fill={paint.paper} />
    </g>
  );
}

function Roof() {
  return (
    <g>
      <g fill={paint.paper}>
        <rect x="176" y="92" width="34" height="64" />
        <rect x="172" y="86" width="42" height="10" rx="2" />
        <path d="M180 86v-12h10v12M196 86v-12h10v12" />
        <rect x="358" y="104" width="30" height="52" />
        <rect x="354" y="98" width="38" height="10" rx="2" />
        <path d="M367 98v-12h12v12" />
      </g>
      <path d="M188 64c-10-8 4-16-4-26c-4-6 0-12 4-14" stroke={paint.moss} />
      <path d="M118 214l60-78h208l60 78z" fill={paint.leaf} />
      <g stroke={paint.moss} strokeWidth="2">
        <path d="M164 172h20M198 172h28M300 160h34M352 176h30M220 192h34M276 196h24M330 198h36M150 194h24M400 200h18M246 154h20" />
      </g>
      <path d="M110 214h344" strokeWidth="6" />
    </g>
  );
}

function Climber() {
  return (
    <g>
      <path d="M142 404c-2-50 10-84 2-122c-4-20 2-44 20-54c24-12 58 2 92-6" />
      <g fill={paint.leaf} stroke="none">
        <path d="M138 376c-12 0-14-10-12-14c10 0 14 6 12 14zM148 352c10-2 12-10 10-14c-9 2-12 8-10 14zM142 322c-12 0-15-8-13-12c10-1 14 5 13 12zM150 296c10-2 13-9 11-13c-9 1-13 7-11 13zM138 268c-11-2-13-10-10-13c9 2 12 7 10 13zM150 246c-8-8-5-15-1-17c6 6 6 12 1 17zM182 232c-4 10-12 10-15 8c2-8 8-11 15-8zM204 228c0-10 7-13 11-11c0 8-5 12-11 11zM226 230c-2 10-10 12-13 10c1-8 6-12 13-10zM246 226c2-9 9-10 12-8c-2 7-6 9-12 8z" />
      </g>
      <g fill={paint.sun} stroke="none">
        <circle cx="160" cy="262" r="5" />
        <circle cx="132" cy="296" r="5" />
        <circle cx="156" cy="326" r="5" />
        <circle cx="130" cy="346" r="5" />
        <circle cx="196" cy="240" r="5" />
        <circle cx="170" cy="222" r="5" />
      </g>
    </g>
  );
}

/** The cat that watches the street. */
function Cat() {
  return (
    <g fill={paint.ink} stroke="none">
      <path d="M184 375c-3-14 1-24 7-29l-1-11l6 4h7l6-4l-1 11c6 6 8 16 5 29z" />
      <path d="M212 373c8 0 9-6 7-13" fill="none" stroke={paint.ink} strokeWidth="3.5" />
    </g>
  );
}

export function HouseFront() {
  return (
    <g>
      <rect x="128" y="212" width="308" height="192" fill={paint.paper} />
      <path d="M436 212v192h-24V212z" fill={paint.haze} stroke="none" />
      <path d="M128 212v192M436 212v192" />
      <Roof />
      {[188, 260, 332].map((x) => (
        <g key={x}>
          <SashWindow x={x} y={236} width={44} height={48} />
          <Curtains x={x} y={236} width={44} height={48} />
        </g>
      ))}
      <SashWindow x={176} y={326} width={50} height={50} />
      <SashWindow x={344} y={326} width={50} height={50} />
      <Door />
      <Cat />
      <Climber />
    </g>
  );
}
