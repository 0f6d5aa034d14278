import { Module } from '@nestjs/common';
import { CleanersModule } from '../../cleaners/cleaners.module.js';
import { CleanerPages } from './cleaner-pages.js';
import { MadePages } from './made-pages.js';
import { PageDrawer } from './page-drawer.js';
import { SearchPages } from './search-pages.js';

@Module({
  imports: [CleanersModule],
  providers: [CleanerPages, MadePages, PageDrawer, SearchPages],
})
export class PagesModule {}
