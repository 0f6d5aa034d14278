import { avatar, progress, table } from './data';
import { checkbox, field, nativeSelect, switchRecipe } from './forms';
import { dialog, menu, tabs } from './surfaces';

export const slotRecipes = {
  field,
  nativeSelect,
  dialog,
  checkbox,
  switch: switchRecipe,
  tabs,
  menu,
  avatar,
  progress,
  table,
};
