import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useStore } from 'react-admin';
import { Notice } from '../../components/Notice';
import type { CleanerApplication } from '../../contract';
import { fullName } from '../../format';
import { Dossier } from './Dossier';
import { DossierActions } from './DossierActions';
import { QueueList } from './QueueList';
import { StepControl } from './StepControl';
import { ShortcutSwitch } from './ShortcutSwitch';
import type { Queue } from './useQueue';
import { useQueueKeys } from './useQueueKeys';
import { useShowOnChange } from './useShowOnChange';
import { TEXTS } from '../../i18n/applications.texts';

interface QueueBoardProps {
  queue: Queue;
  onReject: (application: CleanerApplication) => void;
}

export function QueueBoard({ queue, onReject }: QueueBoardProps) {
  const [hasKeys, setHasKeys] = useStore('applications.shortcuts', true);
  const { current, gone, waiting, step, isPending } = queue;
  const approveCurrent = () => current && void queue.approve(current);
  const askReject = () => current && onReject(current);

  const heading = useShowOnChange<HTMLHeadingElement>(current?.id);
  useQueueKeys(
    { a: approveCurrent, r: askReject, j: () => step(1), k: () => step(-1) },
    hasKeys && !isPending,
  );

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '280px minmax(0, 1fr)' },
      }}
    >
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <QueueList waiting={waiting} currentId={current?.id} onSelect={queue.select} />
        <ShortcutSwitch isOn={hasKeys} onChange={setHasKeys} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        {current && (
          <Dossier
            application={current}
            heading={heading}
            steps={<StepControl position={queue.position} count={waiting.length} onStep={step} />}
            decision={
              // The key gives each applicant new buttons, so that a key held down on one never decides on the next
              // person.
              <DossierActions
                key={current.id}
                name={fullName(current)}
                isPending={isPending}
                showKeys={hasKeys}
                onApprove={approveCurrent}
                onReject={askReject}
              />
            }
          />
        )}
        {gone && (
          <NoLongerWaiting application={gone} onNext={waiting.length > 0 ? () => step(1) : undefined} />
        )}
      </Box>
    </Box>
  );
}

/** Replaces a sign-up that has left the list, so that nobody decides on the next one by mistake. */
function NoLongerWaiting({ application, onNext }: { application: CleanerApplication; onNext?: () => void }) {
  return (
    <Notice
      tone="marigold"
      role="status"
      title={TEXTS.gone.title(fullName(application))}
      action={
        onNext && (
          <Button variant="outlined" onClick={onNext}>
            {TEXTS.gone.next}
          </Button>
        )
      }
    >
      {TEXTS.gone.text}
    </Notice>
  );
}
