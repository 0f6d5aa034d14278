import { useLeaveQuestion } from '../../../components/forms/leave-question';
import { Form } from '../../../components/ui/form';
import { Grid, Link, Text } from '@chakra-ui/react';
import { CONTACT_MESSAGE_MAX, CONTACT_NAME_MAX, CONTACT_SUBJECT_MAX } from '@tidyhearth/domain';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button } from '../../../components/ui/button';
import { Card } from '../../../components/ui/card';
import { TextAreaField, TextField } from '../../../components/ui/field';
import { EmptyState } from '../../../components/ui/states';
import { BRAND } from '../../../config/brand';
import { NoMessages } from '../../../illustrations/no-messages';
import { zodResolver } from '../../../lib/form';
import { emailSchema, plainText, requiredText } from '../../../lib/schemas';
import { dropDraft } from '../../../lib/submit/draft';
import { useFormDraft, useKeptDraft } from '../../../lib/submit/use-form-draft';
import { useSubmit } from '../../../lib/submit/use-submit';
import { sendContact } from '../api/send-contact';
import { TEXTS } from '../content/contact-form';

const schema = z.object({
  name: plainText(TEXTS.errors.name, CONTACT_NAME_MAX),
  email: emailSchema,
  subject: requiredText(TEXTS.errors.subject, CONTACT_SUBJECT_MAX),
  message: requiredText(TEXTS.errors.message, CONTACT_MESSAGE_MAX),
});

const DRAFT = 'contact-draft';
const EMPTY = { name: '', email: '', subject: '', message: '' };

export function ContactForm() {
  const [isSent, setSent] = useState(false);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: EMPTY });
  const { register, handleSubmit, reset, formState } = form;
  const { errors, isSubmitting, dirtyFields } = formState;
  // Kept over a reload only: somebody who goes elsewhere has agreed to leave it.
  useKeptDraft(form, DRAFT, EMPTY);
  useFormDraft(form, DRAFT);
  useEffect(() => () => dropDraft(DRAFT), []);
  const send = useSubmit({
    send: sendContact,
    failed: TEXTS.failed,
    draft: DRAFT,
    onDone: () => {
      reset(EMPTY);
      setSent(true);
    },
  });
  // A name and an address are quick to type again.
  const leave = useLeaveQuestion(dirtyFields.message === true, isSubmitting, true);
  if (isSent) {
    return (
      <Card role="status">
        <EmptyState
          picture={<NoMessages />}
          title={TEXTS.sent.title}
          description={TEXTS.sent.description}
          action={
            <Button variant="outline" onClick={() => setSent(false)}>
              {TEXTS.sent.another}
            </Button>
          }
        />
      </Card>
    );
  }
  return (
    <Card p={{ base: '5', md: '8' }}>
      <Form
        gap="5"
        aria-label={TEXTS.label}
        onSubmit={handleSubmit(async (message) => void (await send.submit(message)))}
      >
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="5">
          <TextField
            label={TEXTS.fields.name}
            required
            autoComplete="name"
            error={errors.name?.message}
            {...register('name')}
          />
          <TextField
            label={TEXTS.fields.email}
            type="email"
            required
            autoComplete="email"
            error={errors.email?.message}
            {...register('email')}
          />
        </Grid>
        <TextField
          label={TEXTS.fields.subject}
          required
          error={errors.subject?.message}
          {...register('subject')}
        />
        <TextAreaField
          label={TEXTS.fields.message}
          required
          rows={7}
          error={errors.message?.message}
          {...register('message')}
        />
        <Button type="submit" alignSelf="flex-start" loading={isSubmitting} loadingText={TEXTS.sending}>
          {TEXTS.send}
        </Button>
        <Text color="fg.muted" textStyle="sm">
          {TEXTS.byMail} <Link href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</Link>.
        </Text>
      </Form>
      {leave.question}
    </Card>
  );
}
