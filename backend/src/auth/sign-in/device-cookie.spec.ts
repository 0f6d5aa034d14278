import { deviceCookie, readDeviceCookie } from './device-cookie.js';

describe('the device cookie', () => {
  it('is for the sign-in calls alone, out of reach of scripts and other sites', () => {
    const rest = '; Path=/api/login; Max-Age=31536000; HttpOnly; SameSite=Strict';
    expect(deviceCookie('a.b.c', false)).toBe(`tidyhearth-device=a.b.c${rest}`);
    expect(deviceCookie('a.b.c', true)).toBe(`tidyhearth-device=a.b.c${rest}; Secure`);
  });

  it.each([
    ['tidyhearth-device=a.b-c_d', 'a.b-c_d'],
    ['theme=dark; tidyhearth-device=a.b.c; other=1', 'a.b.c'],
    ['theme=dark;tidyhearth-device=a.b.c', 'a.b.c'],
    [undefined, undefined],
    ['', undefined],
    ['tidyhearth-device=', undefined],
    ['tidyhearth-device', undefined],
    ['xtidyhearth-device=a.b.c', undefined],
    ['tidyhearth-device=a b', undefined],
    ['tidyhearth-device="a.b.c"', undefined],
    [`tidyhearth-device=${'a'.repeat(1001)}`, undefined],
    ['tidyhearth-device=a.b.c; tidyhearth-device=d.e.f', undefined],
  ])('is read from %j as %j', (header, token) => {
    expect(readDeviceCookie(header)).toBe(token);
  });
});
