import { useState } from 'react';
import { approve, reject } from '../../actions/acts';
import { useAct } from '../../actions/useAct';
import type { CleanerApplication } from '../../contract';
import { useVerbs } from '../../providers/queries';

export interface Decision {
  application: CleanerApplication;
  outcome: 'approved' | 'rejected';
}

export interface Queue {
  waiting: readonly CleanerApplication[];
  current: CleanerApplication | undefined;
  position: number;
  decisions: readonly Decision[];
  isPending: boolean;
  select: (id: number) => void;
  step: (by: 1 | -1) => void;
  approve: (application: CleanerApplication) => Promise<void>;
  reject: (application: CleanerApplication, reason: string) => Promise<boolean>;
  approveRejected: (decision: Decision) => Promise<void>;
}

/** Who is waiting, who is open, and what was decided since the page was opened (newest first). */
export function useQueue(applications: readonly CleanerApplication[]): Queue {
  const verbs = useVerbs();
  const { perform, isPending } = useAct();
  const [position, setPosition] = useState(0);
  const [decisions, setDecisions] = useState<readonly Decision[]>([]);

  // The decided one makes room at once; the list from the server follows.
  const waiting = applications.filter(
    ({ id }) => !decisions.some(({ application }) => application.id === id),
  );
  const within = Math.max(0, Math.min(position, waiting.length - 1));

  function record(application: CleanerApplication, outcome: Decision['outcome']) {
    setDecisions((past) => [
      { application, outcome },
      ...past.filter((one) => one.application.id !== application.id),
    ]);
  }

  return {
    waiting,
    current: waiting[within],
    position: within,
    decisions,
    isPending,
    select: (id) => setPosition(waiting.findIndex((application) => application.id === id)),
    step: (by) => setPosition(Math.max(0, Math.min(within + by, waiting.length - 1))),
    approve: async (application) => {
      if (await perform(approve(verbs, application.id))) record(application, 'approved');
    },
    reject: async (application, reason) => {
      const act = reject(verbs, application.id, reason);
      const isDone = await perform({
        ...act,
        reverse: act.reverse && {
          ...act.reverse,
          run: async () => {
            await act.reverse?.run();
            record(application, 'approved');
          },
        },
      });
      if (isDone) record(application, 'rejected');
      return isDone;
    },
    approveRejected: async ({ application }) => {
      if (await perform(approve(verbs, application.id))) record(application, 'approved');
    },
  };
}
