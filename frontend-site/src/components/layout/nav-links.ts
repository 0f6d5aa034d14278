import { ROUTES } from '../../config/routes';
import { TEXTS } from './layout.texts';

export interface NavItem {
  label: string;
  to: string;
  /** Hidden once somebody is signed in. */
  forVisitors?: boolean;
}

/** The items of the navigation bar for visitors or signed-in people. */
export function navItems(isSignedIn: boolean): NavItem[] {
  const everyone = [
    { label: TEXTS.nav.findCleaners, to: ROUTES.findCleaners },
    { label: TEXTS.nav.howItWorks, to: ROUTES.howItWorksAnchor },
  ];
  return isSignedIn
    ? [
        ...everyone,
        { label: TEXTS.nav.dashboard, to: ROUTES.dashboard },
        { label: TEXTS.nav.profile, to: ROUTES.profile },
      ]
    : [...everyone, { label: TEXTS.nav.becomeCleaner, to: ROUTES.becomeCleaner, forVisitors: true }];
}
