import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { Panel } from '../Panel';

interface RecordCardsProps<T extends RaRecord> {
  label: string;
  card: (record: T) => ReactNode;
  records: readonly T[];
}

export function RecordCards<T extends RaRecord>({ label, card, records }: RecordCardsProps<T>) {
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
          sx={{ padding: 4, display: 'flex', flexDirection: 'column', gap: 2 }}
        >
          {card(record)}
        </Panel>
      ))}
    </Box>
  );
}
