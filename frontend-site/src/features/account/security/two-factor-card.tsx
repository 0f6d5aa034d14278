import { Code, Flex, Grid, Image, Stack, Text } from '@chakra-ui/react';
import { TOASTS } from '@tidyhearth/domain';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Badge, Button } from '../../../components/ui';
import { api } from '../../../lib/api';
import { isApiError, isRefusal } from '../../../lib/api-error';
import type { AccountUser } from '../../../lib/contract';
import { refreshUser } from '../../../lib/session';
import { useSubmit } from '../../../lib/submit/use-submit';
import { saveFile } from '../../../lib/save-file';
import { GROUPS } from '../../../server-state/query-groups';
import { useSave } from '../../../server-state/use-save';
import { turnOffTwoFactor, turnOnTwoFactor } from '../api/account';
import { CodeForm } from './code-form';
import { PasswordPrompt } from './password-prompt';
import { useFocusOnArrival } from './use-focus-on-arrival';
import { useWrongEntry } from './use-wrong-entry';
import { SettingCard } from '../../../components/ui/setting-card';
import { TEXTS } from '../account.texts';

/** Turning it on or off ends the other sessions. */
const ENDS_SESSIONS = [GROUPS.sessions];

/** The actions that ask for the password first. */
const PROMPTS = {
  setUp: {
    title: TEXTS.twoFactor.setUpTitle,
    text: TEXTS.twoFactor.setUpText,
    confirmLabel: TEXTS.twoFactor.goOn,
    colorPalette: 'evergreen',
  },
  renew: {
    title: TEXTS.twoFactor.renew,
    text: TEXTS.twoFactor.renewText,
    confirmLabel: TEXTS.twoFactor.renew,
  },
  turnOff: {
    title: TEXTS.twoFactor.turnOffTitle,
    text: TEXTS.twoFactor.turnOffText,
    confirmLabel: TEXTS.twoFactor.turnOff,
  },
} as const;

export function TwoFactorCard({ user }: { user: AccountUser }) {
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | 'lost'>();
  const [prompt, setPrompt] = useState<keyof typeof PROMPTS>();
  const closePrompt = () => setPrompt(undefined);
  const { wrong, onRefused } = useWrongEntry('WRONG_PASSWORD');
  const setUp = useSetUp(user, onRefused, closePrompt);
  const wrongCode = useWrongEntry('WRONG_CODE');
  const turnOn = useTurnOn(user, wrongCode.onRefused, (codes) => {
    setRecoveryCodes(codes ?? 'lost');
    setUp.reset();
  });
  const turnOff = useTurnOff(user, onRefused, () => {
    closePrompt();
    setRecoveryCodes(undefined);
  });
  const renew = useRenewCodes(user, onRefused, (codes) => {
    // If it was closed while being sent, another prompt may be open in its place.
    setPrompt((open) => (open === 'renew' ? undefined : open));
    setRecoveryCodes(codes);
  });
  const asked = prompt && { setUp, renew, turnOff }[prompt];
  const on = user.is2FAEnabled;
  return (
    <SettingCard
      icon={ShieldCheck}
      title={TEXTS.twoFactor.title}
      text={TEXTS.twoFactor.text}
      badge={
        <Badge colorPalette={on ? 'sage' : 'neutral'}>{on ? TEXTS.twoFactor.on : TEXTS.twoFactor.off}</Badge>
      }
    >
      {!on && !setUp.output && (
        <Button alignSelf="flex-start" onClick={() => setPrompt('setUp')}>
          {TEXTS.twoFactor.setUp}
        </Button>
      )}
      {!on && setUp.output && (
        <Stack gap="5">
          <Scan qrCodeUrl={setUp.output.qrCodeUrl} secret={setUp.output.secret} />
          <CodeForm
            label={TEXTS.twoFactor.code}
            inputMode="numeric"
            submitLabel={TEXTS.twoFactor.turnOn}
            pending={turnOn.isPending}
            problem={wrongCode.wrong && TOASTS.twoFactorVerificationFailed.description}
            onCode={turnOn.submit}
            aside={
              <Button variant="ghost" onClick={() => setUp.reset()}>
                {TEXTS.twoFactor.cancel}
              </Button>
            }
          />
        </Stack>
      )}
      {recoveryCodes === 'lost' && <Text role="status">{TEXTS.twoFactor.codesLost}</Text>}
      {recoveryCodes && recoveryCodes !== 'lost' && <RecoveryCodes codes={recoveryCodes} />}
      {on && (
        <Flex gap="3" wrap="wrap">
          <Button variant="outline" onClick={() => setPrompt('renew')}>
            {TEXTS.twoFactor.renew}
          </Button>
          <Button variant="outline" colorPalette="brick" onClick={() => setPrompt('turnOff')}>
            {TEXTS.twoFactor.turnOff}
          </Button>
        </Flex>
      )}
      {prompt && asked && (
        <PasswordPrompt
          key={prompt}
          {...PROMPTS[prompt]}
          pending={asked.isPending}
          wrong={wrong}
          onPassword={(password) => void asked.submit(password)}
          onClose={closePrompt}
        />
      )}
    </SettingCard>
  );
}

