import { Notice } from '../components/Notice';

export function AllQuiet() {
  return (
    <Notice tone="sage" title="All quiet">
      No one is waiting, no review is reported, every email has gone out, and nobody is trying doors.
    </Notice>
  );
}
