import { Box, Stack, Text } from '@chakra-ui/react';
import {
  APPLICATION_MESSAGE_MAX,
  formatAmount,
  formatPounds,
  parsePence,
  priceOf,
  PROPOSED_RATE_MAX_PENCE,
  serviceLabel,
} from '@tidyhearth/domain';
import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormDialog } from '../../../components/forms/form-dialog';
import { OutdatedNotice } from '../../../components/ui/outdated-notice';
import { LongTextField } from '../../../components/forms/long-text-field';
import { TextField } from '../../../components/ui';
import type { Application, CleanerProfile, Posting } from '../../../lib/contract';
import { zodResolver } from '../../../lib/form';
import { formatHours } from '../../../lib/format';
import { optionalText } from '../../../lib/schemas';
import { useSendBid } from '../api/postings';
import { changedFacts } from '../changed-facts';
import { TEXTS } from '../postings.texts';
import { JobDescription, PostingFacts } from './posting-facts';

const schema = z.object({
  proposedRate: z.string().check(
    z.refine(
      (text) => {
        const pence = parsePence(text);
        return pence !== undefined && pence > 0 && pence <= PROPOSED_RATE_MAX_PENCE;
      },
      { message: TEXTS.cleaner.bid.rateInvalid },
    ),
  ),
  message: optionalText(APPLICATION_MESSAGE_MAX),
});

interface BidDialogProps {
  cleaner: CleanerProfile;
  /** The posting as it was when the dialog was opened. */
  posting: Posting;
  /** The bid that this one replaces, with its message. */
  earlier?: Application;
  onClose: () => void;
}

export function BidDialog({ cleaner, posting: opened, earlier, onClose }: BidDialogProps) {
  // The terms that are agreed to. If the customer changes the posting behind the dialog, it says so before anything is
  // sent.
  const [{ posting, changed }, setSeen] = useState<{ posting: Posting; changed?: string[] }>({
    posting: opened,
  });
  // Gets the focus first, because with a field in focus, a phone's keyboard or a long description would hide it.
  const job = useRef<HTMLDivElement>(null);
  const bid = useSendBid(cleaner.id, {
    leave: onClose,
    onOutdated: (now) => setSeen((seen) => ({ posting: now, changed: changedFacts(seen.posting, now) })),
  });
  const { register, handleSubmit, control, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: {
      proposedRate: earlier?.proposedRate ?? cleaner.hourlyRate,
      message: earlier?.message ?? '',
    },
  });
  const rate = useWatch({ control, name: 'proposedRate' });
  const pence = parsePence(rate);
  const total = pence && formatAmount(priceOf(pence, posting.estimatedDuration * 60).totalPence);
  const submit = handleSubmit(({ proposedRate, message }) =>
    bid.submit({
      postingId: posting.id,
      proposedRate,
      message: message || undefined,
      termsVersion: posting.termsVersion,
    }),
  );
  return (
    <FormDialog
      hasChanges={formState.isDirty}
      isPending={bid.isPending}
      onClose={onClose}
      title={TEXTS.cleaner.bid.title}
      description={TEXTS.cleaner.bid.description(
        serviceLabel(posting.serviceType),
        posting.customer.firstName,
      )}
      closeLabel={TEXTS.cleaner.bid.notNow}
      submitLabel={TEXTS.cleaner.bid.send}
      initialFocus={job}
      canSubmit={rate.trim() !== ''}
      onSubmit={submit}
    >
      <Stack gap="3">
        {changed && !bid.isPending && (
          <OutdatedNotice>
            <Text>{TEXTS.cleaner.bid.outdated.text}</Text>
            {changed.length > 0 && <Text>{TEXTS.cleaner.bid.outdated.changed(changed.join(', '))}</Text>}
          </OutdatedNotice>
        )}
        {!cleaner.isAvailable && <Text role="note">{TEXTS.cleaner.bid.paused}</Text>}
        {posting.obstacle === 'not-free' && <Text role="note">{TEXTS.cleaner.bid.notFree}</Text>}
        <Stack ref={job} gap="3" tabIndex={-1} outline="none">
          <PostingFacts posting={posting} />
          {posting.description && (
            // A long description scrolls by itself, so that a phone shows the facts above it and the rate below it.
            <Box role="group" aria-label={TEXTS.customer.form.work} tabIndex={0} maxH="40" overflowY="auto">
              <JobDescription posting={posting} />
            </Box>
          )}
        </Stack>
      </Stack>
      <TextField
        label={TEXTS.cleaner.bid.rate}
        type="number"
        inputMode="decimal"
        min={0}
        step={0.01}
        required
        hint={
          total && TEXTS.cleaner.bid.totalFor(formatPounds(total), formatHours(posting.estimatedDuration))
        }
        error={formState.errors.proposedRate?.message}
        {...register('proposedRate')}
      />
      <LongTextField
        label={TEXTS.cleaner.bid.message}
        optional
        hint={TEXTS.cleaner.bid.messageHint}
        limit={APPLICATION_MESSAGE_MAX}
        error={formState.errors.message?.message}
        {...register('message')}
      />
    </FormDialog>
  );
}
