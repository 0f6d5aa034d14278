import type { JobTerms } from '@tidyhearth/domain';
import type { Posting } from './posting.entity.js';

export type PostingTerms = Pick<Posting, keyof JobTerms>;

export const termsOf = ({
  serviceType,
  startsAt,
  durationMinutes,
  street,
  city,
  postcode,
  description,
}: PostingTerms): PostingTerms => ({
  ...{ serviceType, startsAt, durationMinutes },
  ...{ street, city, postcode, description },
});
