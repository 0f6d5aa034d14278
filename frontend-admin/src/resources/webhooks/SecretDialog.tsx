import { ShownOnce } from '../../components/ShownOnce';
import type { WebhookWithSecret } from '../../contract';
import { TEXTS } from '../../i18n/webhooks.texts';

export function SecretDialog({ webhook, onClose }: { webhook: WebhookWithSecret; onClose: () => void }) {
  return (
    <ShownOnce secret={webhook.secret} texts={TEXTS.secret} onClose={onClose}>
      {TEXTS.secret.once} {webhook.rotationEndsAt && TEXTS.secret.rotated}
    </ShownOnce>
  );
}
