import { StatsStrip } from '../../components/layout/stats-strip';
import { PageMeta } from '../../components/ui/page-meta';
import { StructuredData } from '../../components/ui/structured-data';
import { BRAND } from '../../config/brand';
import { BecomeCleanerCta } from '../../features/home/components/become-cleaner-cta';
import { BetaNotice } from '../../features/home/components/beta-notice';
import { Hero } from '../../features/home/components/hero';
import { HowItWorks } from '../../features/home/components/how-it-works';
import { Waitlist } from '../../features/home/components/waitlist';
import { WhyChoose } from '../../features/home/components/why-choose';
import { publicUrl } from '../../lib/public-url';
import { ROUTES } from '../../config/routes';
import { usePrefetch } from '../../lib/prefetch';
import { TEXTS as HOME_TEXTS } from '../../features/home/home.texts';
import { TEXTS } from './home-page.texts';

export function HomePage() {
  const prefetch = usePrefetch();
  return (
    <>
      <PageMeta title={BRAND.tagline} description={TEXTS.description} />
      <StructuredData
        data={{
          '@type': 'Organization',
          name: BRAND.name,
          url: `${publicUrl}/`,
          logo: `${publicUrl}/apple-touch-icon.png`,
          email: BRAND.supportEmail,
          areaServed: { '@type': 'AdministrativeArea', name: BRAND.county },
        }}
      />
      <Hero onIntent={() => prefetch(ROUTES.findCleaners)} />
      <StatsStrip label={TEXTS.sampleFigures} stats={HOME_TEXTS.stats} />
      <WhyChoose />
      <HowItWorks />
      <BecomeCleanerCta />
      <Waitlist />
      <BetaNotice />
    </>
  );
}
