import sharp from 'sharp';
import { DEMO_PEOPLE, demoAddress } from '../demo-accounts.js';
import type { Person } from '../market/model.js';
import type { Random } from '../random.js';
import { BEARDED } from '../texts/names.js';
import { drawPortrait } from './portrait.js';

const QUALITY = 80;
/** The fastest compression, because the first start waits for about two hundred portraits. */
const EFFORT = 0;
const CONCURRENCY = 8;

export type StorePhoto = (webp: Buffer) => Promise<string>;

type Sitter = Pick<Person, 'email' | 'firstName' | 'tone' | 'photo'>;

/** The accounts that visitors sign in with and that the API's examples name. They always get a portrait. */
const ACCOUNTS = new Set(Object.values(DEMO_PEOPLE).map(({ mailbox }) => demoAddress(mailbox)));

/**
 * Gives a share of these people a portrait; the others have no photo. Who gets one differs from hour to hour, because
 * the market is created relative to the current time, so nothing may depend on it.
 */
export async function addPortraits(
  random: Random,
  people: readonly Sitter[],
  share: number,
  storePhoto: StorePhoto,
): Promise<void> {
  const portraits = people
    .filter(({ email }) => random.chance(share) || ACCOUNTS.has(email))
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
