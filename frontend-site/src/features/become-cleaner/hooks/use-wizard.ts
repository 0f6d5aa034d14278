import { TOASTS } from '@tidyhearth/domain';
import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import type { ApiError } from '../../../lib/api-error';
import type { SignedIn } from '../../../lib/contract';
import { zodResolver } from '../../../lib/form';
import { useFormDraft, useKeptDraft } from '../../../lib/submit/use-form-draft';
import { useSubmit } from '../../../lib/submit/use-submit';
import { useHeldSession } from '../../../lib/submit/with-sign-in';
import { toastError } from '../../../lib/toast';
import { applyAsCleaner, registerCleaner } from '../api/apply';
import { TEXTS } from '../become-cleaner.texts';
import {
  applicationSchema,
  EMPTY_WIZARD,
  NOT_KEPT,
  stepOf,
  stepsFor,
  type WizardValues,
  wizardSchema,
} from '../wizard-form';

const DRAFT = 'become-cleaner-draft';
const WIZARD_FIELDS = Object.keys(EMPTY_WIZARD) as (keyof WizardValues)[];

/** A reason against the application that is not an error of a field. */
export interface Obstacle {
  code: 'EMAIL_TAKEN' | 'CUSTOMER_WORK_OPEN';
  text: string;
}

export interface WizardOptions {
  /** Whether to apply with the account that is signed in. */
  hasAccount: boolean;
  /** Called with the account if it was created with the application. */
  onSent: (registered?: SignedIn) => void;
}

/** Removes an error message as soon as the field is corrected, not at the next press. */
function useRecheck({ subscribe, trigger, getFieldState }: UseFormReturn<WizardValues>): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          const changed = WIZARD_FIELDS.find((field) => field === name);
          if (changed && getFieldState(changed).invalid) void trigger(changed);
        },
      }),
    [subscribe, trigger, getFieldState],
  );
}

export function useWizard({ hasAccount, onSent }: WizardOptions) {
  const steps = stepsFor(hasAccount);
  const [step, setStep] = useState(0);
  const [obstacle, setObstacle] = useState<Obstacle>();
  const form = useForm<WizardValues>({
    resolver: zodResolver(hasAccount ? applicationSchema : wizardSchema),
    defaultValues: EMPTY_WIZARD,
  });
  const values = useWatch({ control: form.control, compute: (typed: WizardValues) => ({ ...typed }) });

  useKeptDraft(form, DRAFT, EMPTY_WIZARD);
  useFormDraft(form, DRAFT, NOT_KEPT);
  useRecheck(form);
  useHeldSession(hasAccount && form.formState.isDirty);

  const showErrors = (errors: Record<string, string>) => {
    const known = Object.entries(errors).filter(([field]) => stepOf(steps, field) >= 0);
    if (known.length === 0) return;
    setStep(Math.min(...known.map(([field]) => stepOf(steps, field))));
    for (const [field, message] of known) form.setError(field as keyof WizardValues, { message });
  };

  const next = async () => {
    const fields = steps[step]?.fields ?? [];
    if (await form.trigger(fields, { shouldFocus: true })) setStep(step + 1);
  };

  const refuse = (error: ApiError) => {
    showErrors(error.fieldErrors);
    const { code, reason } = error;
    if ((code !== 'EMAIL_TAKEN' && code !== 'CUSTOMER_WORK_OPEN') || !reason) return false;
    if (code === 'EMAIL_TAKEN') showErrors({ email: reason });
    setObstacle({ code, text: reason });
    return code === 'CUSTOMER_WORK_OPEN';
  };
  const registration = useSubmit({
    send: registerCleaner,
    failed: TOASTS.registrationFailed,
    onRefused: refuse,
    draft: DRAFT,
    onDone: onSent,
  });
  const application = useSubmit({
    send: applyAsCleaner,
    failed: TEXTS.withAccount.failed,
    onRefused: refuse,
    draft: DRAFT,
    onDone: () => onSent(),
  });
  const send = async (filled: WizardValues) => {
    setObstacle(undefined);
    if (hasAccount) await application.submit(filled);
    else if (filled.agreedToTerms && filled.agreedToPrivacy) await registration.submit(filled);
    else {
      setStep(0);
      toastError(TOASTS.agreementRequired);
    }
  };
  const complain = (errors: object) => {
    const wrong = Object.keys(errors)
      .map((field) => stepOf(steps, field))
      .filter((at) => at >= 0);
    if (wrong.length > 0) setStep(Math.min(...wrong));
  };

  return {
    form,
    values,
    steps,
    step,
    obstacle,
    next,
    back: () => setStep(Math.max(0, step - 1)),
    submit: form.handleSubmit(send, complain),
  };
}
