import { UNREACHABLE } from '@tidyhearth/domain';

/** Texts used on several pages. */
export const TEXTS = {
  goBack: 'Go back',
  tryAgain: 'Try again',
  reason: 'Reason',
  counter: (length: number, max: number) => `${length} of ${max} characters.`,
  undo: 'Undo',
  approveInstead: 'Approve instead',
  unreachable: UNREACHABLE,
  sessionEnded: 'Your session had ended, and nothing was changed. Please try again.',
  noList: 'The server answered something that this page can’t show. Reload the console.',
  answered: (status: number) => `The server answered ${status}.`,
  partlyDone: (done: number, of: number, refusals: string[]) =>
    `Done for ${done} of ${of}. Not for ${refusals.join('; ')}`,
};
