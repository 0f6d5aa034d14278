import { api } from '../../../lib/api';

export interface CustomerRegistration {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  phone: string;
  agreedToTerms: boolean;
  agreedToPrivacy: boolean;
}

/** Called after both agreements are ticked. */
export const registerCustomer = (registration: CustomerRegistration, idempotencyKey: string) =>
  api.post('/api/auth/register', {
    body: { ...registration, agreedToTerms: true, agreedToPrivacy: true, userType: 'customer' },
    idempotencyKey,
  });
