import { PATHS } from '../paths';

export type SectionName = keyof typeof PATHS;

/** The four tabs of the specification, in its order. */
export const SECTIONS = [
  { name: 'users', label: 'User Management' },
  { name: 'applications', label: 'Cleaner Applications' },
  { name: 'bookings', label: 'Recent Bookings' },
  { name: 'security', label: 'Security Status' },
] as const satisfies readonly { name: SectionName; label: string }[];

export function currentSection(pathname: string): SectionName | undefined {
  const path = pathname.replace(/\/+$/, '') || '/';
  return SECTIONS.find(({ name }) => PATHS[name] === path)?.name;
}

export const tabId = (section: SectionName) => `tab-${section}`;
export const panelId = 'section';
