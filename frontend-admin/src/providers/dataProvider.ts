import type { DataProvider } from 'react-admin';
import { http, oneAct } from '../api/http';
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

async function act(address: string, body?: object): Promise<void> {
  await http.post(`/admin/${address}`, body, oneAct());
}

const verbs: ConsoleVerbs = {
  stats: async (signal) => (await http.get<AdminStats>('/admin/stats', { signal })).data,
  security: async (signal) => (await http.get<SecurityStatus>('/admin/security', { signal })).data,
  approveCleaner: (cleanerId) => act(`cleaners/${cleanerId}/approve`),
  rejectCleaner: (cleanerId, reason) => act(`cleaners/${cleanerId}/reject`, reason ? { reason } : undefined),
  suspendUser: (userId) => act(`users/${userId}/suspend`),
  unsuspendUser: (userId) => act(`users/${userId}/unsuspend`),
  setVerified: (userId, verify) => act(`users/${userId}/verify`, { verify }),
  setInsured: async (cleanerId, insured) => {
    await http.patch(`/admin/cleaners/${cleanerId}/insurance`, { insured });
  },
  markBookingPaid: (bookingId) => act(`bookings/${bookingId}/paid`),
  retryMail: (mailId) => act(`mail-queue/${mailId}/retry`),
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
