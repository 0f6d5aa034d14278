import 'reflect-metadata';
import type { HttpServer, PipeTransform } from '@nestjs/common';
import { RouteParamtypes } from '@nestjs/common/internal';
import { ApplicationConfig, NestContainer } from '@nestjs/core';
import { GuardsConsumer, GuardsContextCreator } from '@nestjs/core/guards/index.js';
import { InterceptorsConsumer, InterceptorsContextCreator } from '@nestjs/core/interceptors/index.js';
import { PipesConsumer, PipesContextCreator } from '@nestjs/core/pipes/index.js';
import { RouteParamsFactory } from '@nestjs/core/router/route-params-factory.js';
import { RouterExecutionContext } from '@nestjs/core/router/router-execution-context.js';
import { passParametersPromptly } from './prompt-parameters.js';

passParametersPromptly();

const container = new NestContainer(new ApplicationConfig());
const router = new RouterExecutionContext(
  new RouteParamsFactory(),
  new PipesContextCreator(container),
  new PipesConsumer(),
  new GuardsContextCreator(container),
  new GuardsConsumer(),
  new InterceptorsContextCreator(container),
  new InterceptorsConsumer(),
  {} as HttpServer,
);

const doubles: PipeTransform = { transform: (value: number) => value * 2 };
const doublesLater: PipeTransform = { transform: (value: number) => Promise.resolve(value * 2) };
const refuses = (message: string): PipeTransform => ({
  transform: () => {
    throw new Error(message);
  },
});
const param = (index: number, pipes: PipeTransform[], value: unknown, type: RouteParamtypes | string) => ({
  ...{ index, pipes, type },
  data: 'id',
  extractValue: () => value,
});

function pass(pipes: PipeTransform[], ...parameters: ReturnType<typeof param>[]) {
  const args: unknown[] = [];
  const pending = router.createPipesFn(pipes, parameters)?.(args, {}, {}, () => undefined);
  return { args, pending };
}

describe('Parameters of a call', () => {
  it('are there at once when their pipes answer at once', () => {
    const { args, pending } = pass([doubles], param(0, [doubles], 3, RouteParamtypes.PARAM));
    expect(pending).toBeUndefined();
    expect(args).toEqual([12]);
  });

  it('wait for a pipe that answers with a promise, and pass its answer to the next', async () => {
    const { args, pending } = pass(
      [doublesLater],
      param(0, [doubles], 3, RouteParamtypes.QUERY),
      param(1, [], Promise.resolve(1), 'custom'),
    );
    await pending;
    expect(args).toEqual([12, 2]);
  });

  it('go through no pipe when they are the request itself', () => {
    const request = { isRequest: true };
    const { args, pending } = pass([refuses('a pipe')], param(0, [], request, RouteParamtypes.REQUEST));
    expect(pending).toBeUndefined();
    expect(args).toEqual([request]);
  });

  it('are refused with the error of the first that is refused', async () => {
    const { pending } = pass(
      [],
      param(0, [refuses('first')], 1, RouteParamtypes.PARAM),
      param(1, [refuses('second')], 1, RouteParamtypes.PARAM),
    );
    await expect(pending).rejects.toThrow('first');
  });

  it('tell a pipe what kind they are', () => {
    const kinds: PipeTransform = { transform: (_value, { type, data }) => `${type} ${data}` };
    const { args } = pass(
      [kinds],
      param(0, [], 1, RouteParamtypes.PARAM),
      param(1, [], 1, RouteParamtypes.BODY),
      param(2, [], 1, 'custom'),
    );
    expect(args).toEqual(['param id', 'body id', 'custom id']);
  });
});
