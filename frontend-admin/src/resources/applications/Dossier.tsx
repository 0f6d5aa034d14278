import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { formatDateTime, formatPounds, serviceLabel } from '@tidyhearth/domain';
import type { ReactNode } from 'react';
import { Initials } from '../../components/Initials';
import { Panel } from '../../components/Panel';
import type { PendingCleaner } from '../../contract';
import { fullName } from '../../format';
import { Fact, Facts } from './Facts';
import { ServiceTags } from './ServiceTags';
import { Waited } from './Waited';

/** Everything the applicant sent, on one sheet, with the decision at its foot. */
export function Dossier({ application, children }: { application: PendingCleaner; children: ReactNode }) {
  const { email, phone, postcode, location, hourlyRate, bio, experience, hasBackgroundCheck, createdAt } =
    application;
  const name = fullName(application);
  return (
    <Panel component="article" aria-label={`Application of ${name}`} sx={{ padding: { xs: 4, sm: 7 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 4, marginBottom: 5 }}>
        <Initials person={application} size={56} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h2" component="h3" sx={{ overflowWrap: 'anywhere' }} aria-live="polite">
            {name}
          </Typography>
          <Waited since={createdAt} prefix="Waiting " />
        </Box>
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
          <Link href={`mailto:${email}`}>{email}</Link>
        </Fact>
        <Fact label="Phone">
          {phone ? <Link href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</Link> : 'Not given'}
        </Fact>
        <Fact label="Applied">{formatDateTime(createdAt)}</Fact>
      </Facts>
      <Part title="Services">
        <ServiceTags services={application.services.map(serviceLabel)} />
      </Part>
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
      {children}
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
