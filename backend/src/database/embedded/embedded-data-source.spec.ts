import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isForOperator } from '../../is-for-operator.js';
import { DamagedDatabaseError, EmbeddedDataSource } from './embedded-data-source.js';

describe('a file that is no database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tidyhearth-damaged-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is named to who runs the server, and left as it is', async () => {
    const file = join(folder, 'tidyhearth.sqlite');
    const content = 'What a failing disk left of it. '.repeat(200);
    writeFileSync(file, content);
    const dataSource = new EmbeddedDataSource(file, { entities: [], migrations: [] });
    const refused: unknown = await dataSource.initialize().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(DamagedDatabaseError);
    expect(isForOperator(refused)).toBe(true);
    expect(String(refused)).toContain(`${file} is damaged, or is no SQLite database: `);
    expect(readFileSync(file, 'utf8')).toBe(content);
  });
});
