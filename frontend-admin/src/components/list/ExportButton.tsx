import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { MAX_EXPORT_ROWS } from '@tidyhearth/domain';
import { useListContext } from 'react-admin';
import { useAct } from '../../actions/useAct';
import { countOf } from '../../format';
import { useVerbs } from '../../providers/queries';
import { EXPORT_TOASTS } from '../../texts';
import { saveFile } from '../saveFile';
import { useFilters } from './useFilters';

/** Saves what the filters leave of the list, in its order and on no page. */
export function ExportButton({ label }: { label: string }) {
  const { resource, sort, total = 0 } = useListContext();
  const filter = useFilters();
  const verbs = useVerbs();
  const { perform, isPending } = useAct();
  const description =
    total > MAX_EXPORT_ROWS
      ? `The first ${countOf(MAX_EXPORT_ROWS, 'row')}. Narrow the filters to see the rest.`
      : countOf(total, 'row');

  const save = () =>
    perform({
      run: async () => saveFile(`${resource}.csv`, await verbs.spreadsheet(resource, { filter, sort })),
      done: { ...EXPORT_TOASTS.done, description },
      failed: EXPORT_TOASTS.failed,
      touches: [],
    });

  return (
    <Button
      variant="outlined"
      startIcon={<FileDownloadOutlined />}
      aria-label={`Export CSV of ${label.toLowerCase()}`}
      disabled={isPending || total === 0}
      onClick={() => void save()}
      sx={{ marginLeft: { sm: 'auto' } }}
    >
      Export CSV
    </Button>
  );
}
