import { useTranslate } from 'react-admin';
import { StatusPill } from '../../components/StatusPill';
import type { AdminCase } from '../../contract';
import type { ToneName } from '../../theme/tones';

const TONES: Record<AdminCase['status'], ToneName> = {
  open: 'brick',
  'in-progress': 'marigold',
  closed: 'neutral',
};

export function CaseStatusPill({ status }: Pick<AdminCase, 'status'>) {
  const translate = useTranslate();
  return <StatusPill tone={TONES[status]}>{translate(`cases.statuses.${status}`)}</StatusPill>;
}
