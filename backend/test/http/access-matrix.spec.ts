import { ACCESS_MATRIX } from '../assurance/access-matrix.js';
import { callAs, inOrder, request, situationOf } from '../assurance/call.js';
import { ACTORS, castOf, type Cast } from '../assurance/cast.js';
import { readDocument, routesOf } from '../assurance/document.js';
import { pendingBooking, openPosting } from '../assurance/scenes.js';
import { world } from '../support/world.js';

const MISSING_ID = 2_000_000_000;

let cast: Cast;
beforeAll(async () => {
  cast = await castOf(world);
});

describe('who may do what', () => {
  it('is settled for every call, and only for calls that exist', async () => {
    const routes = routesOf(await readDocument(world)).map(({ name }) => name);
    expect(Object.keys(ACCESS_MATRIX).toSorted()).toEqual(routes.toSorted());
  });

  it.each(Object.entries(ACCESS_MATRIX))('%s', async (route, row) => {
    let given = await row.given?.(cast);
    let isUsed = false;
    const got: Record<string, number | null> = Object.fromEntries(ACTORS.map((who) => [who, null]));
    for (const who of inOrder(row)) {
      if (isUsed) given = await row.given?.(cast);
      const answer = await callAs(route, row, await situationOf(row, who, cast, given ?? {}));
      isUsed = answer.status < 400;
      got[who] = answer.status;
      if (!isUsed) expect(errorOf(answer.text)).toMatchObject({ statusCode: answer.status });
    }
    expect(got).toEqual(row.answers);
  });
});

describe('what is not there and what is not yours', () => {
  it.each([
    ['GET', '/api/bookings/{id}', pendingBooking],
    ['PATCH', '/api/bookings/{id}', pendingBooking],
    ['POST', '/api/bookings/{id}/cancel', pendingBooking],
    ['GET', '/api/bookings/{id}/calendar.ics', pendingBooking],
    ['GET', '/api/postings/{id}', openPosting],
    ['PATCH', '/api/postings/{id}', openPosting],
    ['GET', '/api/applications/posting/{id}', openPosting],
    ['GET', '/api/reviews/booking/{id}', pendingBooking],
  ])('answer alike: %s %s', async (method, path, scene) => {
    const { id = 0 } = await scene(cast);
    const json = method === 'PATCH' ? { status: 'cancelled' } : undefined;
    const [foreign, missing] = await Promise.all(
      [id, MISSING_ID].map((one) =>
        request(world.url + path.replace('{id}', String(one)), { ...asOther(), method, json }),
      ),
    );
    expect(foreign?.status).toBe(404);
    expect(errorOf(foreign?.text)).toEqual({ ...errorOf(missing?.text), requestId: expect.any(String) });
  });

  it('are the same for people', async () => {
    const read = (id: number) => request(`${world.url}/api/users/${id}`, asOther());
    const [foreign, missing] = await Promise.all([read(cast.owner.user.id), read(MISSING_ID)]);
    expect(errorOf(foreign.text)).toEqual({ ...errorOf(missing.text), requestId: expect.any(String) });
  });
});

const asOther = () => ({ method: 'GET', token: cast.otherCustomer.token });
const errorOf = (text = ''): Record<string, unknown> => JSON.parse(text || '{}');
