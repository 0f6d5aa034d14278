import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { formatDate, reportReasonLabel } from '@tidyhearth/domain';
import { Flag } from 'lucide-react';
import { useRef } from 'react';
import { Badge, Loading, SkeletonLines } from '../../../components/ui';
import { SettingCard } from '../../../components/ui/setting-card';
import { WRITTEN } from '../../../components/ui/written';
import type { OwnReport } from '../../../lib/contract';
import { LoadMore } from '../../../server-state/load-more';
import { QueryState } from '../../../server-state/query-state';
import { useOwnReports } from '../api/reports';
import { TEXTS } from '../safety.texts';

/** The user's reports to the team, their state and their outcome. */
export function OwnReportsCard() {
  const reports = useOwnReports();
  const list = useRef<HTMLDivElement>(null);
  return (
    <SettingCard icon={Flag} title={TEXTS.reports.title} text={TEXTS.reports.text}>
      <QueryState
        query={reports}
        loading={
          <Loading label={TEXTS.reports.loading}>
            <SkeletonLines lines={2} />
          </Loading>
        }
        failure={TEXTS.reports.failed}
      >
        {(all) =>
          all.length === 0 ? (
            <Text color="fg.muted">{TEXTS.reports.none}</Text>
          ) : (
            <Stack gap="0">
              <Stack as="ul" ref={list} aria-label={TEXTS.reports.title} gap="0" listStyleType="none">
                {all.map((report) => (
                  <ReportLine key={report.id} report={report} />
                ))}
              </Stack>
              <LoadMore pages={reports} list={list} size="sm" variant="ghost">
                {TEXTS.reports.more}
              </LoadMore>
            </Stack>
          )
        }
      </QueryState>
    </SettingCard>
  );
}

function ReportLine({ report }: { report: OwnReport }) {
  const { kind, status, reason, text, additions, subjectFirstName, createdAt, outcomeForReporter } = report;
  return (
    <Stack as="li" gap="1.5" py="3" borderTopWidth="1px">
      <Flex gap="2" align="center" wrap="wrap">
        <Text fontWeight="semibold">
          {TEXTS.reports.kinds[kind](subjectFirstName ?? TEXTS.reports.somebody)}
        </Text>
        <Badge colorPalette={status === 'closed' ? 'neutral' : 'sage'}>
          {TEXTS.reports.statuses[status]}
        </Badge>
      </Flex>
      <Text color="fg.muted" textStyle="sm">
        {TEXTS.reports.sent(formatDate(createdAt))}
        {kind !== 'dispute' && <>: {reportReasonLabel(kind, reason)}</>}
      </Text>
      {[{ text, createdAt }, ...additions].map((part) => (
        <Text key={part.createdAt} textStyle="sm" {...WRITTEN}>
          {part.text}
        </Text>
      ))}
      {outcomeForReporter && (
        <Box borderStartWidth="2px" ps="4" mt="1">
          <Text fontWeight="semibold" textStyle="sm">
            {TEXTS.reports.outcome}
          </Text>
          <Text textStyle="sm" {...WRITTEN}>
            {outcomeForReporter}
          </Text>
        </Box>
      )}
    </Stack>
  );
}
