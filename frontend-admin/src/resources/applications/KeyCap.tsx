import Box from '@mui/material/Box';

/** The keyboard shortcut of a button; hidden on touch screens. */
export function KeyCap({ letter }: { letter: string }) {
  return (
    <Box
      component="kbd"
      aria-hidden
      sx={{
        display: 'none',
        '@media (hover: hover) and (pointer: fine)': { display: 'inline-grid' },
        placeItems: 'center',
        minWidth: 22,
        height: 22,
        marginLeft: 2,
        borderRadius: '6px',
        border: '1px solid currentColor',
        fontFamily: 'inherit',
        fontSize: '0.75rem',
      }}
    >
      {letter}
    </Box>
  );
}
