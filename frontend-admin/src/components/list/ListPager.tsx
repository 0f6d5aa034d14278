import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useListContext } from 'react-admin';

/** `26 to 50 of 1,240`, and the way to the pages beside. */
export function ListPager({ label }: { label: string }) {
  const { page, perPage, total, setPage, isPending } = useListContext();
  if (isPending || !total) return null;
  const first = (page - 1) * perPage + 1;
  const last = Math.min(page * perPage, total);
  const number = (value: number) => value.toLocaleString('en-GB');
  return (
    <Box
      component="nav"
      aria-label={`Pages of ${label.toLowerCase()}`}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, marginTop: 4 }}
    >
      <Typography
        color="textSecondary"
        variant="body2"
        role="status"
        sx={{ fontVariantNumeric: 'tabular-nums', marginRight: 'auto' }}
      >
        {number(first)} to {number(last)} of {number(total)}
      </Typography>
      {total > perPage && (
        <Box sx={{ display: 'flex', gap: 2 }}>
          <Button
            variant="outlined"
            startIcon={<ChevronLeftRounded />}
            disabled={page <= 1}
            onClick={() => setPage(page - 1)}
          >
            Previous
          </Button>
          <Button
            variant="outlined"
            endIcon={<ChevronRightRounded />}
            disabled={last >= total}
            onClick={() => setPage(page + 1)}
          >
            Next
          </Button>
        </Box>
      )}
    </Box>
  );
}
