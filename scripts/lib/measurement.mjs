/** The first steps of the measurements of the `bench` commands. */
import { build } from './build.mjs';
import { checkNode, install } from './install.mjs';
import { exitWith } from './workspace.mjs';

/**
 * Installs and builds what is measured. Modules that depend on either are imported afterwards.
 * @template {{ build: boolean }} Options
 * @param {() => Options} readOptions ends this process if the options are wrong
 * @returns {Promise<Options>}
 */
export async function prepareMeasurement(readOptions) {
  checkNode();
  // An exit also ends whatever was started.
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
