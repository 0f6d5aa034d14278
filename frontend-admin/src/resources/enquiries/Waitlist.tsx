import { useRecordContext } from 'react-admin';
import { CardHead, Soft, When } from '../../components/cells';
import { Column } from '../../components/list/Column';
import { ConsoleList } from '../../components/list/ConsoleList';
import { SearchInput } from '../../components/list/SearchInput';
import { Section } from '../../components/list/Section';
import type { WaitlistEntry } from '../../contract';

const columns = (
  <>
    <Column<WaitlistEntry> source="email" isSortable render={({ email }) => <strong>{email}</strong>} />
    <Column<WaitlistEntry>
      source="createdAt"
      isSortable
      render={({ createdAt }) => <When at={createdAt} />}
    />
  </>
);

function EntryCard() {
  const entry = useRecordContext<WaitlistEntry>();
  if (!entry) return null;
  return (
    <>
      <CardHead title={entry.email} />
      <Soft>
        <When at={entry.createdAt} />
      </Soft>
    </>
  );
}

export function Waitlist() {
  return (
    <Section resource="waitlist">
      <ConsoleList
        resource="waitlist"
        sort={{ field: 'createdAt', order: 'DESC' }}
        orders={['email', 'createdAt']}
        card={<EntryCard />}
        filters={<SearchInput />}
      >
        {columns}
      </ConsoleList>
    </Section>
  );
}
