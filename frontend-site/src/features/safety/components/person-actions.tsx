import { Ellipsis, Flag } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button, IconButton } from '../../../components/ui/button';
import { useUser } from '../../../lib/session';
import type { OtherPerson } from '../api/blocks';
import { TEXTS } from '../safety.texts';
import { lazyPart } from '../../../lib/lazy-part';

const PersonDialogs = lazyPart(async () => (await import('./person-dialogs')).PersonDialogs);

interface PersonActionsProps {
  person: OtherPerson;
  /** Shows the label, if there is room for it. */
  withWords?: boolean;
}

/** Reports or blocks somebody else. Only for people with an account. */
export function PersonActions({ person, withWords }: PersonActionsProps) {
  const user = useUser();
  const [isOpen, setOpen] = useState(false);
  if (!user || user.id === person.id) return null;
  const label = TEXTS.actions.open(person.name);
  const open = () => setOpen(true);
  return (
    <>
      {withWords ? (
        <Button
          variant="ghost"
          size="sm"
          color="fg.muted"
          fontWeight="normal"
          ms="-3"
          // The name may be longer than a line.
          h="auto"
          minH={{ base: '11', md: '9' }}
          maxW="full"
          whiteSpace="normal"
          overflowWrap="anywhere"
          textAlign="start"
          onClick={open}
        >
          <Flag aria-hidden />
          {label}
        </Button>
      ) : (
        <IconButton aria-label={label} onClick={open}>
          <Ellipsis aria-hidden />
        </IconButton>
      )}
      {isOpen && (
        <Suspense>
          <PersonDialogs key={user.id} person={person} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
