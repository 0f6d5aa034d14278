import { Box, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { formatDateTime } from '@tidyhearth/domain';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/field';
import { Loading, SkeletonLines } from '../../../components/ui/skeleton';
import { EmptyState, ErrorState } from '../../../components/ui/states';
import type { CapturedEmail } from '../../../lib/contract';
import { GROUPS } from '../../../server-state/query-groups';
import { getEmails } from '../api/emails';
import { TEXTS } from '../developer.texts';

const POLL_MS = 5000;

function Preview({ email }: { email: CapturedEmail }) {
  return (
    <Box bg="bg.raised" borderWidth="1px" borderRadius="l3" overflow="hidden">
      <Box p="5" borderBottomWidth="1px">
        <Heading as="h2" textStyle="h4">
          {email.subject}
        </Heading>
        <Text textStyle="sm" color="fg.muted">
          {TEXTS.to(email.recipient, formatDateTime(email.createdAt))}
        </Text>
      </Box>
      <Box asChild width="full" height="lg" bg="white" display="block">
        <iframe
          title={TEXTS.preview(email.subject)}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={email.html}
        />
      </Box>
      <Box as="details" p="5" borderTopWidth="1px">
        <summary>{TEXTS.plainText}</summary>
        <Text as="pre" mt="3" textStyle="sm" whiteSpace="pre-wrap" fontFamily="mono" overflowWrap="anywhere">
          {email.text}
        </Text>
      </Box>
    </Box>
  );
}

interface MailListProps {
  emails: readonly CapturedEmail[];
  shownId: number;
  onChoose: (id: number) => void;
}

function MailList({ emails, shownId, onChoose }: MailListProps) {
  return (
    <Stack as="ul" listStyleType="none" gap="1" maxH="36rem" overflowY="auto" p="1">
      {emails.map((email) => (
        <li key={email.id}>
          <Button
            variant={email.id === shownId ? 'subtle' : 'ghost'}
            width="full"
            height="auto"
            py="2.5"
            px="3"
            justifyContent="flex-start"
            textAlign="start"
            whiteSpace="normal"
            aria-current={email.id === shownId}
            onClick={() => onChoose(email.id)}
          >
            <Box minW="0">
              <Text textStyle="sm">{email.subject}</Text>
              <Text textStyle="xs" fontWeight="normal" color="fg.muted" overflowWrap="anywhere">
                {email.recipient}, {formatDateTime(email.createdAt)}
              </Text>
            </Box>
          </Button>
        </li>
      ))}
    </Stack>
  );
}

/** The mails that the server would have sent, newest first. */
export function Mailbox() {
  const [typed, setTyped] = useState('');
  const [recipient, setRecipient] = useState('');
  const [chosen, setChosen] = useState<number>();
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: [...GROUPS.testMail, recipient],
    queryFn: ({ signal }) => getEmails(recipient, signal),
    refetchInterval: POLL_MS,
  });
  const shown = data?.find(({ id }) => id === chosen) ?? data?.[0];
  const filter = (event: FormEvent) => {
    event.preventDefault();
    setRecipient(typed.trim());
  };

  return (
    <Stack gap="6">
      <form onSubmit={filter}>
        <Flex gap="3" align="flex-end" maxW="xl">
          <TextField
            label={TEXTS.recipient}
            type="email"
            placeholder={TEXTS.everyone}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" variant="outline">
            {TEXTS.filter}
          </Button>
        </Flex>
      </form>
      {isPending && (
        <Loading>
          <SkeletonLines lines={6} />
        </Loading>
      )}
      {isError && !data && <ErrorState title={TEXTS.failed} onRetry={() => void refetch()} />}
      {data?.length === 0 && <EmptyState title={TEXTS.none.title} description={TEXTS.none.description} />}
      {shown && (
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', md: '20rem minmax(0, 1fr)' }}
          gap="5"
          alignItems="start"
        >
          <MailList emails={data ?? []} shownId={shown.id} onChoose={setChosen} />
          <Preview key={shown.id} email={shown} />
        </Grid>
      )}
    </Stack>
  );
}
