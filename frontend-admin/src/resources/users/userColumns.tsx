import { formatDate } from '@tidyhearth/domain';
import { Column } from '../../components/list/Column';
import type { AdminUser } from '../../contract';
import { useTypeLabel } from './useTypeLabel';
import { Person } from './Person';
import { UserActions } from './UserActions';
import { SelectAllUsers, SelectUser } from './UserSelection';
import { UserStates } from './UserStates';

const Type = ({ user }: { user: AdminUser }) => useTypeLabel(user);

export const userColumns = (
  <>
    <Column source="select" heading={<SelectAllUsers />}>
      <SelectUser />
    </Column>
    <Column source="lastName" isSortable>
      <Person />
    </Column>
    <Column<AdminUser> source="userType" render={(user) => <Type user={user} />} />
    <Column source="state">
      <UserStates />
    </Column>
    <Column<AdminUser>
      source="createdAt"
      isSortable
      render={({ createdAt }) => <span style={{ whiteSpace: 'nowrap' }}>{formatDate(createdAt)}</span>}
    />
    <Column source="actions" align="right">
      <UserActions />
    </Column>
  </>
);
