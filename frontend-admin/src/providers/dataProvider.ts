import type { CheckKind } from '@tidyhearth/domain';
import type { DataProvider } from 'react-admin';
import { api, oneAct } from '../api/http';
import type {
  AdminStats,
  CaseThread,
  ChangeUsers,
  CloseCase,
  DayOfActivity,
  DecideBooking,
  MadeApiKey,
  MakeApiKey,
  PassCheck,
  RecordCheck,
  RefuseCheck,
  RejectCleaner,
  SecurityStatus,
  SeenApplication,
  UsersChanged,
} from '../contract';
import { fetchCheckDocument } from './documents';
import { webhookVerbs, type WebhookVerbs } from './webhooks';
import { fetchList, fetchRecord, fetchSpreadsheet, type ListQuestion } from './lists';

/**
 * Calls in addition to react-admin's own. Each takes effect as a whole or not at all, unless it says otherwise. `key`
 * is the idempotency key of what a form sends, the same until it has succeeded.
 */
export interface ConsoleVerbs extends WebhookVerbs {
  stats(signal?: AbortSignal): Promise<AdminStats>;
  security(signal?: AbortSignal): Promise<SecurityStatus>;
  activity(days: number, signal?: AbortSignal): Promise<DayOfActivity[]>;
  spreadsheet(resource: string, question: ListQuestion): Promise<Blob>;
  /** These return whether they changed anything. */
  approveCleaner(cleanerId: number, seen: SeenApplication): Promise<boolean>;
  withdrawApproval(cleanerId: number): Promise<boolean>;
  rejectCleaner(cleanerId: number, refusal: RejectCleaner): Promise<boolean>;
  setVerified(userId: number, verify: boolean): Promise<boolean>;
  setInsured(cleanerId: number, insured: boolean): Promise<boolean>;
  suspendUser(userId: number, reason: string): Promise<void>;
  unsuspendUser(userId: number): Promise<void>;
  resetTwoFactor(userId: number, reason: string, key: string): Promise<void>;
  changeUsers(userIds: number[], change: ChangeUsers['change'], reason?: string): Promise<UsersChanged>;
  requestCheck(userId: number, kind: CheckKind): Promise<void>;
  recordCheck(seen: RecordCheck, key: string): Promise<void>;
  passCheck(checkId: number, seen: PassCheck, key: string): Promise<void>;
  refuseCheck(checkId: number, refusal: RefuseCheck, key: string): Promise<void>;
  withdrawCheck(checkId: number, reason: string, key: string): Promise<void>;
  checkDocument(checkId: number, documentId: number): Promise<Blob>;
  markBookingPaid(bookingId: number): Promise<void>;
  cancelBooking(bookingId: number, reason: string, seenStartsAt: string, key: string): Promise<void>;
  decideBooking(bookingId: number, decision: DecideBooking, key: string): Promise<void>;
  retryMail(mailId: number): Promise<void>;
  dismissMail(mailId: number): Promise<void>;
  hideReview(reviewId: number, reason: string, key: string): Promise<void>;
  unhideReview(reviewId: number): Promise<void>;
  dismissReport(reportId: number): Promise<void>;
  reopenReport(reportId: number): Promise<void>;
  /** Each call leaves an entry in the audit log. */
  caseThread(caseId: number, signal?: AbortSignal): Promise<CaseThread>;
  startCase(caseId: number): Promise<void>;
  addCaseNote(caseId: number, text: string, key: string): Promise<void>;
  closeCase(caseId: number, decision: CloseCase, key: string): Promise<void>;
  reopenCase(caseId: number): Promise<void>;
  /** Creates a key for the admin. Only this response contains it. */
  makeApiKey(key: MakeApiKey): Promise<MadeApiKey>;
  revokeApiKey(keyId: number): Promise<void>;
}

export type ConsoleDataProvider = DataProvider & ConsoleVerbs;

