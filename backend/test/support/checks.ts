import { addDays, addMonths, ukToday, type CheckKind } from '@tidyhearth/domain';
import { expectStatus } from './expect-status.js';
import { plain } from './pictures.js';
import type { CleanerAccount, World } from './world.js';

interface Document {
  id: number;
  contentType: string;
  sizeBytes: number;
}

export interface OwnCheck {
  kind: CheckKind;
  current: { checkedOn: string | null; expiresOn: string | null } | null;
  open: { state: string; cause: string | null; reason: string | null; documents: Document[] } | null;
  refused: { reason: string } | null;
}

export interface AdminCheck {
  id: number;
  userId: number;
  kind: CheckKind;
  state: string;
  cause: string | null;
  ending: string | null;
  formerName: string | null;
  checkedName: string | null;
  expiresOn: string | null;
  documents: Document[];
}

const EVIDENCE = {
  identity: 'passport',
  background: 'basic-dbs',
  insurance: 'public-liability-certificate',
} as const;

export const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

const nameOf = ({ user }: Pick<CleanerAccount, 'user'>) => `${user.firstName} ${user.lastName}`;

/**
 * What the admin enters after seeing a document of this person. Without a person, it has the usual name of applicants.
 */
export const seenDocument = (person?: CleanerAccount, kind: CheckKind = 'identity') => ({
  name: person ? nameOf(person) : 'Rowan Ashdown',
  evidence: EVIDENCE[kind],
  reference: 'No. 123456',
  checkedOn: addDays(ukToday(), -3),
  expiresOn: addMonths(ukToday(), 12),
});

export const sendFile = (
  world: World,
  person: CleanerAccount,
  kind: string,
  file: Buffer,
  field = 'document',
) =>
  world
    .as(person)
    .post(`/api/cleaners/${person.cleaner.id}/checks/${kind}/documents`)
    .attach(field, file, { filename: 'passport of ada.pdf', contentType: 'application/pdf' });

export const smallPicture = () => plain(40, 30).jpeg().toBuffer();

/** Returns the checks with the one that the document belongs to first. */
export async function sendDocument(
  world: World,
  person: CleanerAccount,
  kind: CheckKind,
): Promise<[OwnCheck, ...OwnCheck[]]> {
  const answer = await sendFile(world, person, kind, PDF);
  expectStatus(answer, 200);
  const checks: OwnCheck[] = answer.body;
  const about = checks.find((check) => check.kind === kind);
  if (!about) throw new Error(`no check of ${kind}`);
  return [about, ...checks];
}

export async function ownCheck(world: World, person: CleanerAccount, kind: CheckKind): Promise<OwnCheck> {
  const answer = await world.as(person).get(`/api/cleaners/${person.cleaner.id}/checks`);
  expectStatus(answer, 200);
  const checks: OwnCheck[] = answer.body;
  const about = checks.find((check) => check.kind === kind);
  if (!about) throw new Error(`no check of ${kind}`);
  return about;
}

/** The person's checks, newest first. */
export async function checksOf(world: World, { user }: CleanerAccount): Promise<AdminCheck[]> {
  const admin = world.as(await world.admin());
  const answer = await admin.get('/api/admin/checks').query({ userId: user.id });
  expectStatus(answer, 200);
  return answer.body;
}

/** The person's newest check of this kind. */
export async function checkOf(world: World, person: CleanerAccount, kind: CheckKind): Promise<AdminCheck> {
  const check = (await checksOf(world, person)).find((one) => one.kind === kind);
  if (!check) throw new Error(`no check of ${kind}`);
  return check;
}

export async function recordCheck(
  world: World,
  person: CleanerAccount,
  kind: CheckKind,
  change: Partial<ReturnType<typeof seenDocument>> = {},
): Promise<AdminCheck> {
  const admin = world.as(await world.admin());
  const body = { ...seenDocument(person, kind), ...change, userId: person.user.id, kind };
  const answer = await admin.post('/api/admin/checks').send(body);
  expectStatus(answer, 200);
  return answer.body;
}
