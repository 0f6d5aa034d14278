import type { Random } from '../random.js';
import { backHair, beard, frontHair, HAIR_CUTS, SHORT_CUTS } from './hair.js';

export interface PortraitOptions {
  tone: number;
  mayWearBeard: boolean;
}

const SIZE = 256;
const SKIN = ['#f6dcc6', '#edc4a3', '#dba97f', '#bd8558', '#8d5a38', '#62402b'];
const SHADE = ['#e8c3a6', '#d9a783', '#c08a60', '#9c6a43', '#6f4429', '#4a2e1e'];
const DARK_HAIR = ['#1b1613', '#241c18', '#33241b'];
const ANY_HAIR = ['#241c18', '#4a3222', '#6b4526', '#9a6a35', '#c9a15c', '#a4532f', '#8d8a84', '#d8d2c6'];
/** Background colours, from the brand. */
const GROUNDS = ['#f3ecdf', '#dbe9e0', '#deecdd', '#f9dfa6', '#fdf1d6', '#b9d5c5', '#e8decb', '#c9dcf0'];
const CLOTHES = [
  '#1d4a39',
  '#2a614b',
  '#5f9c80',
  '#dd9312',
  '#eead33',
  '#2b69ad',
  '#b1402d',
  '#6b6355',
  '#15372a',
];

/** Draws an SVG portrait of an invented person. */
export function drawPortrait(random: Random, { tone, mayWearBeard }: PortraitOptions): string {
  const skin = SKIN[tone] ?? '#dba97f';
  const shade = SHADE[tone] ?? '#c08a60';
  const hair = random.pick(tone >= 3 && random.chance(0.85) ? DARK_HAIR : ANY_HAIR);
  const cut = random.pick(mayWearBeard ? SHORT_CUTS : HAIR_CUTS);
  const cloth = random.pick(CLOTHES);
  const ground = random.pick(GROUNDS);
  const tilt = random.int(-4, 4);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 160 160">`,
    `<rect width="160" height="160" fill="${ground}"/>`,
    scenery(random),
    `<g transform="rotate(${tilt} 80 150)">`,
    backHair(cut, hair),
    body(random, cloth, skin, shade),
    `<ellipse cx="52" cy="72" rx="6" ry="8" fill="${skin}"/><ellipse cx="108" cy="72" rx="6" ry="8" fill="${skin}"/>`,
    `<path d="M52 62 C52 36 66 28 80 28 C94 28 108 36 108 62 C108 92 96 108 80 108 C64 108 52 92 52 62 Z" fill="${skin}"/>`,
    face(random, hair, shade),
    mayWearBeard && random.chance(0.5) ? beard(hair) : '',
    frontHair(cut, hair),
    random.chance(0.28) ? glasses(random) : '',
    cut !== 'crop' && !mayWearBeard && random.chance(0.35) ? earrings(random) : '',
    '</g></svg>',
  ].join('');
}

/** The background: a window, a sun, a leaf or nothing. */
function scenery(random: Random): string {
  const white = 'fill="#ffffff" opacity="0.55"';
  return random.pick([
    '',
    `<circle cx="${random.int(28, 132)}" cy="${random.int(26, 50)}" r="${random.int(16, 30)}" ${white}/>`,
    `<path d="M18 160 V46 a34 34 0 0 1 68 0 V160 Z" ${white}/>`,
    `<rect x="96" y="18" width="46" height="62" rx="4" ${white}/><path d="M119 18 V80 M96 49 H142" stroke="#e8decb" stroke-width="3"/>`,
    `<path d="M0 128 Q40 100 80 122 T160 112 V160 H0 Z" ${white}/>`,
    `<path d="M132 120 C150 96 148 66 134 48 C120 70 118 98 132 120 Z" fill="#5f9c80" opacity="0.45"/>`,
  ]);
}

