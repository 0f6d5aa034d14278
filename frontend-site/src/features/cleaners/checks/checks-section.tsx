import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { CHECK_DOCUMENT_TYPES, CHECK_DOCUMENTS_MAX, formatDate } from '@tidyhearth/domain';
import { FileUp } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { Badge, Button, Card } from '../../../components/ui';
import { LoadingCards } from '../../../components/ui/loading-cards';
import { Section } from '../../../components/ui/section';
import type { OwnCheck } from '../../../lib/contract';
import { type IdempotencyKeys, useIdempotencyKeys } from '../../../lib/submit/idempotency-key';
import { QueryState } from '../../../server-state/query-state';
import { acceptableDocument, useOwnChecks, useSendDocument, useTakeBackDocument } from '../api/checks';
import { TEXTS } from './checks.texts';

const ACCEPTED = CHECK_DOCUMENT_TYPES.join(',');

/** What our team has checked about a cleaner, what it needs, and the documents on their way. */
export function ChecksSection({ cleanerId }: { cleanerId: number }) {
  const checks = useOwnChecks(cleanerId);
  return (
    <Box id="checks" scrollMarginTop="24" mt="10">
      <Section title={TEXTS.title} hint={TEXTS.hint}>
        <QueryState query={checks} loading={<LoadingCards label={TEXTS.loading} />} failure={TEXTS.failed}>
          {(list) => (
            <Stack gap="4">
              {list.map((check) => (
                <CheckCard key={check.kind} cleanerId={cleanerId} check={check} />
              ))}
              <Text color="fg.muted" textStyle="sm" maxW="prose">
                {TEXTS.privacy}
              </Text>
            </Stack>
          )}
        </QueryState>
      </Section>
    </Box>
  );
}

type State = keyof typeof TEXTS.states;

const PALETTES = {
  passed: 'sage',
  submitted: 'marigold',
  requested: 'marigold',
  refused: 'brick',
  none: 'neutral',
} as const satisfies Record<State, string>;

function stateOf({ current, open, refused }: OwnCheck): State {
  if (open?.state === 'submitted') return 'submitted';
  if (current) return 'passed';
  if (open) return 'requested';
  return refused ? 'refused' : 'none';
}

function CheckCard({ cleanerId, check }: { cleanerId: number; check: OwnCheck }) {
  const { kind, current, open, refused } = check;
  const state = stateOf(check);
  const texts = TEXTS.kinds[kind];
  const documents = open?.documents ?? [];
  const keys = useIdempotencyKeys();
  return (
    <Card as="section" aria-label={texts.title}>
      <Flex justify="space-between" align="flex-start" gap="3" wrap="wrap">
        <Text as="h3" fontWeight="semibold">
          {texts.title}
        </Text>
        <Badge colorPalette={PALETTES[state]}>{TEXTS.states[state]}</Badge>
      </Flex>
      <Stack gap="2" mt="2" maxW="prose">
        {current && (
          <Text>
            {current.checkedOn && `${TEXTS.checkedOn(current.checkedOn)} `}
            {current.expiresOn && TEXTS.until(current.expiresOn)}
          </Text>
        )}
        {open?.cause && open.state === 'requested' && <Text>{TEXTS.causes[open.cause]}</Text>}
        {open?.reason && <Text>{open.reason}</Text>}
        {refused && open?.state !== 'submitted' && (
          <Text color="fg.error" fontWeight="medium">
            {TEXTS.refused(refused.reason)}
          </Text>
        )}
        <Text color="fg.muted" textStyle="sm">
          {open?.state === 'submitted' ? TEXTS.waiting : texts.documents}
        </Text>
      </Stack>
      {documents.length > 0 && <Documents cleanerId={cleanerId} check={check} keys={keys} />}
      {documents.length < CHECK_DOCUMENTS_MAX && (
        <SendDocument cleanerId={cleanerId} check={check} keys={keys} isFirst={documents.length === 0} />
      )}
    </Card>
  );
}

interface DocumentsProps {
  cleanerId: number;
  check: OwnCheck;
  keys: IdempotencyKeys<unknown>;
}

function Documents({ cleanerId, check: { kind, open }, keys }: DocumentsProps) {
  const takeBack = useTakeBackDocument(cleanerId, kind, keys);
  return (
    <Stack as="ul" listStyleType="none" gap="0" mt="3">
      {open?.documents.map(({ id, contentType, sizeBytes, createdAt }, index) => (
        <Flex
          as="li"
          key={id}
          justify="space-between"
          align="center"
          gap="3"
          wrap="wrap"
          py="2"
          borderTopWidth="1px"
        >
          <Box minW="0">
            <Text fontWeight="medium">{TEXTS.document(index + 1)}</Text>
            <Text color="fg.muted" textStyle="sm">
              {TEXTS.facts(
                contentType === 'application/pdf' ? TEXTS.pdf : TEXTS.picture,
                TEXTS.kilobytes(sizeBytes),
                formatDate(createdAt),
              )}
            </Text>
          </Box>
          <Button
            variant="outline"
            aria-label={`${TEXTS.takeBack}: ${TEXTS.document(index + 1)}`}
            loading={takeBack.isPending && takeBack.input === id}
            disabled={takeBack.isPending}
            onClick={() => void takeBack.submit(id)}
          >
            {TEXTS.takeBack}
          </Button>
        </Flex>
      ))}
    </Stack>
  );
}

interface SendDocumentProps extends DocumentsProps {
  isFirst: boolean;
}

function SendDocument({ cleanerId, check: { kind }, keys, isFirst }: SendDocumentProps) {
  const input = useRef<HTMLInputElement>(null);
  const send = useSendDocument(cleanerId, kind, keys);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file && acceptableDocument(file)) void send.submit(file);
    target.value = '';
  };
  const { title } = TEXTS.kinds[kind];
  const label = isFirst ? TEXTS.send : TEXTS.sendAnother;
  return (
    <Flex gap="3" align="center" wrap="wrap" mt="4">
      <Button
        variant="outline"
        aria-label={`${label}: ${title}`}
        loading={send.isPending}
        loadingText={TEXTS.sending}
        onClick={() => input.current?.click()}
      >
        <FileUp aria-hidden />
        {label}
      </Button>
      <Text color="fg.muted" textStyle="sm">
        {TEXTS.formats}
      </Text>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        aria-label={TEXTS.file(title)}
        hidden
        onChange={choose}
      />
    </Flex>
  );
}