const verbs: ConsoleVerbs = {
  ...webhookVerbs,
  stats: (signal) => api.get('/api/admin/stats', { signal }),
  security: (signal) => api.get('/api/admin/security', { signal }),
  activity: (days, signal) => api.get('/api/admin/activity', { query: { days }, signal }),
  spreadsheet: fetchSpreadsheet,
  approveCleaner: async (id, body) =>
    (await api.post('/api/admin/cleaners/{id}/approve', { path: { id }, body, ...oneAct() })).changed,
  withdrawApproval: async (id) =>
    (await api.post('/api/admin/cleaners/{id}/withdraw-approval', { path: { id }, ...oneAct() })).changed,
  rejectCleaner: async (id, body) =>
    (await api.post('/api/admin/cleaners/{id}/reject', { path: { id }, body, ...oneAct() })).changed,
  suspendUser: async (id, reason) => {
    await api.post('/api/admin/users/{id}/suspend', { path: { id }, body: { reason }, ...oneAct() });
  },
  unsuspendUser: async (id) => {
    await api.post('/api/admin/users/{id}/unsuspend', { path: { id }, ...oneAct() });
  },
  resetTwoFactor: async (id, reason, idempotencyKey) => {
    await api.post('/api/admin/users/{id}/reset-two-factor', {
      path: { id },
      body: { reason },
      idempotencyKey,
    });
  },
  setVerified: async (id, verify) =>
    (await api.post('/api/admin/users/{id}/verify', { path: { id }, body: { verify }, ...oneAct() })).changed,
  changeUsers: async (userIds, change, reason) => {
    const body = { userIds, change, ...(reason ? { reason } : {}) };
    return api.post('/api/admin/users/bulk', { body, ...oneAct() });
  },
  setInsured: async (cleanerId, insured) =>
    (await api.patch('/api/admin/cleaners/{cleanerId}/insurance', { path: { cleanerId }, body: { insured } }))
      .changed,
  requestCheck: async (userId, kind) => {
    await api.post('/api/admin/checks/request', { body: { userId, kind }, ...oneAct() });
  },
  recordCheck: async (body, idempotencyKey) => {
    await api.post('/api/admin/checks', { body, idempotencyKey });
  },
  passCheck: async (id, body, idempotencyKey) => {
    await api.post('/api/admin/checks/{id}/pass', { path: { id }, body, idempotencyKey });
  },
  refuseCheck: async (id, body, idempotencyKey) => {
    await api.post('/api/admin/checks/{id}/refuse', { path: { id }, body, idempotencyKey });
  },
  withdrawCheck: async (id, reason, idempotencyKey) => {
    await api.post('/api/admin/checks/{id}/withdraw', { path: { id }, body: { reason }, idempotencyKey });
  },
  checkDocument: fetchCheckDocument,
  markBookingPaid: async (id) => {
    await api.post('/api/admin/bookings/{id}/paid', { path: { id }, ...oneAct() });
  },
  cancelBooking: async (id, reason, seenStartsAt, idempotencyKey) => {
    const body = { reason, seenStartsAt };
    await api.post('/api/admin/bookings/{id}/cancel', { path: { id }, body, idempotencyKey });
  },
  decideBooking: async (id, body, idempotencyKey) => {
    await api.post('/api/admin/bookings/{id}/decision', { path: { id }, body, idempotencyKey });
  },
  retryMail: async (id) => {
    await api.post('/api/admin/mail-queue/{id}/retry', { path: { id }, ...oneAct() });
  },
  dismissMail: async (id) => {
    await api.post('/api/admin/mail-queue/{id}/dismiss', { path: { id }, ...oneAct() });
  },
  hideReview: async (id, reason, idempotencyKey) => {
    await api.post('/api/admin/reviews/{id}/hide', { path: { id }, body: { reason }, idempotencyKey });
  },
  unhideReview: async (id) => {
    await api.post('/api/admin/reviews/{id}/unhide', { path: { id }, ...oneAct() });
  },
  dismissReport: async (id) => {
    await api.post('/api/admin/review-reports/{id}/dismiss', { path: { id }, ...oneAct() });
  },
  reopenReport: async (id) => {
    await api.post('/api/admin/review-reports/{id}/reopen', { path: { id }, ...oneAct() });
  },
  caseThread: (id, signal) => api.get('/api/admin/cases/{id}/thread', { path: { id }, signal }),
  startCase: async (id) => {
    await api.post('/api/admin/cases/{id}/start', { path: { id }, ...oneAct() });
  },
  addCaseNote: async (id, text, idempotencyKey) => {
    await api.post('/api/admin/cases/{id}/notes', { path: { id }, body: { text }, idempotencyKey });
  },
  closeCase: async (id, body, idempotencyKey) => {
    await api.post('/api/admin/cases/{id}/close', { path: { id }, body, idempotencyKey });
  },
  reopenCase: async (id) => {
    await api.post('/api/admin/cases/{id}/reopen', { path: { id }, ...oneAct() });
  },
  makeApiKey: (body) => api.post('/api/keys', { body }),
  revokeApiKey: async (id) => {
    await api.delete('/api/admin/keys/{id}', { path: { id } });
  },
};

const refuse = (): Promise<never> =>
  Promise.reject(new Error('The console changes records through its verbs, never by writing them.'));

export const dataProvider: ConsoleDataProvider = {
  supportAbortSignal: true,
  getList: fetchList,
  getOne: fetchRecord,
  getMany: refuse,
  getManyReference: refuse,
  create: refuse,
  update: refuse,
  updateMany: refuse,
  delete: refuse,
  deleteMany: refuse,
  ...verbs,
};
