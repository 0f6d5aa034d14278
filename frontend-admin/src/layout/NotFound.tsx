import Button from '@mui/material/Button';
import { PAGE_TEXTS } from '@tidyhearth/domain';
import { Link } from 'react-router-dom';
import { SectionHeading } from '../components/SectionHeading';
import { usePageTitle } from '../components/usePageTitle';
import { PATHS } from '../paths';

export function NotFound() {
  usePageTitle(PAGE_TEXTS.notFound);
  return (
    <>
      <SectionHeading title={PAGE_TEXTS.notFound}>The console has no page at this address.</SectionHeading>
      <Button variant="contained" component={Link} to={PATHS.users}>
        Go to User Management
      </Button>
    </>
  );
}
