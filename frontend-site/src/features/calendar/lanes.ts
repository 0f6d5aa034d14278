export interface Span {
  from: number;
  to: number;
}

export interface Lane<Item> {
  item: Item;
  /** Its column among the overlapping entries, from 0. */
  lane: number;
  /** How many columns share the width there. */
  lanes: number;
}

/** Puts overlapping items side by side. Items that only touch share a lane. */
export function lanesOf<Item extends Span>(items: readonly Item[]): Lane<Item>[] {
  const placed: Lane<Item>[] = [];
  let group: Lane<Item>[] = [];
  let groupEnd = -Infinity;
  /** Where each lane of the group becomes free. */
  let ends: number[] = [];
  const closeGroup = () => {
    for (const entry of group) entry.lanes = ends.length;
    group = [];
    ends = [];
  };
  for (const item of items.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (item.from >= groupEnd) closeGroup();
    const free = ends.findIndex((end) => end <= item.from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = item.to;
    groupEnd = Math.max(groupEnd, item.to);
    const entry = { item, lane, lanes: 1 };
    group.push(entry);
    placed.push(entry);
  }
  closeGroup();
  return placed;
}
