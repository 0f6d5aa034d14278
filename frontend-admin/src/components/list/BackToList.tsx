import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import Link from '@mui/material/Link';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { listAddress } from './list-address';

/** The link from a row's page back to its list, with the page, order, search and filters that led here. */
export function BackToList({ path, children }: { path: string; children: string }) {
  const { state } = useLocation();
  return (
    <Link
      component={RouterLink}
      to={listAddress(path, state)}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, marginBottom: 3, minHeight: 44 }}
    >
      <ArrowBackRounded fontSize="small" aria-hidden />
      {children}
    </Link>
  );
}
