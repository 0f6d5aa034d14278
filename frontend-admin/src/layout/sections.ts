import { PATHS } from '../paths';

export type SectionName = keyof typeof PATHS;

interface Section {
  name: SectionName;
  label: string;
}

/** The four tabs of the specification, in its order. */
export const SECTIONS = [
  { name: 'users', label: 'User Management' },
  { name: 'applications', label: 'Cleaner Applications' },
  { name: 'bookings', label: 'Recent Bookings' },
  { name: 'security', label: 'Security Status' },
] as const satisfies readonly Section[];

/** What stands behind the tabs, in the order in which it asks for a decision. */
export const MORE_SECTIONS = [
  { name: 'reports', label: 'Review Reports' },
  { name: 'reviews', label: 'Reviews' },
  { name: 'postings', label: 'Job Postings' },
  { name: 'bids', label: 'Applications for Jobs' },
  { name: 'contactMessages', label: 'Contact Messages' },
  { name: 'waitlist', label: 'Waitlist' },
] as const satisfies readonly Section[];

export type TabName = (typeof SECTIONS)[number]['name'];

function findAt<S extends Section>(sections: readonly S[], pathname: string): S | undefined {
  const path = pathname.replace(/\/+$/, '') || '/';
  return sections.find(({ name }) => PATHS[name] === path || path.startsWith(`${PATHS[name]}/`));
}

export const currentTab = (pathname: string): TabName | undefined => findAt(SECTIONS, pathname)?.name;
export const currentMore = (pathname: string) => findAt(MORE_SECTIONS, pathname);

export const tabId = (tab: TabName) => `tab-${tab}`;
export const panelId = 'section';
