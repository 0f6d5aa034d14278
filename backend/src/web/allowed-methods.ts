import type { FastifyInstance } from 'fastify';
import { routePattern } from './route-pattern.js';

interface KnownRoute {
  matches: RegExp;
  methods: Set<string>;
}

/** Which methods an address of the API accepts, to answer calls with another method. */
export class AllowedMethods {
  private readonly routes = new Map<string, KnownRoute>();

  /** Call this before the routes are registered. */
  watch(server: FastifyInstance): void {
    server.addHook('onRoute', ({ url, method }) => {
      if (!url.startsWith('/api/') || url.includes('*')) return;
      const route = this.routes.get(url) ?? { matches: routePattern(url), methods: new Set() };
      for (const one of [method].flat()) route.methods.add(one);
      this.routes.set(url, route);
    });
  }

  /** @returns the methods in alphabetical order; none for an address that nothing answers */
  of(address: string): string[] {
    const [path = ''] = address.split('?', 1);
    const found = [...this.routes.values()].filter(({ matches }) => matches.test(path));
    return [...new Set(found.flatMap(({ methods }) => [...methods]))].toSorted();
  }
}
