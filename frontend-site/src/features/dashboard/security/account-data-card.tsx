import { Flex } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { Download, FileArchive, UserX } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/ui';
import { ROUTES } from '../../../config/routes';
import { api } from '../../../lib/api';
import { reasonOf } from '../../../lib/api-error';
import type { AccountUser } from '../../../lib/contract';
import { signOut } from '../../../lib/session';
import { toast, toastError } from '../../../lib/toast';
import { saveFile } from '../shared/save-file';
import { PasswordPrompt } from './password-prompt';
import { SettingCard } from './setting-card';

export function ExportCard({ user }: { user: AccountUser }) {
  const load = useMutation({
    mutationFn: () => api.file('/api/users/{id}/export', { path: { id: user.id } }),
    onSuccess: (file) => saveFile(file, 'my-data.json'),
    onError: () =>
      toastError({
        title: 'Export failed',
        description: 'Your data could not be fetched. Please try again.',
      }),
  });
  return (
    <SettingCard icon={FileArchive} title="Your data" text="Everything we hold about you, in one JSON file.">
      <Flex>
        <Button variant="outline" loading={load.isPending} onClick={() => load.mutate()}>
          <Download aria-hidden />
          Export my data
        </Button>
      </Flex>
    </SettingCard>
  );
}

export function DeactivateCard({ user }: { user: AccountUser }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const deactivate = useMutation({
    mutationFn: (password: string) =>
      api.post('/api/users/{id}/deactivate', { path: { id: user.id }, body: { password } }),
    onSuccess: async () => {
      signOut();
      await navigate(ROUTES.home);
      toast({ title: 'Account deactivated', description: 'Write to us if you want to come back.' });
    },
    onError: (error) =>
      toastError({ title: 'Not deactivated' }, reasonOf(error, 'Something went wrong. Please try again.')),
  });
  return (
    <SettingCard
      icon={UserX}
      title="Deactivate Account"
      text="Nobody finds you any more and open requests are cancelled. A confirmed booking ahead must be done or cancelled first."
    >
      <Flex>
        <Button variant="outline" colorPalette="brick" onClick={() => setAsking(true)}>
          Deactivate Account
        </Button>
      </Flex>
      {asking && (
        <PasswordPrompt
          title="Deactivate Account"
          text="You are signed out everywhere and can't sign in again until we reactivate you. Please confirm with your password."
          confirmLabel="Deactivate Account"
          pending={deactivate.isPending}
          onPassword={deactivate.mutate}
          onClose={() => setAsking(false)}
        />
      )}
    </SettingCard>
  );
}
