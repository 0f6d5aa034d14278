import { conversationKey, otherPartyOf } from './conversation-key.js';

describe('the key of a conversation', () => {
  it('is the same from both sides', () => {
    expect(conversationKey(8, 3)).toBe('3-8');
    expect(conversationKey(3, 8)).toBe('3-8');
  });

  it('names the other party only for one of the two', () => {
    expect(otherPartyOf('3-8', 3)).toBe(8);
    expect(otherPartyOf('3-8', 8)).toBe(3);
    expect(otherPartyOf('3-8', 5)).toBeUndefined();
    expect(otherPartyOf('8-3', 3)).toBeUndefined();
    expect(otherPartyOf('hello', 3)).toBeUndefined();
  });
});
