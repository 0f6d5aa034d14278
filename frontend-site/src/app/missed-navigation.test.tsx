import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { MissedNavigation } from './missed-navigation';

/** Its layout effects run before that of the router, in which the router starts to listen. */
function Page({ goesTo }: { goesTo: string }) {
  const { pathname } = useLocation();
  useLayoutEffect(() => history.pushState(null, '', goesTo), [goesTo]);
  return <p>at {pathname}</p>;
}

describe('a site that starts', () => {
  afterEach(() => history.replaceState(null, '', '/'));

  it('shows the page that the browser went to before the router listened', async () => {
    history.replaceState(null, '', '/first');
    render(
      <BrowserRouter>
        <Page goesTo="/second" />
        <MissedNavigation />
      </BrowserRouter>,
    );
    expect(await screen.findByText('at /second')).toBeTruthy();
  });
});
