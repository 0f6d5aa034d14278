export const BID_SORTS = ['newest', 'price', 'rating'] as const;
export type BidSort = (typeof BID_SORTS)[number];

export const readBidSort = (params: URLSearchParams): BidSort =>
  BID_SORTS.find((sort) => sort === params.get('sort')) ?? 'newest';
