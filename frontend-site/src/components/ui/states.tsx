import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button';
import { TEXTS } from './ui.texts';

interface StateProps {
  title: string;
  description?: ReactNode;
  /** An illustration or icon. */
  picture?: ReactNode;
  /** The button or link of the next step. */
  action?: ReactNode;
  /** `h1` if the state is the whole page. */
  heading?: 'h1' | 'h2' | 'h3';
}

/** Says that there is nothing yet, and what to do about it. */
export function EmptyState({ title, description, picture, action, heading = 'h2' }: StateProps) {
  return (
    <Stack align="center" textAlign="center" gap="3" py={{ base: '10', md: '14' }} px="4">
      {picture && (
        <Box color="illustration.ink" aria-hidden>
          {picture}
        </Box>
      )}
      <Heading as={heading} textStyle="h3">
        {title}
      </Heading>
      {description && (
        <Text as="div" color="fg.muted" maxW="md">
          {description}
        </Text>
      )}
      {action && <Box pt="2">{action}</Box>}
    </Stack>
  );
}

/** Says that something failed. It always offers to try again. */
export function ErrorState({ onRetry, ...rest }: Omit<StateProps, 'action'> & { onRetry: () => void }) {
  return (
    <Box role="alert">
      <EmptyState
        {...rest}
        action={
          <Button variant="outline" onClick={onRetry}>
            <RotateCw aria-hidden />
            {TEXTS.tryAgain}
          </Button>
        }
      />
    </Box>
  );
}
