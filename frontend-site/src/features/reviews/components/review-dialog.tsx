import { FormDialog } from '../../../components/forms/form-dialog';
import { Box, Flex, Text, useFieldContext, VisuallyHidden } from '@chakra-ui/react';
import { REVIEW_COMMENT, REVIEW_ERRORS, type ReviewType } from '@tidyhearth/domain';
import { Star } from 'lucide-react';
import { Controller, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Field, TextAreaField } from '../../../components/ui';
import type { Booking } from '../../../lib/contract';
import { zodResolver } from '../../../lib/form';
import { atLeast, atMost } from '../../../lib/schemas';
import { useSendReview } from '../api/send-review';
import { useAccount } from '../../../lib/use-account';
import { TEXTS } from '../reviews.texts';

const schema = z.object({
  rating: z.number().check(z.gte(1, REVIEW_ERRORS.rating), z.lte(5, REVIEW_ERRORS.rating)),
  comment: z
    .string()
    .check(
      z.trim(),
      atLeast(REVIEW_COMMENT.min, REVIEW_ERRORS.short),
      atMost(REVIEW_COMMENT.max, REVIEW_ERRORS.long),
    ),
});

interface ReviewDialogProps {
  booking: Booking;
  reviewType: ReviewType;
  onClose: () => void;
}

export function ReviewDialog({ booking, reviewType, onClose }: ReviewDialogProps) {
  const user = useAccount();
  const send = useSendReview(onClose);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { rating: 0, comment: '' } });
  const { errors, isDirty } = form.formState;
  const ofCleaner = reviewType === 'customer-to-cleaner';
  const name = ofCleaner ? booking.cleaner.user.firstName : booking.customer.firstName;
  const submit = form.handleSubmit((values) =>
    send.submit({
      bookingId: booking.id,
      reviewerId: user.id,
      revieweeId: ofCleaner ? booking.cleaner.userId : booking.customer.id,
      reviewType,
      ...values,
    }),
  );
  return (
    <FormDialog
      hasChanges={isDirty}
      isPending={send.isPending}
      onClose={onClose}
      title={TEXTS.form.title(name)}
      description={ofCleaner ? TEXTS.customer.description : TEXTS.cleaner.description}
      closeLabel={TEXTS.form.notNow}
      submitLabel={TEXTS.form.send}
      pendingLabel={TEXTS.form.sending}
      onSubmit={submit}
    >
      <Controller
        control={form.control}
        name="rating"
        render={({ field }) => (
          <Field label={TEXTS.form.rating} error={errors.rating?.message} required>
            <StarInput value={field.value} onChange={field.onChange} />
          </Field>
        )}
      />
      <TextAreaField
        label={TEXTS.form.comment}
        required
        hint={TEXTS.form.commentHint(REVIEW_COMMENT.min, REVIEW_COMMENT.max)}
        error={errors.comment?.message}
        rows={5}
        {...form.register('comment')}
      />
    </FormDialog>
  );
}

/** Five radios that look like stars, so that arrow keys work and a thumb can hit them. */
function StarInput({ value, onChange }: { value: number; onChange: (rating: number) => void }) {
  const field = useFieldContext();
  return (
    <Flex
      role="radiogroup"
      aria-label={TEXTS.form.rating}
      aria-required
      aria-invalid={field.invalid || undefined}
      aria-describedby={field.invalid ? field.ids.errorText : undefined}
      align="center"
      wrap="wrap"
      gap="1"
    >
      {[1, 2, 3, 4, 5].map((rating) => (
        <Box
          key={rating}
          as="label"
          cursor="pointer"
          p="1.5"
          borderRadius="md"
          color={rating <= value ? 'star' : 'border.strong'}
          _focusWithin={{ outline: '2px solid', outlineColor: 'ink.focusRing' }}
        >
          <VisuallyHidden>
            <input
              type="radio"
              name="rating"
              value={rating}
              checked={rating === value}
              onChange={() => onChange(rating)}
            />
            {TEXTS.form.ratingInWords(rating)}
          </VisuallyHidden>
          <Star size={32} fill={rating <= value ? 'currentcolor' : 'none'} aria-hidden />
        </Box>
      ))}
      <Text ms="2" color="fg.muted" aria-hidden>
        {TEXTS.form.words[value]}
      </Text>
    </Flex>
  );
}
