import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';
import { ParamsTokenFactory } from '@nestjs/core/pipes/params-token-factory.js';
import { RouterExecutionContext } from '@nestjs/core/router/router-execution-context.js';

type Parameter = Parameters<RouterExecutionContext['createPipesFn']>[1][number];

const tokens = new ParamsTokenFactory();

/**
 * Passes parameters on without promises if their pipes answer synchronously. Nest creates ten promises for each parameter
 * whether its pipes need them or not, a noticeable cost for a cheap read. A pipe that answers with a promise is handled by
 * Nest from there on, and of several errors the same one is reported (`docs/decisions/0040-parameters-without-promises.md`).
 */
export function passParametersPromptly(): void {
  RouterExecutionContext.prototype.createPipesFn = function (globalPipes, parameters) {
    if (parameters.length === 0) return null;
    const prepared = parameters.map((parameter) => prepare(this, globalPipes, parameter));
    return (args: unknown[], request, reply, next) => {
      const pending: Promise<unknown>[] = [];
      for (const { index, extractValue, isPipeable, pipes, metadata, told } of prepared) {
        try {
          let value: unknown = extractValue(request, reply, next);
          let used = 0;
          while (used < pipes.length && !isThenable(value)) value = pipes[used++]?.transform(value, told);
          args[index] = value;
          if (!isPipeable || !isThenable(value)) continue;
          const rest = this.getParamValue(value, metadata, pipes.slice(used));
          pending.push(rest.then((settled) => (args[index] = settled)));
        } catch (error) {
          pending.push(Promise.reject(error as Error));
        }
      }
      return pending.length === 0 ? undefined : Promise.all(pending);
    };
  };
}

function prepare(
  router: RouterExecutionContext,
  globalPipes: PipeTransform[],
  { index, extractValue, type, data, metatype, pipes, schema }: Parameter,
) {
  const isPipeable = router.isPipeable(type);
  // Nest types what it passes on itself as the words that pipes are told.
  const metadata = { metatype, type, data, schema } as ArgumentMetadata;
  const word = tokens.exchangeEnumForString(type as Parameters<typeof tokens.exchangeEnumForString>[0]);
  return {
    index,
    extractValue,
    isPipeable,
    pipes: isPipeable ? [...globalPipes, ...pipes] : [],
    metadata,
    told: { ...metadata, type: word },
  };
}

const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
