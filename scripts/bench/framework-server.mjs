/**
 * The bare calls behind Nest on Fastify, with a guard and nothing else: no validation, limits, log, security headers or
 * mapping. What it costs beyond the bare server is the floor of an application on this framework. A process of its own.
 */
import 'reflect-metadata';
import { Controller, Get, Module, Post, Req, UseGuards } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { bareCalls } from './bare-calls.mjs';

/** @typedef {{ params: { kind: string, name?: string }, headers: { authorization?: string }, body: unknown }} Request */

const answer = await bareCalls(JSON.parse(process.env.BENCH_SETTINGS ?? '{}'));

class OpenGuard {
  canActivate() {
    return true;
  }
}

class BareController {
  /** @param {Request} request */
  read({ params, headers, body }) {
    return answer(params.kind, params.name ?? '', { authorization: headers.authorization, body: () => body });
  }

  /** @param {Request} request */
  write(request) {
    return this.read(request);
  }
}

/** @type {const} */ ([
  ['read', Get([':kind', ':kind/:name'])],
  ['write', Post(':kind')],
]).forEach(([method, route]) => {
  const descriptor = Object.getOwnPropertyDescriptor(BareController.prototype, method);
  if (descriptor === undefined) throw new Error(`no ${method}`);
  route(BareController.prototype, method, descriptor);
  Req()(BareController.prototype, method, 0);
});
UseGuards(OpenGuard)(BareController);
Controller()(BareController);

class BareModule {}
Module({ controllers: [BareController] })(BareModule);

const app = await NestFactory.create(BareModule, new FastifyAdapter(), { logger: ['error'] });
await app.listen(0, '127.0.0.1');
process.send?.(app.getHttpServer().address());
process.once('disconnect', () => process.exit(0));
