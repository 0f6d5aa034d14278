import { ChoiceInput } from '../../components/list/ChoiceInput';
import { ConsoleList } from '../../components/list/ConsoleList';
import { SearchInput } from '../../components/list/SearchInput';
import { Section } from '../../components/list/Section';
import { BulkActions } from './BulkActions';
import { UserCard } from './UserCard';
import { userColumns } from './userColumns';

const TYPES = [
  { value: 'customer', label: 'Customers' },
  { value: 'cleaner', label: 'Cleaners' },
];
const APPLICATIONS = [
  { value: 'pending', label: 'Waiting' },
  { value: 'approved', label: 'Approved' },
  { value: 'rejected', label: 'Rejected' },
];
const ACCESS = [
  { value: 'false', label: 'Active' },
  { value: 'true', label: 'Suspended' },
];
const VERIFICATION = [
  { value: 'true', label: 'Verified' },
  { value: 'false', label: 'Not verified' },
];

export function UserList() {
  return (
    <Section resource="users">
      <ConsoleList
        resource="users"
        sort={{ field: 'createdAt', order: 'DESC' }}
        orders={['lastName', 'createdAt']}
        card={<UserCard />}
        tableFrom="lg"
        selectionBar={<BulkActions />}
        filters={
          <>
            <SearchInput />
            <ChoiceInput source="userType" choices={TYPES} />
            <ChoiceInput source="cleanerStatus" choices={APPLICATIONS} />
            <ChoiceInput source="suspended" choices={ACCESS} />
            <ChoiceInput source="verified" choices={VERIFICATION} />
          </>
        }
      >
        {userColumns}
      </ConsoleList>
    </Section>
  );
}
