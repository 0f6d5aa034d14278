import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import {
  EVENT_OBJECTS,
  objectOf,
  WEBHOOK_EVENTS,
  WEBHOOK_EVENT_TYPES,
  type WebhookEventType,
} from '@tidyhearth/domain';
import { TEXTS } from '../../i18n/webhooks.texts';
import { Soft } from '../../components/cells';

interface EventChoiceProps {
  /** Null means everything. */
  types: readonly WebhookEventType[] | null;
  /** Whether saving was tried: mistakes are not reported before they are made. */
  isTried: boolean;
  onChange: (types: WebhookEventType[] | null) => void;
}

/** The choice of events: all, or some kinds, each with a description. */
export function EventChoice({ types, isTried, onChange }: EventChoiceProps) {
  const isRefused = isTried && types?.length === 0;
  const toggle = (type: WebhookEventType, isOn: boolean) =>
    onChange(WEBHOOK_EVENT_TYPES.filter((one) => (one === type ? isOn : (types?.includes(one) ?? false))));
  return (
    <FormControl component="fieldset" error={isRefused} sx={{ marginTop: 4, width: '100%' }}>
      <FormLabel component="legend">{TEXTS.form.choose}</FormLabel>
      <FormControlLabel
        label={TEXTS.form.everything}
        control={<Checkbox checked={types === null} onChange={(_, isOn) => onChange(isOn ? null : [])} />}
      />
      {types &&
        EVENT_OBJECTS.map((object) => (
          <Box key={object} sx={{ marginTop: 3 }}>
            <Typography component="h3" sx={{ fontWeight: 600 }}>
              {TEXTS.objects[object]}
            </Typography>
            {WEBHOOK_EVENT_TYPES.filter((type) => objectOf(type) === object).map((type) => (
              <FormControlLabel
                key={type}
                sx={{ alignItems: 'flex-start', display: 'flex', marginRight: 0 }}
                control={
                  <Checkbox checked={types.includes(type)} onChange={(_, isOn) => toggle(type, isOn)} />
                }
                label={
                  <Box sx={{ paddingTop: '9px' }}>
                    {type}
                    <Soft>{WEBHOOK_EVENTS[type].replaceAll('`', '')}</Soft>
                  </Box>
                }
              />
            ))}
          </Box>
        ))}
      {isRefused && <FormHelperText>{TEXTS.form.none}</FormHelperText>}
    </FormControl>
  );
}
