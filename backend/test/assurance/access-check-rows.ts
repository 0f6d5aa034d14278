import { seenDocument } from '../support/checks.js';
import { namedProfile, row, type Row, type Situation } from './access-row.js';
import { applicationDetails } from '../support/people.js';
import * as scene from './scenes.js';

const profile = (situation: Situation) => ({ id: namedProfile(situation) });

/*                      visitor owner otherCustomer cleaner otherCleaner pendingCleaner suspended admin */
const OWN_PROFILE /* */ = '401 403 403 200 403 200 401 403';
const ADMIN_ONLY /*  */ = '401 403 403 403 403 403 401 200';

/** Rows of the access matrix about checks of cleaners and about applying again. */
export const CHECK_ROWS: Record<string, Row> = {
  'POST /api/cleaners': row('401 201 201 403 403 403 401 403', {
    personal: true,
    body: () => ({ ...applicationDetails() }),
  }),
  'POST /api/cleaners/{id}/withdraw-application': row('401 403 403 409 403 200 401 403', {
    params: profile,
    personal: true,
  }),
  'POST /api/cleaners/{id}/apply-again': row('401 403 403 200 403 409 401 403', {
    params: profile,
    personal: true,
    body: scene.turnDown,
  }),
  'GET /api/cleaners/{id}/checks': row(OWN_PROFILE, { params: profile }),
  'POST /api/cleaners/{id}/checks/{kind}/documents': row(OWN_PROFILE, {
    given: async () => ({ kind: 'identity' }),
    params: profile,
    document: true,
    personal: true,
  }),
  'DELETE /api/cleaners/{id}/checks/{kind}/documents/{documentId}': row('401 403 403 200 403 404 401 403', {
    given: scene.ownDocument,
    params: profile,
  }),

  'GET /api/admin/checks': row(ADMIN_ONLY),
  'POST /api/admin/checks': row(ADMIN_ONLY, {
    body: ({ cast }) => ({
      ...seenDocument(cast.cleaner),
      userId: cast.cleaner.user.id,
      kind: 'identity',
    }),
  }),
  'POST /api/admin/checks/request': row(ADMIN_ONLY, {
    body: ({ cast }) => ({ userId: cast.cleaner.user.id, kind: 'insurance' }),
  }),
  'GET /api/admin/checks/{id}': row(ADMIN_ONLY, { given: scene.submittedCheck }),
  'POST /api/admin/checks/{id}/pass': row(ADMIN_ONLY, {
    given: scene.submittedCheck,
    body: () => seenDocument(),
  }),
  'POST /api/admin/checks/{id}/refuse': row(ADMIN_ONLY, {
    given: scene.submittedCheck,
    body: () => ({ reason: 'It cannot be read.' }),
  }),
  'POST /api/admin/checks/{id}/withdraw': row(ADMIN_ONLY, {
    given: scene.passedCheck,
    body: () => ({ reason: 'The certificate was forged.' }),
  }),
  'GET /api/admin/checks/{id}/documents/{documentId}': row(ADMIN_ONLY, { given: scene.submittedCheck }),
};
