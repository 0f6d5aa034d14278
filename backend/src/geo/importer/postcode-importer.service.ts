import { basename } from 'node:path';
import { pipeline } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { areaOf } from '@tidyhearth/domain';
import { CsvError, parse } from 'csv-parse';
import { Sql, type TxSql } from '../../database/sql.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { EventBus } from '../../events/event-bus.js';
import { replaceGroups, replacePostcodes, writeImport } from '../geo-rows.js';
import { GeoStatusService } from '../geo-status.service.js';
import { LIST_GIVEN_GROUPS, LIST_SECTOR_MEANS } from '../geo.queries.js';
import type { PostcodeGroup } from '../postcode-group.entity.js';
import { PositionsImproved, type RelocatedRows } from '../positions-improved.question.js';
import { PostcodeGeocoderService } from '../postcode-geocoder.service.js';
import { attributionOf, yearOf } from './attribution.js';
import { openCsvFiles, type CsvFile } from './csv-files.js';
import {
  detectFormat,
  UnknownFormatError,
  type CsvFormat,
  type GeoRow,
  type Unusable,
} from './csv-format.js';
import { buildGroups } from './group-means.js';

export interface ImportOptions {
  /** Needs a licence of Land & Property Services. */
  includeNorthernIreland?: boolean;
  onProgress?(bytes: number, ofBytes: number): void;
}

export interface ImportSummary {
  source: string;
  formats: string[];
  rowCount: number;
  skipped: Record<Unusable | 'northernIreland', number>;
  attribution: string[];
  relocated: RelocatedRows[];
}

/** Rows per transaction, few enough that other writers don't wait long. */
const BATCH = 10_000;
const MAX_SOURCE = 200;
const NORTHERN_IRELAND = 'BT';

/** Loads an official file of UK postcodes. Loading it again, also after an interruption, gives the same result. */
@Injectable()
export class PostcodeImporterService {
  constructor(
    private readonly sql: Sql,
    private readonly uow: UnitOfWork,
    private readonly geocoder: PostcodeGeocoderService,
    private readonly status: GeoStatusService,
    private readonly bus: EventBus,
  ) {}

  /** @throws UnknownFormatError */
  async import(path: string, options: ImportOptions = {}): Promise<ImportSummary> {
    const source = basename(path).slice(-MAX_SOURCE);
    await using opened = await openCsvFiles(path);
    const run = new ImportRun(this.uow, source, yearOf(source, opened.files, new Date()), options);
    await run.readAll(opened.files);
    if (run.formats.size === 0) {
      throw new UnknownFormatError(
        `${source}: no postcodes with positions in it (known: ONS NSPL and ONSPD, OS Code-Point Open, and CSV with a header naming postcode, sector or outcode, and lat, long)`,
      );
    }
    const groups = await this.groups();
    await this.uow.run(async ({ sql }) => {
      await replaceGroups(sql, groups);
      await run.record(sql);
    });
    this.status.refresh();
    this.geocoder.forget();
    const relocated = await this.bus.ask(new PositionsImproved());
    const { rowCount, skipped, attribution } = run;
    return { source, formats: [...run.formats], rowCount, skipped, attribution, relocated: relocated };
  }

  private async groups(): Promise<PostcodeGroup[]> {
    return buildGroups(await this.sql.all(LIST_SECTOR_MEANS), await this.sql.all(LIST_GIVEN_GROUPS));
  }
}

/** One pass over the files of one import. */
class ImportRun {
  readonly formats = new Set<string>();
  readonly skipped = { noPosition: 0, unreadable: 0, northernIreland: 0 };
  rowCount = 0;
  hasNorthernIreland = false;
  private recordId?: number;
  private batch: GeoRow[] = [];
  private bytes = 0;

  constructor(
    private readonly uow: UnitOfWork,
    private readonly source: string,
    private readonly year: number,
    private readonly options: ImportOptions,
  ) {}

  get attribution(): string[] {
    return attributionOf(this.year, this.hasNorthernIreland);
  }

  /**
   * Records what was imported so far, and under which terms.
   * @returns the id of the record
   */
  record(sql: TxSql, rowCount = this.rowCount): Promise<number> {
    const licence = this.attribution.join('\n');
    return writeImport(sql, {
      id: this.recordId,
      source: this.source,
      licence,
      rowCount,
      importedAt: Date.now(),
    });
  }

  async readAll(files: readonly CsvFile[]): Promise<void> {
    const ofBytes = files.reduce((sum, { size }) => sum + size, 0);
    for (const file of files) {
      await this.read(file, ofBytes).catch((error: unknown) => {
        throw error instanceof CsvError ? new UnknownFormatError(`${file.name}: ${error.message}`) : error;
      });
    }
    await this.write();
  }

  private async read(file: CsvFile, ofBytes: number): Promise<void> {
    const start = this.bytes;
    const parser = parse({ bom: true, trim: true, relax_column_count: true, skip_empty_lines: true });
    const input = await file.open();
    input.on('data', (chunk: Buffer) => {
      this.bytes += chunk.length;
      this.options.onProgress?.(this.bytes, ofBytes);
    });
    // The parser passes an error of either stream on to the loop below.
    pipeline(input, parser, () => undefined);
    let format: CsvFormat | undefined;
    for await (const record of parser as AsyncIterable<string[]>) {
      if (!format) {
        format = detectFormat(record);
        // Zips also contain look-up tables and documents.
        if (!format) break;
        this.formats.add(format.name);
        if (format.hasHeader) continue;
      }
      this.take(format.read(record));
      if (this.batch.length >= BATCH) await this.write();
    }
    this.bytes = start + file.size;
    this.options.onProgress?.(this.bytes, ofBytes);
  }

  private take(row: GeoRow | Unusable): void {
    if (typeof row === 'string') {
      this.skipped[row] += 1;
      return;
    }
    if (areaOf(row.kind === 'unit' ? row.postcode : row.code) === NORTHERN_IRELAND) {
      if (!this.options.includeNorthernIreland) {
        this.skipped.northernIreland += 1;
        return;
      }
      this.hasNorthernIreland = true;
    }
    this.batch.push(row);
  }

  private async write(): Promise<void> {
    const rows = this.batch;
    this.batch = [];
    if (rows.length === 0) return;
    const rowCount = this.rowCount + rows.length;
    // The record is written with the rows, so that an interrupted import leaves no rows without the terms that apply to
    // them.
    this.recordId = await this.uow.run(async ({ sql }) => {
      await replacePostcodes(
        sql,
        rows.filter((row) => row.kind === 'unit').map((row) => ({ ...row, isLookedUp: false })),
      );
      await replaceGroups(
        sql,
        rows.filter((row) => row.kind === 'group').map((row) => ({ ...row, units: 0, isDerived: false })),
      );
      return this.record(sql, rowCount);
    });
    this.rowCount = rowCount;
  }
}
