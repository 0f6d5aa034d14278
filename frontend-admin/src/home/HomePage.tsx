import { UserList } from '../resources/users/UserList';
import { Activity } from './activity/Activity';
import { Attention } from './Attention';

/** Opens with what can't wait, then the first tab. */
export function HomePage() {
  return (
    <>
      <Attention />
      <Activity />
      <UserList />
    </>
  );
}
