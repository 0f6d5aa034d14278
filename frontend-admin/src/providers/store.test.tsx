// @vitest-environment jsdom
import { AdminContext } from 'react-admin';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { i18nProvider } from '../i18n/i18nProvider';
import { consoleStore } from './store';

test('the console is there from the first render, before any effect has run', () => {
  const html = renderToString(
    <MemoryRouter>
      <AdminContext i18nProvider={i18nProvider} store={consoleStore()}>
        The console
      </AdminContext>
    </MemoryRouter>,
  );
  expect(html).toContain('The console');
});
