import type { Toast } from '@tidyhearth/domain';
import type { SignedIn } from '../../lib/contract';
import { signIn } from '../../lib/session';
import { toast } from '../../lib/toast';
import { TEXTS } from './auth.texts';

/** Signs in and shows a toast. */
export function welcome(answer: SignedIn, text: Toast): void {
  const isKept = signIn(answer);
  toast(isKept ? text : { ...text, description: TEXTS.notKept });
}
