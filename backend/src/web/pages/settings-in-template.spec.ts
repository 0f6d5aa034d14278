import { ukToday } from '@tidyhearth/domain';
import { YearlyValue } from './yearly-value.js';
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

  it('name the current year, also after New Year', () => {
    expect(writeSettings('© __YEAR__', SETTINGS)).toBe(`© ${ukToday().slice(0, 4)}`);
    let year = '2027';
    const page = new YearlyValue(
      () => `© ${year}`,
      () => year,
    );
    expect(page.get()).toBe('© 2027');
    year = '2028';
    expect(page.get()).toBe('© 2028');
  });
});
