import { Flag } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button, IconButton } from '../../../components/ui/button';
import { TEXTS } from '../safety.texts';
import type { ReportedThing } from './report-dialog';
import { lazyPart } from '../../../lib/lazy-part';

const ReportDialog = lazyPart(async () => (await import('./report-dialog')).ReportDialog);

/** Reports one message or visit: a flag beside a message, words beside other buttons. */
export function ReportButton({ thing }: { thing: ReportedThing }) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <>
      {thing.kind === 'visit' ? (
        <Button size="sm" variant="ghost" onClick={open}>
          <Flag aria-hidden />
          {TEXTS.report.visit}
        </Button>
      ) : (
        <IconButton color="fg.muted" aria-label={TEXTS.report.message(thing.name)} onClick={open}>
          <Flag size={16} aria-hidden />
        </IconButton>
      )}
      {isOpen && (
        <Suspense>
          <ReportDialog thing={thing} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
