import { createContext, use, useMemo, useState, type ReactNode } from 'react';

interface Dialogs {
  open: (dialog: ReactNode) => void;
  close: () => void;
}

const DialogContext = createContext<Dialogs | undefined>(undefined);

/**
 * Shows dialogs for the components in it. If a row held its own dialog, the dialog and its input would disappear once
 * the row leaves the list or the table becomes cards.
 */
export function DialogHost({ children }: { children: ReactNode }) {
  const [dialog, setDialog] = useState<ReactNode>();
  const dialogs = useMemo(() => ({ open: setDialog, close: () => setDialog(undefined) }), []);
  return (
    <DialogContext value={dialogs}>
      {children}
      {dialog}
    </DialogContext>
  );
}

export function useDialogs(): Dialogs {
  const dialogs = use(DialogContext);
  if (!dialogs) throw new Error('useDialogs needs a DialogHost around it');
  return dialogs;
}
