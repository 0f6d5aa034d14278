import { useState } from 'react';
import { Button, ConfirmDialog } from '../../../components/ui';
import type { Application } from '../../../lib/contract';
import { useWithdrawBid } from '../api/postings';
import { TEXTS } from '../postings.texts';

/** Withdraws an own bid, after asking for confirmation. */
export function WithdrawBid({ bid }: { bid: Application }) {
  const [isAsking, setIsAsking] = useState(false);
  const withdraw = useWithdrawBid();
  const confirm = async () => {
    await withdraw.submit(bid.id);
    setIsAsking(false);
  };
  return (
    <>
      <Button variant="ghost" colorPalette="brick" onClick={() => setIsAsking(true)}>
        {TEXTS.cleaner.withdraw.open}
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        title={TEXTS.cleaner.withdraw.title}
        confirmLabel={TEXTS.cleaner.withdraw.confirm}
        loading={withdraw.isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setIsAsking(false)}
      >
        {TEXTS.cleaner.withdraw.text}
      </ConfirmDialog>
    </>
  );
}
