import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { RecordContextProvider, type RaRecord } from 'react-admin';
import { Panel } from '../Panel';

interface RecordCardsProps {
  label: string;
  /** Reads its record from the record context. */
  card: ReactNode;
  records: readonly RaRecord[];
}

export function RecordCards({ label, card, records }: RecordCardsProps) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        listStyle: 'none',
        padding: 0,
        margin: 0,
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
      }}
    >
      {records.map((record) => (
        <Panel
          key={record.id}
          component="li"
          sx={{
            padding: 4,
            display: 'flex',
            flexDirection: 'column',
            gap: 2,
            overflowWrap: 'anywhere',
            // Most cards are out of view. Laid out only when they come near, they don't block a phone.
            contentVisibility: 'auto',
            containIntrinsicSize: 'auto 180px',
          }}
        >
          <RecordContextProvider value={record}>{card}</RecordContextProvider>
        </Panel>
      ))}
    </Box>
  );
}
