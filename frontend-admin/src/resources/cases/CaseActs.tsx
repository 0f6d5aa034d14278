import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { reopenCase, startCase } from '../../actions/caseActs';
import { useAct } from '../../actions/useAct';
import type { AdminCaseDetail } from '../../contract';
import { useVerbs } from '../../providers/queries';
import { CloseCase } from './CloseCase';
import { ActButton } from '../../components/ActButton';

/** The acts that the case's status allows. A stranded booking is decided on the booking's own page. */
export function CaseActs({ record }: { record: AdminCaseDetail }) {
  const translate = useTranslate();
  const pathOf = useCreatePath();
  const verbs = useVerbs();
  const { perform, isPending } = useAct();
  const [isClosing, setClosing] = useState(false);
  const { id, kind, status, booking } = record;
  const isStranded = kind === 'stranded-booking';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {status === 'open' && (
        <ActButton
          variant="outlined"
          isPending={isPending}
          onClick={() => void perform(startCase(verbs, id))}
        >
          {translate('cases.acts.start')}
        </ActButton>
      )}
      {isStranded && booking && status !== 'closed' && (
        <Button
          variant="contained"
          component={Link}
          to={pathOf({ resource: 'bookings', type: 'show', id: booking.id })}
        >
          {translate('cases.acts.toBooking')}
        </Button>
      )}
      {!isStranded && status !== 'closed' && (
        <Button variant="contained" onClick={() => setClosing(true)}>
          {translate('cases.acts.close')}
        </Button>
      )}
      {!isStranded && status === 'closed' && (
        <ActButton
          variant="outlined"
          isPending={isPending}
          onClick={() => void perform(reopenCase(verbs, id))}
        >
          {translate('cases.acts.reopen')}
        </ActButton>
      )}
      {isClosing && <CloseCase record={record} onClose={() => setClosing(false)} />}
    </Box>
  );
}
