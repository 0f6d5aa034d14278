import { keepTyped, writeAddress } from './address-in-template.js';

describe('the public address in a page', () => {
  it('is written into the template, and a bio that names the placeholder stays as typed', () => {
    const data = keepTyped(JSON.stringify({ bio: 'My site is __PUBLIC_URL__/me' }));
    const html = `<link href="__PUBLIC_URL__/cleaners/1"><p>${data}</p>`;
    expect(writeAddress(html, 'https://clean.example')).toBe(
      '<link href="https://clean.example/cleaners/1"><p>{"bio":"My site is __PUBLIC_URL__/me"}</p>',
    );
  });
});
