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
 * The document as this server sends it: with dates that lie ahead and, on a demo market, with the ids of what is there
 * now and the account that makes each call. Built anew only when one of these has changed.
 */
export class ServedDocument {
  private kept?: { key: string; document: OpenAPIObject };
  private isDemo?: Promise<boolean>;

  constructor(private readonly app: INestApplication) {}

  async read(): Promise<OpenAPIObject> {
    const day = ukToday();
    this.isDemo ??= this.askDemo();
    const facts = (await this.isDemo) ? await this.readFacts() : FIXED_FACTS;
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
    // A name that is resolved, which one kept for examples is not. It answers 404, as the log of calls then shows.
    const webhookUrl = `${this.app.get(Config).publicUrl}/webhook-example`;
    return { ...FIXED_FACTS, webhookUrl, ...Object.fromEntries(known) };
  }
}

function nameAccounts(document: OpenAPIObject, { happenedBy }: StoryFacts): void {
  const accounts = new Map(STORY_ORDER.flatMap(([who, calls]) => calls.map((call) => [call, who] as const)));
  for (const item of Object.values(document.paths))
    for (const method of METHODS) {
      const operation = item[method];
      if (!operation?.operationId) continue;
      const who = accounts.get(operation.operationId);
      const needed = NEEDS_A_SECRET[operation.operationId];
      const note =
        needed !== undefined
          ? `**On this demo market** the example needs ${needed}.`
          : who === undefined || who === 'nobody'
            ? undefined
            : `**On this demo market** send the example as ${addressOf(who, happenedBy)}.`;
      operation.description = [operation.description, note].filter(Boolean).join('\n\n');
    }
}

const addressOf = (who: StoryAccount, happenedBy: string) => {
  if (who === 'customer of the booking') return `\`${happenedBy}\``;
  return who === 'admin' ? 'the admin' : `\`${demoAddress(who)}\``;
};
