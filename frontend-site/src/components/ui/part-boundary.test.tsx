import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyPart } from '../../lib/lazy-part';
import { noteMissingChunks } from '../../lib/reload-on-missing-chunk';
import { renderOnSite } from '../../test/render';
import { callsTo, serve } from '../../test/server';
import { Dialog } from './dialog';
import { DialogBoundary, PartBoundary, QuietBoundary } from './part-boundary';
import { TEXTS } from './ui.texts';

const REPORTS = 'POST /api/client-errors';

interface ListProps {
  items: string[] | null;
}

function List({ items }: ListProps) {
  return <p>{(items as string[]).join(', ')}</p>;
}

describe('a part that fails', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    serve({ [REPORTS]: () => ({ status: 204 }) });
  });

  it('takes nothing else away, and is shown again when its data is well', () => {
    const page = (items: string[] | null) => (
      <>
        <p>The rest</p>
        <PartBoundary part="list" resetKey={items}>
          <List items={items} />
        </PartBoundary>
      </>
    );
    const { rerender } = renderOnSite(page(null));
    expect(screen.getByText('The rest')).toBeTruthy();
    expect(screen.getByText(TEXTS.partFailed.title)).toBeTruthy();
    rerender(page(['a', 'b']));
    expect(screen.getByText('a, b')).toBeTruthy();
    expect(screen.queryByText(TEXTS.partFailed.title)).toBeNull();
  });

  it('is tried once with the data that breaks it', () => {
    const onFail = vi.fn<() => void>();
    const part = (items: string[] | null) => (
      <QuietBoundary part="list" resetKey={items} onFail={onFail}>
        <List items={items} />
      </QuietBoundary>
    );
    const { rerender } = renderOnSite(part(['a']));
    rerender(part(null));
    expect(onFail).toHaveBeenCalledOnce();
  });

  it('tries again on request', () => {
    let items: string[] | null = null;
    const mend = () => {
      items = ['mended'];
    };
    const Late = () => <List items={items} />;
    renderOnSite(
      <PartBoundary part="list" onRetry={mend}>
        <Late />
      </PartBoundary>,
    );
    fireEvent.click(screen.getByRole('button', { name: TEXTS.tryAgain }));
    expect(screen.getByText('mended')).toBeTruthy();
  });

  it('is fetched again, on request and when it is opened anew', async () => {
    const answers = [false, false, true];
    const load = vi.fn<() => Promise<() => ReactNode>>(async () => {
      if (answers.shift() !== true) throw new Error('Failed to fetch');
      return () => <p>Here</p>;
    });
    const Part = lazyPart(load);
    const part = (
      <PartBoundary part="list">
        <Part />
      </PartBoundary>
    );
    const { unmount } = renderOnSite(part);
    fireEvent.click(await screen.findByRole('button', { name: TEXTS.tryAgain }));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    expect(await screen.findByText(TEXTS.partFailed.title)).toBeTruthy();
    unmount();
    renderOnSite(part);
    expect(await screen.findByText('Here')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('whose file is missing after a reload reloads the page again only on request', async () => {
    noteMissingChunks();
    const reload = vi.fn<() => void>();
    vi.stubGlobal('location', { ...window.location, reload });
    const Part = lazyPart(async () => {
      // As Vite does.
      const payload = new TypeError('Failed to fetch dynamically imported module');
      window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
      throw payload;
    });
    const part = (
      <PartBoundary part="list">
        <Part />
      </PartBoundary>
    );
    const { unmount } = renderOnSite(part);
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    unmount();
    renderOnSite(part);
    const again = await screen.findByRole('button', { name: TEXTS.tryAgain });
    expect(reload).toHaveBeenCalledOnce();
    fireEvent.click(again);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
    vi.unstubAllGlobals();
    sessionStorage.clear();
  });

  it('is reported once, with its name and page', async () => {
    const part = 'orders';
    const broken = (
      <PartBoundary part={part}>
        <List items={null} />
      </PartBoundary>
    );
    renderOnSite(
      <>
        {broken}
        {broken}
      </>,
    );
    const reports = () => callsTo(REPORTS).map(({ body }) => body);
    const report = {
      app: 'site',
      part,
      path: '/',
      message: expect.stringContaining('null'),
      stack: expect.stringContaining('List'),
    };
    await waitFor(() => expect(reports()).toContainEqual(report));
    renderOnSite(broken);
    await screen.findAllByText(TEXTS.partFailed.title);
    expect(reports().filter((body) => JSON.stringify(body).includes(part))).toHaveLength(1);
  });

  it('leaves its dialog open to be closed', async () => {
    const onClose = vi.fn<() => void>();
    renderOnSite(
      <Dialog open onClose={onClose} title="Orders">
        <List items={null} />
      </Dialog>,
    );
    expect(screen.getByRole('dialog', { name: 'Orders' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: TEXTS.close }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  it('closes where it is a whole dialog, and says so', async () => {
    const onClose = vi.fn<() => void>();
    renderOnSite(
      <DialogBoundary part="menu" onClose={onClose}>
        <List items={null} />
      </DialogBoundary>,
    );
    expect(onClose).toHaveBeenCalledOnce();
    expect(await screen.findByText(TEXTS.dialogFailed.title)).toBeTruthy();
  });

  it('is missing without a word where nobody needs it', () => {
    renderOnSite(
      <QuietBoundary part="bell">
        <List items={null} />
      </QuietBoundary>,
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
