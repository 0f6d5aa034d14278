import { SERVICE_IDS, serviceFamily, type ServiceId } from '@tidyhearth/domain';

/** Bit of each service in `cleaners.serviceMask`. Stored: append to `SERVICE_IDS`, never reorder. */
const BITS = new Map<string, number>(SERVICE_IDS.map((service, index) => [service, 1 << index]));

export function serviceMask(services: readonly string[]): number {
  return services.reduce((mask, service) => mask | (BITS.get(service) ?? 0), 0);
}

/** Bits any of which satisfies a wish for this service. */
export function wantedMask(service: ServiceId): number {
  return serviceMask(serviceFamily(service));
}
