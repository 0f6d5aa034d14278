import type { DataProvider } from 'react-admin';
import { api, oneAct } from '../api/http';
import type { AdminStats, SecurityStatus } from '../contract';
import { fetchList } from './lists';

/** What the admin can do, each one call that the server decides as a whole. */
export interface ConsoleVerbs {
  stats(signal?: AbortSignal): Promise<AdminStats>;
  security(signal?: AbortSignal): Promise<SecurityStatus>;
  approveCleaner(cleanerId: number): Promise<void>;
  rejectCleaner(cleanerId: number, reason?: string): Promise<void>;
  suspendUser(userId: number): Promise<void>;
  unsuspendUser(userId: number): Promise<void>;
  setVerified(userId: number, verify: boolean): Promise<void>;
  setInsured(cleanerId: number, insured: boolean): Promise<void>;
  markBookingPaid(bookingId: number): Promise<void>;
  retryMail(mailId: number): Promise<void>;
}

export type ConsoleDataProvider = DataProvider & ConsoleVerbs;

const verbs: ConsoleVerbs = {
  stats: (signal) => api.get('/api/admin/stats', { signal }),
  security: (signal) => api.get('/api/admin/security', { signal }),
  approveCleaner: async (id) => {
    await api.post('/api/admin/cleaners/{id}/approve', { path: { id }, headers: oneAct() });
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
  setInsured: async (cleanerId, insured) => {
    await api.patch('/api/admin/cleaners/{cleanerId}/insurance', { path: { cleanerId }, body: { insured } });
  },
  markBookingPaid: async (id) => {
    await api.post('/api/admin/bookings/{id}/paid', { path: { id }, headers: oneAct() });
  },
  retryMail: async (id) => {
    await api.post('/api/admin/mail-queue/{id}/retry', { path: { id }, headers: oneAct() });
  },
};

const refuse = (): Promise<never> =>
  Promise.reject(new Error('The console changes records through its verbs, never by writing them.'));

export const dataProvider: ConsoleDataProvider = {
  supportAbortSignal: true,
  getList: fetchList,
  getOne: refuse,
  getMany: refuse,
  getManyReference: refuse,
  create: refuse,
  update: refuse,
  updateMany: refuse,
  delete: refuse,
  deleteMany: refuse,
  ...verbs,
};
