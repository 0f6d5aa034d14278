import { describe, expect, it } from 'vitest';
import { EMPTY_WIZARD, isStepFilled, stepOf, type WizardValues, wizardSchema } from './wizard-form';

const FILLED: WizardValues = {
  ...EMPTY_WIZARD,
  firstName: 'Ana',
  lastName: 'Reid',
  email: 'ana@example.com',
  phone: '07700 900123',
  password: 'correct horse',
  agreedToTerms: true,
  agreedToPrivacy: true,
  hourlyRate: '18.50',
  location: 'Oxford',
  postcode: 'OX4 1AA',
  services: ['regular'],
  bio: 'Careful and punctual.',
};

describe('the wizard', () => {
  it('opens the next step only once the required fields hold something', () => {
    expect(isStepFilled(0, FILLED)).toBe(true);
    expect(isStepFilled(0, { ...FILLED, agreedToPrivacy: false })).toBe(false);
    expect(isStepFilled(0, { ...FILLED, phone: '  ' })).toBe(false);
    expect(isStepFilled(1, { ...FILLED, services: [] })).toBe(false);
    expect(isStepFilled(2, FILLED)).toBe(true);
    expect(isStepFilled(2, { ...FILLED, bio: '' })).toBe(false);
  });

  it.each([
    ['12', true],
    ['80.00', true],
    ['11.99', false],
    ['80.01', false],
    ['20.005', false],
    ['twenty', false],
  ])('reads a rate of %s as valid: %s', (hourlyRate, valid) => {
    expect(wizardSchema.safeParse({ ...FILLED, hourlyRate }).success).toBe(valid);
  });

  it('knows on which step a field stands', () => {
    expect([stepOf('email'), stepOf('services'), stepOf('bio'), stepOf('other')]).toEqual([0, 1, 2, -1]);
  });
});
