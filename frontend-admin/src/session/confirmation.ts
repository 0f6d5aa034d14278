/** Asks for the password again when the server requires it for an act that can't be undone. */
type Answer = (isConfirmed: boolean) => void;

let waiting: Answer[] = [];
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

/** Resolves with whether the password was entered. Simultaneous calls share one dialog. */
export function askForConfirmation(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting = [...waiting, resolve];
    tell();
  });
}

export function answerConfirmation(isConfirmed: boolean): void {
  const answered = waiting;
  waiting = [];
  tell();
  for (const answer of answered) answer(isConfirmed);
}

export const isConfirmationAsked = (): boolean => waiting.length > 0;

export function watchConfirmation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
