/** Hair consists of two layers: one behind the shoulders, and one that frames the face. */
export const HAIR_CUTS = [
  'bob',
  'long',
  'bun',
  'curls',
  'ponytail',
  'side',
  'fringe',
  'scarf',
  'waves',
  'crop',
] as const;
export const SHORT_CUTS = ['crop', 'quiff', 'bald', 'curly-top'] as const;
export type HairCut = (typeof HAIR_CUTS)[number] | (typeof SHORT_CUTS)[number];

const BACK: Partial<Record<HairCut, string>> = {
  bob: '<path d="M44 96 C36 40 56 18 80 18 C104 18 124 40 116 96 C112 106 100 104 98 96 H62 C60 104 48 106 44 96 Z"/>',
  long: '<path d="M40 140 C34 70 44 18 80 18 C116 18 126 70 120 140 C106 148 100 136 98 112 H62 C60 136 54 148 40 140 Z"/>',
  bun: '<circle cx="80" cy="18" r="15"/>',
  curls:
    '<circle cx="50" cy="52" r="19"/><circle cx="110" cy="52" r="19"/><circle cx="46" cy="78" r="17"/><circle cx="114" cy="78" r="17"/><circle cx="62" cy="32" r="19"/><circle cx="98" cy="32" r="19"/><circle cx="80" cy="25" r="18"/>',
  ponytail: '<path d="M100 30 C136 34 138 84 124 118 C114 112 118 74 100 50 Z"/>',
  fringe:
    '<path d="M46 112 C38 50 52 20 80 20 C108 20 122 50 114 112 C108 116 102 112 100 100 H60 C58 112 52 116 46 112 Z"/>',
  scarf: '<circle cx="112" cy="34" r="9"/>',
  waves:
    '<path d="M40 118 C48 104 36 92 42 76 C36 34 58 18 80 18 C102 18 124 34 118 76 C124 92 112 104 120 118 C110 126 100 118 98 104 H62 C60 118 50 126 40 118 Z"/>',
};

const FRONT: Record<HairCut, string> = {
  bob: '<path d="M50 66 C50 40 64 26 82 26 C98 26 110 40 110 66 C104 54 98 46 86 42 C74 52 58 52 50 66 Z"/>',
  long: '<path d="M50 70 C48 38 66 24 80 24 C94 24 112 38 110 70 C106 52 94 44 80 38 C66 44 54 52 50 70 Z"/>',
  bun: '<path d="M51 62 C50 36 66 25 80 25 C94 25 110 36 109 62 C102 46 92 40 80 40 C68 40 58 46 51 62 Z"/>',
  curls:
    '<circle cx="60" cy="42" r="11"/><circle cx="73" cy="35" r="11"/><circle cx="88" cy="35" r="11"/><circle cx="100" cy="42" r="11"/>',
  ponytail:
    '<path d="M51 64 C49 38 64 25 80 25 C98 25 111 38 109 64 C104 48 96 40 76 40 C64 42 56 50 51 64 Z"/>',
  side: '<path d="M50 74 C46 38 62 22 84 24 C104 26 114 44 110 74 C108 58 104 50 98 46 C80 50 66 46 62 44 C56 52 52 60 50 74 Z"/>',
  fringe:
    '<path d="M50 66 C50 38 64 26 80 26 C96 26 110 38 110 66 C108 58 106 55 104 54 H56 C54 55 52 58 50 66 Z"/>',
  scarf:
    '<path d="M50 54 C52 34 66 24 80 24 C94 24 108 34 110 54 C96 44 64 44 50 54 Z"/><path d="M49 56 C62 42 98 42 111 56 L110 46 C98 30 62 30 50 46 Z" fill="#b1402d"/>',
  waves:
    '<path d="M49 72 C46 36 66 24 80 24 C96 24 114 36 111 72 C106 60 104 48 92 44 C84 50 62 44 56 56 C53 62 52 66 49 72 Z"/>',
  crop: '<path d="M51 60 C50 36 64 25 80 25 C96 25 110 36 109 60 C105 48 100 43 92 42 C82 44 70 40 62 44 C56 48 53 53 51 60 Z"/>',
  quiff:
    '<path d="M52 58 C50 42 56 34 62 32 C70 20 98 18 108 36 C110 44 110 52 108 58 C104 48 100 44 90 42 C78 46 66 42 60 46 C56 50 54 54 52 58 Z"/>',
  bald: '',
  'curly-top':
    '<circle cx="60" cy="40" r="9"/><circle cx="70" cy="32" r="10"/><circle cx="82" cy="29" r="10"/><circle cx="94" cy="33" r="10"/><circle cx="102" cy="41" r="8"/>',
};

export const backHair = (cut: HairCut, colour: string) => `<g fill="${colour}">${BACK[cut] ?? ''}</g>`;
export const frontHair = (cut: HairCut, colour: string) => `<g fill="${colour}">${FRONT[cut]}</g>`;

export function beard(colour: string): string {
  return `<path d="M52 70 C54 104 66 114 80 114 C94 114 106 104 108 70 C104 86 98 92 92 84 Q80 78 68 84 C62 92 56 86 52 70 Z M70 89 Q80 99 90 89 Q80 93 70 89 Z" fill="${colour}" fill-rule="evenodd" opacity="0.92"/>`;
}
