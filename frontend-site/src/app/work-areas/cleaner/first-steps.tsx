import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { usePrefetchQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Button, Card, Link } from '../../../components/ui';
import { dashboardTab } from '../../../config/routes';
import { localStore } from '../../../lib/storage';
import type { CleanerProfile } from '../../../lib/contract';
import { calendarQueries, useBlocks, useWorkingHours } from '../../../features/calendar/api/calendar';
import { bidQueries, useCleanerBids } from '../../../features/postings/api/postings';
import { TEXTS } from './cleaner-area.texts';

const storeKey = (userId: number) => `first-steps-closed-${userId}`;
const areClosed = (userId: number) => localStore.get(storeKey(userId)) !== undefined;

/** Requests what the steps need before they are rendered. */
export const FirstStepsReads = ({ id, userId }: Pick<CleanerProfile, 'id' | 'userId'>) =>
  areClosed(userId) ? null : <Reads id={id} />;

function Reads({ id }: { id: number }) {
  usePrefetchQuery(calendarQueries.blocks(id));
  usePrefetchQuery(calendarQueries.workingHours(id));
  usePrefetchQuery(bidQueries.ofCleaner(id));
  return null;
}

/** What an approved cleaner should set up first. Hidden once everything is done or it's dismissed. */
export function FirstSteps({ cleaner }: { cleaner: CleanerProfile }) {
  const { userId } = cleaner;
  const [closed, setClosed] = useState(() => areClosed(userId));
  const close = () => {
    localStore.set(storeKey(userId), 'yes');
    setClosed(true);
  };
  return closed ? null : <Steps cleaner={cleaner} onClose={close} />;
}

function Steps({ cleaner, onClose }: { cleaner: CleanerProfile; onClose: () => void }) {
  const blocks = useBlocks(cleaner.id);
  const hours = useWorkingHours(cleaner.id);
  const applications = useCleanerBids(cleaner.id);
  const steps = [
    {
      done: cleaner.profileImage !== null,
      ...TEXTS.firstSteps.photo,
      to: dashboardTab('profile'),
    },
    {
      done: (blocks.data?.length ?? 0) > 0 || (hours.data?.hours.length ?? 0) > 0,
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
  const isKnown = blocks.isSuccess && hours.isSuccess && applications.isSuccess;
  if (!isKnown || left === 0) return null;
  return (
    <Card as="section" aria-labelledby="first-steps" bg="ink.subtle" borderColor="ink.border">
      <Flex justify="space-between" gap="4" mb="4" wrap="wrap">
        <Box>
          <Heading as="h2" id="first-steps" textStyle="h3">
            {left === steps.length ? TEXTS.firstSteps.title : TEXTS.firstSteps.titleLeft(left)}
          </Heading>
          <Text color="fg.muted">{TEXTS.firstSteps.text}</Text>
        </Box>
        <Button size="sm" variant="ghost" onClick={onClose}>
          {TEXTS.firstSteps.close}
        </Button>
      </Flex>
      <Stack as="ol" gap="4" listStyleType="none">
        {steps.map((step, index) => (
          <StepRow key={step.title} {...step} number={index + 1} />
        ))}
      </Stack>
    </Card>
  );
}

interface StepRowProps {
  number: number;
  done: boolean;
  title: string;
  text: string;
  to: string;
}

function StepRow({ number, done, title, text, to }: StepRowProps) {
  return (
    <Flex as="li" gap="4">
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
        aria-label={done ? TEXTS.firstSteps.done : TEXTS.firstSteps.step(number)}
        role="img"
      >
        {done ? <Check size={18} aria-hidden /> : number}
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
  );
}
