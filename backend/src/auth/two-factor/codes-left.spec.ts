import { codesLeft } from './codes-left.js';

it.each([
  [8, '8 of your codes are left; you can make new ones in your security settings.'],
  [1, 'One of your codes is left; you can make new ones in your security settings.'],
  [0, 'It was the last one: please make new ones in your security settings now.'],
])('says of %i codes what is left', (left, words) => expect(codesLeft(left)).toBe(words));
