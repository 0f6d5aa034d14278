import { randomInt, randomUUID } from 'node:crypto';
import { addDays, ukToday } from '@tidyhearth/domain';
import { requestBooking } from '../support/bookings.js';
import { expectStatus } from '../support/expect-status.js';
import { applyFor, postJob } from '../support/jobs.js';
import { uniqueName } from '../support/people.js';
import type { Account } from '../support/world.js';
import { ACTORS, type Actor, type Cast } from './cast.js';
import { notification, reviewableBooking } from './scenes.js';

/** A text and who may read it. */
export interface Secret {
  value: string;
  what: string;
  readers: Actor[];
}

type Person = Exclude<Actor, 'anonymous'>;
const PEOPLE = ACTORS.filter(
  (who): who is Person => who !== 'anonymous' && who !== 'admin' && who !== 'suspended',
);

/** Field names that no response may have, at any depth. */
export const FORBIDDEN_KEY =
  /password|secret|argon|hash|token|expiry|jti|ratingSum|requestKey|^codes?$|(?:reset|verification|recovery)codes?$/i;
/** Texts that no response may contain: credentials, SQL, stack traces. */
export const FORBIDDEN_TEXT =
  /\$argon2|eyJ[\w-]+\.eyJ|otpauth:|\bSELECT\b.+\bFROM\b|\bINSERT INTO\b|\n\s+at .+:\d+|node_modules|QueryFailedError|SQLITE_|ER_[A-Z]+_/;

/** Gives everybody unique personal details and connects people by bookings, messages and reviews. */
export async function fillWithSecrets(cast: Cast): Promise<Secret[]> {
  const secrets = (await Promise.all(PEOPLE.map((who) => fillPrivateDetails(cast, who)))).flat();
  const { world, owner, cleaner } = cast;
  await notification(cast);
  const { bookingId } = await reviewableBooking(cast);
  for (const person of [owner, cleaner]) {
    const body = { bookingId, reviewerId: person.user.id, rating: 4, comment: 'A pleasure to work with.' };
    expectStatus(await world.as(person).post('/api/reviews').send(body), 201);
  }
  const words = {
    senderId: owner.user.id,
    receiverId: cleaner.user.id,
    content: `Between us: ${randomUUID()}`,
  };
  expectStatus(await world.as(owner).post('/api/messages').send(words), 201);
  const street = `${randomInt(1, 999)} ${randomUUID()} Lane`;
  const accessNotes = `Alarm code ${randomUUID()}`;
  await applyFor(world, cleaner, await postJob(world, owner, { street, address: street, accessNotes }));
  const waysIn = `Key safe ${randomUUID()}`;
  const bookingDate = addDays(ukToday(), 90);
  await requestBooking(world, owner, cleaner, { bookingDate, accessNotes: waysIn });
  return [
    ...secrets,
    { value: waysIn, what: 'how to get into the home of an open request', readers: ['owner'] },
    { value: words.content, what: 'a message', readers: ['owner', 'cleaner'] },
    { value: street, what: 'the street of an open job', readers: ['owner'] },
    { value: accessNotes, what: 'how to get in, of an open job', readers: ['owner'] },
  ];
}

async function fillPrivateDetails(cast: Cast, who: Person): Promise<Secret[]> {
  const person: Account = cast[who];
  const own = {
    phone: `+44 7${randomInt(100_000_000, 999_999_999)}`,
    streetAddress: `${randomUUID()} Road`,
    username: randomUUID(),
    cleaningPreferences: `Key under ${randomUUID()}`,
  };
  const lastName = uniqueName();
  const session = cast.world.as(person);
  const isCustomer = person.user.userType === 'customer';
  const edits = isCustomer ? { ...own, lastName } : own;
  expectStatus(await session.patch(`/api/users/${person.user.id}`).send(edits), 200);
  const privacy = { allowProfileSearch: true, shareContactInfo: false };
  expectStatus(await session.patch(`/api/users/${person.user.id}/privacy`).send(privacy), 200);
  const contact = { ...own, email: person.user.email, password: person.password, token: person.token };
  const secrets = Object.entries(contact).map(([what, value]): Secret => {
    const isCredential = what === 'password' || what === 'token';
    return { value, what: `${what} of ${who}`, readers: isCredential ? [] : [who, 'admin'] };
  });
  if (!isCustomer) return secrets;
  const readers: Actor[] = who === 'owner' ? ['owner', 'cleaner', 'admin'] : [who, 'admin'];
  return [...secrets, { value: lastName, what: `lastName of ${who}`, readers }];
}

/** The paths of all keys of a response: `cleaner.user.firstName`. */
export function keysOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((one) => keysOf(one, `${path}[]`)))];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = path === '' ? key : `${path}.${key}`;
    return [here, ...keysOf(inner, here)];
  });
}
