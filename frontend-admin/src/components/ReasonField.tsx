import { REASON_MAX } from '@tidyhearth/domain';
import { TEXTS } from '../i18n/shared.texts';
import { LimitedField } from './LimitedField';

interface ReasonFieldProps {
  value: string;
  /** Says who will read the reason. */
  help: string;
  max?: number;
  onChange: (reason: string) => void;
}

/** The required reason for an act. The people concerned will read it. */
export function ReasonField({ value, help, max = REASON_MAX, onChange }: ReasonFieldProps) {
  return (
    <LimitedField
      label={TEXTS.reason}
      helperText={help}
      multiline
      minRows={3}
      required
      autoFocus
      value={value}
      limit={max}
      onChange={onChange}
    />
  );
}
