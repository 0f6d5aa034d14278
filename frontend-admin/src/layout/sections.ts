import { PATHS } from '../paths';
import { TEXTS } from '../i18n/layout.texts';

export type SectionName = keyof typeof PATHS;

interface Section {
  name: SectionName;
  label: string;
}

/** These four and their order are fixed (docs/glossary.md). */
export const SECTIONS = [
  { name: 'users', label: TEXTS.sections.users },
  { name: 'applications', label: TEXTS.sections.applications },
  { name: 'bookings', label: TEXTS.sections.bookings },
  { name: 'security', label: TEXTS.sections.security },
] as const satisfies readonly Section[];

/** The lists without a tab, most urgent first. */
export const MORE_SECTIONS = [
  { name: 'cases', label: TEXTS.sections.cases },
  { name: 'checks', label: TEXTS.sections.checks },
  { name: 'reports', label: TEXTS.sections.reports },
  { name: 'reviews', label: TEXTS.sections.reviews },
  { name: 'postings', label: TEXTS.sections.postings },
  { name: 'bids', label: TEXTS.sections.bids },
  { name: 'contactMessages', label: TEXTS.sections.contactMessages },
  { name: 'waitlist', label: TEXTS.sections.waitlist },
  { name: 'clientErrors', label: TEXTS.sections.clientErrors },
  { name: 'apiKeys', label: TEXTS.sections.apiKeys },
  { name: 'webhooks', label: TEXTS.sections.webhooks },
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
