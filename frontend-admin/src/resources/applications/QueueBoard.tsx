import Box from '@mui/material/Box';
import { useState } from 'react';
import { useStore } from 'react-admin';
import type { CleanerApplication } from '../../contract';
import { fullName } from '../../format';
import { Dossier } from './Dossier';
import { DossierActions } from './DossierActions';
import { QueueList } from './QueueList';
import { RejectDialog } from './RejectDialog';
import { StepControl } from './StepControl';
import { ShortcutSwitch } from './ShortcutSwitch';
import type { Queue } from './useQueue';
import { useQueueKeys } from './useQueueKeys';

interface QueueBoardProps {
  queue: Queue;
  current: CleanerApplication;
}

export function QueueBoard({ queue, current }: QueueBoardProps) {
  const [rejecting, setRejecting] = useState<CleanerApplication>();
  const [hasKeys, setHasKeys] = useStore('applications.shortcuts', true);
  const { step, isPending } = queue;
  const approveCurrent = () => void queue.approve(current);
  const askReject = () => setRejecting(current);

  useQueueKeys(
    { a: approveCurrent, r: askReject, j: () => step(1), k: () => step(-1) },
    hasKeys && !isPending && !rejecting,
  );

  async function confirmReject(application: CleanerApplication, reason: string) {
    if (await queue.reject(application, reason)) setRejecting(undefined);
  }

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '280px minmax(0, 1fr)' },
      }}
    >
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <QueueList waiting={queue.waiting} currentId={current.id} onSelect={queue.select} />
        <ShortcutSwitch isOn={hasKeys} onChange={setHasKeys} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Dossier
          application={current}
          steps={<StepControl position={queue.position} count={queue.waiting.length} onStep={step} />}
          decision={
            <DossierActions
              name={fullName(current)}
              isPending={isPending}
              showKeys={hasKeys}
              onApprove={approveCurrent}
              onReject={askReject}
            />
          }
        />
      </Box>
      {rejecting && (
        <RejectDialog
          application={rejecting}
          isPending={isPending}
          onConfirm={(reason) => void confirmReject(rejecting, reason)}
          onClose={() => setRejecting(undefined)}
        />
      )}
    </Box>
  );
}
