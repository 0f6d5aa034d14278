import { ACCESS_MATRIX } from './access-matrix.js';
import { pathOf, type Row, type Situation } from './access-row.js';
import { situationOf, type Answer } from './call.js';
import { ACTORS, type Cast } from './cast.js';
import { routesOf, type OpenApi, type Route } from './document.js';

/** An allowed call: who makes it, about what, and with a valid body if it takes one. */
export interface StagedCall {
  route: Route;
  row: Row;
  situation: Situation;
  url: string;
  body: Record<string, unknown> | undefined;
}

/** Prepares each call of the document. */
export async function stageCalls(document: OpenApi, cast: Cast): Promise<StagedCall[]> {
  const staged: StagedCall[] = [];
  for (const route of routesOf(document)) staged.push(await stageCall(route, cast));
  return staged;
}

export async function stageCall(route: Route, cast: Cast): Promise<StagedCall> {
  const row = ACCESS_MATRIX[route.name];
  if (!row) throw new Error(`${route.name} is not in the access matrix`);
  const who = ACTORS.find((actor) => Number(row.answers[actor]) < 400) ?? 'anonymous';
  const situation = await situationOf(row, who, cast, (await row.given?.(cast)) ?? {});
  const body = await row.body?.(situation);
  return {
    route,
    row,
    situation,
    url: cast.world.url + pathOf(route.path, { ...row, query: undefined }, situation),
    body: body === undefined ? undefined : { ...body },
  };
}

export const takesJson = ({ route }: StagedCall): boolean =>
  route.operation.requestBody?.content['application/json'] !== undefined;

export const callOf = ({ route, situation }: StagedCall) => ({
  method: route.method,
  token: situation.me?.token,
});

/** Returns complaints; none if the call was refused in the documented shape, or accepted where that is allowed. */
export function complaint(what: string, answer: Answer, mayBeTaken = false): string[] {
  if (answer.status < 400) return mayBeTaken ? [] : [`${what}: taken (${answer.status})`];
  if (answer.status >= 500) return [`${what}: ${answer.status} ${answer.text}`];
  const error: unknown = answer.text === '' ? undefined : JSON.parse(answer.text);
  const isShaped =
    typeof error === 'object' &&
    error !== null &&
    ['statusCode', 'error', 'code', 'message', 'requestId'].every((key) => key in error);
  const tellsInsides = /\bat \S+ \(|SELECT |node_modules|ER_[A-Z]+|SQLITE/.test(answer.text);
  return isShaped && !tellsInsides ? [] : [`${what}: ${answer.text}`];
}
