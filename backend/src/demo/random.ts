const STEP = 0x6d2b79f5;
const TWO_32 = 4_294_967_296;

/** Mulberry32: small, fast and the same on every machine. Only for demo data, never for secrets. */
export class Random {
  constructor(private state: number) {}

  /** `[0, 1)` */
  next(): number {
    this.state = (this.state + STEP) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / TWO_32;
  }

  /** Both ends included. */
  int(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    return at(list, Math.floor(this.next() * list.length));
  }

  shuffle<T>(list: readonly T[]): T[] {
    const cards = [...list];
    for (let last = cards.length - 1; last > 0; last -= 1) {
      const other = this.int(0, last);
      [cards[last], cards[other]] = [at(cards, other), at(cards, last)];
    }
    return cards;
  }

  some<T>(list: readonly T[], count: number): T[] {
    return this.shuffle(list).slice(0, count);
  }

  /** A deck returns each entry once in random order, then shuffles again. */
  deck<T>(list: readonly T[]): Deck<T> {
    return new Deck(list, this);
  }
}

export class Deck<T> {
  private cards: T[] = [];

  constructor(
    private readonly list: readonly T[],
    private readonly random: Random,
  ) {}

  draw(): T {
    if (this.cards.length === 0) this.cards = this.random.shuffle(this.list);
    const card = this.cards.pop();
    if (card === undefined) throw new Error('an empty list has nothing to draw');
    return card;
  }
}

function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error('an empty list has nothing to pick');
  return item;
}
