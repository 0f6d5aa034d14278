import { Box, Text } from '@chakra-ui/react';
import { REPORT_REASON } from '@tidyhearth/domain';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormDialog } from '../../../components/forms/form-dialog';
import { TextAreaField } from '../../../components/ui/field';
import { WRITTEN } from '../../../components/ui/written';
import type { Review } from '../../../lib/contract';
import { zodResolver } from '../../../lib/form';
import { atLeast, atMost } from '../../../lib/schemas';
import { useReportReview } from '../api/report-review';
import { TEXTS } from '../reviews.texts';

const { min, max } = REPORT_REASON;
const schema = z.object({
  reason: z.string().check(z.trim(), atLeast(min, TEXTS.report.errors.tooShort(min)), atMost(max)),
});

interface ReportDialogProps {
  review: Review;
  onClose: () => void;
}

export function ReportDialog({ review, onClose }: ReportDialogProps) {
  const report = useReportReview(review.id, onClose);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { reason: '' } });
  const submit = form.handleSubmit(({ reason }) => report.submit(reason));
  return (
    <FormDialog
      hasChanges={form.formState.isDirty}
      isPending={report.isPending}
      onClose={onClose}
      size="sm"
      title={TEXTS.report.title(review.reviewer.firstName)}
      description={TEXTS.report.description}
      closeLabel={TEXTS.report.cancel}
      submitLabel={TEXTS.report.send}
      pendingLabel={TEXTS.report.sending}
      onSubmit={submit}
    >
      <Box as="blockquote" borderStartWidth="2px" ps="4" color="fg.muted">
        <Text {...WRITTEN}>{review.comment}</Text>
      </Box>
      <TextAreaField
        label={TEXTS.report.reason}
        required
        hint={TEXTS.report.reasonHint(min, max)}
        error={form.formState.errors.reason?.message}
        rows={4}
        {...form.register('reason')}
      />
    </FormDialog>
  );
}
