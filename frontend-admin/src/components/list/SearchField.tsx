import SearchRounded from '@mui/icons-material/SearchRounded';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { useFilters } from './useFilters';

const PAUSE_MS = 300;

interface SearchFieldProps {
  label: string;
  placeholder: string;
}

/** Asks the server once the typing pauses. */
export function SearchField({ label, placeholder }: SearchFieldProps) {
  const { setFilters } = useListContext();
  const filters = useFilters();
  const asked = filters.search ?? '';
  const [typed, setTyped] = useState(asked);
  const sent = useRef(asked);

  // Cleared from elsewhere, or another address opened: not our own question coming back while the typing goes on.
  useEffect(() => {
    if (asked !== sent.current) setTyped(asked);
    sent.current = asked;
  }, [asked]);

  useEffect(() => {
    if (typed.trim() === asked.trim()) return;
    const timer = setTimeout(() => {
      sent.current = typed.trim();
      setFilters({ ...filters, search: typed.trim() });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, asked, filters, setFilters]);

  return (
    <TextField
      type="search"
      size="small"
      placeholder={placeholder}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      sx={{ flex: '1 1 240px', maxWidth: { sm: 420 } }}
      slotProps={{
        htmlInput: { 'aria-label': label, maxLength: 100 },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchRounded fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
