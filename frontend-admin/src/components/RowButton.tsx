import Button from '@mui/material/Button';

interface RowButtonProps {
  label: string;
  /** Whom or what it acts on: part of the button's name where many rows have the same button. */
  subject: string;
  tone?: 'primary' | 'error';
  disabled?: boolean;
  onClick: () => void;
}

export function RowButton({ label, subject, tone = 'primary', disabled, onClick }: RowButtonProps) {
  return (
    <Button
      size="small"
      variant="outlined"
      aria-label={`${label} ${subject}`}
      disabled={disabled}
      onClick={onClick}
      sx={({ tones }) =>
        tone === 'error'
          ? {
              color: tones.brick.fg,
              '&:hover': { backgroundColor: tones.brick.soft, borderColor: tones.brick.solid },
            }
          : { '&:hover': { backgroundColor: tones.ink.soft, borderColor: tones.ink.solid } }
      }
    >
      {label}
    </Button>
  );
}
