import Box from '@mui/material/Box';
import { dismissReport } from '../../actions/acts';
import { useAct } from '../../actions/useAct';
import { Soft, When, Words } from '../../components/cells';
import { ConsoleList } from '../../components/list/ConsoleList';
import { FilterSelect } from '../../components/list/FilterSelect';
import { Section } from '../../components/list/Section';
import type { Column } from '../../components/list/types';
import { RowButton } from '../../components/RowButton';
import type { ReviewReport } from '../../contract';
import { useVerbs } from '../../providers/queries';
import { HideReview } from './HideReview';
import { RestoreReview } from './RestoreReview';
import { ReviewWords } from './ReviewWords';

const STATES = [
  { value: 'false', label: 'Waiting' },
  { value: 'true', label: 'Decided' },
];

function ReportActions({ report }: { report: ReviewReport }) {
  const verbs = useVerbs();
  const { perform, isPending } = useAct();
  const { id, reviewId, reviewerName, revieweeName, reporterName, hiddenAt, resolvedAt } = report;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: { md: 'flex-end' } }}>
      {hiddenAt ? (
        <RestoreReview reviewId={reviewId} reviewerName={reviewerName} />
      ) : (
        <HideReview reviewId={reviewId} reviewerName={reviewerName} revieweeName={revieweeName} />
      )}
      {resolvedAt === null && (
        <RowButton
          label="Dismiss report"
          subject={`of ${reporterName}`}
          disabled={isPending}
          onClick={() => void perform(dismissReport(verbs, id))}
        />
      )}
    </Box>
  );
}

function Complaint({ report }: { report: ReviewReport }) {
  return (
    <>
      <Words>{report.reason}</Words>
      <Soft>{report.reporterName}</Soft>
    </>
  );
}

const columns: readonly Column<ReviewReport>[] = [
  { key: 'review', label: 'Review', sortBy: 'rating', cell: (report) => <ReviewWords review={report} /> },
  { key: 'reason', label: 'Reported because', cell: (report) => <Complaint report={report} /> },
  {
    key: 'reported',
    label: 'Reported',
    sortBy: 'createdAt',
    cell: ({ createdAt }) => <When at={createdAt} />,
  },
  { key: 'actions', label: 'Actions', align: 'right', cell: (report) => <ReportActions report={report} /> },
];

function ReportCard({ report }: { report: ReviewReport }) {
  return (
    <>
      <ReviewWords review={report} />
      <Complaint report={report} />
      <Soft>
        <When at={report.createdAt} />
      </Soft>
      <ReportActions report={report} />
    </>
  );
}

export function ReportQueue() {
  return (
    <Section
      title="Review Reports"
      id="reports"
      hint="Hiding a review settles every report about it; restoring it opens them again."
    >
      <ConsoleList
        resource="review-reports"
        label="Reports"
        sort={{ field: 'createdAt', order: 'ASC' }}
        filter={{ resolved: 'false' }}
        columns={columns}
        card={(report) => <ReportCard report={report} />}
        tableFrom="lg"
        empty={{ title: 'No report waits', hint: 'Reports appear here as people send them.' }}
        toolbar={<FilterSelect label="State" source="resolved" choices={STATES} />}
      />
    </Section>
  );
}
