import type { LazyRoute } from '../../config/route-types';
import { ROUTES } from '../../config/routes';

export const marketingRoutes: LazyRoute[] = [
  {
    path: ROUTES.howItWorks,
    readsNothing: true,
    load: async () => (await import('./pages/how-it-works-page')).HowItWorksPage,
  },
  {
    path: ROUTES.pricingGuide,
    readsNothing: true,
    load: async () => (await import('./pages/pricing-guide-page')).PricingGuidePage,
  },
  {
    path: ROUTES.customerReviews,
    readsNothing: true,
    load: async () => (await import('./pages/customer-reviews-page')).CustomerReviewsPage,
  },
  {
    path: ROUTES.safetyInsurance,
    readsNothing: true,
    load: async () => (await import('./pages/safety-insurance-page')).SafetyInsurancePage,
  },
  {
    path: ROUTES.joinNetwork,
    readsNothing: true,
    load: async () => (await import('./pages/join-network-page')).JoinNetworkPage,
  },
  {
    path: ROUTES.aboutUs,
    readsNothing: true,
    load: async () => (await import('./pages/about-us-page')).AboutUsPage,
  },
  {
    path: ROUTES.contact,
    readsNothing: true,
    load: async () => (await import('./pages/contact-page')).ContactPage,
  },
  {
    path: ROUTES.terms,
    readsNothing: true,
    load: async () => (await import('./pages/terms-page')).TermsPage,
  },
  {
    path: ROUTES.privacy,
    readsNothing: true,
    load: async () => (await import('./pages/privacy-page')).PrivacyPage,
  },
];
