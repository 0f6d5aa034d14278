import { formatPounds } from './money.js';
import { formatRating } from './ratings.js';
import { serviceLabel } from './services.js';

const NAMED_SERVICES = 3;

/** A publicly listed cleaner. Rate and rating as in the API's answers. */
export interface ListedCleaner {
  id: number;
  user: { firstName: string; lastName: string };
  location: string;
  services: readonly string[];
  hourlyRate: string;
  rating: number;
  reviewCount: number;
}

/** Title, description and structured data of a cleaner's page, for search engines and link previews; used by server and site. */
export function describeCleaner(cleaner: ListedCleaner, publicUrl: string) {
  const name = `${cleaner.user.firstName} ${cleaner.user.lastName}`.trim();
  const services = cleaner.services.slice(0, NAMED_SERVICES).map(serviceLabel).join(', ');
  return {
    name,
    title: `${name}, cleaner in ${cleaner.location}`,
    description: `${name} cleans in ${cleaner.location} from ${formatPounds(cleaner.hourlyRate)} an hour: ${services}. Read the reviews and book online.`,
    schema: {
      '@type': 'Service',
      name: `Home cleaning by ${name}`,
      url: `${publicUrl}/cleaners/${cleaner.id}`,
      serviceType: cleaner.services.map(serviceLabel),
      areaServed: cleaner.location,
      provider: { '@type': 'Person', name },
      offers: {
        '@type': 'Offer',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: cleaner.hourlyRate,
          priceCurrency: 'GBP',
          unitCode: 'HUR',
        },
      },
      ...(cleaner.reviewCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: formatRating(cleaner.rating),
          reviewCount: cleaner.reviewCount,
        },
      }),
    },
  };
}

/** The title where there is no cleaner, or none who may be shown. */
export const NO_CLEANER_TITLE = 'Profile not available';
