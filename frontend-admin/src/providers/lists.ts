import {
  HttpError,
  type GetListParams,
  type GetListResult,
  type GetOneParams,
  type GetOneResult,
} from 'react-admin';
import { http } from '../api/http';
import { TEXTS } from '../i18n/shared.texts';
import { listQuery, totalOf } from './listQuery';
import { EXPORT_PATHS, hasRecords, isExportable, isResource, LIST_PATHS, RECORD_PATHS } from './resources';

export type ListQuestion = Pick<GetListParams, 'filter' | 'sort'>;

export async function fetchList(resource: string, params: GetListParams): Promise<GetListResult> {
  if (!isResource(resource)) throw new Error(`The console has no list "${resource}".`);
  const answer = await http.get<GetListResult['data']>(LIST_PATHS[resource], {
    params: listQuery(params),
    signal: params.signal,
  });
  // Anything else, such as from a server of another version, makes the list fail, not the page.
  if (!Array.isArray(answer.data)) throw new HttpError(TEXTS.noList, answer.status, answer.data);
  return { data: answer.data, total: totalOf(answer.headers['x-total-count'], answer.data.length, params) };
}

export async function fetchRecord(resource: string, { id, signal }: GetOneParams): Promise<GetOneResult> {
  if (!hasRecords(resource)) throw new Error(`The console has no single record of "${resource}".`);
  const path = RECORD_PATHS[resource].replace('{id}', encodeURIComponent(String(id)));
  return { data: (await http.get<GetOneResult['data']>(path, { signal })).data };
}

/** All rows that match the filters, not only the open page. */
export async function fetchSpreadsheet(resource: string, question: ListQuestion): Promise<Blob> {
  if (!isExportable(resource)) throw new Error(`The console has no spreadsheet "${resource}".`);
  const params = listQuery(question);
  const answer = await http.get<Blob>(EXPORT_PATHS[resource], { params, responseType: 'blob' });
  return answer.data;
}
