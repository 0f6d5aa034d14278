import { Flex, Text } from '@chakra-ui/react';
import { BRAND } from '../../config/brand';

export function Logo() {
  return (
    <Flex as="span" align="center" gap="2.5">
      <svg width="30" height="30" viewBox="0 0 32 32" aria-hidden focusable="false">
        <rect width="32" height="32" rx="9" fill="var(--th-colors-ink-solid)" />
        <path
          d="M7 16.2 16 8l9 8.2V24a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 7 24Z"
          fill="var(--th-colors-ink-contrast)"
        />
        <path
          d="M16 14.2c2.7 2.4 4 4.3 4 6.4a4 4 0 0 1-8 0c0-2.1 1.3-4 4-6.4Z"
          fill="var(--th-colors-illustration-marigold)"
        />
      </svg>
      <Text
        as="span"
        fontFamily="heading"
        fontWeight="620"
        fontSize="xl"
        letterSpacing="tight"
        // Where letters are large, leaves room for the bell and the menu.
        css={{ '@media (max-width: 17.5rem)': { fontSize: 'sm' } }}
      >
        {BRAND.name}
      </Text>
    </Flex>
  );
}
