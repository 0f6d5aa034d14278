import { Stack, Text } from '@chakra-ui/react';
import { API_KEYS } from '@tidyhearth/domain';
import { KeySquare } from 'lucide-react';
import { useState } from 'react';
import { Button, ConfirmDialog, Loading, SkeletonLines } from '../../../components/ui';
import { SettingCard } from '../../../components/ui/setting-card';
import type { ApiKey } from '../../../lib/contract';
import { QueryState } from '../../../server-state/query-state';
import { KeyLine } from './key-line';
import { MakeKeyDialog } from './make-key-dialog';
import { useApiKeys, useRevokeKey } from './api-keys';
import { TEXTS } from './api-keys.texts';

/** A cleaner's API keys. */
export function ApiKeysCard() {
  const keys = useApiKeys();
  const [isMaking, setMaking] = useState(false);
  const [revoked, setRevoked] = useState<ApiKey>();
  const live = keys.data?.filter(({ state }) => state === 'live').length ?? 0;
  const isFull = live >= API_KEYS.perPerson;
  return (
    <SettingCard icon={KeySquare} title={TEXTS.title} text={TEXTS.text}>
      <QueryState
        query={keys}
        loading={
          <Loading label={TEXTS.loading}>
            <SkeletonLines lines={2} />
          </Loading>
        }
        failure={TEXTS.failed}
      >
        {(list) =>
          list.length === 0 ? (
            <Text color="fg.muted">{TEXTS.none}</Text>
          ) : (
            <Stack as="ul" gap="0" listStyleType="none">
              {list.map((key) => (
                <KeyLine key={key.id} apiKey={key} onRevoke={() => setRevoked(key)} />
              ))}
            </Stack>
          )
        }
      </QueryState>
      {isFull && <Text>{TEXTS.full}</Text>}
      <Button
        alignSelf="flex-start"
        disabled={keys.data === undefined || isFull}
        onClick={() => setMaking(true)}
      >
        {TEXTS.make}
      </Button>
      {isMaking && <MakeKeyDialog onClose={() => setMaking(false)} />}
      {revoked && <RevokeDialog apiKey={revoked} onClose={() => setRevoked(undefined)} />}
    </SettingCard>
  );
}

function RevokeDialog({ apiKey: { id, name }, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const revoke = useRevokeKey(onClose);
  return (
    <ConfirmDialog
      open
      danger
      title={TEXTS.revoke.title}
      confirmLabel={TEXTS.revoke.action}
      cancelLabel={TEXTS.revoke.keep}
      loading={revoke.isPending}
      onConfirm={() => void revoke.submit(id)}
      onCancel={onClose}
    >
      {TEXTS.revoke.text(name)}
    </ConfirmDialog>
  );
}
