import { randomUUID } from 'node:crypto';
import { uniqueName } from '../support/people.js';
import { world, type Session } from '../support/world.js';

const EXPORTS = [
  'users',
  'cleaner-applications',
  'bookings',
  'postings',
  'applications',
  'reviews',
  'review-reports',
  'contact-messages',
  'waitlist',
  'mail-queue',
  'audit-log',
];

describe('the console’s spreadsheets', () => {
  let admin: Session;
  const csv = (name: string, query: object = {}) =>
    world.as(admin).get(`/api/admin/${name}.csv`).query(query);

  beforeAll(async () => {
    admin = await world.admin();
  });

  it.each(EXPORTS)('%s.csv is the admin’s alone and refuses what the list refuses', async (name) => {
    const customer = await world.registerCustomer();
    expect((await world.anyone.get(`/api/admin/${name}.csv`)).status).toBe(401);
    expect((await world.as(customer).get(`/api/admin/${name}.csv`)).status).toBe(403);
    for (const query of [{ sort: 'password' }, { unheardOf: 1 }, { order: 'sideways' }])
      expect((await csv(name, query)).status).toBe(400);
    const answer = await csv(name);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="tidyhearth-${name}.csv"`);
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(answer.text).toMatch(/^\ufeff[A-Z][^\r\n]*\r\n/);
    expect(answer.text).not.toMatch(/argon2|twoFASecret|codeHash/i);
  });

  it('hold every row that the filters leave, in the order of the list, on no page', async () => {
    const mark = uniqueName();
    for (let n = 0; n < 27; n += 1)
      await world.registerCustomer({ firstName: `Ada${String(n).padStart(2, '0')}`, lastName: mark });
    await world.registerCleaner({ lastName: mark });
    const query = { search: mark, userType: 'customer', sort: 'firstName', order: 'ASC', page: 2 };
    const { text } = await csv('users', query);
    const names = [...text.matchAll(/,Ada(\d\d),/g)].map(([, number]) => Number(number));
    expect(names).toEqual(Array.from({ length: 27 }, (_, n) => n));
  });

  it('hold no formula that a spreadsheet program would run', async () => {
    const mark = randomUUID();
    const enquiry = {
      name: `=cmd|'/c calc'!A1`,
      email: `${mark}@test.example`,
      subject: '+1',
      message: '@x, "y"',
    };
    await world.anyone.post('/api/contact').send(enquiry);
    const { text } = await csv('contact-messages', { search: mark });
    expect(text).toContain(`,'=cmd|'/c calc'!A1,${mark}@test.example,'+1,"'@x, ""y""",`);
  });
});
