import { useEffect } from 'react';
import { leadsOn } from './use-focus-on-more';

const ROW = 'li, article';
const HEADING = 'h1, h2, h3, h4';
/** Elements that lie over the page and return the focus as they close. */
const OVERLAY = '[role=dialog], [role=alertdialog], [role=menu], #toasts';

/** The element that last had the focus, or the one in its place if it was removed. */
interface Place {
  element: Element;
  isOriginal: boolean;
}

/** A row may be wrapped in an element of its own. */
function rowIn(node: Node | null): Element | undefined {
  if (!(node instanceof Element)) return undefined;
  if (node.matches(ROW)) return node;
  const [only, second] = node.children;
  return second === undefined && only?.matches(ROW) ? only : undefined;
}

/** The next row if a row was removed, or else the previous one; otherwise the element it was removed from. */
function placeLeft(place: Place, records: readonly MutationRecord[]): Place | undefined {
  const isIn = (node: Node) => node.contains(place.element);
  const removal = records.find(({ removedNodes }) => [...removedNodes].some(isIn));
  if (!removal) return undefined;
  const { removedNodes, nextSibling, previousSibling, target } = removal;
  const wasRow = [...removedNodes].some((node) => isIn(node) && rowIn(node));
  const left = [wasRow && rowIn(nextSibling), wasRow && rowIn(previousSibling), target].find(
    (node) => node instanceof Element && node.isConnected,
  );
  return left instanceof Element ? { element: left, isOriginal: false } : undefined;
}

function takesFocus(element: Element): boolean {
  if (!(element instanceof HTMLElement)) return false;
  element.focus({ preventScroll: true });
  if (document.activeElement !== element) return false;
  // After a press with a pointer, the page does not scroll.
  if (element.matches(':focus-visible')) element.scrollIntoView({ block: 'nearest' });
  return true;
}

function takesFocusOnce(element: Element): boolean {
  if (element instanceof HTMLElement && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  return takesFocus(element);
}

/** Focuses the row or dialog that it is in, or else the nearest heading. */
function focusNear({ element, isOriginal }: Place): void {
  if (isOriginal && takesFocus(element)) return;
  const around = element.closest(`${ROW}, ${OVERLAY}`);
  if (around && takesFocusOnce(around)) return;
  for (let box: Element | null = element; box; box = box.parentElement)
    if ([...box.querySelectorAll(HEADING)].some(takesFocusOnce)) return;
}

/**
 * Keeps the focus near where it was when an action removes its own button. A browser would start again at the top of
 * the page.
 */
export function useFocusAfterRemoval(): void {
  useEffect(() => {
    let onPage: Place | undefined;
    let inOverlay: Place | undefined;
    let frame = 0;

    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const place = { element: target, isOriginal: true };
      if (target.closest(OVERLAY)) inOverlay = place;
      else {
        onPage = place;
        inOverlay = undefined;
      }
    };
    const goOn = () => {
      const place = inOverlay ?? onPage;
      if (place && document.activeElement === document.body) focusNear(place);
    };
    /** Whether it was there and no longer is. */
    const hasLost = (place: Place | undefined, records: readonly MutationRecord[]) =>
      place !== undefined &&
      (!place.element.isConnected ||
        records.some(({ type, target }) => type === 'attributes' && target === place.element));
    const look = (records: readonly MutationRecord[]) => {
      if (!hasLost(onPage, records) && !hasLost(inOverlay, records)) return;
      if (onPage && !onPage.element.isConnected)
        onPage = leadsOn(onPage.element) ? undefined : placeLeft(onPage, records);
      if (inOverlay && !inOverlay.element.isConnected) {
        inOverlay = placeLeft(inOverlay, records);
        if (!inOverlay?.element.closest(OVERLAY)) inOverlay = undefined;
      }
      cancelAnimationFrame(frame);
      // A dialog returns the focus, a new page takes it, and a disabled button loses it: all within one frame.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(goOn);
      });
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', remember);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', remember);
      cancelAnimationFrame(frame);
    };
  }, []);
}
