import { ConsoleList } from '../../components/list/ConsoleList';
import { FilterSelect } from '../../components/list/FilterSelect';
import { SearchField } from '../../components/list/SearchField';
import { SectionHeading } from '../../components/SectionHeading';
import { usePageTitle } from '../../components/usePageTitle';
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
  usePageTitle('User Management');
  return (
    <section aria-labelledby="users-heading">
      <SectionHeading title="User Management" id="users-heading" />
      <ConsoleList
        resource="users"
        label="Users"
        sort={{ field: 'createdAt', order: 'DESC' }}
        columns={userColumns}
        card={(user) => <UserCard user={user} />}
        tableFrom="lg"
        selectionBar={<BulkActions />}
        empty={{ title: 'No accounts yet', hint: 'Customers and cleaners appear here as they sign up.' }}
        toolbar={
          <>
            <SearchField label="Search users" placeholder="Search by email, name..." />
            <FilterSelect label="Type" source="userType" choices={TYPES} />
            <FilterSelect label="Application" source="cleanerStatus" choices={APPLICATIONS} />
            <FilterSelect label="Access" source="suspended" choices={ACCESS} />
            <FilterSelect label="Verification" source="verified" choices={VERIFICATION} />
          </>
        }
      />
    </section>
  );
}
