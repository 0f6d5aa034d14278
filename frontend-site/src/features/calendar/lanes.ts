export interface Span {
  from: number;
  to: number;
}

export interface Lane<Item> {
  item: Item;
  /** Its place beside those that overlap it, from 0 on. */
  lane: number;
  /** Into how many parts the width is divided there. */
  lanes: number;
}

/** Puts what overlaps side by side. What only touches shares a lane. */
export function lanesOf<Item extends Span>(items: readonly Item[]): Lane<Item>[] {
  const placed: Lane<Item>[] = [];
  let group: Lane<Item>[] = [];
  let groupEnd = -Infinity;
  /** Where each lane of the group is free again. */
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
