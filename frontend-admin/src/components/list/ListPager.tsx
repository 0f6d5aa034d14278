import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { formatNumber } from '../../format';
import { useListName } from './useListName';

/**
 * `26 to 50 of 1,240`, with buttons for the previous and the next page. A page that can't be loaded also has a way
 * back.
 */
export function ListPager() {
  const translate = useTranslate();
  const name = useListName().toLowerCase();
  const { page, perPage, total, setPage, isPending } = useListContext();
  // If a page can't be loaded, the total is unknown.
  const isUnknown = !isPending && total === undefined && page > 1;
  if (!total && !isUnknown) return null;
  const first = (page - 1) * perPage + 1;
  const last = Math.min(page * perPage, total ?? 0);
  return (
    <Box
      component="nav"
      aria-label={translate('list.pages', { name })}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, marginTop: 4 }}
    >
      <Typography
        color="textSecondary"
        variant="body2"
        role="status"
        sx={{ fontVariantNumeric: 'tabular-nums', marginRight: 'auto' }}
      >
        {total !== undefined &&
          translate('list.range', {
            first: formatNumber(first),
            last: formatNumber(last),
            total: formatNumber(total),
          })}
      </Typography>
      {(total === undefined || total > perPage) && (
        <Box sx={{ display: 'flex', gap: 2 }}>
          <Button
            variant="outlined"
            startIcon={<ChevronLeftRounded />}
            disabled={page <= 1}
            onClick={() => setPage(page - 1)}
          >
            {translate('list.previous')}
          </Button>
          <Button
            variant="outlined"
            endIcon={<ChevronRightRounded />}
            disabled={total === undefined || last >= total}
            onClick={() => setPage(page + 1)}
          >
            {translate('list.next')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
