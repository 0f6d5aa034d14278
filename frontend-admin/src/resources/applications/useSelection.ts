import { useState } from 'react';
import type { CleanerApplication } from '../../contract';

export interface Selection {
  /** The selected sign-up, as the server last returned it. */
  current: CleanerApplication | undefined;
  /** The selected sign-up, if it has left the list without a decision made here. */
  gone: CleanerApplication | undefined;
  position: number;
  select: (id: number) => void;
  step: (by: 1 | -1) => void;
  /** Selects a neighbour of a sign-up that is about to leave the list. */
  leave: (id: number) => void;
}

interface Selected {
  application: CleanerApplication;
  position: number;
  page: number;
}

/** The selection is an id, not an index, so that a refetched list never changes whom a key acts on. */
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
    // If the selected one is gone, the one now at its index is the next.
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
