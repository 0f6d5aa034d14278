import type { Toast } from '@tidyhearth/domain';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../api-error';
import { tellMissingChunk } from '../reload-on-missing-chunk';
import { dismissToast, type ShownToast, toast, toastError, toastStore } from '../toast';
import { dropDraft } from './draft';
import { type IdempotencyKeys, useIdempotencyKeys } from './idempotency-key';
import { toastRefusal } from './toast-refusal';
import { useLeaveGuard } from './use-leave-guard';

export interface SubmitOptions<Input, Output> {
  /** A retry of the same input has the same key, so that the server stores it once. */
  send: (input: Input, idempotencyKey: string) => Promise<Output>;
  /** Keys that outlive the form. By default each form has its own. */
  keys?: IdempotencyKeys<Input>;
  done?: Toast | ((output: Output, input: Input) => Toast);
  /** If missing, the page itself shows that the submit failed. */
  failed?: Toast | ((error: unknown, input: Input) => Toast);
  /** Shows `failed` unchanged, whatever reason the server gave. */
  withoutReason?: boolean;
  /**
   * Shows a refusal where the user acted. True means that this is enough, and no toast follows while it is still open.
   */
  onRefused?: (error: ApiError, input: Input) => boolean;
  /** The draft that a success makes obsolete. */
  draft?: string;
  /**
   * Awaited after success and failure alike before the submit counts as over, so that the page shows fresh data by
   * then.
   */
  settle?: () => Promise<unknown>;
  /** Called even if the component that started the submit has left the page. Navigation belongs in `leave`. */
  onDone?: (output: Output, input: Input) => void;
  /**
   * Closes the form after a success, or navigates. Not called if the form was abandoned, because another one may be
   * open by then, and a user who has moved on should stay there.
   */
  leave?: (output: Output, input: Input) => void;
}

export interface Submit<Input, Output> {
  /** True once the server has accepted. While one submit is pending, another does nothing. */
  submit: (input: Input) => Promise<boolean>;
  isPending: boolean;
  /** The input that is being sent. */
  input: Input | undefined;
  /** The answer to the last accepted submit. */
  output: Output | undefined;
  reset: () => void;
}

/** The one way to send user input. Handles double submits, retries, drafts, leaving too early and refusals. */
export function useSubmit<Input = void, Output = unknown>(
  options: SubmitOptions<Input, Output>,
): Submit<Input, Output> {
  const ownKeys = useIdempotencyKeys();
  const running = useRef(false);
  const [pending, setPending] = useState<{ input: Input }>();
  const [answer, setAnswer] = useState<{ output: Output }>();
  useLeaveGuard(pending !== undefined);
  /** The failure that was told last; no longer true once it is tried again. */
  const told = useRef<ShownToast>(undefined);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const refuse = (error: unknown, input: Input) => {
    const { failed, onRefused, withoutReason } = options;
    const isSeen = isOpen.current;
    if (error instanceof ApiError && (error.isSaid || (onRefused?.(error, input) && isSeen))) return;
    if (tellMissingChunk(error)) return;
    const text = typeof failed === 'function' ? failed(error, input) : failed;
    if (!text) return;
    if (withoutReason) toastError(text);
    else toastRefusal(text, error);
    told.current = toastStore.get();
  };

  const attempt = async (input: Input): Promise<boolean> => {
    const { send, keys = ownKeys, done, draft, settle, onDone, leave } = options;
    let output: Output;
    try {
      output = await send(input, keys.keyFor(input));
    } catch (error) {
      keys.failed?.(input);
      refuse(error, input);
      await settle?.();
      return false;
    }
    keys.succeeded(input);
    if (draft !== undefined) dropDraft(draft);
    if (done) toast(typeof done === 'function' ? done(output, input) : done);
    await settle?.();
    setAnswer({ output });
    onDone?.(output, input);
    if (isOpen.current) leave?.(output, input);
    return true;
  };

  const submit = async (input: Input): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    if (told.current && told.current === toastStore.get()) dismissToast();
    setPending({ input });
    try {
      return await attempt(input);
    } finally {
      running.current = false;
      setPending(undefined);
    }
  };

  return {
    submit,
    isPending: pending !== undefined,
    input: pending?.input,
    output: answer?.output,
    reset: () => setAnswer(undefined),
  };
}
