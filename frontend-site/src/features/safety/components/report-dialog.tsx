import { Box, Text } from '@chakra-ui/react';
import { isReportReason, REPORT_REASONS, REPORT_TEXT, type ReportKind } from '@tidyhearth/domain';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormDialog } from '../../../components/forms/form-dialog';
import { TextAreaField } from '../../../components/ui/field';
import { SelectField } from '../../../components/ui/select';
import { zodResolver } from '../../../lib/form';
import { atLeast, atMost } from '../../../lib/schemas';
import { useReport } from '../api/reports';
import { TEXTS } from '../safety.texts';

const { min, max } = REPORT_TEXT;
const schema = z.object({
  reason: z.string().check(z.minLength(1, TEXTS.report.errors.reason)),
  text: z.string().check(z.trim(), atLeast(min, TEXTS.report.errors.tooShort(min)), atMost(max)),
});

export interface ReportedThing {
  kind: ReportKind;
  /** The id of the user, the message or the booking. */
  aboutId: number;
  /** The name of the other person. */
  name: string;
  /** The text of a reported message. */
  quote?: string;
}

interface ReportDialogProps {
  thing: ReportedThing;
  onClose: () => void;
}

const titleOf = ({ kind, name }: ReportedThing) =>
  kind === 'visit' ? TEXTS.report.visit : TEXTS.report[kind](name);

export function ReportDialog({ thing, onClose }: ReportDialogProps) {
  const { kind, aboutId, name, quote } = thing;
  const report = useReport(onClose);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { reason: '', text: '' } });
  const { errors, isDirty } = form.formState;
  const submit = form.handleSubmit(async ({ reason, text }) => {
    if (isReportReason(reason)) await report.submit({ kind, aboutId, reason, text });
  });
  const reasons = Object.entries(REPORT_REASONS[kind]).map(([value, label]) => ({ value, label }));
  return (
    <FormDialog
      hasChanges={isDirty}
      isPending={report.isPending}
      onClose={onClose}
      size="sm"
      title={titleOf(thing)}
      description={kind === 'visit' ? TEXTS.report.visitHint : TEXTS.report.hidden(name)}
      closeLabel={TEXTS.report.cancel}
      submitLabel={TEXTS.report.send}
      pendingLabel={TEXTS.report.sending}
      onSubmit={submit}
    >
      <Text fontWeight="semibold">{TEXTS.danger}</Text>
      {quote !== undefined && (
        <Box as="blockquote" borderStartWidth="2px" ps="4" color="fg.muted">
          <Text overflowWrap="anywhere" lineClamp={6}>
            {quote}
          </Text>
        </Box>
      )}
      <SelectField
        label={TEXTS.report.reason}
        required
        placeholder={TEXTS.report.choose}
        options={reasons}
        error={errors.reason?.message}
        {...form.register('reason')}
      />
      <TextAreaField
        label={TEXTS.report.text}
        required
        hint={TEXTS.report.textHint(min, max)}
        error={errors.text?.message}
        rows={5}
        {...form.register('text')}
      />
    </FormDialog>
  );
}
