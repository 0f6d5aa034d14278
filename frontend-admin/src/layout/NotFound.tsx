import Button from '@mui/material/Button';
import { PAGE_TEXTS } from '@tidyhearth/domain';
import { Link } from 'react-router-dom';
import { SectionHeading } from '../components/SectionHeading';
import { usePageTitle } from '../components/usePageTitle';
import { PATHS } from '../paths';
import { TEXTS } from '../i18n/layout.texts';

export function NotFound() {
  usePageTitle(PAGE_TEXTS.notFound);
  return (
    <>
      <SectionHeading title={PAGE_TEXTS.notFound}>{TEXTS.notFound.text}</SectionHeading>
      <Button variant="contained" component={Link} to={PATHS.users}>
        {TEXTS.notFound.toUsers}
      </Button>
    </>
  );
}
