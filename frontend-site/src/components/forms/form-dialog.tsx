import { type FormEventHandler, type ReactNode, useId } from 'react';
import { Button } from '../ui/button';
import { Dialog, type DialogProps } from '../ui/dialog';
import { Form } from '../ui/form';
import { type OpenForm, useFormDialog } from './use-form-dialog';

interface FormDialogProps
  extends OpenForm, Pick<DialogProps, 'title' | 'description' | 'size' | 'initialFocus'> {
  closeLabel: string;
  submitLabel: string;
  /** The label of the button while the form is being sent. */
  pendingLabel?: string;
  /** If false, the form can't be sent yet. */
  canSubmit?: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** The fields, one below the other. */
  children: ReactNode;
}

/** A form in a dialog, with buttons to send and to close it. */
export function FormDialog({
  title,
  description,
  size,
  initialFocus,
  closeLabel,
  submitLabel,
  pendingLabel,
  canSubmit = true,
  onSubmit,
  children,
  ...form
}: FormDialogProps) {
  const id = useId();
  const { close, question } = useFormDialog(form);
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      description={description}
      size={size}
      initialFocus={initialFocus}
      footer={
        <>
          <Button variant="outline" onClick={close}>
            {closeLabel}
          </Button>
          <Button
            type="submit"
            form={id}
            disabled={!canSubmit}
            loading={form.isPending}
            loadingText={pendingLabel}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form id={id} pt="2" onSubmit={onSubmit}>
        {children}
      </Form>
      {question}
    </Dialog>
  );
}
