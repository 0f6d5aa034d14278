/**
 * The screens have different lists of services, with several ids for the same work, all fixed (docs/glossary.md).
 * Services are matched by family, so that a customer who asks for `move-in` finds a cleaner who offers
 * `end-of-tenancy`.
 */
const SERVICE_LABELS = {
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

/** All ids for the same work, including the given one. */
export function serviceFamily(service: ServiceId): readonly ServiceId[] {
  return FAMILIES.find((family) => family.includes(service)) ?? [service];
}

/** Whether one of the offered services is the wanted work, under any of its ids. */
export function offersService(offered: readonly string[], wanted: ServiceId): boolean {
  return serviceFamily(wanted).some((word) => offered.includes(word));
}

/** The label of a service; an unknown id is returned as it is. */
export function serviceLabel(service: string): string {
  return service in SERVICE_LABELS ? SERVICE_LABELS[service as ServiceId] : service;
}

/** The services in the booking dialog. */
export const BOOKING_SERVICES = [
  'regular',
  'deep',
  'move-in',
  'post-construction',
] as const satisfies ServiceId[];
/** The services in the posting form. */
export const POSTING_SERVICES = [
  'standard',
  'deep',
  'end-of-tenancy',
  'office',
  'carpet',
  'window',
] as const satisfies ServiceId[];
/**
 * The services that cleaners can offer, in sign-up and the profile editor, with a hint for each. Every service that a
 * customer can filter for, book or post is one of these under some id; a test compares the lists.
 */
const OFFERED_SERVICES = {
  regular: 'Homes you keep clean weekly, fortnightly or monthly',
  deep: 'A thorough clean of the whole home, once',
  'end-of-tenancy': 'Moving in or out, to the agent’s checklist',
  'post-construction': 'Dust and residue after building work',
  carpet: 'Carpets, rugs and upholstery',
  window: 'Panes, frames and tracks',
  oven: 'Ovens, hobs and extractor hoods',
  'eco-friendly': 'With plant-based products only',
  'pet-safe': 'Homes with animals, with products that are safe for them',
  organizing: 'Wardrobes, kitchens and store rooms put in order',
  commercial: 'Offices, shops and other workplaces',
} as const satisfies Partial<Record<ServiceId, string>>;

export type OfferedService = keyof typeof OFFERED_SERVICES;
export const CLEANER_SERVICES = Object.keys(OFFERED_SERVICES) as OfferedService[];

/** What a service is for; undefined for ids under which cleaners don't offer it. */
export function offeredServiceHint(service: string): string | undefined {
  return service in OFFERED_SERVICES ? OFFERED_SERVICES[service as OfferedService] : undefined;
}

/** The services in the search filter. */
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
