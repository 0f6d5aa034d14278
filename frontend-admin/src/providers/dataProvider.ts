import type { DataProvider } from 'react-admin';
import { api, oneAct } from '../api/http';
import type { AdminStats, ChangeUsers, DayOfActivity, RefusedUser, SecurityStatus } from '../contract';
import { fetchList, fetchRecord, fetchSpreadsheet, type ListQuestion } from './lists';

/** What the admin can do, each one call that the server decides as a whole. */
export interface ConsoleVerbs {
  stats(signal?: AbortSignal): Promise<AdminStats>;
  security(signal?: AbortSignal): Promise<SecurityStatus>;
  activity(days: number, signal?: AbortSignal): Promise<DayOfActivity[]>;
  spreadsheet(resource: string, question: ListQuestion): Promise<Blob>;
  approveCleaner(cleanerId: number): Promise<void>;
  withdrawApproval(cleanerId: number): Promise<void>;
  rejectCleaner(cleanerId: number, reason?: string): Promise<void>;
  suspendUser(userId: number): Promise<void>;
  unsuspendUser(userId: number): Promise<void>;
  setVerified(userId: number, verify: boolean): Promise<void>;
  /** Answers with those who could not be changed. */
  changeUsers(userIds: number[], change: ChangeUsers['change']): Promise<RefusedUser[]>;
  setInsured(cleanerId: number, insured: boolean): Promise<void>;
  markBookingPaid(bookingId: number): Promise<void>;
  retryMail(mailId: number): Promise<void>;
  hideReview(reviewId: number, reason: string): Promise<void>;
  unhideReview(reviewId: number): Promise<void>;
  dismissReport(reportId: number): Promise<void>;
  reopenReport(reportId: number): Promise<void>;
}

export type ConsoleDataProvider = DataProvider & ConsoleVerbs;

const verbs: ConsoleVerbs = {
  stats: (signal) => api.get('/api/admin/stats', { signal }),
  security: (signal) => api.get('/api/admin/security', { signal }),
  activity: (days, signal) => api.get('/api/admin/activity', { query: { days }, signal }),
  spreadsheet: fetchSpreadsheet,
  approveCleaner: async (id) => {
    await api.post('/api/admin/cleaners/{id}/approve', { path: { id }, headers: oneAct() });
  },
  withdrawApproval: async (id) => {
    await api.post('/api/admin/cleaners/{id}/withdraw-approval', { path: { id }, headers: oneAct() });
  },
  rejectCleaner: async (id, reason) => {
    const body = reason ? { reason } : undefined;
    await api.post('/api/admin/cleaners/{id}/reject', { path: { id }, body, headers: oneAct() });
  },
  suspendUser: async (id) => {
    await api.post('/api/admin/users/{id}/suspend', { path: { id }, headers: oneAct() });
  },
  unsuspendUser: async (id) => {
    await api.post('/api/admin/users/{id}/unsuspend', { path: { id }, headers: oneAct() });
  },
  setVerified: async (id, verify) => {
    await api.post('/api/admin/users/{id}/verify', { path: { id }, body: { verify }, headers: oneAct() });
  },
  changeUsers: async (userIds, change) => {
    const body = { userIds, change };
    return (await api.post('/api/admin/users/bulk', { body, headers: oneAct() })).refused;
  },
  setInsured: async (cleanerId, insured) => {
    await api.patch('/api/admin/cleaners/{cleanerId}/insurance', { path: { cleanerId }, body: { insured } });
  },
  markBookingPaid: async (id) => {
    await api.post('/api/admin/bookings/{id}/paid', { path: { id }, headers: oneAct() });
  },
  retryMail: async (id) => {
    await api.post('/api/admin/mail-queue/{id}/retry', { path: { id }, headers: oneAct() });
  },
  hideReview: async (id, reason) => {
    await api.post('/api/admin/reviews/{id}/hide', { path: { id }, body: { reason }, headers: oneAct() });
  },
  unhideReview: async (id) => {
    await api.post('/api/admin/reviews/{id}/unhide', { path: { id }, headers: oneAct() });
  },
  dismissReport: async (id) => {
    await api.post('/api/admin/review-reports/{id}/dismiss', { path: { id }, headers: oneAct() });
  },
  reopenReport: async (id) => {
    await api.post('/api/admin/review-reports/{id}/reopen', { path: { id }, headers: oneAct() });
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
