// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { serve } from '../test/fakeServer';
import { PartBoundary } from './PartBoundary';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Part({ isBroken }: { isBroken: boolean }) {
  if (isBroken) throw new Error('broken');
  return <p>the part</p>;
}

it('tries what has failed again when its key changes, and not with the change that breaks it', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // Receives the report of the failure.
  serve(() => ({ status: 204 }));
  const onRetry = vi.fn<() => void>();
  const part = (key: string, isBroken: boolean) => (
    <PartBoundary resetKey={key} onRetry={onRetry} fallback={() => <p>failed</p>}>
      <Part isBroken={isBroken} />
    </PartBoundary>
  );
  const { rerender } = render(part('first', false));
  rerender(part('second', true));
  expect(screen.getByText('failed')).toBeTruthy();
  expect(onRetry).not.toHaveBeenCalled();
  rerender(part('third', false));
  expect(screen.getByText('the part')).toBeTruthy();
  expect(onRetry).toHaveBeenCalledOnce();
});
