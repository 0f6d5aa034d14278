import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { canOfferOthers, formatDateTime, HOUR_MS, isWithdrawable } from '@tidyhearth/domain';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { cancelBooking, decideBooking } from '../../actions/acts';
import { useAct } from '../../actions/useAct';
import { codeOf, isOutdated } from '../../api/http';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { useDialogs } from '../../components/DialogHost';
import { Panel } from '../../components/Panel';
import { ReasonField } from '../../components/ReasonField';
import { SectionHeading } from '../../components/SectionHeading';
import { TEXTS } from '../../i18n/bookings.texts';
import type { AdminBookingDetail, DecideBooking } from '../../contract';
import { PATHS } from '../../paths';
import { useVerbs } from '../../providers/queries';
import { useNow } from '../../useNow';

type RequestedDecision = DecideBooking['decision'] | 'cancel-booking';

/**
 * For a booking that lost a party: who left, and the admin's decision or a note that the finding of its case decides.
 * For others a way to cancel it, unless it is over or disputed.
 */
export function BookingDecision({ booking }: { booking: AdminBookingDetail }) {
  const { open, close } = useDialogs();
  const now = useNow();
  const waiting =
    booking.status === 'confirmed' ? booking.stranded.filter(({ decision }) => decision === null) : [];
  const isDisputed = booking.disputedBy !== null;
  const isCustomerGone = waiting.some(({ personId }) => personId === booking.customer.userId);
  if (waiting.length === 0 && !canBeCancelled(booking, now)) return null;
  const nameOf = (personId: number) =>
    personId === booking.customer.userId ? booking.customer.name : booking.cleaner.name;
  const ask = (asked: RequestedDecision) =>
    open(<DecisionDialog opened={booking} asked={asked} onClose={close} />);

  return (
    <section aria-labelledby="decision-heading">
      <SectionHeading
        title={waiting.length > 0 ? TEXTS.decision.waiting : TEXTS.decision.heading}
        level="h3"
        id="decision-heading"
      />
      <Panel sx={{ padding: { xs: '16px', sm: '20px 28px' } }}>
        {eachOnce(waiting).map(({ personId, because }) => (
          <Typography key={`${personId} ${because}`} sx={{ marginBottom: 3, overflowWrap: 'anywhere' }}>
            {TEXTS.decision[because](nameOf(personId))}
          </Typography>
        ))}
        {waiting.length > 0 && isDisputed && (
          <Typography sx={{ marginBottom: 3 }}>{TEXTS.decision.disputed.text}</Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          {waiting.length === 0 ? (
            <Button variant="outlined" color="error" onClick={() => ask('cancel-booking')}>
              {TEXTS.decision.cancel.button}
            </Button>
          ) : isDisputed ? (
            <Button variant="contained" component={Link} to={PATHS.cases}>
              {TEXTS.decision.disputed.button}
            </Button>
          ) : (
            <>
              <Button variant="contained" onClick={() => ask('keep')}>
                {TEXTS.decision.keep.button}
              </Button>
              {!isCustomerGone && !isOver(booking, now) && (
                <Button variant="outlined" onClick={() => ask('offer-others')}>
                  {TEXTS.decision['offer-others'].button}
                </Button>
              )}
              <Button variant="outlined" color="error" onClick={() => ask('cancel')}>
                {TEXTS.decision.cancel.button}
              </Button>
            </>
          )}
        </Box>
      </Panel>
    </section>
  );
}

/**
 * Somebody suspended again while the visit is disputed has an entry for each suspension. Shows each person and reason
 * once.
 */
const eachOnce = (waiting: AdminBookingDetail['stranded']) =>
  waiting.filter(
    ({ personId, because }, index) =>
      waiting.findIndex((one) => one.personId === personId && one.because === because) === index,
  );

function timesOf({ date, duration }: AdminBookingDetail) {
  const startsAt = Date.parse(date);
  return { startsAt, endsAt: startsAt + duration * HOUR_MS };
}

/** Whether it is too late to offer other cleaners. */
function isOver(booking: AdminBookingDetail, now: number): boolean {
  return !canOfferOthers(timesOf(booking), now);
}

function canBeCancelled(booking: AdminBookingDetail, now: number): boolean {
  const { status, disputedBy } = booking;
  return isWithdrawable({ status, ...timesOf(booking), isDisputed: disputedBy !== null }, now);
}

interface DecisionDialogProps {
  opened: AdminBookingDetail;
  asked: RequestedDecision;
  onClose: () => void;
}

function DecisionDialog({ opened, asked, onClose }: DecisionDialogProps) {
  const booking = useRecordContext<AdminBookingDetail>() ?? opened;
  // The booking may change behind the dialog. The admin decides about the time for which it was opened.
  const [seen, setSeen] = useState(opened);
  const [isMoved, setMoved] = useState(false);
  // After a refusal because of another time, that time is shown, and the next press decides about it.
  if (isMoved && booking.date !== seen.date) {
    setMoved(false);
    setSeen(booking);
  }
  const { id } = seen;
  const verbs = useVerbs();
  const { perform, isPending } = useAct();
  const [reason, setReason] = useState('');
  const now = useNow();
  const key = asked === 'cancel-booking' ? 'cancel' : asked;
  const { button, title, effect } = TEXTS.decision[key];
  const isKeptWhenOver = key === 'keep' && isOver(seen, now);

  async function confirm() {
    const act =
      asked === 'cancel-booking'
        ? cancelBooking(verbs, seen, reason)
        : decideBooking(verbs, id, asked, reason);
    const onRefused = (error: unknown) => {
      setMoved(codeOf(error) === 'TERMS_CHANGED');
      // The current state is on the page, behind the dialog.
      if (isOutdated(error)) onClose();
    };
    if (await perform({ ...act, onRefused })) onClose();
  }

  return (
    <ConfirmDialog
      title={title(id)}
      confirmLabel={button}
      tone={key === 'keep' ? 'primary' : 'error'}
      isPending={isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Typography sx={{ marginBottom: 2, fontWeight: 600 }}>{formatDateTime(seen.date)}</Typography>
      <Typography sx={{ marginBottom: 4 }}>
        {isKeptWhenOver ? TEXTS.decision.keep.effectWhenOver : effect}
      </Typography>
      <ReasonField value={reason} help={TEXTS.decision.told} onChange={setReason} />
    </ConfirmDialog>
  );
}
