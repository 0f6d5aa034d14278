import { ROUTES } from '../../config/routes';

export interface NavItem {
  label: string;
  to: string;
  /** Gone once someone is signed in. */
  forVisitors?: boolean;
}

/** The words of the navigation bar by sign-in state. */
export function navItems(isSignedIn: boolean): NavItem[] {
  const everyone = [
    { label: 'Find Cleaners', to: ROUTES.findCleaners },
    { label: 'How it Works', to: ROUTES.howItWorksAnchor },
  ];
  return isSignedIn
    ? [
        ...everyone,
        { label: 'Dashboard', to: ROUTES.dashboard },
        { label: 'Manage Profile', to: ROUTES.profile },
      ]
    : [...everyone, { label: 'Become a Cleaner', to: ROUTES.becomeCleaner, forVisitors: true }];
}
