import TextField from '@mui/material/TextField';
import { REASON_MAX } from '@tidyhearth/domain';
import { TEXTS } from '../i18n/shared.texts';

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
    <TextField
      label={TEXTS.reason.label}
      helperText={`${help} ${TEXTS.reason.length(value.length, max)}`}
      multiline
      minRows={3}
      fullWidth
      required
      autoFocus
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { maxLength: max } }}
    />
  );
}
