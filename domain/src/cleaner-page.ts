import { formatPounds } from './money.js';
import { formatRating } from './ratings.js';
import { serviceLabel } from './services.js';

const NAMED_SERVICES = 3;

/** A publicly listed cleaner. Rate and rating have the format of the API. */
export interface ListedCleaner {
  id: number;
  user: { firstName: string; lastName: string };
  location: string;
  services: readonly string[];
  hourlyRate: string;
  rating: number;
  reviewCount: number;
}

/**
 * Title, description and structured data of a cleaner's page, for search engines and link previews. Used by the server
 * and the site.
 */
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

/** The title if the cleaner does not exist or may not be shown. */
export const NO_CLEANER_TITLE = 'Profile not available';
