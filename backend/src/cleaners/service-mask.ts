import { SERVICE_IDS, serviceFamily, type ServiceId } from '@tidyhearth/domain';

/**
 * The bit of each service in `cleaners.serviceMask`. Masks are stored, so append to `SERVICE_IDS` and never reorder it.
 */
const BITS = new Map<string, number>(SERVICE_IDS.map((service, index) => [service, 1 << index]));

export function serviceMask(services: readonly string[]): number {
  return services.reduce((mask, service) => mask | (BITS.get(service) ?? 0), 0);
}

/** A cleaner with any of these bits offers the wanted service. */
export function wantedMask(service: ServiceId): number {
  return serviceMask(serviceFamily(service));
}
