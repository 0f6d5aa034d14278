import { useState } from 'react';
import { approve, approveRejected, reject } from '../../actions/acts';
import { useAct, type Act } from '../../actions/useAct';
import type { CleanerApplication } from '../../contract';
import { useVerbs } from '../../providers/queries';
import { useSelection, type Selection } from './useSelection';

type Outcome = 'approved' | 'rejected';

export interface Decision {
  application: CleanerApplication;
  outcome: Outcome;
}

export interface Queue extends Selection {
  waiting: readonly CleanerApplication[];
  decisions: readonly Decision[];
  isPending: boolean;
  approve: (application: CleanerApplication) => Promise<void>;
  reject: (application: CleanerApplication, reason: string) => Promise<boolean>;
  withdrawApproval: (application: CleanerApplication) => Promise<void>;
}

const isSameSignUp = (a: CleanerApplication, b: CleanerApplication) =>
  a.id === b.id && a.timesAppliedAgain === b.timesAppliedAgain;

/** Who waits, who is selected, and the decisions since the page was opened (newest first). */
export function useQueue(applications: readonly CleanerApplication[], page: number): Queue {
  const verbs = useVerbs();
  const { perform, isPending } = useAct();
  const [decisions, setDecisions] = useState<readonly Decision[]>([]);

  // A decided sign-up is left out before the list is refetched, and is there again once its owner has applied again.
  const waiting = applications.filter(
    (application) => !decisions.some((decision) => isSameSignUp(decision.application, application)),
  );
  const selection = useSelection(waiting, page);

  function record(application: CleanerApplication, outcome: Outcome | undefined) {
    setDecisions((past) => {
      const others = past.filter((one) => one.application.id !== application.id);
      return outcome ? [{ application, outcome }, ...others] : others;
    });
  }

  /** Adds the decision to the list, and its undo when that is used. */
  async function decide(
    application: CleanerApplication,
    act: Act,
    outcome: Outcome | undefined,
    reversed?: Outcome,
  ): Promise<boolean> {
    const reverse = act.reverse && {
      ...act.reverse,
      run: async () => {
        await act.reverse?.run();
        record(application, reversed);
      },
    };
    const isDone = await perform({ ...act, reverse });
    if (!isDone) return false;
    selection.leave(application.id);
    record(application, outcome);
    return true;
  }

  return {
    ...selection,
    waiting,
    // What was decided about an earlier sign-up can't be taken back.
    decisions: decisions.filter(({ application }) => !waiting.some(({ id }) => id === application.id)),
    isPending,
    approve: async (application) => {
      const isWaiting = waiting.some(({ id }) => id === application.id);
      const act = isWaiting ? approve : approveRejected;
      await decide(application, act(verbs, application.id), 'approved');
    },
    reject: (application, reason) =>
      decide(application, reject(verbs, application.id, reason), 'rejected', 'approved'),
    withdrawApproval: async (application) => {
      const { reverse } = approve(verbs, application.id);
      if (reverse) await decide(application, reverse, undefined);
    },
  };
}
