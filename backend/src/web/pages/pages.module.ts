import { Module } from '@nestjs/common';
import { CleanersModule } from '../../cleaners/cleaners.module.js';
import { CleanerPagesService } from './cleaner-pages.service.js';
import { ServerPagesService } from './server-pages.service.js';
import { PageRendererService } from './page-renderer.service.js';
import { SearchPagesService } from './search-pages.service.js';

@Module({
  imports: [CleanersModule],
  providers: [CleanerPagesService, ServerPagesService, PageRendererService, SearchPagesService],
})
export class PagesModule {}
