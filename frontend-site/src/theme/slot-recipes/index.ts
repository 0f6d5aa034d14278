import { avatar, table } from './data';
import { checkbox, field, nativeSelect } from './forms';
import { dialog, menu, popover, tabs } from './surfaces';

export const slotRecipes = {
  field,
  nativeSelect,
  dialog,
  checkbox,
  tabs,
  menu,
  popover,
  avatar,
  table,
};
