import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import { dismissReport } from '../../actions/acts';
import { useAct } from '../../actions/useAct';
import { Soft, When, Words } from '../../components/cells';
import { ConsoleList } from '../../components/list/ConsoleList';
import { ChoiceInput } from '../../components/list/ChoiceInput';
import { Section } from '../../components/list/Section';
import { Column } from '../../components/list/Column';
import { RowButton } from '../../components/RowButton';
import type { ReviewReport } from '../../contract';
import { useVerbs } from '../../providers/queries';
import { HideReview } from './HideReview';
import { RestoreReview } from './RestoreReview';
import { ReviewText } from './ReviewText';
import { TEXTS } from '../../i18n/reviews.texts';

const STATES = [
  { value: 'false', label: TEXTS.filters.waiting },
  { value: 'true', label: TEXTS.filters.decided },
];

function ReportActions({ report }: { report: ReviewReport }) {
  const verbs = useVerbs();
  const { perform, isPending } = useAct();
  const { id, reviewId, bookingStatus, reviewerName, revieweeName, reporterName, hiddenAt, resolvedAt } =
    report;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: { md: 'flex-end' } }}>
      {hiddenAt ? (
        <RestoreReview reviewId={reviewId} reviewerName={reviewerName} bookingStatus={bookingStatus} />
      ) : (
        <HideReview reviewId={reviewId} reviewerName={reviewerName} revieweeName={revieweeName} />
      )}
      {resolvedAt === null && (
        <RowButton
          label={TEXTS.dismiss}
          subject={TEXTS.reportOf(reporterName)}
          isPending={isPending}
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

const columns = (
  <>
    <Column<ReviewReport> source="rating" isSortable render={(report) => <ReviewText review={report} />} />
    <Column<ReviewReport> source="reason" render={(report) => <Complaint report={report} />} />
    <Column<ReviewReport> source="createdAt" isSortable render={({ createdAt }) => <When at={createdAt} />} />
    <Column<ReviewReport>
      source="actions"
      align="right"
      render={(report) => <ReportActions report={report} />}
    />
  </>
);

function ReportCard() {
  const report = useRecordContext<ReviewReport>();
  if (!report) return null;
  return (
    <>
      <ReviewText review={report} />
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
    <Section resource="review-reports">
      <ConsoleList
        resource="review-reports"
        sort={{ field: 'createdAt', order: 'ASC' }}
        orders={['rating', 'createdAt']}
        filter={{ resolved: 'false' }}
        tableFrom="lg"
        card={<ReportCard />}
        filters={<ChoiceInput source="resolved" choices={STATES} />}
      >
        {columns}
      </ConsoleList>
    </Section>
  );
}
