import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Panel } from '../../components/Panel';
import { RowButton } from '../../components/RowButton';
import { StatusPill } from '../../components/StatusPill';
import { fullName } from '../../format';
import type { CleanerApplication } from '../../contract';
import type { Decision } from './useQueue';
import { TEXTS } from '../../i18n/applications.texts';

interface DecisionListProps {
  decisions: readonly Decision[];
  isPending: boolean;
  onApprove: (application: CleanerApplication) => void;
  onWithdraw: (application: CleanerApplication) => void;
}

/** The decisions since the page was opened, each with its undo, if any. */
export function DecisionList({ decisions, isPending, onApprove, onWithdraw }: DecisionListProps) {
  if (decisions.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="decided-heading" sx={{ marginTop: 8 }}>
      <Typography variant="h3" id="decided-heading" sx={{ marginBottom: 3 }}>
        {TEXTS.decided.title}
      </Typography>
      <Panel component="ul" sx={{ listStyle: 'none', margin: 0, padding: '4px 20px' }}>
        {decisions.map(({ application, outcome }) => {
          const name = fullName(application);
          return (
            <Box
              key={application.id}
              component="li"
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                gap: 3,
                minHeight: 52,
                paddingBlock: 2,
                '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' },
              }}
            >
              <Box sx={{ fontWeight: 600, marginRight: 'auto' }}>{name}</Box>
              <StatusPill tone={outcome === 'approved' ? 'sage' : 'brick'}>
                {outcome === 'approved' ? TEXTS.decided.approved : TEXTS.decided.rejected}
              </StatusPill>
              {outcome === 'rejected' ? (
                <RowButton
                  label={TEXTS.decided.approveInstead}
                  subject={name}
                  isPending={isPending}
                  onClick={() => onApprove(application)}
                />
              ) : (
                <RowButton
                  label={TEXTS.decided.withdraw}
                  subject={name}
                  isPending={isPending}
                  onClick={() => onWithdraw(application)}
                />
              )}
            </Box>
          );
        })}
      </Panel>
    </Box>
  );
}
