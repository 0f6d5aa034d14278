import { Module } from '@nestjs/common';
import { SecurityTxtController } from './security-txt.controller.js';
import { SearchEnginesController } from './search-engines.controller.js';
import { SitemapsService } from './sitemaps.service.js';

@Module({ controllers: [SearchEnginesController, SecurityTxtController], providers: [SitemapsService] })
export class SearchEnginesModule {}
