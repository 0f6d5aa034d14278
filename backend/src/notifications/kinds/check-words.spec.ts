import { AFTER_EXPIRY } from './check-words.js';

describe('words about a check that has expired', () => {
  it('ask for a document whoever is to send one, and nobody else', () => {
    const { asked, waiting, none } = AFTER_EXPIRY;
    expect(asked).toMatchObject({
      next: expect.stringMatching(/sent a new document/),
      action: { label: 'Send a document' },
    });
    for (const { next, action } of [waiting, none]) {
      expect(next).not.toMatch(/send|sent/);
      expect(action.label).toMatch(/^See /);
    }
    expect(waiting.next).toMatch(/^We have your new document and are looking at it/);
  });

  it('lead a customer to no checks', () => {
    expect(AFTER_EXPIRY.none.action.path).toBe('/profile');
  });
});
