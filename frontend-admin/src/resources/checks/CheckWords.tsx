import Box from '@mui/material/Box';
import { EVIDENCE_LABELS, formatDate } from '@tidyhearth/domain';
import { Soft, Words } from '../../components/cells';
import { StatePill } from '../../components/StatePill';
import type { AdminCheck } from '../../contract';
import { fullName } from '../../format';
import type { ToneName } from '../../theme/tones';
import { TEXTS } from '../../i18n/checks.texts';

const TONES: Record<AdminCheck['state'], ToneName> = {
  requested: 'neutral',
  submitted: 'marigold',
  passed: 'sage',
  refused: 'brick',
  expired: 'brick',
  withdrawn: 'neutral',
};

export function CheckState({ check: { state } }: { check: AdminCheck }) {
  return <StatePill state={state} tones={TONES} labels={TEXTS.states} />;
}

/** Why the check exists, what was seen, and what ended it. */
export function CheckWords({ check }: { check: AdminCheck }) {
  const { cause, ending, reason, formerName, checkedName, evidence, reference, checkedOn, expiresOn } = check;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {cause && <div>{TEXTS.causes[cause]}</div>}
      {formerName && <div>{TEXTS.renamed(formerName, fullName(check))}</div>}
      {evidence && (
        <div>
          {EVIDENCE_LABELS[evidence]}
          {reference && `, ${reference}`}
        </div>
      )}
      {reason && <Words>{reason}</Words>}
      <Soft>
        {[
          checkedName && TEXTS.checkedName(checkedName),
          checkedOn && TEXTS.checkedOn(formatDate(checkedOn)),
          expiresOn && TEXTS.until(formatDate(expiresOn)),
          ending && TEXTS.endings[ending],
        ]
          .filter(Boolean)
          .join(' · ')}
      </Soft>
    </Box>
  );
}
