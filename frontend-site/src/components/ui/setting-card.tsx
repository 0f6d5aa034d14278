import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '.';

interface SettingCardProps {
  icon: LucideIcon;
  title: string;
  text?: ReactNode;
  badge?: ReactNode;
  children?: ReactNode;
}

export function SettingCard({ icon: Icon, title, text, badge, children }: SettingCardProps) {
  return (
    <Card as="section">
      <Flex gap="4" align="flex-start">
        <Flex
          boxSize="10"
          align="center"
          justify="center"
          flexShrink="0"
          borderRadius="l2"
          bg="ink.subtle"
          color="ink.fg"
          hideBelow="sm"
        >
          <Icon size={20} aria-hidden />
        </Flex>
        <Stack gap="4" flex="1" minW="0">
          <Box>
            <Flex gap="3" align="center" wrap="wrap">
              <Heading as="h2" textStyle="h4">
                {title}
              </Heading>
              {badge}
            </Flex>
            {text && (
              <Text color="fg.muted" mt="1">
                {text}
              </Text>
            )}
          </Box>
          {children}
        </Stack>
      </Flex>
    </Card>
  );
}
