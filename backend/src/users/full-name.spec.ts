import { FORMER_MEMBER } from '@tidyhearth/domain';
import { fullName, nameIfAny } from './full-name.js';

describe('the name of a person', () => {
  it('ends without a space where the last name was erased', () => {
    expect(fullName('Ada', 'Lowe')).toBe('Ada Lowe');
    expect(fullName(FORMER_MEMBER, '')).toBe(FORMER_MEMBER);
    expect(nameIfAny(FORMER_MEMBER, null)).toBe(FORMER_MEMBER);
    expect(nameIfAny(null, null)).toBeNull();
  });
});
