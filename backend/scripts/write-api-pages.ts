/**
 * Writes the additional API pages that the application serves to `dist/api-pages`: the guide and the changes as HTML,
 * and a Postman collection without examples. Part of the build, so that production needs none of the packages involved.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageOf } from './api-page.js';
import { collectionOf } from './postman-collection.js';

const backend = join(import.meta.dirname, '../..');
const target = join(backend, 'dist/api-pages');
const docs = (file: string) => readFileSync(join(backend, '../docs', file), 'utf8');

mkdirSync(target, { recursive: true });
writeFileSync(join(target, 'guide.html'), pageOf(docs('api.md'), 'guide'));
writeFileSync(join(target, 'changes.html'), pageOf(docs('api-changes.md'), 'changes'));
const collection = await collectionOf(readFileSync(join(backend, 'openapi.json'), 'utf8'));
writeFileSync(join(target, 'postman.json'), JSON.stringify(collection));
