import { Module } from '@nestjs/common';
import { FilesController } from './files.controller.js';
import { PhotoProcessor } from './photo-processor.js';
import { PhotoStore } from './photo-store.js';
import { PhotoSweep } from './photo-sweep.js';
import { Photos } from './photos.js';

@Module({
  controllers: [FilesController],
  providers: [PhotoProcessor, PhotoStore, PhotoSweep, Photos],
  exports: [Photos],
})
export class FilesModule {}
