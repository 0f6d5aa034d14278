import sharp from 'sharp';
import { DEMO_PEOPLE, demoAddress } from '../demo-accounts.js';
import type { Person } from '../market/model.js';
import type { Random } from '../random.js';
import { BEARDED } from '../texts/names.js';
import { drawPortrait } from './portrait.js';

const QUALITY = 80;
/** The fastest compression: the first start waits for some two hundred portraits. */
const EFFORT = 0;
const CONCURRENCY = 8;

export type StorePhoto = (webp: Buffer) => Promise<string>;

type Sitter = Pick<Person, 'email' | 'firstName' | 'tone' | 'photo'>;

/** Those whom visitors sign in as, and whom the API's examples name. */
const ACCOUNTS = new Set(Object.values(DEMO_PEOPLE).map(({ mailbox }) => demoAddress(mailbox)));

/**
 * Gives a share of these people a portrait; the others have no photo. Whom chance picks differs from hour to hour, since the market
 * is made around the present: nothing may depend on it.
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
