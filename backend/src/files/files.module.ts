import { Module } from '@nestjs/common';
import { FilesController } from './files.controller.js';
import { PhotoColumns } from './photo-columns.js';
import { PhotoProcessor } from './photo-processor.js';
import { PhotoStore } from './photo-store.js';
import { PhotoSweep } from './photo-sweep.js';
import { Photos } from './photos.js';

@Module({
  controllers: [FilesController],
  providers: [PhotoColumns, PhotoProcessor, PhotoStore, PhotoSweep, Photos],
  exports: [PhotoColumns, Photos],
})
export class FilesModule {}
