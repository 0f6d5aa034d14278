import { Injectable } from '@nestjs/common';
import { describeCleaner, NO_CLEANER_TITLE } from '@tidyhearth/domain';
import { CleanerProfilesService } from '../../cleaners/cleaner-profiles.service.js';
import type { CleanerProfileResponse } from '../../cleaners/dto/cleaner.response.js';
import { AppError } from '../../common/app-error.js';
import { Config } from '../../config/config.js';
import type { ServerPage } from './server-page.js';

const ADDRESS = /^cleaners\/([^/]+)$/;
const ID = /^[1-9]\d{0,9}$/;

const NOBODY: ServerPage = { head: { title: NO_CLEANER_TITLE }, isThere: false };

/** The pages of cleaners who want to be found. Anybody else's address answers as if nobody were there. */
@Injectable()
export class CleanerPagesService {
  constructor(
    private readonly profiles: CleanerProfilesService,
    private readonly config: Config,
  ) {}

  /** Undefined for an address that is not a cleaner's. */
  async findPage(path: string): Promise<ServerPage | undefined> {
    const id = ADDRESS.exec(path)?.[1];
    if (id === undefined) return undefined;
    const cleaner = ID.test(id) ? await this.read(Number(id)) : undefined;
    if (!cleaner) return NOBODY;
    const { title, description, schema } = describeCleaner(cleaner, this.config.publicUrl);
    const url = `${this.config.publicUrl}/cleaners/${cleaner.id}`;
    return {
      head: { title, url, description, schema, paragraphs: [description, cleaner.bio] },
      isThere: true,
      render: { page: '/cleaners/:id', path: `/${path}`, answer: { cleaner } },
    };
  }

  /** As a visitor sees them. */
  private async read(id: number): Promise<CleanerProfileResponse | undefined> {
    try {
      return await this.profiles.getById(id, undefined);
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
      throw error;
    }
  }
}
