/**
 * What can be cleaned. The screens offer different lists of words for the same work; the server knows them all and
 * matches by family, so that a customer who asks for `move-in` finds the cleaner who ticked `end-of-tenancy`.
 */
export const SERVICE_LABELS = {
  regular: 'Regular Cleaning',
  standard: 'Standard Cleaning',
  deep: 'Deep Cleaning',
  'end-of-tenancy': 'End of Tenancy',
  'move-in': 'Move-in/Move-out',
  'move-out': 'Move-out Cleaning',
  'post-construction': 'Post Construction',
  carpet: 'Carpet Cleaning',
  window: 'Window Cleaning',
  oven: 'Oven Cleaning',
  'eco-friendly': 'Eco-Friendly Cleaning',
  'pet-safe': 'Pet-Safe Cleaning',
  organizing: 'Organising',
  commercial: 'Commercial Cleaning',
  office: 'Office Cleaning',
} as const;

export type ServiceId = keyof typeof SERVICE_LABELS;
export const SERVICE_IDS = Object.keys(SERVICE_LABELS) as ServiceId[];

const FAMILIES: readonly (readonly ServiceId[])[] = [
  ['regular', 'standard'],
  ['commercial', 'office'],
  ['end-of-tenancy', 'move-in', 'move-out'],
];

/** Every word for the same work, the given one included. */
export function serviceFamily(service: ServiceId): readonly ServiceId[] {
  return FAMILIES.find((family) => family.includes(service)) ?? [service];
}

/** Whether one of the offered services is the same work as the wanted one, under whichever word. */
export function offersService(offered: readonly string[], wanted: ServiceId): boolean {
  return serviceFamily(wanted).some((word) => offered.includes(word));
}

/** What screens call a service; a word that isn't known comes back as it is. */
export function serviceLabel(service: string): string {
  return service in SERVICE_LABELS ? SERVICE_LABELS[service as ServiceId] : service;
}

/** Customer booking dialog. */
export const BOOKING_SERVICES = [
  'regular',
  'deep',
  'move-in',
  'post-construction',
] as const satisfies ServiceId[];
/** Customer job posting form. */
export const POSTING_SERVICES = [
  'standard',
  'deep',
  'end-of-tenancy',
  'office',
  'carpet',
  'window',
] as const satisfies ServiceId[];
/** Cleaner sign-up and profile editor. */
export const CLEANER_SERVICES = [
  'regular',
  'deep',
  'end-of-tenancy',
  'post-construction',
  'carpet',
  'window',
  'oven',
  'eco-friendly',
] as const satisfies ServiceId[];
/** Search filter on the public site. */
export const SEARCH_SERVICES = [
  'regular',
  'deep',
  'move-out',
  'post-construction',
  'eco-friendly',
  'pet-safe',
  'organizing',
  'commercial',
] as const satisfies ServiceId[];
