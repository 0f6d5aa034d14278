import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Box from '@mui/material/Box';
import { KeyCap } from './KeyCap';
import { TEXTS } from '../../i18n/applications.texts';

interface ShortcutSwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Single-letter keys can be pressed by accident or by dictation, so they can be turned off. */
export function ShortcutSwitch({ isOn, onChange }: ShortcutSwitchProps) {
  return (
    <Box sx={{ marginTop: 3, paddingInline: 3, color: 'text.secondary', fontSize: '0.875rem' }}>
      <FormControlLabel
        control={<Switch size="small" checked={isOn} onChange={(_event, checked) => onChange(checked)} />}
        label={TEXTS.shortcuts.label}
        slotProps={{ typography: { variant: 'body2' } }}
      />
      {isOn && (
        <Box sx={{ lineHeight: 2.2 }}>
          <KeyCap letter="J" /> {TEXTS.shortcuts.next} <KeyCap letter="K" /> {TEXTS.shortcuts.previous}
        </Box>
      )}
    </Box>
  );
}
