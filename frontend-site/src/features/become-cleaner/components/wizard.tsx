import { Box, Flex } from '@chakra-ui/react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/ui/button';
import type { SignedIn } from '../../../lib/contract';
import { useWizard } from '../hooks/use-wizard';
import { isStepFilled, STEPS } from '../wizard-form';
import { AboutStep } from './about-step';
import { PersonalStep } from './personal-step';
import { ServiceStep } from './service-step';
import { WizardProgress } from './wizard-progress';
import { TEXTS } from '../become-cleaner.texts';

const VIEWS = [PersonalStep, ServiceStep, AboutStep];

/** A new step is announced and starts at its top. */
function useFocusOnStep(step: number) {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    if (box.current?.contains(document.activeElement?.closest('[aria-invalid=true]') ?? null)) return;
    box.current?.querySelector('h2')?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  }, [step]);
  return box;
}

export function Wizard({ onRegistered }: { onRegistered: (answer: SignedIn) => void }) {
  const { form, values, step, next, back, submit } = useWizard(onRegistered);
  const box = useFocusOnStep(step);
  const View = VIEWS[step] ?? PersonalStep;
  const filled = isStepFilled(step, values);
  const last = step === STEPS.length - 1;

  return (
    <Box
      ref={box}
      scrollMarginTop="20"
      bg="bg.raised"
      borderWidth="1px"
      borderRadius="l3"
      p={{ base: '5', md: '8' }}
    >
      <WizardProgress step={step} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (last) void submit(event);
          else if (filled) void next();
        }}
      >
        <View form={form} values={values} />
        <Flex mt="7" gap="3" justify="space-between">
          <Button variant="ghost" onClick={back} visibility={step === 0 ? 'hidden' : 'visible'}>
            <ArrowLeft aria-hidden />
            {TEXTS.steps.back}
          </Button>
          {last ? (
            <Button
              key="submit"
              type="submit"
              disabled={!filled}
              loading={form.formState.isSubmitting}
              loadingText={TEXTS.steps.sending}
            >
              {TEXTS.steps.send}
            </Button>
          ) : (
            <Button key="next" type="submit" disabled={!filled}>
              {TEXTS.steps.next}
              <ArrowRight aria-hidden />
            </Button>
          )}
        </Flex>
      </form>
    </Box>
  );
}
