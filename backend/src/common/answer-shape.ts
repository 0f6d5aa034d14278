import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Cursors } from './cursors.js';

/** What a shape has beside the answer. */
export interface Answering {
  /** As it was asked for, with its query. */
  url: string;
  reply: FastifyReply;
  cursors: Cursors;
}

/**
 * Takes what a handler returned, may set headers, and returns what is sent. It does what an interceptor would, but as a
 * function of the route: a single interceptor makes Nest send each answer through an observable, which costs a read by its
 * id a tenth.
 */
export type AnswerShape<T extends object = object> = (answer: T, answering: Answering) => object;

declare module 'fastify' {
  interface FastifyContextConfig {
    answerShapes?: readonly AnswerShape[];
  }
}

const shapesOf = new WeakMap<object, AnswerShape[]>();

/** Shapes the handler's success answers; of several the topmost is first, and passes its result on. */
export const ShapeAnswer =
  <T extends object>(shape: AnswerShape<T>): MethodDecorator =>
  (target, key, descriptor) => {
    const handler = descriptor.value as object;
    const shapes = shapesOf.get(handler) ?? [];
    shapesOf.set(handler, shapes);
    // Decorators are applied from below.
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
