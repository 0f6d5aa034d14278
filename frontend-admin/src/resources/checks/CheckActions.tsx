import Box from '@mui/material/Box';
import { CHECK_LABELS } from '@tidyhearth/domain';
import { passCheck, refuseCheck, withdrawCheck } from '../../actions/acts';
import { useDialogs } from '../../components/DialogHost';
import { RowButton } from '../../components/RowButton';
import type { AdminCheck } from '../../contract';
import { fullName } from '../../format';
import { useVerbs } from '../../providers/queries';
import { PassDialog } from './PassDialog';
import { ReasonDialog } from './ReasonDialog';
import { TEXTS } from '../../i18n/checks.texts';

const ENDINGS = { refuse: refuseCheck, withdraw: withdrawCheck };

export function CheckActions({ check }: { check: AdminCheck }) {
  const verbs = useVerbs();
  const { open, close } = useDialogs();
  const { userId, kind, state } = check;
  const name = fullName(check);
  const subject = `${CHECK_LABELS[kind]}, ${name}`;
  const isOpen = state === 'submitted' || state === 'requested';

  const askToPass = () =>
    open(
      <PassDialog
        kind={kind}
        userId={userId}
        name={name}
        act={(seen) => passCheck(verbs, check, seen)}
        onClose={close}
      />,
    );

  const askToEnd = (how: keyof typeof ENDINGS) =>
    open(
      <ReasonDialog
        title={TEXTS[how].title(CHECK_LABELS[kind], name)}
        confirmLabel={TEXTS[how].button}
        act={(reason) => ENDINGS[how](verbs, check, reason)}
        onClose={close}
      />,
    );

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: { md: 'flex-end' } }}>
      {isOpen && <RowButton label={TEXTS.pass.button} subject={subject} onClick={askToPass} />}
      {state === 'submitted' && (
        <RowButton
          label={TEXTS.refuse.button}
          subject={subject}
          tone="error"
          onClick={() => askToEnd('refuse')}
        />
      )}
      {state === 'passed' && (
        <RowButton
          label={TEXTS.withdraw.button}
          subject={subject}
          tone="error"
          onClick={() => askToEnd('withdraw')}
        />
      )}
    </Box>
  );
}
