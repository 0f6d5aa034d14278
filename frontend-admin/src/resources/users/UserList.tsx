import { ChoiceInput } from '../../components/list/ChoiceInput';
import { ConsoleList } from '../../components/list/ConsoleList';
import { SearchInput } from '../../components/list/SearchInput';
import { Section } from '../../components/list/Section';
import { BulkActions } from './BulkActions';
import { UserCard } from './UserCard';
import { userColumns } from './userColumns';
import { TEXTS } from '../../i18n/users.texts';

const TYPES = [
  { value: 'customer', label: TEXTS.filters.customers },
  { value: 'cleaner', label: TEXTS.filters.cleaners },
];
const APPLICATIONS = [
  { value: 'pending', label: TEXTS.filters.waiting },
  { value: 'approved', label: TEXTS.filters.approved },
  { value: 'rejected', label: TEXTS.filters.rejected },
];
const ACCESS = [
  { value: 'false', label: TEXTS.filters.active },
  { value: 'true', label: TEXTS.filters.suspended },
];
const CLOSED = [
  { value: 'false', label: TEXTS.filters.open },
  { value: 'true', label: TEXTS.filters.closed },
];
const VERIFICATION = [
  { value: 'true', label: TEXTS.filters.verified },
  { value: 'false', label: TEXTS.filters.notVerified },
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
            <ChoiceInput source="closed" choices={CLOSED} />
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
