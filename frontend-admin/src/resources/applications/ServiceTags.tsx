import Box from '@mui/material/Box';

export function ServiceTags({ services }: { services: readonly string[] }) {
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexWrap: 'wrap', gap: 2 }}
    >
      {services.map((service) => (
        <Box
          key={service}
          component="li"
          sx={({ tones }) => ({
            padding: '3px 12px',
            borderRadius: 999,
            border: `1px solid ${tones.ink.edge}`,
            color: tones.ink.fg,
            fontSize: '0.875rem',
          })}
        >
          {service}
        </Box>
      ))}
    </Box>
  );
}
