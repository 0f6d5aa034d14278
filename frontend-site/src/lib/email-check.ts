import { createStore } from './store';

export interface EmailCheck {
  /** Why the code is asked for, in the server's words. */
  reason: string | undefined;
  settle: (isConfirmed: boolean) => void;
}

/** Set while the server waits for the code of an address; the app renders the dialog. */
export const emailCheckStore = createStore<EmailCheck | undefined>(undefined);

let asked: Promise<boolean> | undefined;

/** Several calls that are refused at the same moment ask once. True once the address is confirmed. */
export function askForEmailCode(reason: string | undefined): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => {
    const settle = (isConfirmed: boolean) => {
      asked = undefined;
      emailCheckStore.set(undefined);
      resolve(isConfirmed);
    };
    emailCheckStore.set({ reason, settle });
  });
  return asked;
}
