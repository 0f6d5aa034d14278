import { expectStatus } from './expect-status.js';
import { world, type Account } from './world.js';

export const TEXT = 'They shouted at me and would not leave.';

export interface Report {
  kind: string;
  aboutId: number;
  reason: string;
  text: string;
}

export const aboutPerson = ({ user }: Account, changes: Partial<Report> = {}): Report => ({
  kind: 'person',
  aboutId: user.id,
  reason: 'rude',
  text: TEXT,
  ...changes,
});

export const aboutMessage = (aboutId: number, changes: Partial<Report> = {}): Report => ({
  kind: 'message',
  aboutId,
  reason: 'threat',
  text: TEXT,
  ...changes,
});

export const aboutVisit = (aboutId: number, changes: Partial<Report> = {}): Report => ({
  kind: 'visit',
  aboutId,
  reason: 'not-as-agreed',
  text: TEXT,
  ...changes,
});

export const report = (who: Account, body: object) => world.as(who).post('/api/cases').send(body);

export async function reported(who: Account, body: object): Promise<number> {
  const answer = await report(who, body);
  expectStatus(answer, 201);
  return answer.body.id;
}

export async function ownReportsOf(who: Account) {
  const answer = await world.as(who).get('/api/cases');
  expectStatus(answer, 200);
  return answer.body;
}

export const ofConsole = async (path: string) => world.as(await world.admin()).get(`/api/admin/cases${path}`);
export const act = async (caseId: number, name: string, body: object = {}) =>
  world
    .as(await world.admin())
    .post(`/api/admin/cases/${caseId}/${name}`)
    .send(body);
