import { useState } from 'react';
import type { CleanerApplication } from '../../contract';

export interface Selection {
  /** The application that is open, as the server last answered it. */
  current: CleanerApplication | undefined;
  /** Was open, and has left the list without a decision of ours. */
  gone: CleanerApplication | undefined;
  position: number;
  select: (id: number) => void;
  step: (by: 1 | -1) => void;
  /** Opens whoever stands beside one that is about to leave the list. */
  leave: (id: number) => void;
}

interface Selected {
  application: CleanerApplication;
  position: number;
  page: number;
}

/** Which application is open: remembered by its id, so that a list that moves never changes whom a key acts on. */
export function useSelection(waiting: readonly CleanerApplication[], page: number): Selection {
  const [selected, setSelected] = useState<Selected>();
  const [first] = waiting;
  const found = waiting.findIndex(({ id }) => id === selected?.application.id);
  const isOtherPage = selected !== undefined && found < 0 && selected.page !== page;
  if (first && (!selected || isOtherPage)) setSelected({ application: first, position: 0, page });

  const position = found >= 0 ? found : Math.min(selected?.position ?? 0, Math.max(0, waiting.length - 1));

  function selectAt(index: number) {
    const at = Math.max(0, Math.min(index, waiting.length - 1));
    const application = waiting[at];
    setSelected(application && { application, position: at, page });
  }

  return {
    current: waiting[found],
    gone: found < 0 ? selected?.application : undefined,
    position,
    select: (id) => selectAt(waiting.findIndex((application) => application.id === id)),
    // From one that is gone, the next is whoever took its place.
    step: (by) => selectAt(found >= 0 ? position + by : by > 0 ? position : position - 1),
    leave: (id) => {
      const index = waiting.findIndex((application) => application.id === id);
      const next = waiting[index + 1] ?? waiting[index - 1];
      setSelected((now) => {
        if (now?.application.id !== id) return now;
        return next && { application: next, position: index, page };
      });
    },
  };
}
