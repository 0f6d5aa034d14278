import type { GetListParams } from 'react-admin';

/** The query string's page, sort and filters; empty filters are left out. */
export function listQuery({
  pagination,
  sort,
  filter,
}: Pick<GetListParams, 'pagination' | 'sort' | 'filter'>): Record<string, string | number> {
  const filters = Object.entries((filter ?? {}) as Record<string, unknown>).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== '',
  );
  return {
    ...Object.fromEntries(filters.map(([name, value]) => [name, value.trim()])),
    ...(pagination && { page: pagination.page, perPage: pagination.perPage }),
    ...(sort && { sort: sort.field, order: sort.order }),
  };
}

/** The count of all rows; without the header, of the rows up to this page. */
export function totalOf(header: unknown, rows: number, { pagination }: GetListParams): number {
  const total = typeof header === 'string' ? Number.parseInt(header, 10) : Number.NaN;
  if (Number.isSafeInteger(total)) return total;
  return pagination ? (pagination.page - 1) * pagination.perPage + rows : rows;
}
