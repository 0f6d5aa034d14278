import { Heart } from 'lucide-react';
import { IconButton } from '../../../components/ui/button';
import { askToSignIn } from '../../../lib/auth-dialog';
import type { CleanerCard } from '../../../lib/contract';
import { fullName } from '../../../lib/format';
import { currentUser, useUser } from '../../../lib/session';
import { useIsSaved, useSaveCleaner } from './saved-cleaners';
import { TEXTS } from './saved.texts';

const isCustomer = () => currentUser()?.userType === 'customer';

/** Hidden from cleaners, because they can't book. */
export function SaveButton({ cleaner }: { cleaner: Pick<CleanerCard, 'id' | 'user'> }) {
  const user = useUser();
  const isSaved = useIsSaved(cleaner.id);
  const { mutate } = useSaveCleaner();
  if (user && user.userType !== 'customer') return null;
  const press = () => {
    if (user) return mutate({ cleanerId: cleaner.id, isSaved: !isSaved });
    return askToSignIn({
      tab: 'sign-in',
      purpose: TEXTS.toSave(cleaner.user.firstName),
      onSuccess: () => isCustomer() && mutate({ cleanerId: cleaner.id, isSaved: true }),
    });
  };
  return (
    <IconButton aria-label={TEXTS.save(fullName(cleaner.user))} aria-pressed={isSaved} onClick={press}>
      <Heart fill={isSaved ? 'currentColor' : 'none'} aria-hidden />
    </IconButton>
  );
}
