import {
  CalendarCheck,
  Heart,
  type LucideIcon,
  MessageCircle,
  PoundSterling,
  Search,
  ShieldCheck,
  Sparkles,
} from 'lucide-react';

/** Fixed figures, marked as samples where they stand. */
export const STATS = [
  { figure: '12+', label: 'local cleaners' },
  { figure: '50+', label: 'test users' },
  { figure: '150+', label: 'trial bookings' },
  { figure: '4.8', label: 'average rating' },
] as const;

interface Point {
  icon: LucideIcon;
  title: string;
  text: string;
}

export const REASONS: Point[] = [
  {
    icon: ShieldCheck,
    title: 'People you can let in',
    text: 'Every cleaner is reviewed by a person before their profile goes live. Background checks and insurance are shown on each profile.',
  },
  {
    icon: PoundSterling,
    title: 'The price before you press',
    text: 'Cleaners set their own rate, £20-40 an hour. You see the total while you choose, and it is what you pay.',
  },
  {
    icon: Heart,
    title: '100% satisfaction guarantee',
    text: 'Not happy? Tell us within 24 hours and the clean is done again, free.',
  },
  {
    icon: MessageCircle,
    title: 'Talk to your cleaner',
    text: 'Ask about keys, pets or the oven before you book. Your phone number stays yours until you share it.',
  },
];

export const STEPS: Point[] = [
  {
    icon: Search,
    title: 'Search and compare',
    text: 'Enter your postcode. See who is near, what they charge and what their customers say.',
  },
  {
    icon: CalendarCheck,
    title: 'Book and schedule',
    text: 'Tell us the size of your home, pick a free time and send the request. No fee while we are in beta.',
  },
  {
    icon: Sparkles,
    title: 'Relax and enjoy',
    text: 'Your cleaner confirms, comes and cleans. Afterwards you both leave a review.',
  },
];
