import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useCreatePath, useResourceContext } from 'react-admin';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { comingFrom } from './list-address';

interface RecordLinkProps {
  id: number;
  children: ReactNode;
  sx?: SxProps<Theme>;
}

/** Links from a row to its page, whose way back leads to the list in its current state (BackToList). */
export function RecordLink({ id, children, sx }: RecordLinkProps) {
  const pathOf = useCreatePath();
  const resource = useResourceContext();
  const { search } = useLocation();
  return (
    <Link
      component={RouterLink}
      to={pathOf({ resource, type: 'show', id })}
      state={comingFrom(search)}
      sx={{ display: 'inline-block', position: 'relative', fontWeight: 600, ...sx }}
    >
      {children}
    </Link>
  );
}
