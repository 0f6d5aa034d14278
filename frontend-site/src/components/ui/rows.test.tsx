import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderOnSite } from '../../test/render';
import { Rows } from './rows';

const letters = (count: number) => Array.from({ length: count }, (_, id) => LETTERS[id] ?? { id });
const LETTERS = Array.from({ length: 60 }, (_, id) => ({ id }));

describe('a long list', () => {
  it('becomes whole, and renders no row again for those that come', async () => {
    const rendered: number[] = [];
    const row = ({ id }: { id: number }) => {
      rendered.push(id);
      return <article>Row {id}</article>;
    };
    const { rerender } = renderOnSite(<Rows items={letters(10)} atOnce={4} row={row} />);
    expect(await screen.findByText('Row 9')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(10);
    rerender(<Rows items={letters(20)} atOnce={4} row={row} />);
    expect(await screen.findByText('Row 19')).toBeTruthy();
    expect(rendered).toEqual(LETTERS.slice(0, 20).map(({ id }) => id));
  });
});
