import { http } from '../api/http';

export async function fetchCheckDocument(checkId: number, documentId: number): Promise<Blob> {
  const path = `/api/admin/checks/${checkId}/documents/${documentId}`;
  return (await http.get<Blob>(path, { responseType: 'blob' })).data;
}
