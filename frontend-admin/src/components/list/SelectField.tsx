import TextField from '@mui/material/TextField';

export interface Choice {
  value: string;
  label: string;
}

interface SelectFieldProps {
  label: string;
  value: string;
  choices: readonly Choice[];
  onChange: (value: string) => void;
  /** Takes the whole width on a phone, for long labels. */
  isLong?: boolean;
}

export function SelectField({ label, value, choices, onChange, isLong }: SelectFieldProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{
        minWidth: 140,
        flex: { xs: isLong ? '1 1 100%' : '1 1 140px', sm: '0 0 auto' },
        '& select': { textOverflow: 'ellipsis' },
      }}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </TextField>
  );
}
