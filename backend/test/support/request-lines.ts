export interface RequestLine {
  requestId: string;
  method: string;
  route: string;
  status: number;
  ms: number;
  isAborted?: true;
}

/** The logged requests of an application to this route, without a line that is still being written. */
export const requestLines = (log: string, route: string): RequestLine[] =>
  log
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line): RequestLine => JSON.parse(line))
    .filter((line) => line.route === route);
