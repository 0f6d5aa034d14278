import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Soft, When } from '../../components/cells';
import { ListFailure } from '../../components/list/ListFailure';
import { Panel } from '../../components/Panel';
import { SectionHeading } from '../../components/SectionHeading';
import { useCaseThread } from '../../providers/queries';

interface CaseThreadProps {
  caseId: number;
  /** Who wrote the reported message. */
  subjectId: number | undefined;
}

/** The thread of a reported message. Loaded only on request, because each reading leaves an entry in the audit log. */
export function CaseThread({ caseId, subjectId }: CaseThreadProps) {
  const translate = useTranslate();
  const [isAsked, setAsked] = useState(false);
  return (
    <section aria-labelledby="thread-heading">
      <SectionHeading title={translate('cases.thread.title')} level="h3" id="thread-heading" />
      {isAsked ? (
        <Messages caseId={caseId} subjectId={subjectId} />
      ) : (
        <Panel sx={{ padding: '20px' }}>
          <Typography sx={{ marginBottom: 3 }}>{translate('cases.thread.about')}</Typography>
          <Button variant="outlined" onClick={() => setAsked(true)}>
            {translate('cases.thread.read')}
          </Button>
        </Panel>
      )}
    </section>
  );
}

function Messages({ caseId, subjectId }: CaseThreadProps) {
  const translate = useTranslate();
  const { data, error, refetch } = useCaseThread(caseId);
  if (!data && error)
    return (
      <ListFailure label={translate('cases.thread.title')} error={error} onRetry={() => void refetch()} />
    );
  if (!data)
    return (
      <Skeleton variant="rounded" height={200} role="status" aria-label={translate('cases.thread.loading')} />
    );
  return (
    <Panel component="ol" aria-labelledby="thread-heading" sx={listStyle}>
      {data.messages.map(({ id, senderId, senderName, content, createdAt }) => (
        <Box
          key={id}
          component="li"
          sx={id === data.messageId ? { fontWeight: 600 } : undefined}
          aria-current={id === data.messageId ? 'true' : undefined}
        >
          <Soft>
            {senderName}
            {senderId === subjectId && `, ${translate('cases.thread.reportedPerson')}`},{' '}
            <When at={createdAt} />
            {id === data.messageId && `, ${translate('cases.thread.reported')}`}
          </Soft>
          <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{content}</Box>
        </Box>
      ))}
    </Panel>
  );
}

const listStyle = {
  listStyle: 'none',
  margin: 0,
  padding: '4px 20px',
  '& > li': { paddingBlock: 3 },
  '& > li:not(:last-child)': { borderBottom: 1, borderColor: 'divider' },
} as const;
