import { Flex } from '@chakra-ui/react';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button, ConfirmDialog } from '../../../components/ui';
import { SettingCard } from '../../../components/ui/setting-card';
import type { CleanerProfile } from '../../../lib/contract';
import { useWithdrawApplication } from '../api/checks';
import { TEXTS } from './own-profile.texts';

/** For an applicant who would rather book cleaners: turns the account back into a customer's. */
export function WithdrawCard({ cleaner }: { cleaner: CleanerProfile }) {
  const [isAsking, setAsking] = useState(false);
  const withdraw = useWithdrawApplication(cleaner.id);
  const { title, text, open, question, confirm } = TEXTS.signUp.withdraw;
  return (
    <SettingCard icon={Undo2} title={title} text={text}>
      <Flex>
        <Button variant="outline" onClick={() => setAsking(true)}>
          {open}
        </Button>
      </Flex>
      <ConfirmDialog
        open={isAsking}
        title={open}
        confirmLabel={confirm}
        loading={withdraw.isPending}
        onConfirm={() => void withdraw.submit().then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        {question}
      </ConfirmDialog>
    </SettingCard>
  );
}
