import { Avatar } from '../../../components/ui';
import type { AccountUser } from '../../../lib/contract';
import { fullName } from '../../../lib/format';
import { Section } from '../../../components/ui/section';
import { PersonCard } from './person-card';
import { PhotoCard } from './photo-card';

export function CustomerProfile({ user }: { user: AccountUser }) {
  return (
    <Section title="Profile">
      <PhotoCard
        owner={{ kind: 'user', id: user.id }}
        picture={<Avatar name={fullName(user)} src={user.profileImageUrl} size="xl" />}
        hint="Cleaners see it beside your request."
        hasPhoto={user.profileImageUrl !== null}
      />
      <PersonCard user={user} />
    </Section>
  );
}
