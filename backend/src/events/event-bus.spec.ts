import { Logger } from '@nestjs/common';
import { openTestDatabase, type TestDatabase } from '../../test/support/embedded-database.js';
import { eventBusWith } from '../../test/support/events.js';
import { names, INSERT_NAME } from '../../test/support/named-rows.js';
import type { Tx } from '../database/transaction.js';
import { OnEvent } from './on-event.js';
import { Question } from './question.js';

class Happened {}
class Followed {}
class Sizes extends Question<number> {}

const told: string[] = [];

class Late {
  @OnEvent(Happened, { phase: 'transaction', order: 20 })
  async write(_event: Happened, tx: Tx): Promise<void> {
    told.push('late');
    await tx.sql.run(INSERT_NAME, ['late']);
  }

  @OnEvent(Happened, { phase: 'commit', order: 20 })
  push(): void {
    told.push('late push');
  }

  @OnEvent(Sizes, { phase: 'answer', order: 20 })
  count(): number {
    return 20;
  }
}

class Early {
  @OnEvent(Happened, { phase: 'transaction', order: 10 })
  async write(_event: Happened, tx: Tx): Promise<void> {
    told.push('early');
    tx.record(new Followed());
  }

  @OnEvent(Happened, { phase: 'commit', order: 10 })
  async push(): Promise<void> {
    throw new Error('the line is dead');
  }

  @OnEvent(Sizes, { phase: 'answer', order: 10 })
  async count(): Promise<number> {
    await new Promise((resolve) => setImmediate(resolve));
    return 10;
  }

  @OnEvent(Followed, { phase: 'transaction', order: 10 })
  async follow(_event: Followed, tx: Tx): Promise<void> {
    told.push('followed');
    await tx.sql.run(INSERT_NAME, ['followed']);
  }
}

describe('listeners of events', () => {
  let database: TestDatabase;

  const open = async (...listeners: object[]) => {
    const bus = await eventBusWith(...listeners);
    database = await openTestDatabase(bus);
    return bus;
  };
  const happen = () => database.uow.run(async (tx) => tx.record(new Happened()));

  beforeEach(() => (told.length = 0));
  afterEach(async () => {
    jest.restoreAllMocks();
    await database.close();
  });

  it('runs in the order that is written, not in that of the modules, and after the commit last', async () => {
    jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    await open(new Late(), new Early());
    await happen();
    await new Promise((resolve) => setImmediate(resolve));
    expect(told).toEqual(['early', 'late', 'followed', 'late push']);
    expect(await names(database)).toEqual(['followed', 'late']);
  });

  it('undoes the event when a listener of its transaction fails, and pushes nothing', async () => {
    class Refuses {
      @OnEvent(Happened, { phase: 'transaction', order: 30 })
      async refuse(): Promise<void> {
        throw new Error('no');
      }
    }
    await open(new Refuses(), new Late());
    await expect(happen()).rejects.toThrow('no');
    expect(told).toEqual(['late']);
    expect(await names(database)).toEqual([]);
  });

  it('logs what fails after the commit with the name of the event, and answers as if nothing was', async () => {
    const logged = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    await open(new Early());
    await happen();
    await new Promise((resolve) => setImmediate(resolve));
    expect(logged).toHaveBeenCalledWith('after Happened: Early.push: the line is dead');
  });

  it('collects the answers to a question in the order that is written', async () => {
    const bus = await open(new Late(), new Early());
    expect(await bus.ask(new Sizes())).toEqual([10, 20]);
  });

  it('lets one method listen to several events', async () => {
    class Both {
      @OnEvent(Happened, { phase: 'transaction', order: 1 })
      @OnEvent(Followed, { phase: 'transaction', order: 1 })
      async hear(event: Happened | Followed): Promise<void> {
        told.push(event.constructor.name);
      }
    }
    await open(new Both());
    await database.uow.run(async (tx) => {
      tx.record(new Happened());
      tx.record(new Followed());
    });
    expect(told).toEqual(['Happened', 'Followed']);
  });

  it('refuses to start when the order of two listeners would be accidental', async () => {
    class SameAsLate {
      @OnEvent(Happened, { phase: 'transaction', order: 20 })
      async hear(): Promise<void> {}
    }
    await open();
    await expect(eventBusWith(new Late(), new SameAsLate())).rejects.toThrow(
      'Happened: Late.write and SameAsLate.hear have the same order 20 in transaction',
    );
  });

  it('refuses to start when a question is listened to like an event, for nobody would be answered', async () => {
    class Misplaced {
      @OnEvent(Sizes, { phase: 'commit', order: 1 })
      hear(): void {}
    }
    await open();
    await expect(eventBusWith(new Misplaced())).rejects.toThrow('a question is answered');
  });
});
