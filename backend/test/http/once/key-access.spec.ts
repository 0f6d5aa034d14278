import { API_SCOPES } from '@tidyhearth/domain';
import { ACCESS_MATRIX } from '../../assurance/access-matrix.js';
import { callAs, request, situationOf } from '../../assurance/call.js';
import { castOf, type Cast } from '../../assurance/cast.js';
import { holderFor, KEY_ACTORS, keyAnswer, withKey, type KeyActor } from '../../assurance/key-access.js';
import type { Row } from '../../assurance/access-row.js';
import { world } from '../../support/world.js';

let cast: Cast;
beforeAll(async () => {
  cast = await castOf(world);
});

const rows = Object.entries(ACCESS_MATRIX);
const isOpen = ({ answers }: Row) => answers.anonymous !== 401;
const SCOPED = rows.filter(([, { scope }]) => scope !== undefined);
const PUBLIC = rows.filter(([, row]) => row.scope === undefined && isOpen(row));
const KEYS_ONLY = rows.filter(([, { keysOnly }]) => keysOnly);
const CLOSED = rows.filter(([, row]) => row.scope === undefined && !row.keysOnly && !isOpen(row));

describe('an API key', () => {
  it('is asked for every scope of the list but those of webhooks, whose calls are still to come', () => {
    const used = new Set(SCOPED.map(([, { scope }]) => scope));
    const unused = Object.keys(API_SCOPES).filter((scope) => !used.has(scope as never));
    expect(unused.filter((scope) => !scope.startsWith('webhooks:'))).toEqual([]);
  });

  it.each(SCOPED)('opens, with the scope alone, what its owner may do: %s', async (route, row) => {
    const got: Partial<Record<KeyActor, number>> = {};
    for (const who of KEY_ACTORS.toReversed()) {
      const given = (await row.given?.(cast)) ?? {};
      const situation = await situationOf(row, holderFor(row), cast, given);
      const { me = cast.cleaner } = situation;
      const answer = await withKey(world, me, row, who, ({ token }) =>
        callAs(route, row, { ...situation, me: { ...me, token } }),
      );
      got[who] = answer.status;
      if (who === 'keyWithoutScope')
        expect(JSON.parse(answer.text)).toMatchObject({
          code: 'SCOPE_MISSING',
          details: [{ path: 'scope', msg: row.scope }],
        });
    }
    expect(got).toEqual(expectedOf(row));
  });

  it.each(KEYS_ONLY)('with any scope opens what is for keys alone: %s', async (route, row) => {
    const got: Partial<Record<KeyActor, number>> = {};
    for (const who of KEY_ACTORS) {
      const situation = await situationOf(row, 'cleaner', cast, {});
      const answer = await withKey(world, cast.cleaner, row, who, ({ token }) =>
        callAs(route, row, { ...situation, me: { ...cast.cleaner, token } }),
      );
      got[who] = answer.status;
    }
    expect(got).toEqual(expectedOf(row));
  });

  it.each(CLOSED)('does not open what names no scope: %s', async (route, row) => {
    const [method = '', pattern = ''] = route.split(' ');
    const got: Partial<Record<KeyActor, number>> = {};
    for (const who of KEY_ACTORS) {
      const url = world.url + pattern.replace(/\{\w+\}/g, '1');
      const answer = await withKey(world, cast.cleaner, row, who, ({ token }) =>
        request(url, { method, token, json: method === 'GET' || method === 'DELETE' ? undefined : {} }),
      );
      got[who] = answer.status;
      expect(JSON.parse(answer.text)).toMatchObject({ code: 'KEY_NOT_ALLOWED' });
    }
    expect(got).toEqual(expectedOf(row));
  });

  it.each(PUBLIC)(
    'counts for nothing where no scope is named and everybody may call: %s',
    async (route, row) => {
      const got: Partial<Record<KeyActor, number>> = {};
      for (const who of KEY_ACTORS) {
        const given = (await row.given?.(cast)) ?? {};
        const situation = await situationOf(row, 'anonymous', cast, given);
        const answer = await withKey(world, cast.cleaner, row, who, ({ token }) =>
          callAs(route, row, { ...situation, me: { ...cast.cleaner, token } }),
        );
        got[who] = answer.status;
      }
      expect(got).toEqual(expectedOf(row));
    },
  );
});

const expectedOf = (row: Row) => Object.fromEntries(KEY_ACTORS.map((who) => [who, keyAnswer(row, who)]));
