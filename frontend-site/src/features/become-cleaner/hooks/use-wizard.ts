import { TOASTS } from '@tidyhearth/domain';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, reasonOf } from '../../../lib/api-error';
import type { SignedIn } from '../../../lib/contract';
import { dropDraft, keepDraft, readDraft } from '../../../lib/draft';
import { zodResolver } from '../../../lib/form';
import { useIdempotencyKey } from '../../../lib/idempotency';
import { toastError } from '../../../lib/toast';
import { registerCleaner } from '../api/register-cleaner';
import { EMPTY_WIZARD, NOT_KEPT, stepOf, STEPS, type WizardValues, wizardSchema } from '../wizard-form';

const DRAFT = 'become-cleaner-draft';

export function useWizard(onRegistered: (answer: SignedIn) => void) {
  const keyFor = useIdempotencyKey();
  const [step, setStep] = useState(0);
  const form = useForm<WizardValues>({ resolver: zodResolver(wizardSchema), defaultValues: EMPTY_WIZARD });
  const values = form.watch();
  const { setValue } = form;

  // After the first render, which must match the prerendered page. Only what is kept is filled in: whatever else the
  // fields hold was typed while the page came to life.
  useEffect(() => {
    const draft = readDraft(DRAFT, EMPTY_WIZARD);
    for (const name of Object.keys(EMPTY_WIZARD) as (keyof WizardValues)[]) {
      if (draft[name] !== EMPTY_WIZARD[name]) setValue(name, draft[name]);
    }
  }, [setValue]);
  useEffect(() => {
    const { unsubscribe } = form.watch((typed, { name }) => {
      keepDraft(DRAFT, { ...EMPTY_WIZARD, ...typed }, NOT_KEPT);
      // A complaint goes as soon as it is mended, not with the next press.
      if (name && form.getFieldState(name).invalid) void form.trigger(name);
    });
    return unsubscribe;
  }, [form]);

  const showErrors = (errors: Record<string, string>) => {
    const known = Object.entries(errors).filter(([field]) => stepOf(field) >= 0);
    if (known.length === 0) return;
    setStep(Math.min(...known.map(([field]) => stepOf(field))));
    for (const [field, message] of known) form.setError(field as keyof WizardValues, { message });
  };

  const next = async () => {
    const fields = STEPS[step]?.fields ?? [];
    if (await form.trigger(fields, { shouldFocus: true })) setStep(step + 1);
  };

  const register = async (filled: WizardValues) => {
    if (!filled.agreedToTerms || !filled.agreedToPrivacy) {
      setStep(0);
      return toastError(TOASTS.agreementRequired);
    }
    try {
      const answer = await registerCleaner(filled, keyFor(filled));
      dropDraft(DRAFT);
      onRegistered(answer);
    } catch (error) {
      if (error instanceof ApiError) {
        showErrors(error.fieldErrors);
        if (error.code === 'EMAIL_TAKEN' && error.reason) showErrors({ email: error.reason });
        if (error.code?.startsWith('POSTCODE_') && error.reason) showErrors({ postcode: error.reason });
      }
      toastError(TOASTS.registrationFailed, reasonOf(error, TOASTS.registrationFailed.description));
    }
  };
  const complain = (errors: object) => {
    const steps = Object.keys(errors)
      .map(stepOf)
      .filter((at) => at >= 0);
    if (steps.length > 0) setStep(Math.min(...steps));
  };

  return {
    form,
    values,
    step,
    next,
    back: () => setStep(Math.max(0, step - 1)),
    submit: form.handleSubmit(register, complain),
  };
}
