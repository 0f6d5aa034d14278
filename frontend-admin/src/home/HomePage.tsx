import { PartBoundary } from '../components/PartBoundary';
import { UserList } from '../resources/users/UserList';
import { Activity } from './activity/Activity';
import { Attention } from './Attention';

/** What needs attention in a row of links, the users as the first tab, and the figures over time at the end. */
export function HomePage() {
  return (
    <>
      <PartBoundary>
        <Attention />
      </PartBoundary>
      <UserList />
      <PartBoundary>
        <Activity />
      </PartBoundary>
    </>
  );
}
