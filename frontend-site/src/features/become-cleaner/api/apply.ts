import { api } from '../../../lib/api';
import { withSignIn } from '../../../lib/submit/with-sign-in';
import type { WizardValues } from '../wizard-form';

/** Called after both agreements are ticked. */
export const registerCleaner = ({ experience, ...values }: WizardValues, idempotencyKey: string) =>
  api.post('/api/auth/register-cleaner', {
    body: { ...values, agreedToTerms: true, agreedToPrivacy: true, ...(experience.trim() && { experience }) },
    idempotencyKey,
  });

/** Applies with the account that is signed in. */
export const applyAsCleaner = withSignIn((values: WizardValues, idempotencyKey) => {
  const { hourlyRate, location, postcode, services, bio, experience, hasBackgroundCheck } = values;
  const body = { hourlyRate, location, postcode, services, bio, hasBackgroundCheck };
  return api.post('/api/cleaners', {
    body: { ...body, ...(experience.trim() && { experience }) },
    idempotencyKey,
  });
});
