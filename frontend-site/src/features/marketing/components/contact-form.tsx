import { Form } from '../../../components/ui/form';
import { Grid, Link, Text } from '@chakra-ui/react';
import { CONTACT_MESSAGE_MAX, CONTACT_NAME_MAX, CONTACT_SUBJECT_MAX } from '@tidyhearth/domain';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button } from '../../../components/ui/button';
import { Card } from '../../../components/ui/card';
import { TextAreaField, TextField } from '../../../components/ui/field';
import { EmptyState } from '../../../components/ui/states';
import { BRAND } from '../../../config/brand';
import { NoMessages } from '../../../illustrations/no-messages';
import { zodResolver } from '../../../lib/form';
import { emailSchema, requiredText } from '../../../lib/schemas';
import { useSubmit } from '../../../lib/submit/use-submit';
import { sendContact } from '../api/send-contact';

const schema = z.object({
  name: requiredText('Please enter your name', CONTACT_NAME_MAX),
  email: emailSchema,
  subject: requiredText('Please say what it is about', CONTACT_SUBJECT_MAX),
  message: requiredText('Please write your message', CONTACT_MESSAGE_MAX),
});

const EMPTY = { name: '', email: '', subject: '', message: '' };

export function ContactForm() {
  const [isSent, setSent] = useState(false);
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: EMPTY,
  });
  const { errors, isSubmitting } = formState;
  const send = useSubmit({
    send: sendContact,
    failed: { title: 'Failed to Send', description: 'Your message is still here. Please try again.' },
    onDone: () => {
      reset(EMPTY);
      setSent(true);
    },
  });
  if (isSent) {
    return (
      <Card role="status">
        <EmptyState
          picture={<NoMessages />}
          title="Thank you, it is with us"
          description="We reply within 24 hours, to the address you gave."
          action={
            <Button variant="outline" onClick={() => setSent(false)}>
              Write another
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
        aria-label="Write to us"
        onSubmit={handleSubmit(async (message) => void (await send.submit(message)))}
      >
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="5">
          <TextField
            label="Name"
            required
            autoComplete="name"
            error={errors.name?.message}
            {...register('name')}
          />
          <TextField
            label="E-mail"
            type="email"
            required
            autoComplete="email"
            error={errors.email?.message}
            {...register('email')}
          />
        </Grid>
        <TextField label="Subject" required error={errors.subject?.message} {...register('subject')} />
        <TextAreaField
          label="Message"
          required
          rows={7}
          error={errors.message?.message}
          {...register('message')}
        />
        <Button type="submit" alignSelf="flex-start" loading={isSubmitting} loadingText="Sending...">
          Send message
        </Button>
        <Text color="fg.muted" textStyle="sm">
          Or write to <Link href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</Link>.
        </Text>
      </Form>
    </Card>
  );
}
