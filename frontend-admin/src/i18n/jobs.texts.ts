import { countOf } from '../format';

export const TEXTS = {
  noMessage: 'None',
  posting: (id: number) => `Job #${id}`,
  rate: (rate: string) => `${rate} an hour`,
  upTo: (budget: string) => `up to ${budget}`,
  bids: (count: number) => countOf(count, 'application'),
};
