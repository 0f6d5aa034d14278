import type { ReactNode } from 'react';
import { endedBySuspension } from '../../../lib/token';
import { OnHoldNotice, type OnHoldNoticeProps } from './on-hold-notice';

/** Where the server has ended a session: why, if it said so. */
export function WhyEnded({ otherwise, ...notice }: OnHoldNoticeProps & { otherwise: ReactNode }) {
  return endedBySuspension() ? <OnHoldNotice {...notice} /> : otherwise;
}
