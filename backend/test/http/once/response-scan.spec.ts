import { addDays, ukToday } from '@tidyhearth/domain';
import { ACCESS_MATRIX } from '../../assurance/access-matrix.js';
import { callAs, request, situationOf, type Answer } from '../../assurance/call.js';
import { ACTORS, castOf, type Actor, type Cast } from '../../assurance/cast.js';
import { readDocument, routesOf, undocumentedFields, type OpenApi } from '../../assurance/document.js';
import {
  fillWithSecrets,
  FORBIDDEN_KEY,
  FORBIDDEN_TEXT,
  keysOf,
  type Secret,
} from '../../assurance/secrets.js';
import { world } from '../../support/world.js';

/** All reads except the developers' mail page, which shows mails with their links. */
const READS = Object.entries(ACCESS_MATRIX).filter(
  ([route]) => route.startsWith('GET ') && route !== 'GET /api/dev/emails',
);
let cast: Cast;
let secrets: Secret[];
let document: OpenApi;
beforeAll(async () => {
  [cast, document] = await Promise.all([castOf(world), readDocument(world)]);
  secrets = await fillWithSecrets(cast);
});

describe('what an answer holds', () => {
  it.each(READS)('%s: nothing that its reader may not see', async (route, row) => {
    const given = (await row.given?.(cast)) ?? {};
    for (const who of ACTORS) {
      const answer = await callAs(route, row, await situationOf(row, who, cast, given));
      expect({ who, found: flawsOf(answer, who, isOwnLink(route)) }).toEqual({ who, found: [] });
    }
  });

  it.each(READS)('%s: all that the document names, and nothing else', async (route, row) => {
    const { operation } = routesOf(document).find(({ name }) => name === route) ?? {};
    const { content, headers } = operation?.responses['200'] ?? {};
    const schema = content?.['application/json']?.schema;
    if (schema === undefined) return;
    const given = (await row.given?.(cast)) ?? {};
    for (const who of ACTORS.filter((actor) => row.answers[actor] === 200)) {
      const answer = await callAs(route, row, await situationOf(row, who, cast, given));
      const fields = undocumentedFields(document, schema, JSON.parse(answer.text));
      const found = [...fields, ...wrongHeaders(headers, answer)];
      expect({ who, found }).toEqual({ who, found: [] });
    }
  });

  it('of a search near a postcode: what it was taken for, in a header that the document names', async () => {
    const { operation } = routesOf(document).find(({ name }) => name === 'GET /api/cleaners') ?? {};
    const answer = await request(`${world.url}/api/cleaners?postcode=OX12JD`, {
      method: 'GET',
      token: undefined,
    });
    expect(JSON.parse(answer.headers.get('X-Search-Origin') ?? '')).toMatchObject({ postcode: 'OX1 2JD' });
    expect(wrongHeaders(operation?.responses['200']?.headers, answer)).toEqual([]);
  });

  it('would be found: everybody can read their own secrets', async () => {
    const read = { method: 'GET', token: cast.owner.token };
    const account = await request(`${world.url}/api/auth/user`, read);
    const talk = await request(
      `${world.url}/api/messages/${cast.owner.user.id}-${cast.cleaner.user.id}`,
      read,
    );
    const jobs = await request(`${world.url}/api/postings/customer/${cast.owner.user.id}`, read);
    const bookings = await request(`${world.url}/api/bookings/customer/${cast.owner.user.id}`, read);
    const own = secrets.filter(
      ({ readers, what }) => readers[0] === 'owner' && (readers.length < 3 || what.startsWith('lastName')),
    );
    expect(own.length).toBeGreaterThan(5);
    const all = account.text + talk.text + jobs.text + bookings.text;
    for (const { value } of own) expect(all).toContain(value);
  });

  it('is checked by patterns that match their examples', () => {
    for (const key of [
      'password',
      'twoFASecret',
      'passwordResetToken',
      'emailVerificationExpiry',
      'codeHash',
      'resetCode',
    ])
      expect(key).toMatch(FORBIDDEN_KEY);
    for (const key of ['postcode', 'is2FAEnabled', 'emailVerified', 'requestId', 'nextFree'])
      expect(key).not.toMatch(FORBIDDEN_KEY);
    expect('$argon2id$v=19$m=19456').toMatch(FORBIDDEN_TEXT);
    expect('QueryFailedError: SELECT id FROM users').toMatch(FORBIDDEN_TEXT);
  });
});

