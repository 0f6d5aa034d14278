import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { MAX_EXPORT_ROWS } from '@tidyhearth/domain';
import { useListContext, useTranslate } from 'react-admin';
import { TRAIL } from '../../actions/touches';
import { useAct } from '../../actions/useAct';
import { countOf } from '../../format';
import { useVerbs } from '../../providers/queries';
import { EXPORT_TOASTS } from '../../i18n/toasts.texts';
import { saveFile } from '../saveFile';
import { useListName } from './useListName';
import { ActButton } from '../ActButton';

/** Saves all rows that match the filters, in the sort order of the list. */
export function ExportButton() {
  const { resource, sort, total = 0, filterValues: filter } = useListContext();
  const translate = useTranslate();
  const name = useListName().toLowerCase();
  const verbs = useVerbs();
  const { perform, isPending } = useAct();
  const description =
    total > MAX_EXPORT_ROWS
      ? translate('list.exportCut', { rows: countOf(MAX_EXPORT_ROWS, 'row') })
      : countOf(total, 'row');

  const save = () =>
    perform({
      run: async () => saveFile(await verbs.spreadsheet(resource, { filter, sort }), `${resource}.csv`),
      done: { ...EXPORT_TOASTS.done, description },
      failed: EXPORT_TOASTS.failed,
      touches: TRAIL,
    });

  return (
    <ActButton
      variant="outlined"
      startIcon={<FileDownloadOutlined />}
      aria-label={translate('list.exportOf', { name })}
      isPending={isPending}
      disabled={total === 0}
      onClick={() => void save()}
      sx={{ marginLeft: { sm: 'auto' } }}
    >
      {translate('list.export')}
    </ActButton>
  );
}
