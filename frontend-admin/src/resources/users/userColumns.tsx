import { formatDate } from '@tidyhearth/domain';
import type { Column } from '../../components/list/types';
import type { AdminUser } from '../../contract';
import { Person } from './Person';
import { UserActions } from './UserActions';
import { TickAllUsers, TickUser } from './UserSelection';
import { UserStates } from './UserStates';

export const userColumns: readonly Column<AdminUser>[] = [
  { key: 'select', label: 'Select', heading: <TickAllUsers />, cell: (user) => <TickUser user={user} /> },
  { key: 'name', label: 'Name', sortBy: 'lastName', cell: (user) => <Person user={user} /> },
  {
    key: 'type',
    label: 'Type',
    cell: ({ userType }) => (userType === 'cleaner' ? 'Cleaner' : 'Customer'),
  },
  { key: 'state', label: 'State', cell: (user) => <UserStates user={user} /> },
  {
    key: 'joined',
    label: 'Joined',
    sortBy: 'createdAt',
    cell: ({ createdAt }) => <span style={{ whiteSpace: 'nowrap' }}>{formatDate(createdAt)}</span>,
  },
  { key: 'actions', label: 'Actions', align: 'right', cell: (user) => <UserActions user={user} /> },
];
