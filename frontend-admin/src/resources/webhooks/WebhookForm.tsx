import { WEBHOOK_DESCRIPTION_MAX, WEBHOOK_URL_MAX, type WebhookEventType } from '@tidyhearth/domain';
import { useState } from 'react';
import { HttpError } from 'react-admin';
import { WEBHOOKS } from '../../actions/touches';
import { messageOf } from '../../api/http';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { Notice } from '../../components/Notice';
import { LimitedField } from '../../components/LimitedField';
import type { NewWebhook, Webhook } from '../../contract';
import { TEXTS } from '../../i18n/webhooks.texts';
import { refetch } from '../../providers/queries';
import { EventChoice } from './EventChoice';

interface WebhookFormProps {
  /** Absent for a new webhook. */
  webhook?: Webhook;
  /** Also closes the form. */
  save: (webhook: NewWebhook) => Promise<void>;
  onClose: () => void;
}

/** The form for a webhook's address and events. */
export function WebhookForm({ webhook, save, onClose }: WebhookFormProps) {
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [description, setDescription] = useState(webhook?.description ?? '');
  const [types, setTypes] = useState<WebhookEventType[] | null>(webhook?.types ?? null);
  const [isTried, setTried] = useState(false);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const urlError = problemOf(refusal, 'url');

  async function submit() {
    setTried(true);
    if (isPending || types?.length === 0) return;
    setPending(true);
    try {
      await save({ url: url.trim(), description: description.trim() || null, types });
    } catch (error) {
      setRefusal(error);
      setPending(false);
    }
    void refetch(WEBHOOKS);
  }

  return (
    <ConfirmDialog
      title={webhook ? TEXTS.form.editTitle : TEXTS.form.newTitle}
      confirmLabel={webhook ? TEXTS.form.save : TEXTS.form.create}
      tone="primary"
      isPending={isPending}
      onConfirm={() => void submit()}
      onClose={onClose}
    >
      {refusal !== undefined && urlError === undefined && (
        <Notice tone="brick" role="alert" title={TEXTS.form.failed}>
          {messageOf(refusal)}
        </Notice>
      )}
      <LimitedField
        label={TEXTS.form.url}
        type="url"
        required
        autoFocus
        margin="normal"
        value={url}
        limit={WEBHOOK_URL_MAX}
        onChange={setUrl}
        error={urlError !== undefined}
        helperText={urlError ?? TEXTS.form.urlHelp}
      />
      <LimitedField
        label={TEXTS.form.description}
        margin="normal"
        value={description}
        limit={WEBHOOK_DESCRIPTION_MAX}
        onChange={setDescription}
      />
      <EventChoice types={types} isTried={isTried} onChange={setTypes} />
    </ConfirmDialog>
  );
}

interface Refused {
  details?: { path: string; msg: string }[];
}

/** The server's message about a field. */
function problemOf(error: unknown, field: string): string | undefined {
  if (!(error instanceof HttpError)) return undefined;
  return (error.body as Refused | undefined)?.details?.find(({ path }) => path === field)?.msg;
}
