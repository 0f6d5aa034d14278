import { api } from '../../../lib/api';
import type { WizardValues } from '../wizard-form';

export const registerCleaner = ({ experience, ...values }: WizardValues, idempotencyKey: string) =>
  api.post('/api/auth/register-cleaner', {
    body: { ...values, ...(experience.trim() && { experience }) },
    idempotencyKey,
  });
