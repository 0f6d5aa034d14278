import { stringify } from 'csv-stringify/sync';

type Cell = string | number | boolean | null;

/** A column: its heading and its value for a row. */
export type CsvColumn<Row> = readonly [heading: string, value: (row: Row) => Cell];

/** Beginnings that some spreadsheet takes for a formula or a command, including full-width forms. */
const RUN_BY_A_SPREADSHEET = /^[=+\-@|\t\r＝＋－＠｜]/;

/**
 * For spreadsheets: RFC 4180, with a byte order mark so that they detect UTF-8, and without text that they would
 * execute.
 */
const FOR_SPREADSHEETS = {
  bom: true,
  record_delimiter: '\r\n',
  quote_record_delimiter: true,
  cast: {
    boolean: (value: boolean) => (value ? 'yes' : 'no'),
    string: (value: string) => (RUN_BY_A_SPREADSHEET.test(value) ? `'${value}` : value),
  },
};

/** The whole file as text, with a header line. */
export function csvOf<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const records = [
    columns.map(([heading]) => heading),
    ...rows.map((row) => columns.map(([, value]) => value(row))),
  ];
  return stringify(records, FOR_SPREADSHEETS);
}
