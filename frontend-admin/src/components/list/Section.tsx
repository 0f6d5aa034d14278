import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { ResourceName } from '../../providers/resources';
import { SectionHeading } from '../SectionHeading';
import { usePageTitle } from '../usePageTitle';

/** A page with one list and its title. */
export function Section({ resource, children }: { resource: ResourceName; children: ReactNode }) {
  const translate = useTranslate();
  const title = translate(`resources.${resource}.title`);
  usePageTitle(title);
  return (
    <section aria-labelledby={`${resource}-heading`}>
      <SectionHeading title={title} id={`${resource}-heading`}>
        {translate(`resources.${resource}.about`, { _: '' })}
      </SectionHeading>
      {children}
    </section>
  );
}
