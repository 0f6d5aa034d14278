import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lastSetAside, refuseIncompleteLog, removeOldLogs } from './log-copy.js';

describe('the copy of a log of changes', () => {
  const NOW = Date.parse('2026-11-23T03:00:00Z');
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tidyhearth-log-copy-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const write = (path: string, days: number) => {
    writeFileSync(join(folder, path), '');
    const seconds = NOW / 1000 - days * 86_400;
    utimesSync(join(folder, path), seconds, seconds);
  };

  it('is asked for only where one is kept', () => {
    expect(() => refuseIncompleteLog(folder, NOW)).not.toThrow();
    mkdirSync(join(folder, 'binlog'));
    expect(() => refuseIncompleteLog(folder, NOW)).toThrow('was never complete');
  });

  it.each([
    ['2026-11-23T02:55:00.000Z', true],
    ['2026-11-23T02:54:59.999Z', false],
    ['2099-01-01T00:00:00.000Z', false],
    ['', false],
  ])('that was complete at %j is complete enough: %s', (until, isEnough) => {
    mkdirSync(join(folder, 'binlog'));
    writeFileSync(join(folder, 'binlog/complete-until'), `${until}\n`);
    const refuse = () => refuseIncompleteLog(folder, NOW);
    if (isEnough) expect(refuse).not.toThrow();
    else expect(refuse).toThrow('is not followed');
  });

  it.each([
    ['as long as then', 'changes.000003', 20, true],
    ['fetched again, while the copy of before is there', 'changes.000003.before', 20, true],
    ['shorter than then', 'changes.000003', 19, false],
  ])('is as complete as was noted while its newest file is %s', (_, name, bytes, isComplete) => {
    mkdirSync(join(folder, 'binlog'));
    writeFileSync(join(folder, 'binlog/changes.000003'), 'short');
    writeFileSync(join(folder, 'binlog', name), 'x'.repeat(bytes));
    writeFileSync(join(folder, 'binlog/complete-until'), '2026-11-23T02:59:00.000Z changes.000003 20\n');
    const refuse = () => refuseIncompleteLog(folder, NOW);
    if (isComplete) expect(refuse).not.toThrow();
    else expect(refuse).toThrow('is not followed');
  });

  it('says when it was last set aside, unless a clock was wrong that named it', () => {
    expect(lastSetAside(folder, NOW)).toBe(-Infinity);
    const past = ['binlog-until-2026-11-20T01-02-03Z', 'binlog-until-2026-11-21T04-05-06Z'];
    for (const name of ['binlog', ...past, 'binlog-until-2099-01-01T00-00-00Z'])
      mkdirSync(join(folder, name));
    expect(lastSetAside(folder, NOW)).toBe(Date.parse('2026-11-21T04:05:06Z'));
  });

  it('loses what is older than kept, but not its newest file; one set aside goes when nothing is left of it', () => {
    const [young, old] = ['binlog-until-2026-11-20T01-02-03Z', 'binlog-until-2026-10-01T01-02-03Z'];
    for (const name of ['binlog', young, old]) mkdirSync(join(folder, name));
    write('binlog/changes.000003', 40);
    write('binlog/changes.000004', 40);
    write(`${young}/changes.000007`, 40);
    write(`${young}/changes.000008`, 4);
    write(`${old}/changes.000001`, 40);
    removeOldLogs(folder, NOW - 30 * 86_400_000);
    expect(readdirSync(join(folder, 'binlog'))).toEqual(['changes.000004']);
    expect(readdirSync(join(folder, young))).toEqual(['changes.000008']);
    expect(existsSync(join(folder, old))).toBe(false);
  });
});
