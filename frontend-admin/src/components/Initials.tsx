import Box from '@mui/material/Box';

interface InitialsProps {
  person: { firstName: string; lastName: string };
  size?: number;
}

/** Decoration beside a name that is written out. */
export function Initials({ person, size = 38 }: InitialsProps) {
  const letters = [person.firstName, person.lastName].map((name) => name.trim().charAt(0)).join('');
  return (
    <Box
      aria-hidden
      sx={({ tones, typography }) => ({
        flex: 'none',
        width: size,
        height: size,
        display: 'grid',
        placeItems: 'center',
        borderRadius: '50%',
        backgroundColor: tones.ink.soft,
        color: tones.ink.fg,
        fontFamily: typography.h1.fontFamily,
        fontSize: size * 0.4,
        textTransform: 'uppercase',
      })}
    >
      {letters}
    </Box>
  );
}
