import { RETENTION_RULES } from './retention-rules.js';
import type { AgeEnding, ClosingEnding, Ending } from './rule.js';

/** An ending with its table. */
export type RuleOf<E extends Ending> = E & { readonly table: string };

const isAge = (ending: Ending): ending is AgeEnding => ending.when === 'age';
const isClosing = (ending: Ending): ending is ClosingEnding =>
  ending.when === 'closing' || ending.when === 'closed for good';

const endings = (): RuleOf<Ending>[] =>
  Object.entries(RETENTION_RULES).flatMap(([table, { endings: all = [] }]) =>
    all.map((ending) => ({ ...ending, table })),
  );

export const agedRules = (): RuleOf<AgeEnding>[] =>
  endings().flatMap((rule) => (isAge(rule) ? [{ ...rule, table: rule.table }] : []));

export const closingRules = (when?: ClosingEnding['when']): RuleOf<ClosingEnding>[] =>
  endings().flatMap((rule) =>
    isClosing(rule) && (when === undefined || rule.when === when) ? [{ ...rule, table: rule.table }] : [],
  );

/** The key under which the rule's progress is stored. */
export const nameOf = ({ table, period, goesWith }: RuleOf<AgeEnding>) =>
  goesWith ? `${table}.${period} with ${goesWith.table}` : `${table}.${period}`;

/** The table whose rows are read in the order of their age. */
export const walkedTable = ({ table, partOf, goesWith }: RuleOf<AgeEnding>) =>
  (partOf ?? goesWith)?.table ?? table;
