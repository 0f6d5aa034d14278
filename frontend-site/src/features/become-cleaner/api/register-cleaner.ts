import { api } from '../../../lib/api';
import type { WizardValues } from '../wizard-form';

/** Called once both agreements are ticked. */
export const registerCleaner = ({ experience, ...values }: WizardValues, idempotencyKey: string) =>
  api.post('/api/auth/register-cleaner', {
    body: { ...values, agreedToTerms: true, agreedToPrivacy: true, ...(experience.trim() && { experience }) },
    idempotencyKey,
  });
