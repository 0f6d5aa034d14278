import { expect, type Locator } from '@playwright/test';

/** The visible part of a checkbox or switch, whose input is visually hidden. */
export const controlOf = (input: Locator) =>
  input.locator('xpath=ancestor::label[1]/*[@data-part="control"]');

export async function tick(input: Locator) {
  await controlOf(input).click();
  await expect(input).toBeChecked();
}

export async function untick(input: Locator) {
  await controlOf(input).click();
  await expect(input).not.toBeChecked();
}

/** A radio button whose input is visually hidden within its label. */
export async function choose(input: Locator) {
  await input.locator('xpath=ancestor::label[1]').click();
  await expect(input).toBeChecked();
}
