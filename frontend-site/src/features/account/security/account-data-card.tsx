import { Flex } from '@chakra-ui/react';
import { Download, FileArchive, UserX } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/ui';
import { ROUTES } from '../../../config/routes';
import { api } from '../../../lib/api';
import type { AccountUser } from '../../../lib/contract';
import { saveFile } from '../../../lib/save-file';
import { signOut } from '../../../lib/session';
import { useSubmit } from '../../../lib/submit/use-submit';
import { toast } from '../../../lib/toast';
import { PasswordPrompt } from './password-prompt';
import { SettingCard } from '../../../components/ui/setting-card';

export function ExportCard({ user }: { user: AccountUser }) {
  const load = useSubmit({
    send: () => api.file('/api/users/{id}/export', { path: { id: user.id } }),
    failed: { title: 'Export failed', description: 'Your data could not be fetched. Please try again.' },
    withoutReason: true,
    onDone: (file) => saveFile(file, 'my-data.json'),
  });
  return (
    <SettingCard icon={FileArchive} title="Your data" text="Everything we hold about you, in one JSON file.">
      <Flex>
        <Button variant="outline" loading={load.isPending} onClick={() => void load.submit()}>
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
  const leave = async () => {
    signOut();
    await navigate(ROUTES.home);
    toast({ title: 'Account deactivated', description: 'Write to us if you want to come back.' });
  };
  const deactivate = useSubmit({
    send: (password: string) =>
      api.post('/api/users/{id}/deactivate', { path: { id: user.id }, body: { password } }),
    failed: { title: 'Not deactivated', description: 'Something went wrong. Please try again.' },
    onDone: () => void leave(),
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
          onPassword={(password) => void deactivate.submit(password)}
          onClose={() => setAsking(false)}
        />
      )}
    </SettingCard>
  );
}
