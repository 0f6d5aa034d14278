import { screen } from '@testing-library/react';
import { ERRORS } from '@tidyhearth/domain';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { TEXTS as UI } from '../../components/ui/ui.texts';
import { TEXTS } from '../../features/cleaners/cleaners.texts';
import { renderOnSite } from '../../test/render';
import { serve } from '../../test/server';
import { CleanerPage } from './cleaner-page';

function open(answer: { status: number; body?: unknown }) {
  serve({ 'GET /api/cleaners/7': () => answer });
  renderOnSite(
    <Routes>
      <Route path="/cleaners/:id" element={<CleanerPage />} />
    </Routes>,
    '/cleaners/7',
  );
}

it('says of a cleaner whom visitors can no longer find that nobody is here', async () => {
  open({ status: 404, body: { code: 'NOT_FOUND', message: ERRORS.NOT_FOUND[1] } });
  expect(await screen.findByRole('heading', { name: TEXTS.profile.gone.title })).toBeTruthy();
});

it.each([
  ['was lost', 0],
  ['came from a network that lets nobody through', 403],
  ['took too long for what stands before the server', 408],
  ['came while the server is out of reach', 503],
])('offers another try where the answer %s: the cleaner may well be there', async (_, status) => {
  open({ status, body: 'Not from the server' });
  expect(await screen.findByRole('heading', { name: TEXTS.profile.failed.title })).toBeTruthy();
  expect(screen.getByRole('button', { name: UI.tryAgain })).toBeTruthy();
});
