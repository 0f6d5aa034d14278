import { pino } from 'pino';
import { loggerOptions } from './logger.js';
import { NestLogger } from './nest-logger.js';

describe('a line of the log', () => {
  const lines: string[] = [];
  const server = pino(
    loggerOptions('trace', () => undefined),
    { write: (line: string) => void lines.push(line) },
  );
  const nest = new NestLogger(server);
  const refused = "550 5.1.1 <ada@example.org>: no such person; Duplicate entry 'Zebedee' for key 'name'";

  it.each<[string, () => void]>([
    ['log', () => nest.log(refused)],
    ['warn', () => nest.warn(refused)],
    ['debug', () => nest.debug(refused)],
    ['verbose', () => nest.verbose(refused)],
    ['error', () => nest.error('it failed', refused)],
    ['fatal', () => nest.fatal(refused)],
    [
      'an error with the values of a statement',
      () =>
        server.error(Object.assign(new Error(refused), { query: 'SELECT', parameters: ['ada@example.org'] })),
    ],
  ])('says what somebody else said without what it repeats of a person: %s', (_, write) => {
    lines.length = 0;
    write();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('no such person');
    for (const word of ['ada@', 'Zebedee']) expect(lines[0]).not.toContain(word);
  });

  it('is written at once from a warning on, and with others otherwise', () => {
    const flush = jest.fn();
    const log = pino(loggerOptions('trace', flush), { write: () => undefined });
    log.debug('a health check');
    log.info('a request');
    expect(flush).not.toHaveBeenCalled();
    log.warn('a mail server that does not answer');
    log.error(new Error('a fault of ours'));
    log.fatal('the end');
    expect(flush).toHaveBeenCalledTimes(3);
  });
});
