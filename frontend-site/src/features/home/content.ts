import {
  CalendarRange,
  Heart,
  type LucideIcon,
  MessageCircle,
  PoundSterling,
  Search,
  ShieldCheck,
  Sparkles,
} from 'lucide-react';
import { TEXTS } from './home.texts';

interface Point {
  icon: LucideIcon;
  title: string;
  text: string;
}

export const REASONS: Point[] = [
  { icon: ShieldCheck, ...TEXTS.reasons.vetted },
  { icon: PoundSterling, ...TEXTS.reasons.price },
  { icon: Heart, ...TEXTS.reasons.guarantee },
  { icon: MessageCircle, ...TEXTS.reasons.talk },
];

export const STEPS: Point[] = [
  { icon: Search, ...TEXTS.steps.search },
  { icon: CalendarRange, ...TEXTS.steps.book },
  { icon: Sparkles, ...TEXTS.steps.relax },
];
