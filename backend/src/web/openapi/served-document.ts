import type { INestApplication } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { DAY_MS, ukToday } from '@tidyhearth/domain';
import { Config } from '../../config/config.js';
import { Sql } from '../../database/sql.js';
import { demoAddress } from '../../demo/demo-accounts.js';
import { buildOpenApi } from './build-document.js';
import { FIND_STORY_FACTS } from './story/story-facts.queries.js';
import { FIXED_FACTS, type StoryFacts } from './story/story-facts.js';
import { NEEDS_A_SECRET, STORY_ORDER, type StoryAccount } from './story/story-order.js';
import { METHODS } from './types.js';

/**
 * The document as this server sends it: with dates in the future and, on a demo market, with current ids and the
 * account that makes each call. Rebuilt only when one of these has changed.
 */
export class ServedDocument {
  private kept?: { key: string; document: OpenAPIObject };
  /** Once a demo market exists, it stays; until then it may still be created. */
  private isDemo = false;

  constructor(private readonly app: INestApplication) {}

  async read(): Promise<OpenAPIObject> {
    const day = ukToday();
    this.isDemo ||= await this.askDemo();
    const facts = this.isDemo ? await this.readFacts() : FIXED_FACTS;
    const key = JSON.stringify([day, facts]);
    if (this.kept?.key !== key) {
      const document = buildOpenApi(this.app, day, facts);
      if (facts !== FIXED_FACTS) nameAccounts(document, facts);
      this.kept = { key, document };
    }
    return this.kept.document;
  }

  private async askDemo(): Promise<boolean> {
    if (!this.app.get(Config).demoData) return false;
    // Production never loads the demo market.
    const { DemoMarketService } = await import('../../demo/demo-market.service.js');
    return this.app.get(DemoMarketService, { strict: false }).hasDemoAccounts();
  }

  private async readFacts(): Promise<StoryFacts> {
    const now = Date.now();
    const found = await this.app.get(Sql).one(FIND_STORY_FACTS(FIXED_FACTS), [now, now - DAY_MS]);
    const known = Object.entries(found ?? {}).filter(([, value]) => value !== null);
    // A host name that can be resolved, unlike those reserved for examples. It answers 404, as the log of calls then shows.
    const webhookUrl = `${this.app.get(Config).publicUrl}/webhook-example`;
    return { ...FIXED_FACTS, webhookUrl, ...Object.fromEntries(known) };
  }
}

/** Adds to each call, in words and as `x-demo`, who sends its example and in which steps of the story, or what it needs. */
function nameAccounts(document: OpenAPIObject, { happenedBy }: StoryFacts): void {
  for (const item of Object.values(document.paths))
    for (const method of METHODS) {
      const operation = item[method];
      if (operation?.operationId === undefined) continue;
      const demo = demoOf(operation.operationId, happenedBy);
      const note = demo.needs ? `the example needs ${demo.needs}` : `send the example as \`${demo.account}\``;
      if (demo.needs ?? demo.account)
        operation.description = `${operation.description ?? ''}\n\n**On this demo market** ${note}.`.trim();
      Object.assign(operation, { 'x-demo': demo });
    }
}

interface DemoCall {
  /** Address of the account; none if nobody has to be signed in. */
  account?: string;
  steps?: number[];
  needs?: string;
}

function demoOf(name: string, happenedBy: string): DemoCall {
  const needs = NEEDS_A_SECRET[name];
  if (needs !== undefined) return { needs };
  const steps = STORY_ORDER.flatMap(([, calls], index) => (calls.includes(name) ? [index] : []));
  const [who] = STORY_ORDER[steps[0] ?? -1] ?? ['nobody' as const];
  return { steps, account: addressOf(who, happenedBy) };
}

function addressOf(who: StoryAccount, happenedBy: string): string | undefined {
  if (who === 'nobody') return undefined;
  if (who === 'customer of the booking') return happenedBy;
  return who === 'admin' ? who : demoAddress(who);
}
