import { useRecordContext } from 'react-admin';
import { CardHead, Soft, When, Words } from '../../components/cells';
import { Column } from '../../components/list/Column';
import { ConsoleList } from '../../components/list/ConsoleList';
import { SearchInput } from '../../components/list/SearchInput';
import { Section } from '../../components/list/Section';
import type { ClientError } from '../../contract';
import { TEXTS } from '../../i18n/client-errors.texts';

/** What developers need in addition to the message: the place in the code, and the most recent browser. */
function Details({ error: { stack, userAgent } }: { error: ClientError }) {
  return (
    <>
      <Soft>{userAgent}</Soft>
      {stack !== '' && (
        <details>
          <summary>{TEXTS.stack}</summary>
          <Words>{stack}</Words>
        </details>
      )}
    </>
  );
}

function Place({ error: { app, part, path } }: { error: ClientError }) {
  return (
    <>
      {path}
      <Soft>
        {TEXTS.apps[app]}, {part}
      </Soft>
    </>
  );
}

const columns = (
  <>
    <Column<ClientError>
      source="message"
      render={(error) => (
        <>
          <strong>{error.message}</strong>
          <Details error={error} />
        </>
      )}
    />
    <Column<ClientError> source="path" render={(error) => <Place error={error} />} />
    <Column<ClientError> source="occurrences" isSortable render={({ occurrences }) => occurrences} />
    <Column<ClientError>
      source="lastSeenAt"
      isSortable
      render={({ lastSeenAt }) => <When at={lastSeenAt} />}
    />
  </>
);

function ErrorCard() {
  const error = useRecordContext<ClientError>();
  if (!error) return null;
  return (
    <>
      <CardHead title={error.message} />
      <Place error={error} />
      <Details error={error} />
      <Soft>
        {TEXTS.times(error.occurrences)}, <When at={error.lastSeenAt} />
      </Soft>
    </>
  );
}

export function ClientErrors() {
  return (
    <Section resource="client-errors">
      <ConsoleList
        resource="client-errors"
        sort={{ field: 'lastSeenAt', order: 'DESC' }}
        orders={['occurrences', 'lastSeenAt']}
        card={<ErrorCard />}
        filters={<SearchInput />}
      >
        {columns}
      </ConsoleList>
    </Section>
  );
}
