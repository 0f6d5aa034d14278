import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { ShowBase, useRecordContext, useShowContext, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { statusOf } from '../../api/http';
import { BackToList } from '../../components/list/BackToList';
import { ListFailure } from '../../components/list/ListFailure';
import { usePageTitle } from '../../components/usePageTitle';
import type { AdminCaseDetail } from '../../contract';
import { NotFound } from '../../layout/NotFound';
import { PATHS } from '../../paths';
import { FULL_RECORD } from '../../providers/resources';
import { CaseActs } from './CaseActs';
import { CaseFacts } from './CaseFacts';
import { CaseNotes } from './CaseNotes';
import { CaseOutcomes } from './CaseOutcomes';
import { CaseStatusPill } from './CaseStatusPill';
import { CaseThread } from './CaseThread';

export function CaseShow() {
  return (
    <ShowBase<AdminCaseDetail>
      disableAuthentication
      queryOptions={{ meta: FULL_RECORD, onError: () => undefined }}
    >
      <CasePage />
    </ShowBase>
  );
}

function CasePage() {
  const { id } = useParams();
  const translate = useTranslate();
  const { record, error, refetch } = useShowContext<AdminCaseDetail>();
  const title = translate('cases.title', { id });
  usePageTitle(title);
  if ([400, 404].includes(statusOf(error))) return <NotFound />;
  return (
    <section aria-labelledby="case-heading">
      <BackToList path={PATHS.cases}>{translate('cases.all')}</BackToList>
      <Box sx={headingStyle}>
        <Typography variant="h2" id="case-heading">
          {title}
        </Typography>
        {record && <CaseStatusPill status={record.status} />}
        {record && (
          <Box sx={{ marginLeft: { sm: 'auto' } }}>
            <CaseActs record={record} />
          </Box>
        )}
      </Box>
      {record ? (
        <CaseSheet />
      ) : error ? (
        <ListFailure label={translate('cases.theCase')} error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton variant="rounded" height={320} role="status" aria-label={translate('cases.loading')} />
      )}
    </section>
  );
}

function CaseSheet() {
  const record = useRecordContext<AdminCaseDetail>();
  if (!record) return null;
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <CaseFacts record={record} />
      <CaseOutcomes record={record} />
      <Box sx={columnsStyle}>
        <CaseNotes record={record} />
        {record.hasThread && <CaseThread caseId={record.id} subjectId={record.subject?.id} />}
      </Box>
    </Box>
  );
}

const headingStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  marginBottom: 5,
  minHeight: 40,
} as const;

const columnsStyle = {
  display: 'grid',
  gap: 5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(320px, 1fr))' },
} as const;
