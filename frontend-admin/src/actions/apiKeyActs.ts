import { API_KEY_TOASTS } from '../i18n/toasts.texts';
import type { ConsoleVerbs } from '../providers/dataProvider';
import { API_KEYS } from './touches';
import type { Act } from './useAct';

/** Has no undo: whoever needs a key creates a new one. */
export function revokeApiKey(verbs: ConsoleVerbs, keyId: number): Act {
  return {
    run: () => verbs.revokeApiKey(keyId),
    done: API_KEY_TOASTS.revoked,
    failed: API_KEY_TOASTS.revokeFailed,
    touches: API_KEYS,
  };
}
