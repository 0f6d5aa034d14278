import { Box, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { memo, type MouseEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { STATIC_WHERE_LOW } from '../../components/layout/static-where-low';
import { dashboardTab, type DashboardTab } from '../../config/routes';
import { useMarkedLink } from '../../lib/use-marked-link';
import { TEXTS } from './work-areas.texts';

export interface TabInfo {
  tab: DashboardTab;
  label: string;
  /** Used where there is little room. */
  shortLabel?: string;
  icon: LucideIcon;
}

interface DashboardNavProps {
  tabs: readonly TabInfo[];
  current: DashboardTab;
  news: ReadonlySet<string>;
}

/** Keeps focused elements from being scrolled under the header and the strip. */
const BELOW_STRIP = { 'html:has(&)': { scrollPaddingTop: { base: '8.5rem', lg: '20' } } };

export const NO_NEWS: ReadonlySet<string> = new Set();

/** The tabs of a dashboard: a column beside the content on wide screens, a strip above it on a phone. */
export function DashboardNav({ tabs, current, news }: DashboardNavProps) {
  const [marked, follow] = useMarkedLink(current);
  const strip = useRef<HTMLDivElement>(null);
  // The dots make the strip longer, and they appear later.
  useEffect(() => {
    const active = strip.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (active && strip.current) strip.current.scrollLeft = active.offsetLeft - 24;
  }, [current, news.size]);
  return (
    <Box
      as="nav"
      aria-label={TEXTS.title}
      position="sticky"
      top={{ base: '16', lg: '24' }}
      zIndex="docked"
      bg="bg"
      mx={{ base: '-4', md: '-8', lg: '0' }}
      borderBottomWidth={{ base: '1px', lg: '0' }}
      css={{ ...BELOW_STRIP, ...STATIC_WHERE_LOW }}
    >
      <Flex
        ref={strip}
        direction={{ base: 'row', lg: 'column' }}
        gap="1"
        overflowX="auto"
        scrollbarWidth="none"
        px={{ base: '4', md: '8', lg: '0' }}
        py={{ base: '2', lg: '0' }}
        position="relative"
      >
        {tabs.map((info) => (
          <NavItem
            key={info.tab}
            {...info}
            active={info.tab === marked}
            hasNews={news.has(info.tab)}
            onOpen={follow}
          />
        ))}
      </Flex>
    </Box>
  );
}

interface NavItemProps extends TabInfo {
  active: boolean;
  hasNews: boolean;
  onOpen: (event: MouseEvent, tab: DashboardTab, address: string) => void;
}

/** News arrives list by list; a phone renders only the affected tabs, not all of them each time. */
const NavItem = memo(function NavItem({
  tab,
  label,
  shortLabel,
  icon: Icon,
  active,
  hasNews,
  onOpen,
}: NavItemProps) {
  const address = dashboardTab(tab);
  return (
    <Flex
      asChild
      align="center"
      gap="2.5"
      flexShrink="0"
      minH="11"
      px="3.5"
      borderRadius="l2"
      fontWeight="semibold"
      textStyle="sm"
      color={active ? 'ink.fg' : 'fg.muted'}
      bg={active ? 'ink.muted' : undefined}
      _hover={{ color: 'fg', bg: active ? 'ink.muted' : 'ink.subtle' }}
    >
      <Link
        to={address}
        aria-current={active ? 'page' : undefined}
        onClick={(event) => onOpen(event, tab, address)}
      >
        <Icon size={18} aria-hidden />
        {shortLabel ? (
          <>
            <Text as="span" hideFrom="lg">
              {shortLabel}
            </Text>
            <Text as="span" hideBelow="lg">
              {label}
            </Text>
          </>
        ) : (
          label
        )}
        {hasNews && <NewsDot />}
      </Link>
    </Flex>
  );
});

function NewsDot() {
  return (
    <Box
      as="span"
      boxSize="2"
      borderRadius="full"
      bg="news"
      ms={{ lg: 'auto' }}
      animation="pulse 1.6s infinite"
    >
      <VisuallyHidden>{TEXTS.news}</VisuallyHidden>
    </Box>
  );
}
