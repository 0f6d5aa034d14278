import sharp from 'sharp';
import type { Person } from '../market/model.js';
import type { Random } from '../random.js';
import { BEARDED } from '../texts/names.js';
import { drawPortrait } from './portrait.js';

const QUALITY = 80;
/** The lowest compression effort, because hundreds are made while somebody waits for the first start. */
const EFFORT = 0;
const AT_ONCE = 8;

export type KeepPhoto = (webp: Buffer) => Promise<string>;

/** Gives some of these people a portrait; the rest show what a person without a photo looks like. */
export async function hangPortraits(
  random: Random,
  people: readonly Person[],
  share: number,
  keep: KeepPhoto,
): Promise<void> {
  const sitters = people
    .filter(() => random.chance(share))
    .map((person) => ({
      person,
      svg: drawPortrait(random, { tone: person.tone, mayWearBeard: BEARDED.has(person.firstName) }),
    }));
  for (let from = 0; from < sitters.length; from += AT_ONCE) {
    await Promise.all(
      sitters.slice(from, from + AT_ONCE).map(async ({ person, svg }) => {
        person.photo = await keep(
          await sharp(Buffer.from(svg)).webp({ quality: QUALITY, effort: EFFORT }).toBuffer(),
        );
      }),
    );
  }
}
