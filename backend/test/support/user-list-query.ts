import { AdminUsersQuery } from '../../src/admin/users/admin-users.query.js';
import { AdminUsersService } from '../../src/admin/users/admin-users.service.js';
import { bindable, Sql, type SqlValue } from '../../src/database/sql.js';
import type { TwoFactorRemovalService } from '../../src/auth/two-factor/two-factor-removal.service.js';
import type { DecideChecksService } from '../../src/cleaners/checks/decide-checks.service.js';
import type { UserModerationService } from '../../src/users/user-moderation.service.js';

interface Asked {
  text: string;
  params: (string | number | null)[];
}

/** Records statements instead of running them. */
class AskedSql extends Sql {
  readonly asked: Asked[] = [];

  protected override read(text: string, params: readonly SqlValue[]): Promise<[]> {
    this.asked.push({ text, params: params.map(bindable) as Asked['params'] });
    return Promise.resolve([]);
  }
}

/** The statement that selects the ids of a page of users, to check its query plan. */
export async function pageQueryOf(query: Partial<AdminUsersQuery>): Promise<Asked> {
  const sql = new AskedSql();
  await new AdminUsersService(
    sql,
    {} as UserModerationService,
    {} as DecideChecksService,
    {} as TwoFactorRemovalService,
  ).list({ ...new AdminUsersQuery(), ...query });
  for (const { text, params } of sql.asked) {
    const [, ids] = /JOIN \((SELECT .*? OFFSET \d+)\) chosen/s.exec(text) ?? [];
    if (ids !== undefined) return { text: ids, params };
  }
  throw new Error('the list asked for no page');
}
