import type { GetListParams, GetListResult } from 'react-admin';
import { http } from '../api/http';
import { listQuery, totalOf } from './listQuery';
import { isResource, LIST_PATHS } from './resources';

export async function fetchList(resource: string, params: GetListParams): Promise<GetListResult> {
  if (!isResource(resource)) throw new Error(`The console has no list "${resource}".`);
  const answer = await http.get<GetListResult['data']>(LIST_PATHS[resource], {
    params: listQuery(params),
    signal: params.signal,
  });
  return { data: answer.data, total: totalOf(answer.headers['x-total-count'], answer.data.length, params) };
}
