import { BRAND } from '../../config/brand';

export const TEXTS = {
  breadcrumb: 'Breadcrumb',
  nav: {
    label: 'Main',
    findCleaners: 'Find Cleaners',
    howItWorks: 'How it Works',
    dashboard: 'Dashboard',
    profile: 'Manage Profile',
    becomeCleaner: 'Become a Cleaner',
    hello: (firstName: string) => `Hi, ${firstName}`,
    signIn: 'Sign In',
    signUp: 'Get My Home Cleaned',
    signOut: 'Sign Out',
    menu: 'Menu',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
  },
  footer: {
    about: `${BRAND.tagline}. In beta across ${BRAND.county} and the places around it.`,
    customers: {
      title: 'Customers',
      findCleaners: 'Find Cleaners',
      howItWorks: 'How it works',
      pricingGuide: 'Pricing guide',
      reviews: 'Customer reviews',
    },
    cleaners: {
      title: 'Cleaners',
      becomeCleaner: 'Become a cleaner',
      joinNetwork: 'Join our network',
      safety: 'Safety and insurance',
    },
    company: {
      title: 'Company',
      aboutUs: 'About us',
      contact: 'Contact',
      terms: 'Terms of service',
      privacy: 'Privacy policy',
    },
    dark: 'Dark colours',
    light: 'Light colours',
    copyright: `© ${BRAND.year} ${BRAND.name}`,
  },
};