type OnRefused = ReturnType<typeof useWrongEntry>['onRefused'];

/** The answer contains the secret for the app. Nothing is turned on yet. */
function useSetUp(user: AccountUser, onRefused: OnRefused, onDone: () => void) {
  return useSubmit({
    send: (password: string) => api.post('/api/auth/2fa/setup', { body: { userId: user.id, password } }),
    failed: TOASTS.twoFactorSetupFailed,
    onRefused: (error) => {
      if (isApiError(error, 'TWO_FACTOR_ENABLED')) void refreshUser();
      return onRefused(error);
    },
    onDone,
  });
}

/** @param onDone receives the recovery codes, unless the answer that contained them was lost */
function useTurnOn(
  user: AccountUser,
  onRefused: OnRefused,
  onDone: (recoveryCodes: string[] | undefined) => void,
) {
  return useSave({
    send: (code: string) => turnOnTwoFactor({ userId: user.id, code }),
    done: TOASTS.twoFactorEnabled,
    failed: (error) => (isRefusal(error) ? TOASTS.twoFactorVerificationFailed : TEXTS.unanswered),
    onRefused,
    stale: ENDS_SESSIONS,
    onDone: (answer) => {
      onDone(answer?.recoveryCodes);
      void refreshUser();
    },
  });
}

function useTurnOff(user: AccountUser, onRefused: OnRefused, onDone: () => void) {
  return useSave({
    send: (password: string) => turnOffTwoFactor({ userId: user.id, password }),
    done: TOASTS.twoFactorDisabled,
    failed: (error) => (isRefusal(error) ? TOASTS.twoFactorDisableFailed : TEXTS.unanswered),
    onRefused,
    stale: ENDS_SESSIONS,
    onDone: () => {
      onDone();
      void refreshUser();
    },
  });
}

function useRenewCodes(user: AccountUser, onRefused: OnRefused, onDone: (recoveryCodes: string[]) => void) {
  return useSubmit({
    send: (password: string) =>
      api.post('/api/auth/2fa/recovery-codes', { body: { userId: user.id, password } }),
    done: TEXTS.twoFactor.renewed,
    failed: (error) => (isRefusal(error) ? TEXTS.twoFactor.renewFailed : TEXTS.twoFactor.renewUnanswered),
    onRefused,
    onDone: (answer) => onDone(answer.recoveryCodes),
  });
}

function Scan({ qrCodeUrl, secret }: { qrCodeUrl: string; secret: string }) {
  const title = useFocusOnArrival(secret);
  return (
    <Grid templateColumns={{ base: '1fr', sm: 'auto 1fr' }} gap="5" alignItems="center">
      <Image src={qrCodeUrl} alt={TEXTS.twoFactor.qrCode} boxSize="44" borderRadius="l2" bg="white" p="2" />
      <Stack gap="2">
        <Text ref={title} tabIndex={-1} outline="none">
          {TEXTS.twoFactor.scan}
        </Text>
        <Text color="fg.muted" textStyle="sm">
          {TEXTS.twoFactor.byHand}
        </Text>
        <Code fontFamily="mono" overflowWrap="anywhere">
          {secret}
        </Code>
      </Stack>
    </Grid>
  );
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  const title = useFocusOnArrival(codes);
  const text = codes.join('\n');
  return (
    <Stack gap="3" bg="marigold.subtle" color="marigold.fg" borderRadius="l2" p="5">
      <Text ref={title} tabIndex={-1} outline="none" fontWeight="semibold">
        {TEXTS.twoFactor.recoveryTitle}
      </Text>
      <Text>{TEXTS.twoFactor.recoveryText}</Text>
      <Grid
        as="ul"
        listStyleType="none"
        templateColumns="repeat(auto-fill, minmax(8rem, 1fr))"
        gap="2"
        fontFamily="mono"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Grid>
      <Button
        alignSelf="flex-start"
        size="sm"
        variant="outline"
        onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')}
      >
        {TEXTS.twoFactor.saveFile}
      </Button>
    </Stack>
  );
}
