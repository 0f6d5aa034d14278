import { PartBoundary } from '../components/PartBoundary';
import { UserList } from '../resources/users/UserList';
import { Activity } from './activity/Activity';
import { Attention } from './Attention';

/**
 * The home page: what needs attention in a row of links, the users as the first tab, and figures over time at the end.
 */
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
