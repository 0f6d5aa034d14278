import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useGetOne } from 'react-admin';
import { ListFailure } from '../../components/list/ListFailure';
import { RowButton } from '../../components/RowButton';
import type { QueuedMail, QueuedMailPreview } from '../../contract';
import { WHOLE } from '../../providers/resources';
import { RetryMail } from './RetryMail';

/** What a mail says, with a retry beside it where it failed. */
export function MailPreview({ mail }: { mail: QueuedMail }) {
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const close = () => setOpen(false);
  return (
    <>
      <RowButton label="Preview" subject={`the email to ${mail.recipient}`} onClick={() => setOpen(true)} />
      <Dialog open={isOpen} onClose={close} aria-labelledby={titleId} fullWidth maxWidth="sm">
        <DialogTitle id={titleId} variant="h3" component="h2" sx={{ paddingTop: 6 }}>
          {mail.subject}
        </DialogTitle>
        <DialogContent tabIndex={0} aria-label="The email’s text">
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere', marginBottom: 4 }}>
            To {mail.recipient}
          </Typography>
          {isOpen && <MailText mailId={mail.id} />}
        </DialogContent>
        <DialogActions sx={{ padding: '8px 24px 24px', gap: 2 }}>
          <RetryMail mail={mail} />
          <Button onClick={close}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

function MailText({ mailId }: { mailId: number }) {
  const { data, error, refetch } = useGetOne<QueuedMailPreview>('mail-queue', { id: mailId, meta: WHOLE });
  if (error) return <ListFailure label="The email" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={160} role="status" aria-label="Loading the email" />;
  if (data.text === null)
    return (
      <Typography color="textSecondary">
        Not shown: it carries a link or code that works, or its text is no longer kept.
      </Typography>
    );
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