function body(random: Random, cloth: string, skin: string, shade: string): string {
  const shoulders = `<path d="M20 164 C22 132 46 122 80 122 C114 122 138 132 140 164 Z" fill="${cloth}"/>`;
  const neck = `<path d="M67 92 H93 V122 C93 132 67 132 67 122 Z" fill="${skin}"/><path d="M67 104 Q80 116 93 104 V110 Q80 122 67 110 Z" fill="${shade}" opacity="0.6"/>`;
  const detail = random.pick([
    `<path d="M62 123 L80 142 L98 123" fill="none" stroke="#fdfbf7" stroke-width="5" stroke-linejoin="round"/>`,
    `<path d="M56 126 V160 M104 126 V160" stroke="#faf6ee" stroke-width="7" opacity="0.9"/><rect x="50" y="144" width="60" height="20" rx="4" fill="#faf6ee" opacity="0.9"/>`,
    `<path d="M60 123 Q80 140 100 123 Q92 132 80 132 Q68 132 60 123 Z" fill="#fdfbf7"/>`,
    '',
  ]);
  return shoulders + neck + detail;
}

function face(random: Random, hair: string, shade: string): string {
  const brow = random.int(54, 57);
  const eyes = random.pick([
    '<circle cx="68" cy="68" r="3.2"/><circle cx="92" cy="68" r="3.2"/>',
    '<ellipse cx="68" cy="68" rx="2.8" ry="3.8"/><ellipse cx="92" cy="68" rx="2.8" ry="3.8"/>',
    '<path d="M63 69 Q68 63 73 69 M87 69 Q92 63 97 69" fill="none" stroke="#241c18" stroke-width="2.6" stroke-linecap="round"/>',
  ]);
  const mouth = random.pick([
    '<path d="M70 89 Q80 98 90 89" fill="none" stroke="#7a3226" stroke-width="2.8" stroke-linecap="round"/>',
    '<path d="M69 87 Q80 102 91 87 Z" fill="#fdfbf7" stroke="#7a3226" stroke-width="2" stroke-linejoin="round"/>',
    '<path d="M72 91 Q82 96 89 88" fill="none" stroke="#7a3226" stroke-width="2.8" stroke-linecap="round"/>',
  ]);
  const cheeks = random.chance(0.6)
    ? '<circle cx="62" cy="82" r="6" fill="#d9694f" opacity="0.18"/><circle cx="98" cy="82" r="6" fill="#d9694f" opacity="0.18"/>'
    : '';
  return [
    `<g fill="none" stroke="${hair}" stroke-width="2.6" stroke-linecap="round"><path d="M62 ${brow + 3} Q68 ${brow} 74 ${brow + 2}"/><path d="M86 ${brow + 2} Q92 ${brow} 98 ${brow + 3}"/></g>`,
    `<g fill="#241c18">${eyes}</g>`,
    `<path d="M80 69 Q77 79 81 81" fill="none" stroke="${shade}" stroke-width="2.6" stroke-linecap="round"/>`,
    cheeks,
    mouth,
  ].join('');
}

function glasses(random: Random): string {
  const frame = random.pick(['#15372a', '#4a3222', '#35493f', '#97332b']);
  const lens = random.pick([
    '<circle cx="68" cy="68" r="9"/><circle cx="92" cy="68" r="9"/>',
    '<rect x="58" y="61" width="19" height="14" rx="5"/><rect x="83" y="61" width="19" height="14" rx="5"/>',
  ]);
  return `<g fill="#ffffff" fill-opacity="0.25" stroke="${frame}" stroke-width="2">${lens}<path d="M77 67 Q80 65 83 67" fill="none"/></g>`;
}

function earrings(random: Random): string {
  const metal = random.pick(['#dd9312', '#f4c767', '#c3ccc4']);
  return `<circle cx="51" cy="82" r="2.6" fill="${metal}"/><circle cx="109" cy="82" r="2.6" fill="${metal}"/>`;
}
