import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Span } from './periods';
import { rateLabel, spanLabel } from './wording';
import { TEXTS } from '../../i18n/home.texts';

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
        {TEXTS.activity.table.open}
      </Box>
      <Box
        sx={{ maxHeight: 360, overflow: 'auto' }}
        tabIndex={0}
        role="region"
        aria-label={TEXTS.activity.table.label}
      >
        <Table size="small" aria-label={TEXTS.activity.table.label}>
          <TableHead>
            <TableRow>
              <TableCell>{TEXTS.activity.table.time}</TableCell>
              <TableCell align="right">{TEXTS.activity.bookings}</TableCell>
              <TableCell align="right">{TEXTS.activity.signUps}</TableCell>
              <TableCell align="right">{TEXTS.activity.table.postings}</TableCell>
              <TableCell align="right">{TEXTS.activity.table.filledPostings}</TableCell>
              <TableCell align="right">{TEXTS.activity.fillRate}</TableCell>
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
