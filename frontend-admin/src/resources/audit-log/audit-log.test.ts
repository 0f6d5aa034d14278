import { expect, test } from 'vitest';
import { changesOf } from './changes';
import { actionLabel, fieldLabel, TARGET_LABELS } from './wording';

test('only what differs is a change', () => {
  expect(changesOf({ isSuspended: false, name: 'Anna' }, { isSuspended: true, name: 'Anna' })).toEqual([
    { field: 'isSuspended', from: 'no', to: 'yes' },
  ]);
});

test('what was not there before, or is gone after, is told', () => {
  expect(changesOf(null, { status: 'approved' })).toEqual([
    { field: 'status', from: 'nothing', to: 'approved' },
  ]);
  expect(changesOf({ note: 'x' }, null)).toEqual([{ field: 'note', from: 'x', to: 'nothing' }]);
  expect(changesOf(null, null)).toEqual([]);
});

test('actions read as words', () => {
  expect(actionLabel('cleaner.insurance-added')).toBe('Cleaner insurance added');
  expect(['isSuspended', 'status'].map(fieldLabel)).toEqual(['Suspended', 'Status']);
});

test('the log is filtered by everything that a line can be about, cases too', () => {
  expect(TARGET_LABELS).toMatchObject({ case: 'Cases', mail: 'Emails', webhook: 'Webhooks' });
});
