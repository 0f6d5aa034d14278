import Checkbox from '@mui/material/Checkbox';
import { useListContext, useRecordContext } from 'react-admin';
import type { AdminUser } from '../../contract';
import { fullName } from '../../format';
import { TEXTS } from '../../i18n/users.texts';

/** The selected rows of the open page only, so that nobody acts on rows that are not shown. */
export function useSelectedUsers(): AdminUser[] {
  const { data = [], selectedIds } = useListContext<AdminUser>();
  return data.filter(({ id }) => selectedIds.includes(id));
}

export function SelectUser() {
  const user = useRecordContext<AdminUser>();
  const { selectedIds, onToggleItem } = useListContext<AdminUser>();
  if (!user) return null;
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(user.id)}
      onChange={() => onToggleItem(user.id)}
      slotProps={{ input: { 'aria-label': TEXTS.select(fullName(user)) } }}
    />
  );
}

export function SelectAllUsers() {
  const { data = [], onSelect, onUnselectItems } = useListContext<AdminUser>();
  const selected = useSelectedUsers().length;
  const isAll = selected > 0 && selected === data.length;
  return (
    <Checkbox
      size="small"
      checked={isAll}
      indeterminate={selected > 0 && !isAll}
      onChange={() => (isAll ? onUnselectItems() : onSelect(data.map(({ id }) => id)))}
      slotProps={{ input: { 'aria-label': TEXTS.selectAll } }}
    />
  );
}
