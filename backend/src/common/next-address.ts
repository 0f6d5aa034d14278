/** The address of the next part of an answer: the same path and query, with one parameter set. */
export function nextAddress(url: string, name: string, value: string): string {
  const start = url.indexOf('?');
  const path = start === -1 ? url : url.slice(0, start);
  // A question mark may stand in a query as it is.
  const params = new URLSearchParams(start === -1 ? '' : url.slice(start + 1));
  params.set(name, value);
  return `${path}?${params.toString()}`;
}
