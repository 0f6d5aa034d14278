import type { GetListParams } from 'react-admin';

/** Page, sort order and filters of the query string. Empty filters are left out. */
export function listQuery({
  pagination,
  sort,
  filter,
}: Pick<GetListParams, 'pagination' | 'sort' | 'filter'>): Record<string, string | number> {
  const filters = Object.entries((filter ?? {}) as Record<string, unknown>)
    .map(([name, value]) => [name, wordOf(name, value)] as const)
    .filter(([, value]) => value !== '');
  return {
    ...Object.fromEntries(filters),
    ...(pagination && { page: pagination.page, perPage: pagination.perPage }),
    ...(sort && { sort: sort.field, order: sort.order }),
  };
}

/**
 * @throws Error for values that can't be put into a query string: without that filter the list would show everybody's
 * rows
 */
function wordOf(name: string, value: unknown): string | number {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return value;
  throw new Error(`the filter ${name} is neither a text nor a number`);
}

/** The total from the header. Without it, the number of rows up to this page. */
export function totalOf(header: unknown, rows: number, { pagination }: GetListParams): number {
  const total = typeof header === 'string' ? Number.parseInt(header, 10) : Number.NaN;
  if (Number.isSafeInteger(total)) return total;
  return pagination ? (pagination.page - 1) * pagination.perPage + rows : rows;
}
