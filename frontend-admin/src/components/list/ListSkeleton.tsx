import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { Panel } from '../Panel';

const ROWS = [62, 48, 70, 54, 66, 44];

export function ListSkeleton({ label }: { label: string }) {
  const translate = useTranslate();
  return (
    <Panel
      role="status"
      aria-label={translate('list.loading', { name: label.toLowerCase() })}
      sx={{ padding: '8px 20px' }}
    >
      {ROWS.map((width) => (
        <Box key={width} sx={{ display: 'flex', alignItems: 'center', gap: 4, paddingBlock: 3 }}>
          <Skeleton variant="circular" width={36} height={36} />
          <Box sx={{ flex: 1 }}>
            <Skeleton width={`${width}%`} />
            <Skeleton width={`${width / 2}%`} />
          </Box>
        </Box>
      ))}
    </Panel>
  );
}
