import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Cursors } from './cursors.js';

/** What a shape knows besides the answer. */
export interface Answering {
  /** The requested URL, including its query. */
  url: string;
  reply: FastifyReply;
  cursors: Cursors;
}

/**
 * Receives what a handler returned, may set headers, and returns what is sent. It does the work of an interceptor, but
 * as a function of the route: with a single interceptor, Nest sends each answer through an observable, which makes
 * reading one row by its id a tenth slower.
 */
export type AnswerShape<T extends object = object> = (answer: T, answering: Answering) => object;

declare module 'fastify' {
  interface FastifyContextConfig {
    answerShapes?: readonly AnswerShape[];
  }
}

const shapesOf = new WeakMap<object, AnswerShape[]>();

/** Shapes the handler's successful answers. With several, the topmost runs first and passes on its result. */
export const ShapeAnswer =
  <T extends object>(shape: AnswerShape<T>): MethodDecorator =>
  (target, key, descriptor) => {
    const handler = descriptor.value as object;
    const shapes = shapesOf.get(handler) ?? [];
    shapesOf.set(handler, shapes);
    // Decorators are applied from bottom to top.
    shapes.unshift(shape as AnswerShape);
    RouteConfig({ answerShapes: shapes })(target, key, descriptor);
  };

export function shapeAnswers(server: FastifyInstance, cursors: Cursors): void {
  server.addHook('preSerialization', (request, reply, answer, done) => {
    const shapes = request.routeOptions.config.answerShapes;
    if (shapes === undefined || reply.statusCode >= 400 || typeof answer !== 'object' || answer === null) {
      done(null, answer);
      return;
    }
    const answering = { url: request.url, reply, cursors };
    done(
      null,
      shapes.reduce((shaped: object, shape) => shape(shaped, answering), answer),
    );
  });
}
