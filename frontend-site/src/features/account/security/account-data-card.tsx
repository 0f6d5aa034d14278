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
import { useWrongEntry } from './use-wrong-entry';
import { SettingCard } from '../../../components/ui/setting-card';
import { TEXTS } from '../account.texts';
import { useDeactivate } from '../api/account';

export function ExportCard({ user }: { user: AccountUser }) {
  const load = useSubmit({
    send: () => api.file('/api/users/{id}/export', { path: { id: user.id } }),
    failed: TEXTS.export.failed,
    withoutReason: true,
    onDone: (file) => saveFile(file, 'my-data.json'),
  });
  return (
    <SettingCard icon={FileArchive} title={TEXTS.export.title} text={TEXTS.export.text}>
      <Flex>
        <Button variant="outline" loading={load.isPending} onClick={() => void load.submit()}>
          <Download aria-hidden />
          {TEXTS.export.action}
        </Button>
      </Flex>
    </SettingCard>
  );
}

export function DeactivateCard({ user }: { user: AccountUser }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const { wrong, onRefused } = useWrongEntry('WRONG_PASSWORD');
  const deactivate = useDeactivate(user.id, {
    onRefused,
    onDone: () => {
      signOut();
      toast(TEXTS.deactivate.done);
    },
    leave: () => void navigate(ROUTES.home),
  });
  return (
    <SettingCard icon={UserX} title={TEXTS.deactivate.title} text={TEXTS.deactivate.text}>
      <Flex>
        <Button variant="outline" colorPalette="brick" onClick={() => setAsking(true)}>
          {TEXTS.deactivate.title}
        </Button>
      </Flex>
      {asking && (
        <PasswordPrompt
          title={TEXTS.deactivate.title}
          text={TEXTS.deactivate.prompt}
          confirmLabel={TEXTS.deactivate.title}
          pending={deactivate.isPending}
          wrong={wrong}
          onPassword={(password) => void deactivate.submit(password)}
          onClose={() => setAsking(false)}
        />
      )}
    </SettingCard>
  );
}
