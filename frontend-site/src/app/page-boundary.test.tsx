import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TEXTS as UI_TEXTS } from '../components/ui/ui.texts';
import { renderOnSite } from '../test/render';
import { serve } from '../test/server';
import { TEXTS } from './app.texts';
import { PageBoundary } from './page-boundary';

describe('a page that could not be shown', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    serve({ 'POST /api/client-errors': () => ({ status: 204 }) });
  });

  it('is tried again where it stands while there is no line', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    let isThere = false;
    const Page = () => {
      if (!isThere) throw new Error('Failed to fetch');
      return <p>Here</p>;
    };
    renderOnSite(
      <PageBoundary>
        <Page />
      </PageBoundary>,
    );
    const again = () => userEvent.click(screen.getByRole('button', { name: UI_TEXTS.tryAgain }));
    await again();
    expect(screen.getByText(TEXTS.pageFailed.title)).toBeTruthy();
    isThere = true;
    await again();
    expect(screen.getByText('Here')).toBeTruthy();
  });
});
