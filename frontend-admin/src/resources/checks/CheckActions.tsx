import Box from '@mui/material/Box';
import { CHECK_LABELS } from '@tidyhearth/domain';
import { useState } from 'react';
import { passCheck, refuseCheck, withdrawCheck } from '../../actions/acts';
import { useAct } from '../../actions/useAct';
import { RowButton } from '../../components/RowButton';
import type { AdminCheck, PassCheck } from '../../contract';
import { fullName } from '../../format';
import { useVerbs } from '../../providers/queries';
import { PassDialog } from './PassDialog';
import { ReasonDialog } from './ReasonDialog';
import { TEXTS } from '../../i18n/checks.texts';

type Asking = 'pass' | 'refuse' | 'withdraw';

export function CheckActions({ check }: { check: AdminCheck }) {
  const verbs = useVerbs();
  const { perform, isPending } = useAct();
  const [asking, setAsking] = useState<Asking>();
  const { id, kind, state } = check;
  const name = fullName(check);
  const subject = `${CHECK_LABELS[kind]}, ${name}`;
  const close = () => setAsking(undefined);
  const isOpen = state === 'submitted' || state === 'requested';

  async function pass(seen: PassCheck) {
    if (await perform(passCheck(verbs, id, seen))) close();
  }

  async function end(reason: string) {
    const act = asking === 'refuse' ? refuseCheck(verbs, id, reason) : withdrawCheck(verbs, id, reason);
    if (await perform(act)) close();
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: { md: 'flex-end' } }}>
      {isOpen && <RowButton label={TEXTS.pass.button} subject={subject} onClick={() => setAsking('pass')} />}
      {state === 'submitted' && (
        <RowButton
          label={TEXTS.refuse.button}
          subject={subject}
          tone="error"
          onClick={() => setAsking('refuse')}
        />
      )}
      {state === 'passed' && (
        <RowButton
          label={TEXTS.withdraw.button}
          subject={subject}
          tone="error"
          onClick={() => setAsking('withdraw')}
        />
      )}
      {asking === 'pass' && (
        <PassDialog
          kind={kind}
          name={name}
          isPending={isPending}
          onConfirm={(seen) => void pass(seen)}
          onClose={close}
        />
      )}
      {(asking === 'refuse' || asking === 'withdraw') && (
        <ReasonDialog
          title={TEXTS[asking].title(CHECK_LABELS[kind], name)}
          confirmLabel={TEXTS[asking].button}
          isPending={isPending}
          onConfirm={(reason) => void end(reason)}
          onClose={close}
        />
      )}
    </Box>
  );
}
