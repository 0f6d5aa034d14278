import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Config } from '../../config/config.js';
import { SITE_FOLDER } from '../site-build.js';
import { keepTyped, pageYear, writeSettings } from './settings-in-template.js';
import { RenderThread } from './render-thread.js';
import { Html } from './html.js';

export interface RenderRequest {
  /** The route in the site's build: `/cleaners/:id`. */
  page: string;
  path: string;
  /** What the page would ask the API for, and the API's answer. */
  answer: object;
}

/** Written by the build of the site. */
const MODULE = join(SITE_FOLDER, '.server/site.mjs');
/** If it takes longer than this, a visitor is better off with a page that the browser renders. */
const MAX_WAIT_MS = 1000;
/** Pages in the cache, about 120 kB each. */
const MAX_KEPT = 100;

/**
 * Renders pages of the site with data from the database. The HTML is cached until the answer it was rendered with
 * changes, so a page is never older than the API's answer.
 */
@Injectable()
export class PageRendererService implements OnModuleDestroy {
  private readonly thread: RenderThread | undefined;
  private readonly kept = new LRUCache<string, { answer: string; html: Promise<Html | undefined> }>({
    max: MAX_KEPT,
  });

  constructor(private readonly config: Config) {
    const logger = new Logger('Pages');
    if (existsSync(MODULE)) this.thread = new RenderThread(MODULE, (message) => logger.error(message));
  }

  /** Call this as soon as there is a visitor, whose next page will probably be one to render. */
  prepare(): void {
    this.thread?.start();
  }

  /** Undefined if it can't be rendered, or not in time. */
  async render({ page, path, answer }: RenderRequest): Promise<Html | undefined> {
    if (!this.thread) return undefined;
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), MAX_WAIT_MS);
    });
    const rendered = this.renderOrReuse(this.thread, page, path, JSON.stringify(answer));
    try {
      return await Promise.race([rendered, tooLate]);
    } finally {
      clearTimeout(timer);
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.thread?.close();
  }

  private renderOrReuse(
    thread: RenderThread,
    page: string,
    path: string,
    answer: string,
  ): Promise<Html | undefined> {
    const key = `${pageYear()} ${path}`;
    const kept = this.kept.get(key);
    if (kept?.answer === answer) return kept.html;
    const html = thread.render({ page, path, answer: keepTyped(answer) }).then((result) => {
      // Not the page's fault, so it may work next time.
      if (result === 'unavailable' && this.kept.get(key)?.html === html) this.kept.delete(key);
      return typeof result === 'object' ? new Html(writeSettings(result.html, this.config)) : undefined;
    });
    this.kept.set(key, { answer, html });
    return html;
  }
}
