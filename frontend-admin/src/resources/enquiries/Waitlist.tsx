import { BRAND } from '../../brand';
import { CardHead, Soft, When } from '../../components/cells';
import { ConsoleList } from '../../components/list/ConsoleList';
import { SearchField } from '../../components/list/SearchField';
import { Section } from '../../components/list/Section';
import type { Column } from '../../components/list/types';
import type { WaitlistEntry } from '../../contract';

const columns: readonly Column<WaitlistEntry>[] = [
  { key: 'email', label: 'Email', sortBy: 'email', cell: ({ email }) => <strong>{email}</strong> },
  { key: 'joined', label: 'Joined', sortBy: 'createdAt', cell: ({ createdAt }) => <When at={createdAt} /> },
];

export function Waitlist() {
  return (
    <Section
      title="Waitlist"
      id="waitlist"
      hint={`Who wants to hear when ${BRAND.name} comes to their county.`}
    >
      <ConsoleList
        resource="waitlist"
        label="Waitlist entries"
        sort={{ field: 'createdAt', order: 'DESC' }}
        columns={columns}
        card={({ email, createdAt }) => (
          <>
            <CardHead title={email} />
            <Soft>
              <When at={createdAt} />
            </Soft>
          </>
        )}
        empty={{ title: 'Nobody is waiting', hint: 'Addresses appear here as visitors leave them.' }}
        toolbar={<SearchField label="Search the waitlist" placeholder="Search by email..." />}
      />
    </Section>
  );
}
