/** Runs named checks one after the other and counts them as a stage does. */

/**
 * @param {{ name: string, run: () => Promise<void> }[]} checks each throws when it fails
 * @returns {Promise<import('../lib/stages.mjs').Result>}
 */
export async function runChecks(checks) {
  const failures = [];
  const told = [];
  for (const { name, run } of checks) {
    try {
      await run();
    } catch (error) {
      failures.push(name);
      told.push(`✘ ${name}\n${error instanceof Error ? error.stack : String(error)}`);
    }
  }
  return {
    passed: checks.length - failures.length,
    failed: failures.length,
    output: told.join('\n'),
    failures,
  };
}
