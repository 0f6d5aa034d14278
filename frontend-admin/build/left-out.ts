import type { Plugin } from 'vite';

/**
 * Code that packages load although the console never calls it or browsers have it built in. Leaving it out saves a
 * tenth of a second on a slow connection.
 */
const LEFT_OUT = {
  // react-admin's own export of lists; ours is made by the server.
  'jsonexport/dist/index.js':
    'export default () => { throw new Error("Lists are exported by the server"); };',
  // axios uses XMLHttpRequest if there is one.
  './fetch.js': 'export const getFetch = () => false;',
  'object.entries': 'module.exports = Object.entries;',
};

const PREFIX = '\0left-out:';
const AXIOS_ADAPTERS = /node_modules[\\/]axios[\\/]lib[\\/]adapters[\\/]/;

export function leftOut(): Plugin {
  const waiting = new Set<string>(Object.keys(LEFT_OUT));
  return {
    name: 'left-out',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer = '') {
      if (!(id in LEFT_OUT) || (id === './fetch.js' && !AXIOS_ADAPTERS.test(importer))) return undefined;
      waiting.delete(id);
      return PREFIX + id;
    },
    load: (id) =>
      id.startsWith(PREFIX) ? LEFT_OUT[id.slice(PREFIX.length) as keyof typeof LEFT_OUT] : undefined,
    buildEnd() {
      if (waiting.size > 0)
        this.error(`Nothing asks for ${[...waiting].join(', ')} any more: look at it again`);
    },
  };
}
