import Box from '@mui/material/Box';
import { openDocument } from '../../actions/acts';
import { useAct } from '../../actions/useAct';
import { RowButton } from '../../components/RowButton';
import type { AdminCheck } from '../../contract';
import { fullName } from '../../format';
import { useVerbs } from '../../providers/queries';
import { TEXTS } from '../../i18n/checks.texts';

/** Each document is saved as a file, never shown within the console. The server records who looked. */
export function CheckDocuments({ check }: { check: AdminCheck }) {
  const verbs = useVerbs();
  const { perform, isPending } = useAct();
  if (check.documents.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {check.documents.map(({ id, contentType }, index) => (
        <RowButton
          key={id}
          label={TEXTS.save(index + 1)}
          subject={fullName(check)}
          isPending={isPending}
          onClick={() => void perform(openDocument(verbs, check.id, id, contentType))}
        />
      ))}
    </Box>
  );
}
