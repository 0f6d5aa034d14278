import { Stack } from '@chakra-ui/react';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog';
import { useBlock, type OtherPerson } from '../api/blocks';
import { TEXTS } from '../safety.texts';

interface BlockDialogProps {
  person: OtherPerson;
  onClose: () => void;
}

/** Explains the effects of blocking before it is done: on both people, on requests and on bookings. */
export function BlockDialog({ person, onClose }: BlockDialogProps) {
  const block = useBlock(onClose);
  return (
    <ConfirmDialog
      open
      danger
      title={TEXTS.block.title(person.name)}
      confirmLabel={TEXTS.block.confirm}
      loading={block.isPending}
      onConfirm={() => void block.submit(person)}
      onCancel={onClose}
    >
      <Stack as="ul" gap="2" ps="5" listStyleType="disc">
        {TEXTS.block.points(person.name).map((point) => (
          <li key={point}>{point}</li>
        ))}
      </Stack>
    </ConfirmDialog>
  );
}
