import Box, { type BoxProps } from '@mui/material/Box';

export function Panel({ sx, ...props }: BoxProps) {
  return (
    <Box
      {...props}
      sx={[
        {
          backgroundColor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: '16px',
          minWidth: 0,
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}
