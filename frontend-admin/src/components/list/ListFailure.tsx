import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { messageOf } from '../../api/http';
import { TEXTS } from '../../i18n/shared.texts';
import { Notice } from '../Notice';

interface ListFailureProps {
  label: string;
  error: unknown;
  onRetry: () => void;
}

export function ListFailure({ label, error, onRetry }: ListFailureProps) {
  const translate = useTranslate();
  return (
    <Notice
      tone="brick"
      role="alert"
      title={translate('list.notLoaded', { name: label })}
      action={
        <Button variant="outlined" onClick={onRetry}>
          {TEXTS.tryAgain}
        </Button>
      }
    >
      {messageOf(error)}
    </Notice>
  );
}
