interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
  /** How long the browser waits, in milliseconds. */
  timeout: number;
}

type Answer = { status?: number; body?: unknown; headers?: Record<string, string> };
type Route = (call: Call) => Answer | Promise<Answer>;

/** Every call since the test began. */
export const calls: Call[] = [];
let routes: Record<string, Route> = {};

export function serveNothing(): void {
  routes = {};
  calls.length = 0;
}

/** The server's answers by `METHOD /path`. A later call for the same route replaces the earlier one. */
export function serve(added: Record<string, Route>): void {
  routes = { ...routes, ...added };
}

/** An answer that arrives when the test says so. */
export function heldAnswer(answer: Answer): { route: Route; release: () => void } {
  let release = () => {};
  const isDue = new Promise<void>((resolve) => {
    release = resolve;
  });
  const route = async () => {
    await isDue;
    return answer;
  };
  return { route, release };
}

const NO_ANSWER: Answer = { status: 0 };

/** Takes effect once for each `Idempotency-Key`, and the first answer is lost on the way back. */
export function lostAnswer(done: Answer, refusedOtherwise: Answer): Route {
  let doneFor: string | null | undefined;
  return ({ headers }) => {
    const key = headers.get('Idempotency-Key');
    if (doneFor === undefined) {
      doneFor = key;
      return NO_ANSWER;
    }
    return key !== null && key === doneFor ? done : refusedOtherwise;
  };
}

export const callsTo = (route: string) => calls.filter(({ method, path }) => `${method} ${path}` === route);

/** Replaces the browser's XMLHttpRequest, where the HTTP client meets the network. */
class FakeRequest extends EventTarget {
  status = 0;
  statusText = '';
  response: unknown = '';
  responseText = '';
  responseURL = '';
  responseType = '';
  readyState = 0;
  timeout = 0;
  withCredentials = false;
  upload = new EventTarget();
  onloadend: (() => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  private method = 'GET';
  private url = '';
  private sent = new Headers();
  private received = new Headers();

  open(method: string, url: string) {
    this.method = method.toUpperCase();
    this.url = url;
  }

  setRequestHeader(name: string, value: string) {
    this.sent.set(name, value);
  }

  getAllResponseHeaders() {
    return [...this.received].map(([name, value]) => `${name}: ${value}`).join('\r\n');
  }

  abort() {}

  send(body: unknown) {
    void this.answer(body);
  }

  private async answer(body: unknown) {
    const { pathname: path, searchParams: query } = new URL(this.url, 'http://localhost');
    const read: unknown = typeof body === 'string' ? JSON.parse(body) : body;
    const call = { method: this.method, path, query, headers: this.sent, body: read, timeout: this.timeout };
    calls.push(call);
    const route = routes[`${this.method} ${path}`];
    const {
      status = 200,
      body: answer = {},
      headers = {},
    } = route ? await route(call) : { status: 404, body: { message: `No route for ${this.method} ${path}` } };
    this.status = status;
    this.readyState = 4;
    this.received = new Headers({ 'content-type': 'application/json', ...headers });
    this.responseText = JSON.stringify(answer);
    this.response = this.responseText;
    if (status === 0) this.onerror?.(new Event('error'));
    else this.onloadend?.();
  }
}

Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
