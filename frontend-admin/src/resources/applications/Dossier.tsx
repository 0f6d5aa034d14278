import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { formatDateTime, formatPounds, serviceLabel } from '@tidyhearth/domain';
import type { ReactNode, Ref } from 'react';
import { PersonAvatar } from '../../components/PersonAvatar';
import { Panel } from '../../components/Panel';
import type { CleanerApplication } from '../../contract';
import { fullName } from '../../format';
import { StatusPill } from '../../components/StatusPill';
import { EmailText } from '../../components/EmailText';
import { Fact, Facts } from '../../components/Facts';
import { PersonChecks } from '../checks/PersonChecks';
import { ServiceTags } from './ServiceTags';
import { WaitingTime } from './WaitingTime';
import { TEXTS } from '../../i18n/applications.texts';
import { TEXTS as USER_TEXTS } from '../../i18n/users.texts';

interface DossierProps {
  application: CleanerApplication;
  steps: ReactNode;
  decision: ReactNode;
  heading: Ref<HTMLHeadingElement>;
}

/** Everything that the applicant sent, on one sheet, with the decision at the bottom. */
export function Dossier({ application, steps, decision, heading }: DossierProps) {
  const { bio, experience, timesAppliedAgain, previousReason } = application;
  const name = fullName(application);
  return (
    <Panel
      component="article"
      aria-label={TEXTS.dossier.label(name)}
      sx={{ padding: { xs: '16px 16px 0', sm: '24px 28px 0' } }}
    >
      <DossierHead application={application} steps={steps} heading={heading} />
      <DossierFacts application={application} />
      {timesAppliedAgain > 0 && (
        <Box sx={{ marginTop: 4 }}>
          <Words>
            {previousReason === null
              ? TEXTS.dossier.appliedBefore.noReason
              : TEXTS.dossier.appliedBefore.reason(previousReason)}
          </Words>
        </Box>
      )}
      <Part title={TEXTS.dossier.checks}>
        <PersonChecks key={application.userId} userId={application.userId} name={name} />
      </Part>
      <Part title={TEXTS.dossier.services}>
        <ServiceTags services={application.services.map(serviceLabel)} />
      </Part>
      <Box sx={{ display: 'grid', columnGap: 8, gridTemplateColumns: { xs: '1fr', lg: '3fr 2fr' } }}>
        <Part title={TEXTS.dossier.about}>
          <Words>{bio}</Words>
        </Part>
        <Part title={TEXTS.dossier.experience}>
          {experience ? (
            <Words>{experience}</Words>
          ) : (
            <Typography color="textSecondary">{TEXTS.dossier.noExperience}</Typography>
          )}
        </Part>
      </Box>
      {decision}
    </Panel>
  );
}

function DossierHead({ application, steps, heading }: Omit<DossierProps, 'decision'>) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        // Where no word of the name fits beside the steps, they are below it.
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        columnGap: 4,
        marginBottom: 4,
      }}
    >
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <PersonAvatar person={application} photo={application.profileImage} size={56} />
      </Box>
      <Box sx={{ minWidth: 0, maxWidth: '100%', flex: { xs: '1 1 min-content', sm: 1 } }}>
        <Typography
          ref={heading}
          tabIndex={-1}
          variant="h2"
          component="h3"
          sx={{ overflowWrap: { xs: 'break-word', sm: 'anywhere' }, scrollMarginTop: '24px' }}
          aria-live="polite"
        >
          {fullName(application)}
        </Typography>
        <WaitingTime since={application.waitingSince} prefix={TEXTS.waiting} />
        {application.isSuspended && (
          <Box sx={{ marginTop: 1 }}>
            <StatusPill tone="brick">{USER_TEXTS.states.suspended}</StatusPill>
          </Box>
        )}
      </Box>
      {steps}
    </Box>
  );
}

function DossierFacts({ application }: Pick<DossierProps, 'application'>) {
  const { email, phone, postcode, location, hourlyRate, hasBackgroundCheck, timesAppliedAgain } = application;
  return (
    <Facts>
      <Fact label={TEXTS.dossier.rate}>
        <strong>{formatPounds(hourlyRate)}</strong>
      </Fact>
      <Fact label={TEXTS.dossier.location}>
        {location}, {postcode}
      </Fact>
      <Fact label={TEXTS.dossier.backgroundCheck.label}>
        {hasBackgroundCheck ? TEXTS.dossier.backgroundCheck.yes : TEXTS.dossier.backgroundCheck.no}
      </Fact>
      <Fact label={TEXTS.dossier.email.label}>
        <Link href={`mailto:${email}`}>
          <EmailText>{email}</EmailText>
        </Link>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {application.emailVerified ? TEXTS.dossier.email.confirmed : TEXTS.dossier.email.notConfirmed}
        </Box>
      </Fact>
      <Fact label={TEXTS.dossier.phone.label}>
        {phone ? <Link href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</Link> : TEXTS.dossier.phone.none}
      </Fact>
      <Fact label={TEXTS.dossier.applied}>{formatDateTime(application.createdAt)}</Fact>
      {application.wasCustomer && <Fact label={TEXTS.dossier.account}>{TEXTS.dossier.wasCustomer}</Fact>}
      {timesAppliedAgain > 0 && (
        <Fact label={TEXTS.dossier.appliedBefore.label}>
          {TEXTS.dossier.appliedBefore.times(timesAppliedAgain)}
        </Fact>
      )}
    </Facts>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ marginTop: 5 }}>
      <Typography variant="h4" sx={{ marginBottom: 2 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function Words({ children }: { children: string }) {
  return (
    <Typography sx={{ maxWidth: '68ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  );
}
