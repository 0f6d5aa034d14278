import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { reasonOf } from '../../../lib/api-error';
import { useIdempotencyKey } from '../../../lib/idempotency';
import { toastError } from '../../../lib/toast';

export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export function useSendContact() {
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: ContactMessage) => api.post('/api/contact', { body, idempotencyKey: keyFor(body) }),
    onError: (error) =>
      toastError(
        { title: 'Failed to Send' },
        reasonOf(error, 'Your message is still here. Please try again.'),
      ),
  });
}
