import { createIdempotencyKeys } from '@tidyhearth/api-client/idempotency-keys';
import { useState } from 'react';
import type { WebhookWithSecret } from '../../contract';
import { useVerbs } from '../../providers/queries';
import { SecretDialog } from './SecretDialog';
import { WebhookForm } from './WebhookForm';

/** Shows the form for a new webhook, then its secret. */
export function NewWebhook({ onClose }: { onClose: () => void }) {
  const verbs = useVerbs();
  const [keys] = useState(createIdempotencyKeys);
  const [made, setMade] = useState<WebhookWithSecret>();
  if (made) return <SecretDialog webhook={made} onClose={onClose} />;
  return (
    <WebhookForm
      save={async (webhook) => setMade(await verbs.createWebhook(webhook, keys.keyFor(webhook)))}
      onClose={onClose}
    />
  );
}
