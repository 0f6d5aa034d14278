import type { ReactNode } from 'react';
import { SectionHeading } from '../SectionHeading';
import { usePageTitle } from '../usePageTitle';

interface SectionProps {
  title: string;
  id: string;
  hint?: ReactNode;
  children: ReactNode;
}

/** A page of one list. */
export function Section({ title, id, hint, children }: SectionProps) {
  usePageTitle(title);
  return (
    <section aria-labelledby={`${id}-heading`}>
      <SectionHeading title={title} id={`${id}-heading`}>
        {hint}
      </SectionHeading>
      {children}
    </section>
  );
}
