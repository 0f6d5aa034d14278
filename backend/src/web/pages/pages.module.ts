import { Module } from '@nestjs/common';
import { CleanerPages } from './cleaner-pages.js';

@Module({ providers: [CleanerPages] })
export class PagesModule {}
