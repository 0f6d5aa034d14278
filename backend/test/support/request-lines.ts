export interface RequestLine {
  requestId: string;
  method: string;
  route: string;
  status: number;
  ms: number;
  isAborted?: true;
}

/** What an application has logged of requests to this route; a line that is being written is left out. */
export const requestLines = (log: string, route: string): RequestLine[] =>
  log
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line): RequestLine => JSON.parse(line))
    .filter((line) => line.route === route);
