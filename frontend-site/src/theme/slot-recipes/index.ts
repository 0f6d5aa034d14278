import { avatar, progress, table } from './data';
import { checkbox, field, nativeSelect, switchRecipe } from './forms';
import { dialog, menu, popover, tabs } from './surfaces';

export const slotRecipes = {
  field,
  nativeSelect,
  dialog,
  checkbox,
  switch: switchRecipe,
  tabs,
  menu,
  popover,
  avatar,
  progress,
  table,
};
