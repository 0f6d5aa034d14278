/** Loads a file of UK postcodes: `geo-import <zip, folder or csv> [--include-ni]`. */
import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { NestFactory } from '@nestjs/core';
import { Presets, SingleBar } from 'cli-progress';
import { AppModule } from '../src/app.module.js';
import { loadConfig } from '../src/config/load-config.js';
import { UnknownFormatError } from '../src/geo/importer/csv-format.js';
import {
  PostcodeImporterService,
  type ImportSummary,
} from '../src/geo/importer/postcode-importer.service.js';
import { isForOperator } from '../src/is-for-operator.js';

const USAGE = 'usage: npm run geo:import -- <zip, folder or csv> [--include-ni]';

class UsageError extends Error {}

async function main(): Promise<void> {
  const { path, includeNorthernIreland } = readArguments();
  const app = await NestFactory.createApplicationContext(AppModule.with(loadConfig(process.env)), {
    logger: ['error'],
    abortOnError: false,
  });
  const bar = new SingleBar(
    { format: 'Importing {bar} {percentage} %', noTTYOutput: true },
    Presets.shades_classic,
  );
  try {
    bar.start(1, 0);
    const summary = await app.get(PostcodeImporterService).import(path, {
      includeNorthernIreland,
      onProgress: (bytes, ofBytes) => {
        bar.setTotal(ofBytes);
        bar.update(bytes);
      },
    });
    bar.stop();
    console.log(describe(summary));
  } finally {
    bar.stop();
    await app.close();
  }
}

function parsedArguments() {
  try {
    return parseArgs({
      options: { 'include-ni': { type: 'boolean', default: false } },
      allowPositionals: true,
    });
  } catch {
    throw new UsageError(USAGE);
  }
}

function readArguments() {
  const { values, positionals } = parsedArguments();
  const [path] = positionals;
  if (!path || positionals.length > 1) throw new UsageError(USAGE);
  if (!existsSync(path)) throw new UsageError(`${path}: no such file`);
  return { path, includeNorthernIreland: values['include-ni'] };
}

function describe({ source, formats, rowCount, skipped, attribution, relocated }: ImportSummary): string {
  const left = [
    [skipped.noPosition, 'without a position'],
    [skipped.northernIreland, 'of Northern Ireland (not open data; --include-ni with a licence)'],
    [skipped.unreadable, 'not readable'],
  ] as const;
  return [
    `${rowCount.toLocaleString('en-GB')} rows imported from ${source} (${formats.join(', ')})`,
    ...left
      .filter(([count]) => count > 0)
      .map(([count, why]) => `  left out: ${count.toLocaleString('en-GB')} ${why}`),
    ...relocated.flatMap(({ what, count, unplaced }) => [
      `  ${count.toLocaleString('en-GB')} ${what} placed more exactly`,
      ...(unplaced > 0
        ? [`  ${unplaced.toLocaleString('en-GB')} ${what} left where they were: postcode not known`]
        : []),
    ]),
    'Shown with the data, as its licence asks:',
    ...attribution.map((line) => `  ${line}`),
  ].join('\n');
}

main().catch((error: unknown) => {
  console.error(isForOperator(error, UsageError, UnknownFormatError) ? error.message : error);
  process.exit(1);
});
