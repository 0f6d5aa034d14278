import * as domain from '@tidyhearth/domain';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { TEXTS } from '../components/ui/ui.texts';

const SOURCES = import.meta.glob<string>(
  [
    '../**/*.{ts,tsx}',
    // The catalogues of texts.
    '!../**/*.texts.ts',
    '!../features/marketing/content/*.ts',
    '!../config/{beta,brand}.ts',
    // Not read by users.
    '!../theme/**',
    '!../test/**',
    '!../**/*.{test,host}.{ts,tsx}',
  ],
  { query: '?raw', import: 'default', eager: true },
);

const CATALOGUES = import.meta.glob<string>(
  ['../**/*.texts.ts', '../features/marketing/content/*.ts', '../config/{beta,brand}.ts'],
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

/** For example `Please enter your name`; names of places and fonts don't match. */
const SENTENCE = /^\p{Lu}[\p{L}'’]*,? \p{Ll}/u;
/** The parts of a template other than its words. */
const MARKUP = /<[^>]*>?|\bcolor-mix\(.*/gs;

interface Span {
  start: number;
  end: number;
}

/** Texts for users that are written in the code itself. */
function findTexts(path: string, source: string): string[] {
  const found: (Span & { text: string })[] = [];
  /** Thrown texts go to the log, and compared texts are not shown. */
  const unread: Span[] = [];
  const add = (value: unknown, { start, end }: Span) => {
    if (isText(value)) found.push({ text: value.trim(), start, end });
  };
  new Visitor({
    NewExpression: (node) => {
      if (node.callee.type === 'Identifier' && node.callee.name.endsWith('Error')) unread.push(node);
    },
    BinaryExpression: (node) => {
      if (/^[!=]==$/.test(node.operator)) unread.push(node);
    },
    JSXText: (node) => add(node.value, node),
    JSXAttribute: ({ name, value }) => {
      if (TEXT_PROPS.has(String(name.name)) && value?.type === 'Literal') add(value.value, value);
    },
    Property: ({ key, value }) => {
      if (key.type === 'Identifier' && TEXT_PROPS.has(key.name) && value.type === 'Literal')
        add(value.value, value);
    },
    Literal: (node) => {
      if (typeof node.value === 'string' && SENTENCE.test(node.value)) add(node.value, node);
    },
    TemplateElement: (node) => {
      const words = (node.value.cooked ?? '').replace(MARKUP, '');
      if (/\p{L}{2,} \p{L}{2,}/u.test(words) || SENTENCE.test(words)) add(words, node);
    },
  }).visit(parseSync(path, source).program);
  const isShown = (span: Span) => !unread.some(({ start, end }) => start <= span.start && span.end <= end);
  return [...new Set(found.filter(isShown).map(({ text }) => text))];
}

test('texts stand in a catalogue, not in the code that shows them', () => {
  const inCode = Object.entries(SOURCES)
    .map(([path, source]) => [path, findTexts(path, source)] as const)
    .filter(([, texts]) => texts.length > 0);
  expect(Object.fromEntries(inCode)).toEqual({});
});

test('a label that the shared components have is not written again', () => {
  const labels = Object.values(TEXTS).filter((text) => typeof text === 'string');
  const again = Object.entries(CATALOGUES).flatMap(([path, source]) =>
    labels.filter((label) => source.includes(`'${label}'`)).map((label) => [path, label]),
  );
  expect(again).toEqual(labels.map((label) => ['../components/ui/ui.texts.ts', label]));
});

const FEWEST_WORDS = 5;
const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.?!]) /)
    .filter((sentence) => /^\p{Lu}.*\.$/u.test(sentence) && sentence.split(' ').length >= FEWEST_WORDS);

/** The sentences of all texts in a value. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return sentencesOf(value);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
}

function sentencesOfSource(path: string, source: string): string[] {
  const found: string[] = [];
  new Visitor({
    Literal: ({ value }) => void found.push(...sentencesIn(value)),
    TemplateElement: ({ value }) => void found.push(...sentencesIn(value.cooked?.trim())),
  }).visit(parseSync(path, source).program);
  return found;
}

test('a sentence stands in one catalogue, or in the domain', () => {
  const places = new Map<string, Set<string>>();
  const note = (place: string, sentences: string[]) => {
    for (const sentence of sentences) places.set(sentence, (places.get(sentence) ?? new Set()).add(place));
  };
  note('domain', sentencesIn({ ...domain }));
  for (const [path, source] of Object.entries(CATALOGUES)) note(path, sentencesOfSource(path, source));
  const again = [...places].filter(([, where]) => where.size > 1);
  expect(Object.fromEntries(again.map(([sentence, where]) => [sentence, [...where]]))).toEqual({});
});

/** `within 24 hours`, `after 30 days`. */
const PROMISED_TIME = /\b(?:within|after) \d+(?:-\d+)? (?:minutes|hours|days)\b/i;
/** For example `at most 5 MB`, `Minimum 6 characters`. */
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
