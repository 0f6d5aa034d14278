import { formatDateTime } from '@tidyhearth/domain';
import { useTranslate } from 'react-admin';
import { Notice } from '../../components/Notice';
import type { AdminCaseDetail } from '../../contract';

/** The decision, and what each side was told about it. */
export function CaseOutcomes({ record }: { record: AdminCaseDetail }) {
  const translate = useTranslate();
  const { outcome, outcomeForReporter, outcomeForSubject, decidedByName, closedAt } = record;
  if (outcome === null || closedAt === null) return null;
  const told = (key: string, words: string | null) =>
    words === null ? null : <p>{translate(`cases.told.${key}`, { words })}</p>;
  return (
    <Notice tone="ink" title={translate(`cases.outcomes.${outcome}`)}>
      <p>
        {translate(decidedByName === null ? 'cases.settledAt' : 'cases.decidedBy', {
          name: decidedByName,
          at: formatDateTime(closedAt),
        })}
      </p>
      {told('reporter', outcomeForReporter)}
      {told('subject', outcomeForSubject)}
    </Notice>
  );
}
