import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isForOperator } from '../../is-for-operator.js';
import { EmbeddedDataSource, FileDatabaseError } from './embedded-data-source.js';

describe('a file that is no database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tidyhearth-damaged-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const refusalOf = async (file: string) => {
    const dataSource = new EmbeddedDataSource(file, { entities: [], migrations: [] });
    const refused: unknown = await dataSource.initialize().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(FileDatabaseError);
    expect(isForOperator(refused)).toBe(true);
    return String(refused);
  };

  it('is named to who runs the server, and left as it is', async () => {
    const file = join(folder, 'tidyhearth.sqlite');
    const content = 'What a failing disk left of it. '.repeat(200);
    writeFileSync(file, content);
    expect(await refusalOf(file)).toContain(`${file} is damaged, or is no SQLite database: `);
    expect(readFileSync(file, 'utf8')).toBe(content);
  });

  it('is named where it can’t be opened, as a file of another user', async () => {
    const file = join(folder, 'other.sqlite');
    mkdirSync(file);
    expect(await refusalOf(file)).toContain(`${file} can't be opened: `);
  });
});
