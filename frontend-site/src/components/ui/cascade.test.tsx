import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Button, IconButton } from './button';
import { theme } from '../../theme';

/** Unlike `renderOnSite`, this writes all rules into the page. */
const renderWithAllStyles = (ui: ReactNode) => render(<ChakraProvider value={theme()}>{ui}</ChakraProvider>);

const componentRules = () =>
  [...document.querySelectorAll('style[data-emotion="css"]')].map((sheet) => sheet.textContent).join('');

test('no rule that a component adds is in a cascade layer, because each would lay out the whole page again', () => {
  renderWithAllStyles(<Button loading>Save</Button>);
  expect(componentRules()).toContain('inline-flex');
  expect(componentRules()).not.toContain('@layer');
});

test('a recipe has no specificity, so that what a component sets itself wins', () => {
  renderWithAllStyles(<IconButton aria-label="Close" />);
  const name = [...screen.getByRole('button').classList].find((one) => one.startsWith('css-'));
  expect(componentRules()).toContain(`.${name}{padding-inline:0;}*:where(.${name}){display:`);
});
