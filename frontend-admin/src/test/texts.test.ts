import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

const SOURCES = import.meta.glob<string>(['../**/*.tsx', '!../test/**', '!../**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** CSS values such as `1px solid`. */
const IS_STYLE = /^\d+px /;

const TEXT_PROPS = new Set([
  'aria-label',
  'alt',
  'action',
  'confirmLabel',
  'description',
  'helperText',
  'label',
  'prefix',
  'subject',
  'title',
  'what',
]);

const isText = (value: unknown): value is string =>
  typeof value === 'string' && (value.match(/\p{L}/gu) ?? []).length > 2;

/** User-visible texts that are written in a component and not in a catalogue. */
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
      const text = value.cooked ?? '';
      if (/\p{L}{2,} \p{L}{2,}/u.test(text) && !IS_STYLE.test(text)) add(text);
    },
  }).visit(parseSync(path, source).program);
  return found;
}

test('texts stand in the catalogues of `i18n`, not in the components that show them', () => {
  const inComponents = Object.entries(SOURCES)
    .map(([path, source]) => [path, findTexts(path, source)] as const)
    .filter(([, texts]) => texts.length > 0);
  expect(Object.fromEntries(inComponents)).toEqual({});
});
