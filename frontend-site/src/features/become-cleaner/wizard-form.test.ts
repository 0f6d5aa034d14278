import { describe, expect, it } from 'vitest';
import {
  applicationSchema,
  EMPTY_WIZARD,
  isStepFilled,
  stepOf,
  STEPS,
  stepsFor,
  type WizardValues,
  wizardSchema,
} from './wizard-form';

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

const isFilled = (step: number, values: WizardValues) => {
  const at = STEPS[step];
  return at !== undefined && isStepFilled(at, values);
};

describe('the wizard', () => {
  it('opens the next step only once the required fields hold something', () => {
    expect(isFilled(0, FILLED)).toBe(true);
    expect(isFilled(0, { ...FILLED, agreedToPrivacy: false })).toBe(false);
    expect(isFilled(0, { ...FILLED, phone: '  ' })).toBe(false);
    expect(isFilled(1, { ...FILLED, services: [] })).toBe(false);
    expect(isFilled(2, FILLED)).toBe(true);
    expect(isFilled(2, { ...FILLED, bio: '' })).toBe(false);
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
    const places = ['email', 'services', 'bio', 'other'].map((field) => stepOf(STEPS, field));
    expect(places).toEqual([0, 1, 2, -1]);
  });

  it('asks nobody who has an account for another one', () => {
    const steps = stepsFor(true);
    expect(['email', 'services', 'bio'].map((field) => stepOf(steps, field))).toEqual([-1, 0, 1]);
    const work = { ...FILLED, firstName: '', email: '', phone: '', password: '', agreedToTerms: false };
    expect(applicationSchema.safeParse(work).success).toBe(true);
    expect(applicationSchema.safeParse({ ...work, bio: '' }).success).toBe(false);
    expect(wizardSchema.safeParse(work).success).toBe(false);
  });
});
