import { CONTACT_REPLY_HOURS } from '@tidyhearth/domain';
import { BRAND } from '../../../config/brand';

export const TEXTS = {
  page: 'About us',
  about: `The story, the team and the places of ${BRAND.name}.`,
  mission: 'Our mission',
  story: 'Our story',
  team: { title: 'The team', text: 'Small, reachable, and living where our customers live.' },
  map: `Map of ${BRAND.county}: the launch county, with Oxford at its centre`,
  places: {
    title: 'Where we are',
    text: `Most of our cleaners are in ${BRAND.county} and the places around it. Others join us in these cities:`,
    toSearch: 'Find a cleaner near you',
  },
};

export const MISSION = 'To make a clean home an ordinary thing, and good cleaning a good job.';

export const STORY = [
  'Tidyhearth began at a kitchen table in Oxford, with two people who could not find a cleaner and a neighbour who cleaned for a living and could not find customers nearby. They lived four doors apart.',
  'The agencies took a third and sent somebody else every week. So we built the opposite: you choose a person, see the price, and talk to them yourself. They choose their rate, their hours and their customers.',
  'We are in a soft launch that begins in one county and its surroundings, so that we can get the small things right before we grow.',
] as const;

export const TEAM = [
  { name: 'Operations', text: 'Read every application and call when something is unclear.' },
  { name: 'Customer care', text: `Answer within ${CONTACT_REPLY_HOURS} hours, and put things right.` },
  { name: 'Product', text: 'Build the site, in the open, one careful step at a time.' },
] as const;

export const CITIES = ['London', 'Manchester', 'Birmingham', 'Leeds', 'Bristol', 'Oxford'] as const;

export const FIGURES = [
  { value: '500+', label: 'cleaners' },
  { value: '25,000+', label: 'cleanings' },
] as const;
