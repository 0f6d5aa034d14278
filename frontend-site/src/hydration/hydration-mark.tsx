import { endHydration, replayEarlyClicks } from './early-clicks';
import { replayEarlyInput } from './early-input';
import { markHydrated, useOnceHydrated } from './once-hydrated';

function finishPage() {
  replayEarlyInput(document.body);
  endHydration();
  markHydrated(document.documentElement);
  replayEarlyClicks(() => true);
}

/** Rendered with the content of the page: once this is hydrated, so are the fields beside it. */
export function HydrationMark() {
  useOnceHydrated(finishPage);
  return null;
}

function finishFrame() {
  const content = document.getElementById('content');
  replayEarlyClicks((element) => !content?.contains(element));
}

/** The header and footer of the page are hydrated before its content. */
export const useFrameHydration = () => useOnceHydrated(finishFrame);
