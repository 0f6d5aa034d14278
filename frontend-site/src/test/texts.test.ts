import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

const SOURCES = import.meta.glob<string>(['../features/**/*.tsx', '../app/**/*.tsx', '!../**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Folders whose texts still stand in their components. A new folder has a catalogue from its first day. */
const WITHOUT_CATALOGUE = [
  'features/auth/',
  'features/become-cleaner/',
  'features/cleaners/',
  'features/developer/',
  'features/home/',
  'features/marketing/',
  'app/pages/',
  'app/work-areas/',
  'app/',
];

const TEXT_PROPS = new Set([
  'aria-label',
  'alt',
  'cancelLabel',
  'confirmLabel',
  'description',
  'hint',
  'label',
  'loadingText',
  'placeholder',
  'text',
  'title',
]);

const isText = (value: unknown): value is string =>
  typeof value === 'string' && (value.match(/\p{L}/gu) ?? []).length > 2;

/** What a person would read that stands in the component itself. */
function findTexts(path: string, source: string): string[] {
  const found: string[] = [];
  const add = (value: unknown) => {
    if (isText(value)) found.push(value.trim());
  };
  new Visitor({
    JSXText: (node) => add(node.value),
    JSXAttribute: ({ name, value }) => {
      if (TEXT_PROPS.has(String(name.name)) && value?.type === 'Literal') add(value.value);
    },
    Property: ({ key, value }) => {
      if (key.type === 'Identifier' && TEXT_PROPS.has(key.name) && value.type === 'Literal') add(value.value);
    },
    TemplateElement: ({ value }) => {
      if (/\p{L}{2,} \p{L}{2,}/u.test(value.cooked ?? '')) add(value.cooked);
    },
  }).visit(parseSync(path, source).program);
  return found;
}

const isMoved = (path: string) => !WITHOUT_CATALOGUE.some((folder) => path.startsWith(`../${folder}`));

test('texts of a feature stand in its catalogue, not in its components', () => {
  const inComponents = Object.entries(SOURCES)
    .filter(([path]) => isMoved(path))
    .map(([path, source]) => [path, findTexts(path, source)] as const)
    .filter(([, texts]) => texts.length > 0);
  expect(Object.fromEntries(inComponents)).toEqual({});
});

test('a folder whose texts have moved leaves the list', () => {
  const hasTexts = (folder: string) =>
    Object.entries(SOURCES).some(
      ([path, source]) => path.startsWith(`../${folder}`) && findTexts(path, source).length > 0,
    );
  expect(WITHOUT_CATALOGUE.filter((folder) => !hasTexts(folder))).toEqual([]);
});
