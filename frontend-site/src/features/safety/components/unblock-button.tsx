import { Button } from '../../../components/ui/button';
import { useUnblock, type OtherPerson } from '../api/blocks';
import { TEXTS } from '../safety.texts';

export function UnblockButton({ person }: { person: OtherPerson }) {
  const unblock = useUnblock();
  return (
    <Button
      size="sm"
      variant="outline"
      aria-label={TEXTS.unblock.label(person.name)}
      loading={unblock.isPending}
      onClick={() => void unblock.submit(person)}
    >
      {TEXTS.unblock.action}
    </Button>
  );
}
