import Checkbox from '@mui/material/Checkbox';
import { useListContext, useRecordContext } from 'react-admin';
import type { AdminUser } from '../../contract';
import { fullName } from '../../format';

/** The ticked rows of the page that is shown: nobody acts on somebody out of sight. */
export function useTicked(): AdminUser[] {
  const { data = [], selectedIds } = useListContext<AdminUser>();
  return data.filter(({ id }) => selectedIds.includes(id));
}

export function TickUser() {
  const user = useRecordContext<AdminUser>();
  const { selectedIds, onToggleItem } = useListContext<AdminUser>();
  if (!user) return null;
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(user.id)}
      onChange={() => onToggleItem(user.id)}
      slotProps={{ input: { 'aria-label': `Select ${fullName(user)}` } }}
    />
  );
}

export function TickAllUsers() {
  const { data = [], onSelect, onUnselectItems } = useListContext<AdminUser>();
  const ticked = useTicked().length;
  const isAll = ticked > 0 && ticked === data.length;
  return (
    <Checkbox
      size="small"
      checked={isAll}
      indeterminate={ticked > 0 && !isAll}
      onChange={() => (isAll ? onUnselectItems() : onSelect(data.map(({ id }) => id)))}
      slotProps={{ input: { 'aria-label': 'Select all users on this page' } }}
    />
  );
}
