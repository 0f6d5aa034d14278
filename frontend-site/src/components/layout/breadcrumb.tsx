import { Box, Flex } from '@chakra-ui/react';
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
      <Flex as="ol" listStyleType="none" gap="2" wrap="wrap">
        {crumbs.map(({ label, to }, index) => (
          <Flex as="li" key={to} gap="2" align="center">
            {index > 0 && <span aria-hidden>/</span>}
            {index < crumbs.length - 1 ? (
              <Link to={to} color="fg.muted" minH="11" display="inline-flex" alignItems="center">
                {label}
              </Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </Flex>
        ))}
      </Flex>
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
