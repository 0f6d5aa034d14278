import type { AccountUser, LoginAnswer, SignedIn } from '../contract';
import { http } from './http';

export async function login(email: string, password: string): Promise<LoginAnswer> {
  return (await http.post<LoginAnswer>('/login', { email, password })).data;
}

export async function loginWithCode(challengeToken: string, code: string): Promise<SignedIn> {
  return (await http.post<SignedIn>('/login/2fa', { challengeToken, code })).data;
}

export async function logout(): Promise<void> {
  await http.post('/logout');
}

export async function currentUser(): Promise<AccountUser> {
  return (await http.get<AccountUser>('/auth/user')).data;
}
