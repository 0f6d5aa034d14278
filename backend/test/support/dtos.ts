import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getMetadataStorage } from 'class-validator';

export type Dto = new () => object;

const SOURCE = join(import.meta.dirname, '../../src');
const RULES = /from '[./]*common\/fields\.js'|from 'class-validator'/;

/** Every class with validated fields. */
export async function dtosOf(): Promise<Dto[]> {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.spec|\.d)\.ts$/.test(file) && RULES.test(readFileSync(join(SOURCE, file), 'utf8')),
  );
  const modules = await Promise.all(files.map((file) => import(join(SOURCE, file))));
  const exported = modules.flatMap((one: object) => Object.values(one) as unknown[]);
  return exported.filter((one): one is Dto => typeof one === 'function' && fieldsOf(one as Dto).length > 0);
}

export const fieldsOf = (type: Dto): string[] => [
  ...new Set(
    getMetadataStorage()
      .getTargetValidationMetadatas(type, '', false, false)
      .map(({ propertyName }) => propertyName),
  ),
];
