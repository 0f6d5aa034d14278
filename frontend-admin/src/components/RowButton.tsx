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
      sx={({ tones }) => {
        const { fg, soft, solid } = tone === 'error' ? tones.brick : tones.ink;
        return {
          color: fg,
          // In a table the row already frames its buttons.
          'td &': { borderColor: 'transparent' },
          '&&:hover': { backgroundColor: soft, borderColor: solid },
        };
      }}
    >
      {label}
    </Button>
  );
}
