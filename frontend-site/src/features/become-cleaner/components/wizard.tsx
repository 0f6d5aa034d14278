import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../../components/ui/button';
import { ROUTES } from '../../../config/routes';
import { askToSignIn } from '../../../lib/auth-dialog';
import { type Obstacle, useWizard, type WizardOptions } from '../hooks/use-wizard';
import { isStepFilled } from '../wizard-form';
import { AboutStep } from './about-step';
import { PersonalStep } from './personal-step';
import { ServiceStep } from './service-step';
import { WizardProgress } from './wizard-progress';
import { TEXTS } from '../become-cleaner.texts';

/** Each new step is announced and starts at its top, unless it was opened for a field that is wrong. */
function useFocusOnStep(step: number) {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    const wrong = box.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (wrong) {
      wrong.focus({ preventScroll: true });
      wrong.scrollIntoView({ block: 'center' });
      return;
    }
    box.current?.querySelector('h2')?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  }, [step]);
  return box;
}

const WITH_ACCOUNT = [ServiceStep, AboutStep];
const WITHOUT_ACCOUNT = [PersonalStep, ...WITH_ACCOUNT];

export function Wizard(options: WizardOptions) {
  const { form, values, steps, step, obstacle, next, back, submit } = useWizard(options);
  const box = useFocusOnStep(step);
  const View = (options.hasAccount ? WITH_ACCOUNT : WITHOUT_ACCOUNT)[step] ?? ServiceStep;
  const filled = steps[step] !== undefined && isStepFilled(steps[step], values);
  const last = step === steps.length - 1;

  return (
    <Box
      ref={box}
      scrollMarginTop="20"
      bg="bg.raised"
      borderWidth="1px"
      borderRadius="l3"
      p={{ base: '5', md: '8' }}
    >
      <WizardProgress titles={steps.map(({ title }) => title)} step={step} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (last) void submit(event);
          else if (filled) void next();
        }}
      >
        <View form={form} values={values} />
        {obstacle && <ObstacleNote obstacle={obstacle} />}
        <Flex mt="7" gap="3" justify="space-between" wrap="wrap">
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
      <Text mt="5" color="fg.muted" textStyle="sm">
        {options.hasAccount ? TEXTS.draft : TEXTS.draftWithoutPassword}
      </Text>
    </Box>
  );
}

function ObstacleNote({ obstacle: { code, text } }: { obstacle: Obstacle }) {
  const signIn = () => askToSignIn({ tab: 'sign-in', purpose: TEXTS.withAccount.purpose });
  return (
    <Stack role="alert" mt="6" p="4" gap="3" borderRadius="l2" bg="bg.subtle" align="flex-start">
      <Text>{code === 'EMAIL_TAKEN' ? TEXTS.withAccount.emailTaken : text}</Text>
      {code === 'EMAIL_TAKEN' ? (
        <Button variant="outline" onClick={signIn}>
          {TEXTS.withAccount.signIn}
        </Button>
      ) : (
        <ButtonLink to={ROUTES.dashboard} variant="outline">
          {TEXTS.withAccount.toDashboard}
        </ButtonLink>
      )}
    </Stack>
  );
}
