import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderOnSite } from '../../../test/render';
import { TEXTS } from '../bookings.texts';
import { PriceBreakdown } from './price-breakdown';
import { summarisePrice } from './price-summary';

it('a fee that is waived says to everybody why', () => {
  renderOnSite(<PriceBreakdown price={summarisePrice('25.00', 2)} cleaner="Ida" />);
  expect(screen.getByText(TEXTS.price.free)).toBeTruthy();
  // Unlike the visually hidden word that stands for the line through the usual fee.
  const hidden = screen.getByText(TEXTS.price.usually).className;
  expect(screen.getByText(TEXTS.price.waived).className).not.toBe(hidden);
});

it('a fee that is charged says nothing of the beta', () => {
  renderOnSite(<PriceBreakdown price={summarisePrice('25.00', 2, '4.50')} cleaner="Ida" />);
  expect(screen.getByText('£4.50')).toBeTruthy();
  expect(screen.queryByText(TEXTS.price.waived)).toBeNull();
});
