import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useGetOne, type UseGetOneHookValue } from 'react-admin';
import { DialogHost, useDialogs } from '../../components/DialogHost';
import { ListFailure } from '../../components/list/ListFailure';
import { RowButton } from '../../components/RowButton';
import type { QueuedMail, QueuedMailPreview } from '../../contract';
import { FULL_RECORD } from '../../providers/resources';
import { DismissMail } from './DismissMail';
import { titleOf } from './mail-facts';
import { RetryMail } from './RetryMail';
import { TEXTS } from '../../i18n/security.texts';

/** Fits three buttons in a row on the narrowest phone. */
const ACTIONS = {
  padding: { xs: '8px 16px 24px', sm: '8px 24px 24px' },
  flexWrap: 'wrap',
  gap: 2,
  '& > *': { flexShrink: 0 },
};

/** The content of a mail, and actions if it failed. */
export function MailPreview({ mail }: { mail: QueuedMail }) {
  const { open, close } = useDialogs();
  return (
    <RowButton
      label={TEXTS.mail.preview}
      subject={TEXTS.mail.emailTo(mail.recipient)}
      onClick={() => open(<PreviewDialog mail={mail} onClose={close} />)}
    />
  );
}

function PreviewDialog({ mail, onClose }: { mail: QueuedMail; onClose: () => void }) {
  const titleId = useId();
  const preview = useGetOne<QueuedMailPreview>('mail-queue', { id: mail.id, meta: FULL_RECORD });
  const present = preview.data ?? mail;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogHost>
        <DialogTitle id={titleId} variant="h3" component="h2" sx={{ paddingTop: 6 }}>
          {titleOf(mail)}
        </DialogTitle>
        <DialogContent tabIndex={0} aria-label={TEXTS.mail.text}>
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere', marginBottom: 4 }}>
            {TEXTS.mail.to(mail.recipient)}
          </Typography>
          <MailText {...preview} />
        </DialogContent>
        <DialogActions disableSpacing sx={ACTIONS}>
          <DismissMail mail={present} />
          <RetryMail mail={present} />
          <Button onClick={onClose}>{TEXTS.mail.close}</Button>
        </DialogActions>
      </DialogHost>
    </Dialog>
  );
}

function MailText({ data, error, refetch }: UseGetOneHookValue<QueuedMailPreview>) {
  if (error) return <ListFailure label={TEXTS.mail.label} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={160} role="status" aria-label={TEXTS.mail.loading} />;
  if (data.text === null) return <Typography color="textSecondary">{TEXTS.mail.notShown}</Typography>;
  return (
    <Box
      sx={{
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        padding: 4,
        borderRadius: '12px',
        backgroundColor: ({ tones }) => tones.sunken,
      }}
    >
      {data.text}
    </Box>
  );
}
