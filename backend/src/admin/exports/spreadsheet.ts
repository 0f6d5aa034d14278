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
      summary: `Export ${what} as CSV`,
      description: `Returns the rows of the list with the same filters and in the same order, at most ${MAX_EXPORT_ROWS}, whatever the page. Each download is recorded in the audit log.`,
      answer: 'A CSV file with a header line',
    }),
    ApiProduces('text/csv'),
    ApiOkResponse({ schema: { type: 'string' } }),
  );
}
