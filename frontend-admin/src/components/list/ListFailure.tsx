import Button from '@mui/material/Button';
import { messageOf } from '../../api/http';
import { Notice } from '../Notice';

interface ListFailureProps {
  label: string;
  error: unknown;
  onRetry: () => void;
}

export function ListFailure({ label, error, onRetry }: ListFailureProps) {
  return (
    <Notice
      tone="brick"
      role="alert"
      title={`${label} could not be loaded`}
      action={
        <Button variant="outlined" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {messageOf(error)}
    </Notice>
  );
}
