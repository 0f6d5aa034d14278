import { ACTORS, newPersonLike, type Actor, type Cast } from './cast.js';
import { namedBy, pathOf, type Row, type Situation } from './access-row.js';
import { smallPhoto, type Given } from './scenes.js';

export interface Answer {
  status: number;
  text: string;
  headers: Headers;
}

/** Refused callers go first, because the call that succeeds afterwards shows that they changed nothing. */
export function inOrder({ answers }: Row): Actor[] {
  const cells = ACTORS.filter((who) => answers[who] !== null);
  const isRefusal = (who: Actor) => Number(answers[who]) >= 400;
  return [...cells.filter(isRefusal), ...cells.filter((who) => !isRefusal(who))];
}

export async function situationOf(row: Row, who: Actor, cast: Cast, given: Given): Promise<Situation> {
  const succeeds = Number(row.answers[who]) < 400;
  const isNew = row.personal && succeeds && who !== 'anonymous' && who !== 'suspended';
  const me = who === 'anonymous' ? undefined : isNew ? await newPersonLike(cast, who) : cast[who];
  return { who, me, named: namedBy(who, me, cast), cast, given };
}

/** `route` is a method and a path with placeholders. */
export async function callAs(route: string, row: Row, situation: Situation): Promise<Answer> {
  const [method = '', pattern = ''] = route.split(' ');
  const body = await row.body?.(situation);
  return request(situation.cast.world.url + pathOf(pattern, row, situation), {
    method,
    token: situation.me?.token,
    ...(row.photo || row.document
      ? { body: await pictureForm(row.photo ? 'image' : 'document') }
      : body === undefined
        ? {}
        : { json: body }),
  });
}

interface Wish {
  method: string;
  token: string | undefined;
  json?: unknown;
  /** Sent unchanged, with `type` as its content type unless it is a form. */
  body?: FormData | string;
  type?: string;
  idempotencyKey?: string;
}

export async function request(
  url: string,
  { method, token, json, body, type, idempotencyKey }: Wish,
): Promise<Answer> {
  const kind = json === undefined ? type : 'application/json';
  const headers = {
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    ...(kind === undefined ? {} : { 'Content-Type': kind }),
    ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
  };
  const stop = new AbortController();
  const send = () =>
    fetch(url, {
      method,
      headers,
      body: json === undefined ? body : JSON.stringify(json),
      redirect: 'manual',
      signal: stop.signal,
    });
  const response = await send().catch((error: unknown) => {
    if (isCutShort(error)) return resend(send);
    throw error;
  });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  const text = isStream ? '' : await response.text();
  if (isStream) stop.abort();
  return { status: response.status, text, headers: response.headers };
}

const TRIES = 20;

/** A server that refuses a body for its length may close the connection before all of it is written. */
const isCutShort = (error: unknown) =>
  error instanceof TypeError && /EPIPE|ECONNRESET|other side closed/.test(String(error.cause));

async function resend(send: () => Promise<Response>): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await send();
    } catch (error) {
      if (!isCutShort(error) || tries === TRIES) throw error;
    }
  }
}

export async function pictureForm(field: string): Promise<FormData> {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(await smallPhoto())], { type: 'image/png' }), 'me.png');
  return form;
}
