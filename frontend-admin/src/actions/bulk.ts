import { messageOf } from '../api/http';
import { countOf } from '../format';
import type { Act } from './useAct';

export interface NamedAct {
  name: string;
  act: Act;
}

/**
 * Many acts as one: a call for each, because each is decided and recorded on its own. Whoever it failed for is named;
 * the others stay done.
 */
export function bulk(parts: readonly NamedAct[]): Act {
  const [first] = parts;
  if (!first) throw new Error('There is nobody to act on.');
  const backwards = parts.flatMap(({ name, act }) => (act.reverse ? [{ name, act: act.reverse }] : []));
  return {
    run: () => runAll(parts),
    done: { title: first.act.done.title, description: `${countOf(parts.length, 'account')}.` },
    failed: first.act.failed,
    reverse: backwards.length === parts.length ? withoutReverse(backwards) : undefined,
  };
}

/** The way back has no way back of its own: the toast would never end. */
function withoutReverse(parts: readonly NamedAct[]): Act {
  return bulk(parts.map(({ name, act }) => ({ name, act: { ...act, reverse: undefined } })));
}

async function runAll(parts: readonly NamedAct[]): Promise<void> {
  const failures: string[] = [];
  for (const { name, act } of parts) {
    try {
      await act.run();
    } catch (error) {
      failures.push(`${name}: ${messageOf(error) ?? act.failed.title}`);
    }
  }
  if (failures.length === 0) return;
  const done = parts.length - failures.length;
  throw new Error(`Done for ${done} of ${parts.length}. Not for ${failures.join('; ')}`);
}
