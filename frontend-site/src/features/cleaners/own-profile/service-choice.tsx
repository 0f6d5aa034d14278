import { Grid, Text } from '@chakra-ui/react';
import { CLEANER_SERVICES, serviceLabel } from '@tidyhearth/domain';
import { Checkbox } from '../../../components/ui';

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
        Services
      </Text>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="3">
        {offered.map((service) => (
          <Checkbox
            key={service}
            checked={value.includes(service)}
            onChange={(on) => toggle(service, on)}
            invalid={error !== undefined}
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
