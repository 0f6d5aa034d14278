import { formatDateTime } from '@tidyhearth/domain';
import { Soft } from '../../components/cells';
import { StatusPill } from '../../components/StatusPill';
import type { Webhook } from '../../contract';
import { TEXTS } from '../../i18n/webhooks.texts';

/** Whether the webhook is active and, if something is wrong, what. */
export function WebhookState({ webhook }: { webhook: Webhook }) {
  const { status, pausedBecause, failingSince } = webhook;
  const isFailing = status === 'active' && failingSince !== null;
  const tone = status === 'paused' ? 'brick' : isFailing ? 'marigold' : 'sage';
  const why = pausedBecause
    ? TEXTS.reasons[pausedBecause]
    : failingSince && TEXTS.failingSince(formatDateTime(failingSince));
  return (
    <>
      <StatusPill tone={tone}>{TEXTS.states[isFailing ? 'failing' : status]}</StatusPill>
      {why && <Soft>{why}</Soft>}
    </>
  );
}

export const eventsOf = ({ types }: Webhook) => (types ? TEXTS.events(types.length) : TEXTS.everything);
