/** What the measurements of the `bench` commands begin with. */
import { build } from './build.mjs';
import { checkNode, install } from './install.mjs';
import { exitWith } from './workspace.mjs';

/**
 * Installs and builds what is measured. What needs either is imported afterwards.
 * @template {{ build: boolean }} Options
 * @param {() => Options} readOptions ends this process where they are wrong
 * @returns {Promise<Options>}
 */
export async function prepareMeasurement(readOptions) {
  checkNode();
  // With an exit, whatever was started ends too.
  process.on('SIGINT', () => process.exit(130));
  process.on('SIGTERM', () => process.exit(143));
  const options = readOptions();
  try {
    install();
    if (options.build) await build();
  } catch (error) {
    exitWith(error);
  }
  return options;
}
