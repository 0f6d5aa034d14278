import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Button, Card, Link } from '../../../components/ui';
import { dashboardTab } from '../../../config/routes';
import { localStore } from '../../../lib/storage';
import { useAccount } from '../../../lib/use-account';
import { useCleanerBids } from '../../../features/postings/api/postings';
import { TEXTS } from './cleaner-area.texts';

export interface SetUp {
  photo: boolean;
  times: boolean;
  /** Working hours and blocks have been read. */
  timesKnown: boolean;
}

const storeKey = (userId: number) => `first-steps-closed-${userId}`;

/** What an approved cleaner should set up first. Hidden once everything is done, or dismissed. */
export function FirstSteps({ setUp }: { setUp: SetUp }) {
  const user = useAccount();
  const applications = useCleanerBids(user.cleanerId ?? user.id);
  const [closed, setClosed] = useState(() => localStore.get(storeKey(user.id)) !== undefined);
  const steps = [
    {
      done: setUp.photo,
      ...TEXTS.firstSteps.photo,
      to: dashboardTab('profile'),
    },
    {
      done: setUp.times,
      ...TEXTS.firstSteps.times,
      to: dashboardTab('settings'),
    },
    {
      done: (applications.data?.length ?? 0) > 0,
      ...TEXTS.firstSteps.bid,
      to: dashboardTab('postings'),
    },
  ];
  const left = steps.filter((step) => !step.done).length;
  if (closed || !setUp.timesKnown || !applications.isSuccess || left === 0) return null;
  const close = () => {
    localStore.set(storeKey(user.id), 'yes');
    setClosed(true);
  };
  return (
    <Card as="section" aria-labelledby="first-steps" bg="ink.subtle" borderColor="ink.border">
      <Flex justify="space-between" gap="4" mb="4" wrap="wrap">
        <Box>
          <Heading as="h2" id="first-steps" textStyle="h3">
            {left === steps.length ? TEXTS.firstSteps.title : TEXTS.firstSteps.titleLeft(left)}
          </Heading>
          <Text color="fg.muted">{TEXTS.firstSteps.text}</Text>
        </Box>
        <Button size="sm" variant="ghost" onClick={close}>
          {TEXTS.firstSteps.close}
        </Button>
      </Flex>
      <Stack as="ol" gap="4" listStyleType="none">
        {steps.map(({ done, title, text, to }, index) => (
          <Flex as="li" key={title} gap="4">
            <Flex
              boxSize="8"
              align="center"
              justify="center"
              flexShrink="0"
              borderRadius="full"
              fontWeight="semibold"
              bg={done ? 'ink.solid' : 'bg.raised'}
              color={done ? 'ink.contrast' : 'ink.fg'}
              borderWidth="1px"
              borderColor="ink.border"
              aria-label={done ? TEXTS.firstSteps.done : TEXTS.firstSteps.step(index + 1)}
              role="img"
            >
              {done ? <Check size={18} aria-hidden /> : index + 1}
            </Flex>
            <Box>
              {done ? (
                <Text fontWeight="semibold" color="fg.muted" textDecoration="line-through">
                  {title}
                </Text>
              ) : (
                <Link to={to} fontWeight="semibold">
                  {title}
                </Link>
              )}
              {!done && <Text color="fg.muted">{text}</Text>}
            </Box>
          </Flex>
        ))}
      </Stack>
    </Card>
  );
}
