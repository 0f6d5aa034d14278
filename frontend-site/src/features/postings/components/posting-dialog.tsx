import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { OutdatedNotice } from '../../../components/ui/outdated-notice';
import { FormDialog } from '../../../components/forms/form-dialog';
import { ConfirmDialog } from '../../../components/ui';
import { TEXTS as UI_TEXTS } from '../../../components/ui/ui.texts';
import { WRITTEN } from '../../../components/ui/written';
import type { ApiError } from '../../../lib/api-error';
import type { Posting } from '../../../lib/contract';
import { keepTyped, zodResolver } from '../../../lib/form';
import { plural } from '../../../lib/format';
import { showFieldErrors } from '../../../lib/submit/field-errors';
import { useBidCount, useEditPosting, usePostJob } from '../api/postings';
import { useAccount } from '../../../lib/use-account';
import { editedMeanwhile } from '../edited-meanwhile';
import {
  changesBetween,
  changesTerms,
  isAddressKept,
  postingDefaults,
  postingSchema,
  toDraft,
  valuesLike,
} from '../posting-form';
import { TEXTS } from '../postings.texts';
import { PostingFields } from './posting-fields';

/** The initial content of the dialog. */
export interface PostingStart {
  /** Edits this posting; without it, creates a new one. */
  posting?: Posting;
  /** Creates a new posting like this one, on another day. */
  like?: Posting;
}

interface PostingDialogProps extends PostingStart {
  onClose: () => void;
}

function titleOf({ posting, like }: PostingStart): string {
  if (posting) return TEXTS.customer.edit;
  return like ? TEXTS.customer.again : TEXTS.customer.post;
}

export function PostingDialog({ posting, like, onClose }: PostingDialogProps) {
  const user = useAccount();
  /**
   * What the form is based on: the posting as it was when the form was opened, or when it was last found to have
   * changed.
   */
  const [base, setBase] = useState(() => ({
    posting,
    values: like ? valuesLike(like, user) : postingDefaults(posting, user),
  }));
  const [meanwhile, setMeanwhile] = useState<readonly string[]>();
  const form = useForm({
    resolver: zodResolver(postingSchema),
    defaultValues: base.values,
  });
  const { handleSubmit, formState } = form;
  const onRefused = (error: ApiError) => showFieldErrors(error, form, { postingDate: 'date' });
  const post = usePostJob(user.id, { leave: onClose, onRefused });
  const edit = useEditPosting({
    leave: onClose,
    onRefused,
    onOutdated: (now) => {
      const values = postingDefaults(now, user);
      setMeanwhile(editedMeanwhile(base.values, form.getValues(), values));
      keepTyped(form, base.values, values);
      setBase({ posting: now, values });
    },
  });
  const old = base.posting ?? like;
  const bidCount = useBidCount(posting);
  /** Waits for confirmation, because cleaners who have bid would have to confirm the changed posting. */
  const [asked, setAsked] = useState<Parameters<typeof edit.submit>[0]>();
  const submit = handleSubmit((values) => {
    const draft = toDraft(values);
    if (!base.posting) return void post.submit(draft);
    const saved = { posting: base.posting, changes: changesBetween(base.posting, base.values, values) };
    if (bidCount > 0 && changesTerms(base.posting, draft)) setAsked(saved);
    else void edit.submit(saved);
  });
  const saveAsked = async (saved: NonNullable<typeof asked>) => {
    await edit.submit(saved);
    setAsked(undefined);
  };
  return (
    <>
      <FormDialog
        hasChanges={formState.isDirty}
        isPending={post.isPending || edit.isPending}
        onClose={onClose}
        title={titleOf({ posting, like })}
        description={TEXTS.customer.form.description}
        closeLabel={UI_TEXTS.close}
        submitLabel={posting ? TEXTS.customer.form.save : TEXTS.customer.form.post}
        onSubmit={submit}
      >
        <PostingFields form={form} isAddressLost={old !== undefined && !isAddressKept(old)} />
        {meanwhile && !edit.isPending && <EditedMeanwhile lines={meanwhile} />}
      </FormDialog>
      {asked && (
        <ConfirmDialog
          open
          title={TEXTS.customer.renew.title}
          confirmLabel={TEXTS.customer.renew.confirm}
          loading={edit.isPending}
          onConfirm={() => void saveAsked(asked)}
          onCancel={() => setAsked(undefined)}
        >
          {TEXTS.customer.renew.text(plural(bidCount, TEXTS.customer.bidNoun))}
        </ConfirmDialog>
      )}
    </>
  );
}

function EditedMeanwhile({ lines }: { lines: readonly string[] }) {
  return (
    <OutdatedNotice>
      <Text>{TEXTS.customer.outdated.text}</Text>
      {lines.length > 0 && (
        <Stack as="ul" gap="1" mt="1" ps="5" listStyleType="disc">
          {lines.map((line) => (
            <Text as="li" key={line} display="list-item" {...WRITTEN}>
              {line}
            </Text>
          ))}
        </Stack>
      )}
    </OutdatedNotice>
  );
}
