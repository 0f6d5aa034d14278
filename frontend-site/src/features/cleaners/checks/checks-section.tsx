import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { CHECK_DOCUMENT_TYPES, CHECK_DOCUMENTS_MAX, type CheckKind, formatDate } from '@tidyhearth/domain';
import { FileUp } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { Badge, Button, Card } from '../../../components/ui';
import { LoadingCards } from '../../../components/ui/loading-cards';
import { Section } from '../../../components/ui/section';
import { WRITTEN } from '../../../components/ui/written';
import type { OwnCheck } from '../../../lib/contract';
import { useIdempotencyKeys } from '../../../lib/submit/idempotency-key';
import { QueryState } from '../../../server-state/query-state';
import { acceptableDocument, useOwnChecks, useSendDocument, useTakeBackDocument } from '../api/checks';
import { type CheckState, checkStateOf } from './check-state';
import { TEXTS } from './checks.texts';

const ACCEPTED = CHECK_DOCUMENT_TYPES.join(',');

/** What our team has checked about a cleaner, what it needs, and the documents under examination. */
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

const PALETTES = {
  passed: 'sage',
  submitted: 'marigold',
  requested: 'marigold',
  refused: 'brick',
  none: 'neutral',
} as const satisfies Record<CheckState, string>;

function CheckCard({ cleanerId, check }: { cleanerId: number; check: OwnCheck }) {
  const { kind, current, open, refused } = check;
  const state = checkStateOf(check);
  const texts = TEXTS.kinds[kind];
  const documents = open?.documents ?? [];
  // One at a time, because withdrawing a document ends the idempotency key of sending one.
  const keys = useIdempotencyKeys();
  const send = useSendDocument(cleanerId, kind, keys);
  const takeBack = useTakeBackDocument(cleanerId, kind, keys);
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
        {open?.reason && <Text {...WRITTEN}>{open.reason}</Text>}
        {refused && open?.state !== 'submitted' && (
          <Text color="fg.error" fontWeight="medium">
            {TEXTS.refused(refused.reason)}
          </Text>
        )}
        <Text color="fg.muted" textStyle="sm">
          {open?.state === 'submitted' ? TEXTS.waiting : texts.documents}
        </Text>
      </Stack>
      {documents.length > 0 && (
        <Documents documents={documents} takeBack={takeBack} isSending={send.isPending} />
      )}
      {documents.length < CHECK_DOCUMENTS_MAX && (
        <SendDocument
          kind={kind}
          send={send}
          isTakingBack={takeBack.isPending}
          isFirst={documents.length === 0}
        />
      )}
    </Card>
  );
}

interface DocumentsProps {
  documents: NonNullable<OwnCheck['open']>['documents'];
  takeBack: ReturnType<typeof useTakeBackDocument>;
  isSending: boolean;
}

function Documents({ documents, takeBack, isSending }: DocumentsProps) {
  return (
    <Stack as="ul" listStyleType="none" gap="0" mt="3">
      {documents.map(({ id, contentType, sizeBytes, createdAt }, index) => (
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
            disabled={takeBack.isPending || isSending}
            onClick={() => void takeBack.submit(id)}
          >
            {TEXTS.takeBack}
          </Button>
        </Flex>
      ))}
    </Stack>
  );
}

interface SendDocumentProps {
  kind: CheckKind;
  send: ReturnType<typeof useSendDocument>;
  isTakingBack: boolean;
  isFirst: boolean;
}

function SendDocument({ kind, send, isTakingBack, isFirst }: SendDocumentProps) {
  const input = useRef<HTMLInputElement>(null);
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
        disabled={isTakingBack}
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
