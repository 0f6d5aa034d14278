import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { formatDateTime, formatPounds, reportReasonLabel, serviceLabel } from '@tidyhearth/domain';
import type { ReactNode } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { EmailText } from '../../components/EmailText';
import { Fact, Facts } from '../../components/Facts';
import { Panel } from '../../components/Panel';
import type { AdminCaseDetail } from '../../contract';
import { userPath } from '../../paths';
import { BookingStatusPill } from '../bookings/BookingStatusPill';

type Person = NonNullable<AdminCaseDetail['subject']>;
type Booking = NonNullable<AdminCaseDetail['booking']>;

/** The words of the report, and the people and the booking it is about. */
export function CaseFacts({ record }: { record: AdminCaseDetail }) {
  const translate = useTranslate();
  const { kind, reason, text, reportedText, openedBy, subject, booking, createdAt } = record;
  return (
    <Panel sx={{ padding: { xs: '4px 16px', sm: '8px 28px' }, '& dl': { borderTop: 0 } }}>
      <Facts>
        <Fact label={translate('cases.facts.kind')}>
          {translate(`cases.kinds.${kind}`)}
          <Note>{translate(`cases.reasons.${reason}`, { _: reportReasonLabel(kind, reason) })}</Note>
        </Fact>
        <Fact label={translate('cases.facts.subject')}>
          {subject ? <PersonFact person={subject} /> : translate('cases.nobody')}
        </Fact>
        <Fact label={translate('cases.facts.openedBy')}>
          {openedBy ? <PersonFact person={openedBy} /> : translate('cases.byItself')}
        </Fact>
        <Fact label={translate('cases.facts.createdAt')}>{formatDateTime(createdAt)}</Fact>
        {booking && (
          <Fact label={translate('cases.facts.booking')}>
            <BookingFact booking={booking} />
          </Fact>
        )}
      </Facts>
      <Words label={translate(openedBy ? 'cases.facts.text' : 'cases.facts.occasion')}>{text}</Words>
      {reportedText !== null && <Words label={translate('cases.facts.reportedText')}>{reportedText}</Words>}
    </Panel>
  );
}

function PersonFact({ person }: { person: Person }) {
  const translate = useTranslate();
  const { name, email, userType, isSuspended, casesAbout } = person;
  return (
    <>
      <Link component={RouterLink} to={userPath(email)} sx={{ fontWeight: 600 }}>
        {name}
      </Link>
      <Note>
        <EmailText>{email}</EmailText>
      </Note>
      <Note>
        {translate(`cases.people.${userType}`)}
        {isSuspended && `, ${translate('cases.people.suspended')}`}
        {casesAbout > 0 && `, ${translate('cases.people.casesAbout', { smart_count: casesAbout })}`}
      </Note>
    </>
  );
}

function BookingFact({ booking }: { booking: Booking }) {
  const pathOf = useCreatePath();
  const translate = useTranslate();
  const { id, serviceType, startsAt, totalAmount, status } = booking;
  return (
    <>
      <Link
        component={RouterLink}
        to={pathOf({ resource: 'bookings', type: 'show', id })}
        sx={{ fontWeight: 600 }}
      >
        {translate('cases.bookingNumber', { id })}
      </Link>
      <Note>
        {serviceLabel(serviceType)}, {formatDateTime(startsAt)}, {formatPounds(totalAmount)}
      </Note>
      <BookingStatusPill status={status} />
    </>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{children}</Box>;
}

function Words({ label, children }: { label: string; children: string }) {
  return (
    <Box sx={{ paddingBlock: 3 }}>
      <Note>{label}</Note>
      <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{children}</Box>
    </Box>
  );
}
