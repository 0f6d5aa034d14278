import { TOASTS } from '@tidyhearth/domain';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { SignedIn } from '../../../lib/contract';
import { readDraft } from '../../../lib/submit/draft';
import { zodResolver } from '../../../lib/form';
import { useFormDraft } from '../../../lib/submit/use-form-draft';
import { useSubmit } from '../../../lib/submit/use-submit';
import { toastError } from '../../../lib/toast';
import { registerCleaner } from '../api/register-cleaner';
import { EMPTY_WIZARD, NOT_KEPT, stepOf, STEPS, type WizardValues, wizardSchema } from '../wizard-form';

const DRAFT = 'become-cleaner-draft';
const WIZARD_FIELDS = Object.keys(EMPTY_WIZARD) as (keyof WizardValues)[];

export function useWizard(onRegistered: (answer: SignedIn) => void) {
  const [step, setStep] = useState(0);
  const form = useForm<WizardValues>({ resolver: zodResolver(wizardSchema), defaultValues: EMPTY_WIZARD });
  const values = useWatch({ control: form.control, compute: (typed: WizardValues) => ({ ...typed }) });
  const { setValue } = form;

  // After the first render, which must match the prerendered page. Only what is kept is filled in: whatever else the
  // fields hold was typed while the page hydrated.
  useEffect(() => {
    const draft = readDraft(DRAFT, EMPTY_WIZARD);
    for (const name of WIZARD_FIELDS) {
      if (draft[name] !== EMPTY_WIZARD[name]) setValue(name, draft[name]);
    }
  }, [setValue]);
  useFormDraft(form, DRAFT, NOT_KEPT);
  const { subscribe, trigger, getFieldState } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // A complaint goes as soon as it is mended, not with the next press.
        callback: ({ name }) => {
          const changed = WIZARD_FIELDS.find((field) => field === name);
          if (changed && getFieldState(changed).invalid) void trigger(changed);
        },
      }),
    [subscribe, trigger, getFieldState],
  );

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

  const application = useSubmit({
    send: registerCleaner,
    failed: TOASTS.registrationFailed,
    onRefused: (error) => {
      showErrors(error.fieldErrors);
      if (error.code === 'EMAIL_TAKEN' && error.reason) showErrors({ email: error.reason });
      if (error.code?.startsWith('POSTCODE_') && error.reason) showErrors({ postcode: error.reason });
      return false;
    },
    draft: DRAFT,
    onDone: onRegistered,
  });
  const register = async (filled: WizardValues) => {
    if (filled.agreedToTerms && filled.agreedToPrivacy) {
      await application.submit(filled);
      return;
    }
    setStep(0);
    toastError(TOASTS.agreementRequired);
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
