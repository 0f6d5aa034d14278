import type { ReportKind, ReportReason } from '@tidyhearth/domain';
import { api } from '../../../lib/api';
import { GROUPS } from '../../../server-state/query-groups';
import { usePages } from '../../../server-state/use-pages';
import { useSave } from '../../../server-state/use-save';
import { withSignIn } from '../../../lib/submit/with-sign-in';
import { TEXTS } from '../safety.texts';

const REPORTS_PAGE = 10;

interface NewReport {
  kind: ReportKind;
  aboutId: number;
  reason: ReportReason;
  text: string;
}

export function useOwnReports() {
  return usePages([...GROUPS.reports, 'own'], (cursor, signal) =>
    api.page('/api/cases', { query: { limit: REPORTS_PAGE, cursor }, signal }),
  );
}

export function useToldByTeam() {
  return usePages([...GROUPS.reports, 'told'], (cursor, signal) =>
    api.page('/api/cases/told', { query: { limit: REPORTS_PAGE, cursor }, signal }),
  );
}

export function useReport(leave: () => void) {
  return useSave({
    send: withSignIn((report: NewReport, idempotencyKey) =>
      api.post('/api/cases', { body: report, idempotencyKey }),
    ),
    done: TEXTS.report.sent,
    failed: TEXTS.report.failed,
    stale: [GROUPS.reports],
    leave,
  });
}
