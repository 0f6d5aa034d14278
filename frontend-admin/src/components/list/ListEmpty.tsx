import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useResourceContext, useTranslate } from 'react-admin';
import { Panel } from '../Panel';
import { QueueDoneIllustration } from '../QueueDoneIllustration';

interface ListEmptyProps {
  /** Given if filters are set. */
  onClearFilters?: () => void;
}

export function ListEmpty({ onClearFilters }: ListEmptyProps) {
  const resource = useResourceContext();
  const translate = useTranslate();
  return (
    <Panel sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', padding: '40px 20px' }}>
      <QueueDoneIllustration />
      <Typography variant="h4" component="p" sx={{ marginTop: 4 }}>
        {translate(onClearFilters ? 'list.nothingMatches' : `resources.${resource}.empty`)}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '44ch', marginTop: 1 }}>
        {translate(onClearFilters ? 'list.fewerLetters' : `resources.${resource}.invite`)}
      </Typography>
      {onClearFilters && (
        <Box sx={{ marginTop: 4 }}>
          <Button variant="outlined" onClick={onClearFilters}>
            {translate('list.clearFilters')}
          </Button>
        </Box>
      )}
    </Panel>
  );
}
