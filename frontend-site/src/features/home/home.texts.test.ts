import { expect, it } from 'vitest';
import { TEXTS } from './home.texts';

it('the home page promises of phone numbers what a new account holds: they are shared with a confirmed booking', () => {
  expect(TEXTS.reasons.talk.text).toContain('shared only once a booking is confirmed');
});
