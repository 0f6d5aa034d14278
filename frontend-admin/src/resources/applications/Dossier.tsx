import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { formatDateTime, formatPounds, serviceLabel } from '@tidyhearth/domain';
import type { ReactNode } from 'react';
import { Portrait } from '../../components/Portrait';
import { Panel } from '../../components/Panel';
import type { CleanerApplication } from '../../contract';
import { fullName } from '../../format';
import { EmailText } from '../../components/EmailText';
import { Fact, Facts } from '../../components/Facts';
import { ServiceTags } from './ServiceTags';
import { Waited } from './Waited';

interface DossierProps {
  application: CleanerApplication;
  steps: ReactNode;
  decision: ReactNode;
}

/** Everything the applicant sent, on one sheet, with the decision at its foot. */
export function Dossier({ application, steps, decision }: DossierProps) {
  const { email, phone, postcode, location, hourlyRate, bio, experience, hasBackgroundCheck, createdAt } =
    application;
  const name = fullName(application);
  return (
    <Panel
      component="article"
      aria-label={`Application of ${name}`}
      sx={{ padding: { xs: '16px 16px 0', sm: '24px 28px 0' } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 4, marginBottom: 4 }}>
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
          <Portrait person={application} photo={application.profileImage} size={56} />
        </Box>
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography variant="h2" component="h3" sx={{ overflowWrap: 'anywhere' }} aria-live="polite">
            {name}
          </Typography>
          <Waited since={createdAt} prefix="Waiting " />
        </Box>
        {steps}
      </Box>
      <Facts>
        <Fact label="Hourly rate">
          <strong>{formatPounds(hourlyRate)}</strong>
        </Fact>
        <Fact label="Works in">
          {location}, {postcode}
        </Fact>
        <Fact label="Background check">
          {hasBackgroundCheck ? 'Says there is one; ask for it' : 'Says there is none'}
        </Fact>
        <Fact label="Email">
          <Link href={`mailto:${email}`}>
            <EmailText>{email}</EmailText>
          </Link>
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {application.emailVerified ? 'Confirmed by a code' : 'Not confirmed'}
          </Box>
        </Fact>
        <Fact label="Phone">
          {phone ? <Link href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</Link> : 'Not given'}
        </Fact>
        <Fact label="Applied">{formatDateTime(createdAt)}</Fact>
      </Facts>
      <Part title="Services">
        <ServiceTags services={application.services.map(serviceLabel)} />
      </Part>
      <Box sx={{ display: 'grid', columnGap: 8, gridTemplateColumns: { xs: '1fr', lg: '3fr 2fr' } }}>
        <Part title="About">
          <Words>{bio}</Words>
        </Part>
        <Part title="Experience">
          {experience ? (
            <Words>{experience}</Words>
          ) : (
            <Typography color="textSecondary">Nothing written.</Typography>
          )}
        </Part>
      </Box>
      {decision}
    </Panel>
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
