import {
  BOOKING_SERVICES,
  CLEANER_SERVICES,
  offersService,
  POSTING_SERVICES,
  SEARCH_SERVICES,
  serviceFamily,
} from './services.js';

describe('the services of all screens', () => {
  it.each([
    ['filter for', SEARCH_SERVICES],
    ['book', BOOKING_SERVICES],
    ['post a job for', POSTING_SERVICES],
  ])('a cleaner can offer whatever a customer can %s', (_, wanted) => {
    expect(wanted.filter((service) => !offersService(CLEANER_SERVICES, service))).toEqual([]);
  });

  it('name no work twice to a cleaner who chooses', () => {
    const families = CLEANER_SERVICES.map((service) => serviceFamily(service)[0]);
    expect(new Set(families).size).toBe(CLEANER_SERVICES.length);
  });
});
