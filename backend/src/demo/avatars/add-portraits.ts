import sharp from 'sharp';
import type { Person } from '../market/model.js';
import type { Random } from '../random.js';
import { BEARDED } from '../texts/names.js';
import { drawPortrait } from './portrait.js';

const QUALITY = 80;
/** The fastest compression: the first start waits for some two hundred portraits. */
const EFFORT = 0;
const CONCURRENCY = 8;

export type StorePhoto = (webp: Buffer) => Promise<string>;

/** Gives a share of these people a portrait; the others have no photo. */
export async function addPortraits(
  random: Random,
  people: readonly Person[],
  share: number,
  storePhoto: StorePhoto,
): Promise<void> {
  const portraits = people
    .filter(() => random.chance(share))
    .map((person) => ({
      person,
      svg: drawPortrait(random, { tone: person.tone, mayWearBeard: BEARDED.has(person.firstName) }),
    }));
  for (let from = 0; from < portraits.length; from += CONCURRENCY) {
    await Promise.all(
      portraits.slice(from, from + CONCURRENCY).map(async ({ person, svg }) => {
        person.photo = await storePhoto(
          await sharp(Buffer.from(svg)).webp({ quality: QUALITY, effort: EFFORT }).toBuffer(),
        );
      }),
    );
  }
}
