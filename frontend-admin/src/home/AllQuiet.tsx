import { Notice } from '../components/Notice';

export function AllQuiet() {
  return (
    <Notice tone="sage" title="All quiet">
      No one is waiting, every email has gone out, and nobody is trying doors.
    </Notice>
  );
}
