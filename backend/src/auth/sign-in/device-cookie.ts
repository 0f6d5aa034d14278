import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'tidyhearth-device';
const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** Any token of ours fits; a longer value is ignored unread. */
const TOKEN = /^[\w.-]{1,1000}$/;

/** The token a device sends when it signs in, and a way to give it one for the next time. */
export interface CallingDevice {
  token?: string;
  remember(token: string, isHttps: boolean): void;
}

/** The only cookie there is. It opens nothing: it says that somebody signed in from this device before. */
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
  // With two cookies of this name, one was set by somebody else and can't be told from ours: ignore both.
  const [value, ...others] = values;
  return value !== undefined && others.length === 0 && TOKEN.test(value) ? value : undefined;
}

/** Sent back to the sign-in calls only, never from another site, out of reach of scripts. */
export function deviceCookie(token: string, isHttps: boolean): string {
  const attributes = `Path=/api/login; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Strict`;
  return `${NAME}=${token}; ${attributes}${isHttps ? '; Secure' : ''}`;
}
