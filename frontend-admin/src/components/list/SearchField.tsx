import SearchRounded from '@mui/icons-material/SearchRounded';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useChangeFilter } from './FilterChanges';
import { useFilters } from './useFilters';

const PAUSE_MS = 300;

interface SearchFieldProps {
  label: string;
  placeholder: string;
  /** The filter it fills. */
  source?: string;
  /** Half of what is typed may be nothing that the server could look for. */
  isComplete?: (text: string) => boolean;
  /** Shows its label, where there are several. */
  hasLabel?: boolean;
}

const always = () => true;

/** Asks the server once the typing pauses. */
export function SearchField({
  label,
  placeholder,
  source = 'search',
  isComplete = always,
  hasLabel = false,
}: SearchFieldProps) {
  const change = useEffectEvent(useChangeFilter());
  const asked = useFilters()[source] ?? '';
  const [typed, setTyped] = useState(asked);
  const sent = useRef(asked);

  // Cleared from elsewhere, or another address opened: not our own question coming back while the typing goes on.
  useEffect(() => {
    if (asked !== sent.current) setTyped(asked);
    sent.current = asked;
  }, [asked]);

  useEffect(() => {
    const text = typed.trim();
    if (text === asked.trim() || (text !== '' && !isComplete(text))) return;
    const timer = setTimeout(() => {
      sent.current = text;
      change(source, text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, asked, source, isComplete]);

  return (
    <TextField
      type="search"
      size="small"
      label={hasLabel ? label : undefined}
      placeholder={placeholder}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      sx={{ flex: '1 1 240px', maxWidth: { sm: 420 } }}
      slotProps={{
        htmlInput: { 'aria-label': hasLabel ? undefined : label, maxLength: 100 },
        inputLabel: { shrink: true },
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
