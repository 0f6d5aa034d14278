import { useTranslate } from 'react-admin';
import { StatePill } from '../../components/StatePill';
import type { AdminCase } from '../../contract';
import type { ToneName } from '../../theme/tones';

const TONES: Record<AdminCase['status'], ToneName> = {
  open: 'brick',
  'in-progress': 'marigold',
  closed: 'neutral',
};

export function CaseStatusPill({ status }: Pick<AdminCase, 'status'>) {
  const translate = useTranslate();
  const label = translate(`cases.statuses.${status}`, { _: '' });
  return <StatePill state={status} tones={TONES} labels={label === '' ? {} : { [status]: label }} />;
}
