import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  addDays,
  addMonths,
  CHECK_EVIDENCE,
  CHECK_LABELS,
  CHECK_MONTHS,
  CHECK_REFERENCE_MAX,
  EVIDENCE_LABELS,
  ukToday,
  type CheckEvidence,
  type CheckKind,
} from '@tidyhearth/domain';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { SelectField } from '../../components/list/SelectField';
import type { PassCheck } from '../../contract';
import { TEXTS } from '../../i18n/checks.texts';

interface PassDialogProps {
  kind: CheckKind;
  /** As the admin sees it now: with another name by then, the server refuses. */
  name: string;
  isPending: boolean;
  onConfirm: (seen: PassCheck) => void;
  onClose: () => void;
}

/** What was seen, when, and until when it counts. */
export function PassDialog({ kind, name, isPending, onConfirm, onClose }: PassDialogProps) {
  const today = ukToday();
  const options = CHECK_EVIDENCE[kind].map((value) => ({ value, label: EVIDENCE_LABELS[value] }));
  const [evidence, setEvidence] = useState<CheckEvidence>(CHECK_EVIDENCE[kind][0]);
  const [reference, setReference] = useState('');
  const [checkedOn, setCheckedOn] = useState(today);
  const [expiresOn, setExpiresOn] = useState(addMonths(today, CHECK_MONTHS[kind]));
  return (
    <ConfirmDialog
      open
      title={TEXTS.pass.title(CHECK_LABELS[kind], name)}
      confirmLabel={TEXTS.pass.button}
      tone="primary"
      isPending={isPending}
      onConfirm={() => onConfirm({ name, evidence, reference, checkedOn, expiresOn })}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Typography>{TEXTS.pass.text(name)}</Typography>
        <SelectField
          label={TEXTS.pass.evidence}
          value={evidence}
          choices={options}
          onChange={(value: string) =>
            setEvidence(options.find((option) => option.value === value)?.value ?? evidence)
          }
        />
        <TextField
          label={TEXTS.pass.reference}
          helperText={TEXTS.pass.referenceHint}
          required
          fullWidth
          autoFocus
          value={reference}
          onChange={(event) => setReference(event.target.value)}
          slotProps={{ htmlInput: { maxLength: CHECK_REFERENCE_MAX } }}
        />
        <Day label={TEXTS.pass.day} value={checkedOn} latest={today} onChange={setCheckedOn} />
        <Day
          label={TEXTS.pass.lastDay}
          value={expiresOn}
          earliest={addDays(today, 1)}
          onChange={setExpiresOn}
        />
      </Box>
    </ConfirmDialog>
  );
}

interface DayProps {
  label: string;
  value: string;
  earliest?: string;
  latest?: string;
  onChange: (day: string) => void;
}

function Day({ label, value, earliest, latest, onChange }: DayProps) {
  return (
    <TextField
      label={label}
      type="date"
      required
      fullWidth
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: earliest, max: latest } }}
    />
  );
}
