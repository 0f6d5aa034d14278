import { describeChange } from './posting-change-text.js';

const BEFORE = {
  serviceType: 'standard',
  startsAt: Date.parse('2027-03-15T10:00:00Z'),
  durationMinutes: 60,
  street: '12 Broad Street',
  city: 'Oxford',
  postcode: 'OX1 3AS',
  description: null,
};

describe('describeChange', () => {
  it('says what is different, and what it was', () => {
    const after = { ...BEFORE, startsAt: Date.parse('2027-03-16T22:00:00Z'), durationMinutes: 480 };
    expect(describeChange(BEFORE, after)).toBe(
      'it starts on Mar 16, 2027, 10:00 PM instead of Mar 15, 2027, 10:00 AM, it takes 8 hours instead of 1 hour',
    );
  });

  it('says that there is another description, which may be long', () => {
    const described = { ...BEFORE, description: 'Three bathrooms.' };
    expect(describeChange(BEFORE, described)).toBe('its description is another one');
  });

  it('names the town and the outward code of a place, never the street', () => {
    const moved = { ...BEFORE, street: '10 Downing Street', city: 'London', postcode: 'SW1A 2AA' };
    expect(describeChange(BEFORE, moved)).toBe('it is in London, SW1A instead of Oxford, OX1');
    expect(describeChange(BEFORE, { ...BEFORE, street: '14 Broad Street' })).toBe(
      'another address in Oxford, OX1',
    );
  });
});
