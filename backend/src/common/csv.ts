import { stringify } from 'csv-stringify/sync';

type Cell = string | number | boolean | null;

/** A column: its heading and what it says of a row. */
export type CsvColumn<Row> = readonly [heading: string, value: (row: Row) => Cell];

/** What some spreadsheet takes for the beginning of a formula or a command, also in its full width. */
const RUN_BY_A_SPREADSHEET = /^[=+\-@|\t\r＝＋－＠｜]/;

/** For spreadsheets: RFC 4180, a byte order mark so that they read UTF-8, and no text that they would run. */
const FOR_SPREADSHEETS = {
  bom: true,
  record_delimiter: '\r\n',
  quote_record_delimiter: true,
  cast: {
    boolean: (value: boolean) => (value ? 'yes' : 'no'),
    string: (value: string) => (RUN_BY_A_SPREADSHEET.test(value) ? `'${value}` : value),
  },
};

/** The whole file as text, its heading first. */
export function csvOf<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const records = [
    columns.map(([heading]) => heading),
    ...rows.map((row) => columns.map(([, value]) => value(row))),
  ];
  return stringify(records, FOR_SPREADSHEETS);
}
