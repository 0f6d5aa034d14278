import { Injectable, Param, type PipeTransform } from '@nestjs/common';
import { conversationKey, MAX_ID } from '@tidyhearth/domain';
import { invalid } from '../common/app-error.js';

const PAIR = /^([1-9]\d{0,9})-([1-9]\d{0,9})$/;
/** The two users of a conversation, in the order of their ids. */
export interface Pair {
  low: number;
  high: number;
}

export function pairOf(a: number, b: number): Pair {
  return a < b ? { low: a, high: b } : { low: b, high: a };
}

export function keyOf({ low, high }: Pair): string {
  return conversationKey(low, high);
}

/** Reads `a-b` in either order; undefined unless the text consists of two different ids without leading zeros. */
export function parsePair(text: string): Pair | undefined {
  const [, first, second] = PAIR.exec(text) ?? [];
  const pair = pairOf(Number(first), Number(second));
  return pair.low < pair.high && pair.high <= MAX_ID ? pair : undefined;
}

@Injectable()
class PairPipe implements PipeTransform<string, Pair> {
  transform(value: string): Pair {
    const pair = parsePair(value);
    if (!pair) throw invalid('conversationId', 'conversationId must be two user ids such as 3-8');
    return pair;
  }
}

export const PairParam = (name: string) => Param(name, PairPipe);
