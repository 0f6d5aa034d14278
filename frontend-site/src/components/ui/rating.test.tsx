import { expect, it } from 'vitest';
import { renderOnSite } from '../../test/render';
import { Stars } from './rating';

it('stars above the rating are empty, so that no colour is needed to count the others', () => {
  const { container } = renderOnSite(<Stars rating={3} />);
  const fills = [...container.querySelectorAll('svg')].map((star) => star.getAttribute('fill'));
  expect(fills).toEqual(['currentcolor', 'currentcolor', 'currentcolor', 'none', 'none']);
});
