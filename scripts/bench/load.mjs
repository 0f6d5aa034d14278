/**
 * Sends requests for a given time over a few keep-alive connections and records the latencies. It polls and never sleeps
 * meanwhile: an answer that has to wake its reader costs the one who sends it up to 80 µs on a virtual machine, more than the
 * bare server's whole request, and only the slower side would pay that.
 */
import { Agent, request } from 'node:http';

const CONNECTIONS = 16;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/**
 * @typedef {{ path: string, token?: string, body?: object, method?: string }} Call
 * @typedef {{ requests: number, latencies: number[] }} Sent milliseconds, in no order
 */

/**
 * @param {string} url
 * @param {Call} call
 * @returns {Promise<string>}
 */
export function send(url, { path, token, body, method = body ? 'POST' : 'GET' }) {
  const text = body && JSON.stringify(body);
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  };
  return new Promise((resolve, reject) => {
    request(url + path, { agent, method, headers }, (response) => {
      let answer = '';
      response.setEncoding('utf8').on('data', (part) => (answer += part));
      response.on('error', reject).on('end', () => {
        if ((response.statusCode ?? 500) < 300) return resolve(answer);
        reject(new Error(`${method} ${path} answered ${response.statusCode}: ${answer.slice(0, 500)}`));
      });
    })
      .on('error', reject)
      .end(text);
  });
}

/**
 * @param {string} url
 * @param {Call} call a read
 * @returns {Promise<import('node:http').IncomingHttpHeaders>}
 */
export const sendForHeaders = (url, { path }) =>
  new Promise((resolve, reject) => {
    request(url + path, { agent }, (response) => {
      response.resume().on('end', () => resolve(response.headers));
    })
      .on('error', reject)
      .end();
  });

/**
 * @param {string} url
 * @param {() => Call} next
 * @param {{ milliseconds: number, connections?: number, atMost?: number }} limits
 * @returns {Promise<Sent>}
 */
export async function load(url, next, { milliseconds, connections = CONNECTIONS, atMost = Infinity }) {
  const end = performance.now() + milliseconds;
  /** @type {number[]} */
  const latencies = [];
  let left = atMost;
  let isDone = false;
  const stayAwake = () => {
    if (!isDone) setImmediate(stayAwake);
  };
  stayAwake();
  const work = async () => {
    while (performance.now() < end && left > 0) {
      left -= 1;
      const start = performance.now();
      await send(url, next());
      latencies.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, work)).finally(() => (isDone = true));
  return { requests: latencies.length, latencies };
}
