import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

const SOURCES = import.meta.glob<string>(
  ['../components/**/*.tsx', '../features/**/*.tsx', '../app/**/*.tsx', '!../**/*.test.tsx'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

const CATALOGUES = import.meta.glob<string>(
  ['../features/**/*.texts.ts', '../features/marketing/content/*.ts', '../components/**/*.texts.ts'],
  { query: '?raw', import: 'default', eager: true },
);

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

test('texts stand in a catalogue, not in the components that show them', () => {
  const inComponents = Object.entries(SOURCES)
    .map(([path, source]) => [path, findTexts(path, source)] as const)
    .filter(([, texts]) => texts.length > 0);
  expect(Object.fromEntries(inComponents)).toEqual({});
});

/** `within 24 hours`, `after 30 days`. */
const PROMISED_TIME = /\b(?:within|after) \d+(?:-\d+)? (?:minutes|hours|days)\b/i;
/** `at most 5 MB`, `Minimum 6 characters`. */
const TYPED_LIMIT = /\b\d+ ?(?:[KM]B|characters)\b/;

test.each([
  ['promised times', PROMISED_TIME],
  ['sizes and lengths', TYPED_LIMIT],
])('%s come from the domain, where those who keep them look', (_what, number) => {
  const typed = Object.entries(CATALOGUES).flatMap(([path, source]) =>
    source
      .split('\n')
      .filter((line) => number.test(line))
      .map((line) => [path, line.trim()]),
  );
  expect(typed).toEqual([]);
});
