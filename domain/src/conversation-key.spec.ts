import { conversationKey, otherPartyOf } from './conversation-key.js';
import { MAX_ID } from './limits.js';

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
    expect(otherPartyOf(`3-${MAX_ID + 1}`, 3)).toBeUndefined();
  });
});
