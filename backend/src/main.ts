import * as nodeModule from 'node:module';

/** Of Node 22.14 and later; the types are those of the oldest Node that we run on. */
const { setSourceMapsSupport } = nodeModule as {
  setSourceMapsSupport?: (isEnabled: boolean, options: { nodeModules: boolean }) => void;
};

// Not by --enable-source-maps: Node 24 would read the maps of all packages, a tenth of a start and 73 MB.
if (setSourceMapsSupport === undefined) process.setSourceMapsEnabled(true);
else setSourceMapsSupport(true, { nodeModules: false });

// Loaded from here on, so that its errors name the lines of our sources.
await import('./run-server.js');
