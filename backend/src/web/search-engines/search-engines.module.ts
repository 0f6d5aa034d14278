import { Module } from '@nestjs/common';
import { SearchEnginesController } from './search-engines.controller.js';
import { Sitemaps } from './sitemaps.js';

@Module({ controllers: [SearchEnginesController], providers: [Sitemaps] })
export class SearchEnginesModule {}
