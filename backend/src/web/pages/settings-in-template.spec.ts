import { keepTyped, writeSettings } from './settings-in-template.js';

const SETTINGS = {
  publicUrl: 'https://clean.example',
  supportEmail: 'help@clean.example',
  launchCounty: 'Berkshire',
  platformFeeBasisPoints: 1250,
};

describe('the settings of an installation in a page', () => {
  it('are written into the template, and a bio that names a placeholder stays as typed', () => {
    const data = keepTyped(JSON.stringify({ bio: 'My site is __PUBLIC_URL__/me, in __LAUNCH_COUNTY__' }));
    const html = `<link href="__PUBLIC_URL__/cleaners/1"><h1>__LAUNCH_COUNTY__</h1><p>${data}</p>`;
    expect(writeSettings(html, SETTINGS)).toBe(
      '<link href="https://clean.example/cleaners/1"><h1>Berkshire</h1><p>{"bio":"My site is __PUBLIC_URL__/me, in __LAUNCH_COUNTY__"}</p>',
    );
  });

  it('tell the fee and what is left of a price after it', () => {
    expect(writeSettings('__PLATFORM_FEE__ and __KEPT_SHARE__', SETTINGS)).toBe('12.5% and 87.5%');
  });
});
