import { Box } from '@chakra-ui/react';
import { publicUrl } from '../../lib/public-url';
import { Link } from '../ui/link';
import { StructuredData } from '../ui/structured-data';
import { TEXTS } from './layout.texts';

interface Crumb {
  label: string;
  to: string;
}

/** Links to the pages above. The last crumb is the current page. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <Box as="nav" aria-label={TEXTS.breadcrumb} textStyle="sm" color="fg.muted" mb="5">
      {/* One line of text, in which a long name begins beside the crumb before it. */}
      <Box as="ol" listStyleType="none" overflowWrap="anywhere">
        {crumbs.map(({ label, to }, index) => (
          <Box as="li" key={to} display="inline">
            {index > 0 && (
              <Box as="span" aria-hidden px="2">
                /
              </Box>
            )}
            {index < crumbs.length - 1 ? (
              <Link to={to} color="fg.muted" minH="11" display="inline-flex" alignItems="center">
                {label}
              </Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </Box>
        ))}
      </Box>
      <StructuredData
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: crumbs.map(({ label, to }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: label,
            item: `${publicUrl}${to}`,
          })),
        }}
      />
    </Box>
  );
}
