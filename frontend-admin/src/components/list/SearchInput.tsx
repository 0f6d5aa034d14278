import SearchRounded from '@mui/icons-material/SearchRounded';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { LIST_SEARCH_MAX } from '@tidyhearth/domain';
import { useEffect, useRef, useState } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { useFilter } from './Filters';

/** The pause in typing after which the server is queried. */
const PAUSE_MS = 300;

interface SearchInputProps {
  /** The name of the filter. */
  source?: string;
  /** Whether the typed text is complete enough to search for. */
  isComplete?: (text: string) => boolean;
  /** Shows its label, for pages with several searches. */
  hasLabel?: boolean;
}

export function SearchInput({ source = 'search', isComplete, hasLabel = false }: SearchInputProps) {
  const resource = useResourceContext();
  const translate = useTranslate();
  const text = (key: string) => translate(`resources.${resource}.${key}`);
  const label = hasLabel ? text(`fields.${source}`) : text('search');
  const { value: applied, onChange } = useFilter(source);
  /** Typed, but not yet searched for. */
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function type(value: string) {
    clearTimeout(timer.current);
    setTyped(value);
    const wanted = value.trim();
    if (wanted !== '' && isComplete && !isComplete(wanted)) return;
    timer.current = setTimeout(() => {
      onChange(value);
      setTyped(undefined);
    }, PAUSE_MS);
  }

  const shown = typed ?? applied;
  return (
    <TextField
      name={source}
      value={shown}
      onChange={(event) => type(event.target.value)}
      type="search"
      size="small"
      label={hasLabel ? label : undefined}
      placeholder={text('placeholder')}
      sx={{ flex: '1 1 240px', maxWidth: { sm: 420 } }}
      slotProps={{
        htmlInput: { 'aria-label': hasLabel ? undefined : label, maxLength: LIST_SEARCH_MAX },
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
