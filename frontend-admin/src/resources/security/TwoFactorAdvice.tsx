import Button from '@mui/material/Button';
import { SITE_SECURITY_PAGE } from '../../brand';
import { Notice } from '../../components/Notice';

export function TwoFactorAdvice() {
  return (
    <Notice
      tone="marigold"
      title="This account has no two-factor authentication"
      action={
        <Button variant="outlined" href={SITE_SECURITY_PAGE}>
          Turn it on
        </Button>
      }
    >
      A password alone opens everything in this console.
    </Notice>
  );
}
