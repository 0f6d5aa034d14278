import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Panel } from '../../components/Panel';
import { StatusPill } from '../../components/StatusPill';
import type { CleanerApplication } from '../../contract';
import { fullName } from '../../format';
import { WaitingTime } from './WaitingTime';
import { TEXTS } from '../../i18n/applications.texts';
import { TEXTS as USER_TEXTS } from '../../i18n/users.texts';

interface QueueListProps {
  waiting: readonly CleanerApplication[];
  currentId: number | undefined;
  onSelect: (id: number) => void;
}

export function QueueList({ waiting, currentId, onSelect }: QueueListProps) {
  return (
    <Panel
      component="ol"
      aria-label={TEXTS.queue}
      sx={{ listStyle: 'none', margin: 0, padding: 2, maxHeight: '62vh', overflowY: 'auto' }}
    >
      {waiting.map((application) => (
        <li key={application.id}>
          <ButtonBase
            aria-current={application.id === currentId ? 'true' : undefined}
            onClick={() => onSelect(application.id)}
            sx={({ tones }) => ({
              width: '100%',
              justifyContent: 'space-between',
              gap: 2,
              padding: '10px 12px',
              borderRadius: '10px',
              font: 'inherit',
              fontSize: '0.9375rem',
              textAlign: 'left',
              '&:hover': { backgroundColor: tones.sunken },
              '&:focus-visible': { outlineOffset: -2 },
              '&[aria-current]': { backgroundColor: tones.ink.soft, color: tones.ink.fg, fontWeight: 600 },
            })}
          >
            <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {fullName(application)}
            </Box>
            <Box
              component="span"
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                justifyContent: 'flex-end',
                alignItems: 'center',
                gap: 2,
              }}
            >
              {application.isSuspended && <StatusPill tone="brick">{USER_TEXTS.states.suspended}</StatusPill>}
              <WaitingTime since={application.waitingSince} />
            </Box>
          </ButtonBase>
        </li>
      ))}
    </Panel>
  );
}
