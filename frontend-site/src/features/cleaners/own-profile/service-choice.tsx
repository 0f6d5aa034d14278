import { Grid, Text } from '@chakra-ui/react';
import { CLEANER_SERVICES, offeredServiceHint, serviceLabel } from '@tidyhearth/domain';
import { Checkbox } from '../../../components/ui';
import { TEXTS } from './own-profile.texts';

interface ServiceChoiceProps {
  value: readonly string[];
  onChange: (services: string[]) => void;
  error?: string;
}

/** The services of the profile editor, and any other that the profile already has. */
export function ServiceChoice({ value, onChange, error }: ServiceChoiceProps) {
  const offered = [...new Set<string>([...CLEANER_SERVICES, ...value])];
  const toggle = (service: string, on: boolean) =>
    onChange(on ? [...value, service] : value.filter((other) => other !== service));
  return (
    <Grid as="fieldset" gap="3">
      <Text as="legend" fontWeight="semibold" textStyle="sm" mb="2">
        {TEXTS.form.services}
      </Text>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="3">
        {offered.map((service) => (
          <Checkbox
            key={service}
            checked={value.includes(service)}
            onChange={(on) => toggle(service, on)}
            invalid={error !== undefined}
            hint={offeredServiceHint(service)}
          >
            {serviceLabel(service)}
          </Checkbox>
        ))}
      </Grid>
      {error && (
        <Text role="alert" color="fg.error" textStyle="sm" fontWeight="medium">
          {error}
        </Text>
      )}
    </Grid>
  );
}
