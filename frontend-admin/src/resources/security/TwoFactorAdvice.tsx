import Button from '@mui/material/Button';
import { SITE_SECURITY_PAGE } from '../../brand';
import { Notice } from '../../components/Notice';
import { TEXTS } from '../../i18n/security.texts';

export function TwoFactorAdvice() {
  return (
    <Notice
      tone="marigold"
      title={TEXTS.advice.title}
      action={
        <Button variant="outlined" href={SITE_SECURITY_PAGE}>
          {TEXTS.advice.turnOn}
        </Button>
      }
    >
      {TEXTS.advice.text}
    </Notice>
  );
}
