import { Module } from '@nestjs/common';
import { SearchEnginesController } from './search-engines.controller.js';
import { SitemapsService } from './sitemaps.service.js';

@Module({ controllers: [SearchEnginesController], providers: [SitemapsService] })
export class SearchEnginesModule {}
