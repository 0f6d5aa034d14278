import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ACCOUNT_LIMITS as LIMITS,
  API_KEYS,
  ERRORS,
  MAX_PENDING_REQUESTS_PER_CUSTOMER,
  MAX_REPORTS_A_DAY,
  UNVERIFIED_LIMITS as UNVERIFIED,
  type ErrorCode,
} from '@tidyhearth/domain';
import { DEFAULT_LIMIT } from '../../src/throttling/default-limit.js';
import { committedDocument, routesOf } from '../assurance/document.js';

const page = readFileSync(join(import.meta.dirname, '../../../docs/api.md'), 'utf8');
const [, chapter = ''] = /\n## Limits\n([^]*?)\n## /.exec(page) ?? [];

/** The rows of the chapter's tables, without their headings. */
const [routeRows = [], accountRows = []] = chapter
  .split('\n\n')
  .filter((block) => block.startsWith('|'))
  .map((block) =>
    block
      .split('\n')
      .slice(2)
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      ),
  );

const refusal = (code: ErrorCode) => `${ERRORS[code][0]} \`${code}\``;
const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

describe('the chapter about limits', () => {
  it('names every call that has less than the rest, under the limit that the document has for it', () => {
    const limits = new Map<string, string[]>();
    for (const { name, operation } of routesOf(committedDocument())) {
      const [, limit] = /At most (\d+ calls .+?) from one IP address/.exec(operation.description ?? '') ?? [];
      if (limit === undefined) continue;
      const words = limit.replace(' calls', '');
      limits.set(words, [...(limits.get(words) ?? []), `\`${name}\``]);
    }
    expect(limits.size).toBeGreaterThan(4);
    const told = routeRows.map(([limit, calls = '']) => [limit, calls.split(', ').toSorted()]);
    expect(Object.fromEntries(told)).toEqual(
      Object.fromEntries([...limits].map(([limit, calls]) => [limit, calls.toSorted()])),
    );
    expect(DEFAULT_LIMIT.ttl).toBe(60_000);
    expect(chapter).toContain(`${DEFAULT_LIMIT.limit.toLocaleString('en-GB')} calls of a route a minute`);
  });

  it('says what an account may do as the constants do', () => {
    expect(accountRows).toEqual([
      ['Open requests of a customer', `${MAX_PENDING_REQUESTS_PER_CUSTOMER}`, refusal('TOO_MANY_PENDING')],
      aDay('Requests of a customer', LIMITS.requestsADay),
      aDay('Requests of a customer to one cleaner', LIMITS.requestsToOneCleanerADay),
      aDay('Other times asked of one cleaner', LIMITS.reschedulesWithOneCleanerADay),
      ['Open jobs of a customer', `${LIMITS.openPostings}`, refusal('TOO_MANY_JOBS')],
      aDay(
        'New jobs of a customer',
        LIMITS.postingsADay,
        `; cleaners nearby are told of ${LIMITS.jobAlertsADay}`,
      ),
      aDay('Applications of a cleaner', LIMITS.bidsADay),
      aDay('API keys that a person makes, revoked ones counted', API_KEYS.madeADay),
      aDay('Changes of a password', LIMITS.passwordChangesADay),
      aDay('Links to confirm a new address, of one account and to one address', LIMITS.emailChangesADay),
      aDay('Codes to confirm an address, to one address', LIMITS.verificationCodesADay),
      aDay('Conversations that a customer begins', LIMITS.newConversationsADay),
      [
        'Messages of one person',
        `${LIMITS.messagesInTenMinutes} in 10 minutes, and ${LIMITS.messagesADay} a day`,
        refusal('TOO_MANY_REQUESTS'),
      ],
      aDay('Reports, also of reviews, and additions to them', MAX_REPORTS_A_DAY),
      [
        'Requests, jobs, conversations and changes of the password before the address is confirmed',
        [
          count(UNVERIFIED.openRequests, 'open request'),
          `${count(UNVERIFIED.requestsADay, 'request')} a day`,
          count(UNVERIFIED.openPostings, 'open job'),
          `${count(UNVERIFIED.newConversationsADay, 'conversation')} a day`,
          `${count(UNVERIFIED.passwordChangesADay, 'change of the password', 'changes of the password')} a day`,
        ].join(', '),
        refusal('EMAIL_NOT_VERIFIED'),
      ],
    ]);
  });
});

const aDay = (what: string, most: number, more = '') => [
  what,
  `${most} a day${more}`,
  refusal('TOO_MANY_REQUESTS'),
];
