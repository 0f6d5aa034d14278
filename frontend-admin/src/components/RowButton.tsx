import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { ActButton } from './ActButton';

interface RowPressProps {
  label: string;
  /** The person or thing it acts on. Part of the accessible name, because every row has the same button. */
  subject: string;
}

interface RowButtonProps extends RowPressProps {
  tone?: 'primary' | 'error';
  isPending?: boolean;
  onClick: () => void;
}

export function RowButton({ label, subject, tone = 'primary', isPending = false, onClick }: RowButtonProps) {
  return (
    <ActButton
      size="small"
      variant="outlined"
      aria-label={`${label} ${subject}`}
      isPending={isPending}
      onClick={onClick}
      sx={(theme) => styleOf(theme, tone)}
    >
      {label}
    </ActButton>
  );
}

/** Looks like a row's button and links to another list. */
export function RowLink({ label, subject, to }: RowPressProps & { to: string }) {
  return (
    <Button
      size="small"
      variant="outlined"
      component={Link}
      to={to}
      aria-label={`${label} ${subject}`}
      sx={(theme) => styleOf(theme, 'primary')}
    >
      {label}
    </Button>
  );
}

/** Lower only in a table used with a mouse, where several buttons stand side by side. */
function styleOf({ tones }: Theme, tone: 'primary' | 'error') {
  const { fg, soft, solid } = tone === 'error' ? tones.brick : tones.ink;
  return {
    minHeight: 44,
    color: fg,
    'td &': { borderColor: 'transparent', '@media (pointer: fine)': { minHeight: 32 } },
    '&&:hover': { backgroundColor: soft, borderColor: solid },
  };
}