/** The headers about pages and searches that are sent but not declared, or required but not sent. */
function wrongHeaders(declared: Record<string, { required?: boolean }> = {}, { headers }: Answer): string[] {
  return ['Link', 'X-Total-Count', 'X-Search-Origin'].filter((name) =>
    headers.has(name) ? !(name in declared) : declared[name]?.required === true,
  );
}

const FACTS = [
  'id',
  'userId',
  'profileImage',
  'location',
  'rating',
  'reviewCount',
  'isInsured',
  'isBackgroundChecked',
  'bio',
  'services',
  'hourlyRate',
  'responseTime',
  'isAvailable',
  'user',
  'user.id',
  'user.firstName',
  'user.lastName',
];
const inList = (keys: string[]) => keys.map((key) => `[].${key}`);

describe('what visitors read of people', () => {
  it.each<[string, () => string, string[]]>([
    ['search', () => `/api/cleaners?postcode=OX12JD&limit=1`, inList([...FACTS, 'distance'])],
    [
      'a profile',
      () => `/api/cleaners/${cast.cleaner.cleaner.id}`,
      [...FACTS, 'user.isVerified', 'experience', 'checks'],
    ],
    [
      'a profile by user',
      () => `/api/cleaners/by-user/${cast.cleaner.user.id}`,
      [...FACTS, 'user.isVerified', 'experience', 'checks'],
    ],
    [
      'reviews',
      () => `/api/reviews/reviewee/${cast.cleaner.user.id}`,
      inList([
        'id',
        'bookingId',
        'reviewerId',
        'revieweeId',
        'reviewType',
        'rating',
        'comment',
        'createdAt',
        'reviewer',
        'reviewer.firstName',
      ]),
    ],
    [
      'spread of reviews',
      () => `/api/reviews/reviewee/${cast.cleaner.user.id}/spread`,
      ['reviewCount', 'stars', 'stars[].rating', 'stars[].reviews'],
    ],
    [
      'free slots',
      () =>
        `/api/cleaners/${cast.cleaner.cleaner.id}/slots?from=${addDays(ukToday(), 1)}&to=${addDays(ukToday(), 1)}`,
      inList(['date', 'starts', 'starts[].time', 'starts[].maxHours']),
    ],
    [
      'free days',
      () =>
        `/api/cleaners/${cast.cleaner.cleaner.id}/days?from=${addDays(ukToday(), 1)}&to=${addDays(ukToday(), 1)}`,
      [
        'nextFree',
        'nextFree.date',
        'nextFree.time',
        'days',
        ...['date', 'isBookable', 'firstStart', 'closed'].map((key) => `days[].${key}`),
      ],
    ],
  ])('is exactly this: %s', async (_what, path, keys) => {
    const { text } = await request(world.url + path(), { method: 'GET', token: undefined });
    expect(keysOf(JSON.parse(text)).toSorted()).toEqual(keys.toSorted());
  });

  it('says no more of a counterpart than a card', async () => {
    const read = { method: 'GET', token: cast.cleaner.token };
    const { text } = await request(`${world.url}/api/users/${cast.owner.user.id}`, read);
    expect(keysOf(JSON.parse(text)).toSorted()).toEqual(
      ['id', 'firstName', 'profileImageUrl', 'rating', 'reviewCount'].toSorted(),
    );
  });
});

/** Calls with a mailed link, whose holder may read the account's address. */
const isOwnLink = (route: string) => route.includes('{token}');

function flawsOf({ text, status, headers }: Answer, who: Actor, isLink: boolean): string[] {
  const flaws: string[] = [];
  if (headers.get('x-powered-by') !== null) flaws.push('X-Powered-By');
  if (headers.get('x-content-type-options') !== 'nosniff') flaws.push('no nosniff');
  const told = FORBIDDEN_TEXT.exec(text);
  if (told) flaws.push(`text ${told[0]}`);
  const isRead = ({ readers }: Secret) => readers.includes(who);
  for (const secret of secrets)
    if (!isRead(secret) && !isLink && text.includes(secret.value)) flaws.push(secret.what);
  if (!headers.get('content-type')?.startsWith('application/json')) return flaws;
  const keys = keysOf(JSON.parse(text)).filter((key) => FORBIDDEN_KEY.test(key.split('.').at(-1) ?? ''));
  return [...flaws, ...keys.filter((key) => status < 400 || key !== 'code')];
}
