import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Panel } from '../Panel';
import { TidyShelf } from '../TidyShelf';
import type { EmptyText } from './types';

interface ListEmptyProps {
  empty: EmptyText;
  /** Given while filters hide what there is. */
  onClearFilters?: () => void;
}

export function ListEmpty({ empty, onClearFilters }: ListEmptyProps) {
  return (
    <Panel sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', padding: '40px 20px' }}>
      <TidyShelf />
      <Typography variant="h4" component="p" sx={{ marginTop: 4 }}>
        {onClearFilters ? 'Nothing matches' : empty.title}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '44ch', marginTop: 1 }}>
        {onClearFilters ? 'Try fewer letters, or other filters.' : empty.hint}
      </Typography>
      {onClearFilters && (
        <Box sx={{ marginTop: 4 }}>
          <Button variant="outlined" onClick={onClearFilters}>
            Clear search and filters
          </Button>
        </Box>
      )}
    </Panel>
  );
}
