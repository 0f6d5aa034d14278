import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_SECONDS } from '../sessions/tokens.service.js';

const NAME = 'tidyhearth-device';
/** The form of our tokens. Other values are ignored. */
const TOKEN = /^[\w.-]{1,1000}$/;

/** The device token of the request, and a way to set a new one. */
export interface CallingDevice {
  token?: string;
  remember(token: string, isHttps: boolean): void;
}

/** The only cookie of the API. It grants no access: it shows that somebody signed in or chose a password here before. */
export const Device = createParamDecorator((_: unknown, context: ExecutionContext): CallingDevice => {
  const http = context.switchToHttp();
  const reply = http.getResponse<FastifyReply>();
  return {
    token: readDeviceCookie(http.getRequest<FastifyRequest>().headers.cookie),
    remember: (token, isHttps) => void reply.header('Set-Cookie', deviceCookie(token, isHttps)),
  };
});

export function readDeviceCookie(header = ''): string | undefined {
  const values = header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${NAME}=`))
    .map((pair) => pair.slice(NAME.length + 1));
  // If there are two cookies with this name, somebody else set one of them, so both are ignored.
  const [value, ...others] = values;
  return value !== undefined && others.length === 0 && TOKEN.test(value) ? value : undefined;
}

/** Limited by its path to the sign-in calls, and by SameSite and HttpOnly. */
export function deviceCookie(token: string, isHttps: boolean): string {
  const attributes = `Path=/api/login; Max-Age=${DEVICE_SECONDS}; HttpOnly; SameSite=Strict`;
  return `${NAME}=${token}; ${attributes}${isHttps ? '; Secure' : ''}`;
}
