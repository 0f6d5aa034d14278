import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Span } from './periods';
import { rateLabel, spanLabel } from './wording';

/** The charts' figures, newest first. */
export function ActivityTable({ spans }: { spans: readonly Span[] }) {
  return (
    <Box component="details" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Box
        component="summary"
        sx={({ tones }) => ({
          padding: '12px 24px',
          minHeight: 44,
          cursor: 'pointer',
          fontWeight: 600,
          color: tones.ink.fg,
        })}
      >
        Figures as a table
      </Box>
      <Box
        sx={{ maxHeight: 360, overflow: 'auto' }}
        tabIndex={0}
        role="region"
        aria-label="Figures over time"
      >
        <Table size="small" aria-label="Figures over time">
          <TableHead>
            <TableRow>
              <TableCell>Time</TableCell>
              <TableCell align="right">Bookings</TableCell>
              <TableCell align="right">Sign-ups</TableCell>
              <TableCell align="right">Jobs posted</TableCell>
              <TableCell align="right">Jobs filled</TableCell>
              <TableCell align="right">Fill rate</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {spans.toReversed().map((span) => (
              <TableRow key={span.from} sx={{ fontVariantNumeric: 'tabular-nums' }}>
                <TableCell component="th" scope="row">
                  {spanLabel(span)}
                </TableCell>
                <TableCell align="right">{span.bookings}</TableCell>
                <TableCell align="right">{span.signUps}</TableCell>
                <TableCell align="right">{span.postings}</TableCell>
                <TableCell align="right">{span.filledPostings}</TableCell>
                <TableCell align="right">{rateLabel(span)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  );
}
