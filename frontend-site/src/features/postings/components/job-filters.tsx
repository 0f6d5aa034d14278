import { Grid, GridItem } from '@chakra-ui/react';
import { POSTING_SERVICES, RADIUS_OPTIONS_MILES, serviceLabel } from '@tidyhearth/domain';
import { SelectField } from '../../../components/ui';
import { useBookableDays } from '../../../lib/today';
import { JOB_SORTS, type JobFilters, PAY_OPTIONS } from '../job-filters';
import { TEXTS } from '../postings.texts';
import { DayFilter } from './day-filter';

const FILTERS = TEXTS.cleaner.filters;

interface JobFilterBarProps {
  filters: JobFilters;
  /** Names as in the query string, which is validated when it is read. */
  onChange: (name: keyof JobFilters, value: string) => void;
}

export function JobFilterBar({ filters, onChange }: JobFilterBarProps) {
  const days = useBookableDays();
  const on = (name: keyof JobFilters) => ({
    name,
    value: String(filters[name]),
    onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
  });
  const day = (name: 'from' | 'to') => ({
    name,
    value: filters[name],
    onChange: (chosen: string) => onChange(name, chosen),
  });
  return (
    <Grid
      role="group"
      aria-label={FILTERS.label}
      templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' }}
      gap="3"
    >
      <GridItem colSpan={{ base: 2, md: 1 }}>
        <SelectField
          label={FILTERS.service}
          placeholder={FILTERS.anyService}
          options={POSTING_SERVICES.map((value) => ({ value, label: serviceLabel(value) }))}
          {...on('service')}
        />
      </GridItem>
      <SelectField
        label={FILTERS.distance}
        options={RADIUS_OPTIONS_MILES.map((miles) => ({
          value: String(miles),
          label: FILTERS.within(miles),
        }))}
        {...on('distance')}
      />
      <SelectField
        label={FILTERS.pay}
        placeholder={FILTERS.anyPay}
        options={PAY_OPTIONS.map((value) => ({ value, label: FILTERS.atLeast(value) }))}
        {...on('pay')}
      />
      <DayFilter label={FILTERS.from} {...days} {...day('from')} />
      <DayFilter label={FILTERS.to} {...days} min={filters.from || days.min} {...day('to')} />
      <GridItem colSpan={{ base: 2, md: 1 }}>
        <SelectField
          label={FILTERS.sort}
          options={JOB_SORTS.map((value) => ({ value, label: FILTERS.sorts[value] }))}
          {...on('sort')}
        />
      </GridItem>
    </Grid>
  );
}
