import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { WEBHOOK_STATUSES } from '@tidyhearth/domain';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { Soft, When } from '../../components/cells';
import { EmailText } from '../../components/EmailText';
import { ChoiceInput } from '../../components/list/ChoiceInput';
import { Column } from '../../components/list/Column';
import { ConsoleList } from '../../components/list/ConsoleList';
import { RecordLink } from '../../components/list/RecordLink';
import { SearchInput } from '../../components/list/SearchInput';
import { Section } from '../../components/list/Section';
import type { AdminWebhook } from '../../contract';
import { TEXTS } from '../../i18n/webhooks.texts';
import { NewWebhook } from './NewWebhook';
import { PauseOther } from './PauseOther';
import { eventsOf, WebhookState } from './WebhookState';

const STATES = WEBHOOK_STATUSES.map((value) => ({ value, label: TEXTS.states[value] }));

/** The admin's own webhooks link to their page; those of others have none. */
function Target({ webhook }: { webhook: AdminWebhook }) {
  const { id, url, isOwn, description } = webhook;
  return (
    <Box sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
      {isOwn ? <RecordLink id={id}>{url}</RecordLink> : <strong>{url}</strong>}
      <Soft>{[eventsOf(webhook), description].filter(Boolean).join(', ')}</Soft>
    </Box>
  );
}

const Owner = ({ webhook: { isOwn, ownerEmail } }: { webhook: AdminWebhook }) =>
  isOwn ? TEXTS.own : <EmailText>{ownerEmail}</EmailText>;

const columns = (
  <>
    <Column<AdminWebhook> source="url" render={(webhook) => <Target webhook={webhook} />} />
    <Column<AdminWebhook> source="ownerEmail" render={(webhook) => <Owner webhook={webhook} />} />
    <Column<AdminWebhook> source="status" render={(webhook) => <WebhookState webhook={webhook} />} />
    <Column<AdminWebhook> source="createdAt" isSortable render={({ createdAt }) => <When at={createdAt} />} />
    <Column<AdminWebhook>
      source="actions"
      align="right"
      render={(webhook) => <PauseOther webhook={webhook} />}
    />
  </>
);

function WebhookCard() {
  const webhook = useRecordContext<AdminWebhook>();
  if (!webhook) return null;
  return (
    <>
      <Target webhook={webhook} />
      <div>
        <WebhookState webhook={webhook} />
      </div>
      <Soft>
        <Owner webhook={webhook} />, <When at={webhook.createdAt} />
      </Soft>
      <PauseOther webhook={webhook} />
    </>
  );
}

export function WebhookList() {
  const [isMaking, setMaking] = useState(false);
  return (
    <Section resource="webhooks">
      <Button
        variant="contained"
        startIcon={<AddRounded />}
        onClick={() => setMaking(true)}
        sx={{ marginBottom: 5 }}
      >
        {TEXTS.add}
      </Button>
      {isMaking && <NewWebhook onClose={() => setMaking(false)} />}
      <ConsoleList
        resource="webhooks"
        sort={{ field: 'createdAt', order: 'DESC' }}
        orders={['createdAt']}
        card={<WebhookCard />}
        filters={
          <>
            <SearchInput />
            <ChoiceInput source="status" choices={STATES} />
          </>
        }
      >
        {columns}
      </ConsoleList>
    </Section>
  );
}
