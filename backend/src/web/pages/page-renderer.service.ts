import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Config } from '../../config/config.js';
import { SITE_FOLDER } from '../site-build.js';
import { keepTyped, writeSettings } from './settings-in-template.js';
import { RenderThread } from './render-thread.js';
import { Html } from './html.js';

export interface RenderRequest {
  /** As the site's build knows it: `/cleaners/:id`. */
  page: string;
  path: string;
  /** What the page would ask the API for, and the API's answer. */
  answer: object;
}

/** Left there by the build of the site. */
const MODULE = join(SITE_FOLDER, '.server/site.mjs');
/** Longer than this, a visitor is better off with a page that the browser renders. */
const MAX_WAIT_MS = 1000;
/** Pages in the cache, of some 120 kB each. */
const MAX_KEPT = 100;

/**
 * Renders pages of the site with what the database holds. The HTML is cached until the answer it was rendered with changes, so
 * a page is never older than what the API says.
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

  /** To be called as soon as there is a visitor, whose next page is likely one to render. */
  prepare(): void {
    this.thread?.start();
  }

  /** Undefined where it can't be rendered, or not in time. */
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
    const kept = this.kept.get(path);
    if (kept?.answer === answer) return kept.html;
    const html = thread.render({ page, path, answer: keepTyped(answer) }).then((result) => {
      // Not the page's fault, so worth another try.
      if (result === 'unavailable' && this.kept.get(path)?.html === html) this.kept.delete(path);
      return typeof result === 'object' ? new Html(writeSettings(result.html, this.config)) : undefined;
    });
    this.kept.set(path, { answer, html });
    return html;
  }
}
