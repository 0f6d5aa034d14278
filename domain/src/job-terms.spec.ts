import { haveTermsChanged, type JobTerms } from './job-terms.js';

const JOB: JobTerms = {
  serviceType: 'standard',
  startsAt: 1_800_000_000_000,
  durationMinutes: 120,
  street: '12 Broad Street',
  city: 'Oxford',
  postcode: 'OX1 3AS',
  description: null,
};

describe('haveTermsChanged', () => {
  it.each<[string, Partial<JobTerms>]>([
    ['service', { serviceType: 'deep' }],
    ['start', { startsAt: 1_800_001_800_000 }],
    ['length', { durationMinutes: 150 }],
    ['street', { street: '14 Broad Street' }],
    ['flat', { street: '1 2 Broad Street' }],
    ['town', { city: 'London' }],
    ['postcode', { postcode: 'OX1 3AT' }],
    ['description', { description: 'Three bathrooms.' }],
  ])('sees another %s', (_, change) => {
    expect(haveTermsChanged(JOB, { ...JOB, ...change })).toBe(true);
  });

  it('does not see other capitals and blanks in an address', () => {
    expect(haveTermsChanged(JOB, { ...JOB, street: ' 12  broad street', postcode: 'ox13as' })).toBe(false);
  });
});
