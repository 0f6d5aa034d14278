import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Panel } from '../../components/Panel';
import { RowButton } from '../../components/RowButton';
import { StatusPill } from '../../components/StatusPill';
import { fullName } from '../../format';
import type { CleanerApplication } from '../../contract';
import type { Decision } from './useQueue';

interface DecidedProps {
  decisions: readonly Decision[];
  isPending: boolean;
  onApprove: (application: CleanerApplication) => void;
  onWithdraw: (application: CleanerApplication) => void;
}

/** What was decided since the page was opened, with the way back where there is one. */
export function Decided({ decisions, isPending, onApprove, onWithdraw }: DecidedProps) {
  if (decisions.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="decided-heading" sx={{ marginTop: 8 }}>
      <Typography variant="h3" id="decided-heading" sx={{ marginBottom: 3 }}>
        Decided just now
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
                {outcome === 'approved' ? 'Approved' : 'Rejected'}
              </StatusPill>
              {outcome === 'rejected' ? (
                <RowButton
                  label="Approve instead"
                  subject={name}
                  disabled={isPending}
                  onClick={() => onApprove(application)}
                />
              ) : (
                <RowButton
                  label="Withdraw approval"
                  subject={name}
                  disabled={isPending}
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
