import { AppError } from './common/app-error.js';
import { isForOperator } from './is-for-operator.js';

describe('an error that ends a start or a command', () => {
  it.each([
    ['a full disk of SQLite', { code: 'ERR_SQLITE_ERROR', errcode: 13 }],
    ['a file system of SQLite that is read-only', { code: 'ERR_SQLITE_ERROR', errcode: 8 }],
    ['a full disk of a server', { code: 'ER_RECORD_FILE_FULL', errno: 1114 }],
    ['a server that is read-only', { code: 'ER_OPTION_PREVENTS_STATEMENT', errno: 1290 }],
    ['a server that stopped meanwhile', { code: 'PROTOCOL_CONNECTION_LOST' }],
  ])('is for who runs it, without a stack: %s', (_, fields) => {
    expect(isForOperator(Object.assign(new Error('refused'), fields))).toBe(true);
  });

  it('is so too if a transaction refused for it', () => {
    expect(isForOperator(new AppError('UNAVAILABLE'))).toBe(true);
  });

  it('keeps its stack if it is a fault of ours', () => {
    expect(isForOperator(new TypeError('not a function'))).toBe(false);
    expect(isForOperator(new AppError('INTERNAL'))).toBe(false);
  });
});
