/** Matches the paths of a route: `:name` in it stands for one part of the path. */
export const routePattern = (route: string) =>
  new RegExp(`^${route.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`);
