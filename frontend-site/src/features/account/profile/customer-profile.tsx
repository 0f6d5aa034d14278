import { Avatar } from '../../../components/ui';
import type { AccountUser } from '../../../lib/contract';
import { fullName } from '../../../lib/format';
import { Section } from '../../../components/ui/section';
import { PersonCard } from './person-card';
import { PhotoCard } from './photo-card';
import { TEXTS } from '../account.texts';

export function CustomerProfile({ user }: { user: AccountUser }) {
  return (
    <Section title={TEXTS.profile.title}>
      <PhotoCard
        owner={{ kind: 'user', id: user.id }}
        picture={<Avatar name={fullName(user)} src={user.profileImageUrl} size="xl" />}
        hint={TEXTS.profile.hint}
        hasPhoto={user.profileImageUrl !== null}
      />
      <PersonCard user={user} />
    </Section>
  );
}
