import { Box, Code, Flex, Text } from '@chakra-ui/react';
import { formatDate, formatDateTime } from '@tidyhearth/domain';
import { Badge, Button } from '../../../components/ui';
import type { ApiKey } from '../../../lib/contract';
import { TEXTS } from './api-keys.texts';

/** One key: its name, what it may do, and until when. */
export function KeyLine({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const { name, prefix, lastFour, scopes, state, expiresAt, lastUsedAt } = apiKey;
  const isLive = state === 'live';
  const used = lastUsedAt === null ? TEXTS.neverUsed : TEXTS.lastUsed(formatDateTime(lastUsedAt));
  return (
    <Flex as="li" justify="space-between" align="flex-start" gap="3" py="3" borderTopWidth="1px">
      <Box minW="0">
        <Flex gap="2" align="center" wrap="wrap">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {name}
          </Text>
          <Badge colorPalette={isLive ? 'sage' : 'neutral'}>{TEXTS.states[state]}</Badge>
        </Flex>
        <Code fontFamily="mono" textStyle="sm">
          {prefix}…{lastFour}
        </Code>
        <Text color="fg.muted" textStyle="sm">
          {isLive ? `${used}. ${TEXTS.until(formatDate(expiresAt))}.` : used}
        </Text>
        <Flex as="ul" aria-label={TEXTS.scopesOf(name)} gap="1.5" wrap="wrap" mt="1.5" listStyleType="none">
          {scopes.map((scope) => (
            <Text as="li" key={scope} fontFamily="mono" textStyle="sm" color="fg.muted">
              {scope}
            </Text>
          ))}
        </Flex>
      </Box>
      {isLive && (
        <Button size="sm" variant="outline" aria-label={TEXTS.revoke.of(name)} onClick={onRevoke}>
          {TEXTS.revoke.action}
        </Button>
      )}
    </Flex>
  );
}
