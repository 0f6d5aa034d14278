import { Flag } from 'lucide-react';
import { Suspense, useState } from 'react';
import { IconButton } from '../../../components/ui/button';
import { TEXTS } from '../safety.texts';
import type { ReportedThing } from './report-dialog';
import { lazyPart } from '../../../lib/lazy-part';

const ReportDialog = lazyPart(async () => (await import('./report-dialog')).ReportDialog);

/** A flag beside a message that reports it. */
export function ReportButton({ thing }: { thing: ReportedThing }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        color="fg.muted"
        aria-label={TEXTS.report.message(thing.name)}
        onClick={() => setOpen(true)}
      >
        <Flag size={16} aria-hidden />
      </IconButton>
      {isOpen && (
        <Suspense>
          <ReportDialog thing={thing} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
