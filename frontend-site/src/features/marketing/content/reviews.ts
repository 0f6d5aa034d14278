import { plural } from '../../../lib/format';

export const WHO_REVIEWS = 'Only the two people of a completed booking can review each other, once each.';

export const TEXTS = {
  page: {
    title: 'Customer reviews',
    description:
      'How reviews work here: only the two people of a completed booking can review each other. With sample reviews from the beta.',
  },
  title: 'Said after the work, by the people who were there',
  lead: `${WHO_REVIEWS} Real reviews stand on each cleaner's profile.`,
  average: 'average rating',
  sampleRating: 'Sample rating',
  sample: 'Sample',
  stars: (count: number) => plural(count, 'star'),
  invitation: {
    title: 'Read the real ones',
    text: 'Every profile shows the latest reviews of that cleaner.',
    toSearch: 'Find a cleaner',
  },
};

export const FIGURES = [
  { value: '12,450+', label: 'customers' },
  { value: '98%', label: 'satisfaction' },
] as const;

export const AVERAGE = '4.9';

/** Per cent of reviews by stars, five first. */
export const BREAKDOWN = [
  { stars: 5, percent: 85 },
  { stars: 4, percent: 12 },
  { stars: 3, percent: 2 },
  { stars: 2, percent: 1 },
  { stars: 1, percent: 0 },
] as const;

export const SAMPLES = [
  {
    name: 'Eleanor, Oxford',
    service: 'Regular cleaning',
    rating: 5,
    text: 'The house smells of nothing but fresh air, which is exactly what I asked for. She found the light switch behind the bookcase that we had given up on.',
  },
  {
    name: 'Tom, Abingdon',
    service: 'End of tenancy',
    rating: 5,
    text: 'Full deposit back. The agent asked who did the oven.',
  },
  {
    name: 'Priya, Witney',
    service: 'Deep cleaning',
    rating: 5,
    text: 'Booked on my phone on the bus, confirmed before my stop. Three hours later the kitchen looked new. I liked knowing the total before I pressed anything.',
  },
  {
    name: 'George, Bicester',
    service: 'Office cleaning',
    rating: 4,
    text: 'Reliable every Tuesday at seven. Once the bins were missed; a message, and it was put right the same day.',
  },
  {
    name: 'Hannah, Didcot',
    service: 'Eco-friendly cleaning',
    rating: 5,
    text: 'With a crawling baby I wanted gentle products. He brought his own and explained each of them.',
  },
  {
    name: 'Malcolm, Thame',
    service: 'Regular cleaning',
    rating: 5,
    text: 'I am eighty-one and was nervous about strangers. The profile, the photo and a short chat beforehand made all the difference.',
  },
] as const;
