import { applyDecorators, Header } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { MAX_EXPORT_ROWS } from '@tidyhearth/domain';
import { AuditedExport } from '../audit/audited.js';
import { ApiCall } from '../../common/api-call.js';

/** For a handler that answers a list of the console as CSV, with the same filters and order. */
export function Spreadsheet(file: string, what: string) {
  return applyDecorators(
    AuditedExport(file),
    Header('Content-Type', 'text/csv; charset=utf-8'),
    Header('Content-Disposition', `attachment; filename="${file}"`),
    ApiCall({
      summary: `${what} as CSV`,
      description: `Filters and order as in the list; at most ${MAX_EXPORT_ROWS} rows, whatever the page. Each download leaves a line in the audit log.`,
      answer: 'A CSV file with a header line',
    }),
    ApiProduces('text/csv'),
    ApiOkResponse({ schema: { type: 'string' } }),
  );
}
