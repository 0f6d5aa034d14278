import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { CHECK_KINDS, CHECK_LABELS, type CheckKind } from '@tidyhearth/domain';
import { useGetList } from 'react-admin';
import { recordCheck, requestCheck } from '../../actions/acts';
import { useAct } from '../../actions/useAct';
import { useDialogs } from '../../components/DialogHost';
import { ListFailure } from '../../components/list/ListFailure';
import { RowButton } from '../../components/RowButton';
import type { AdminCheck } from '../../contract';
import { useVerbs } from '../../providers/queries';
import { CheckActions } from './CheckActions';
import { CheckDocuments } from './CheckDocuments';
import { CheckState, CheckWords } from './CheckWords';
import { PassDialog } from './PassDialog';
import { TEXTS } from '../../i18n/checks.texts';

const NEWEST_FIRST = { field: 'id', order: 'DESC' } as const;
const PAGE = { page: 1, perPage: 60 };

interface PersonChecksProps {
  userId: number;
  name: string;
}

/** One person's checks, next to other decisions about them: of each kind, the valid one and the one in progress. */
export function PersonChecks({ userId, name }: PersonChecksProps) {
  const { data, error, refetch } = useGetList<AdminCheck>('checks', {
    filter: { userId },
    sort: NEWEST_FIRST,
    pagination: PAGE,
  });
  const label = TEXTS.title;
  const failure = error && <ListFailure label={label} error={error} onRetry={() => void refetch()} />;
  if (!data) return failure ?? <Skeleton variant="rounded" height={120} role="status" aria-label={label} />;
  // A failed refetch leaves the checks on the page.
  return (
    <>
      {failure}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {CHECK_KINDS.map((kind) => (
          <Box
            key={kind}
            component="li"
            sx={{ paddingBlock: 3, display: 'grid', gap: 2, borderTop: 1, borderColor: 'divider' }}
          >
            <KindOf
              kind={kind}
              userId={userId}
              name={name}
              checks={relevant(data.filter((check) => check.kind === kind))}
            />
          </Box>
        ))}
      </Box>
    </>
  );
}

/** The valid check and the one in progress. If there is neither, the last one, to show how it ended. */
function relevant(checks: readonly AdminCheck[]): readonly AdminCheck[] {
  const alive = checks.filter(({ state }) => ['requested', 'submitted', 'passed'].includes(state));
  return alive.length > 0 ? alive : checks.slice(0, 1);
}

interface KindOfProps extends PersonChecksProps {
  kind: CheckKind;
  checks: readonly AdminCheck[];
}

function KindOf({ kind, userId, name, checks }: KindOfProps) {
  const verbs = useVerbs();
  const { perform, isPending } = useAct();
  const { open, close } = useDialogs();
  const isUnderWay = checks.some(({ state }) => state === 'requested' || state === 'submitted');
  const subject = `${CHECK_LABELS[kind]}, ${name}`;

  const askToRecord = () =>
    open(
      <PassDialog
        kind={kind}
        userId={userId}
        name={name}
        act={(seen) => recordCheck(verbs, { ...seen, userId, kind, seenDocumentIds: [] })}
        onClose={close}
      />,
    );

  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>{CHECK_LABELS[kind]}</Typography>
      {checks.length === 0 && <Typography color="textSecondary">{TEXTS.none}</Typography>}
      {checks.map((check) => (
        <Box key={check.id} sx={{ display: 'grid', gap: 2 }}>
          <div>
            <CheckState check={check} />
          </div>
          <CheckWords check={check} />
          <CheckDocuments check={check} />
          <CheckActions check={check} />
        </Box>
      ))}
      {!isUnderWay && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <RowButton
            label={TEXTS.request}
            subject={subject}
            isPending={isPending}
            onClick={() => void perform(requestCheck(verbs, userId, kind))}
          />
          <RowButton label={TEXTS.record} subject={subject} isPending={isPending} onClick={askToRecord} />
        </Box>
      )}
    </>
  );
}
