type Cell = string | number | boolean | null;

/** A column: its heading and what it says of a row. */
export type CsvColumn<Row> = readonly [heading: string, value: (row: Row) => Cell];

/** A spreadsheet runs text that begins like a formula; a leading apostrophe keeps it text. */
function cell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** RFC 4180, with a byte order mark so that spreadsheets read it as UTF-8. */
export function csvOf<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(([heading]) => cell(heading)),
    ...rows.map((row) => columns.map(([, value]) => cell(value(row)))),
  ];
  return `\ufeff${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;
}
