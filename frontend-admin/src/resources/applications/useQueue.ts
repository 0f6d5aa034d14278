import { useState } from 'react';
import { approve, approveRejected, reject, withdrawApproval } from '../../actions/acts';
import { useAct, type Act } from '../../actions/useAct';
import type { CleanerApplication } from '../../contract';
import { fullName } from '../../format';
import { useVerbs } from '../../providers/queries';
import { useSelection, type Selection } from './useSelection';

type Outcome = 'approved' | 'rejected';

export interface Decision {
  application: CleanerApplication;
  outcome: Outcome;
  /** In milliseconds since the epoch. */
  at: number;
}

export interface Queue extends Selection {
  waiting: readonly CleanerApplication[];
  decisions: readonly Decision[];
  isPending: boolean;
  approve: (application: CleanerApplication) => Promise<void>;
  reject: (
    application: CleanerApplication,
    reason: string,
    onRefused: (error: unknown) => void,
  ) => Promise<boolean>;
  withdrawApproval: (application: CleanerApplication) => Promise<void>;
}

/**
 * The waiting applicants, the selected one, and the decisions since the page was opened (newest first).
 *
 * @param fetchedAt when the applications were fetched, in milliseconds
 */
export function useQueue(
  applications: readonly CleanerApplication[],
  fetchedAt: number,
  page: number,
): Queue {
  const verbs = useVerbs();
  const { perform, isPending } = useAct();
  const [decisions, setDecisions] = useState<readonly Decision[]>([]);

  // A decided sign-up is left out until the list is refetched. If it is still in the list then, it waits again.
  const waiting = applications.filter(
    ({ id }) => !decisions.some(({ application, at }) => application.id === id && at > fetchedAt),
  );
  const selection = useSelection(waiting, page);

  function record(application: CleanerApplication, outcome: Outcome | undefined) {
    const at = Date.now();
    setDecisions((past) => {
      const others = past.filter((one) => one.application.id !== application.id);
      return outcome ? [{ application, outcome, at }, ...others] : others;
    });
  }

  /** Adds the decision to the list, and later its undo if that is used. */
  async function decide(
    application: CleanerApplication,
    act: Act,
    outcome: Outcome | undefined,
    reversed?: Outcome,
  ): Promise<boolean> {
    /** A decision already made elsewhere is not recorded. The recorded time is before the list is refetched. */
    const recording = (one: Act, result: Outcome | undefined, onDone?: () => void): Act => ({
      ...one,
      // By then the next application is open.
      done: { ...one.done, description: fullName(application) },
      run: async (key) => {
        const isChanged = await one.run(key);
        onDone?.();
        record(application, isChanged === false ? undefined : result);
        return isChanged;
      },
    });
    const reverse = act.reverse && recording(act.reverse, reversed);
    return perform({ ...recording(act, outcome, () => selection.leave(application.id)), reverse });
  }

  return {
    ...selection,
    waiting,
    // Once an applicant waits again with a new sign-up, the earlier decision can't be taken back.
    decisions: decisions.filter(({ application }) => !waiting.some(({ id }) => id === application.id)),
    isPending,
    approve: async (application) => {
      const isWaiting = waiting.some(({ id }) => id === application.id);
      const act = isWaiting ? approve : approveRejected;
      await decide(application, act(verbs, application), 'approved');
    },
    reject: (application, reason, onRefused) =>
      decide(application, { ...reject(verbs, application, reason), onRefused }, 'rejected', 'approved'),
    withdrawApproval: async (application) => {
      await decide(application, withdrawApproval(verbs, application.id), undefined);
    },
  };
}
