import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SectionHeadingProps {
  title: string;
  level?: 'h2' | 'h3';
  children?: ReactNode;
  id?: string;
}

export function SectionHeading({ title, level = 'h2', children, id }: SectionHeadingProps) {
  return (
    <Box sx={{ marginBottom: level === 'h2' ? 5 : 3 }}>
      <Typography variant={level} component={level} id={id}>
        {title}
      </Typography>
      {children && (
        <Typography color="textSecondary" sx={{ marginTop: 1, maxWidth: '68ch' }}>
          {children}
        </Typography>
      )}
    </Box>
  );
}
