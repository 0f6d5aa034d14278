import { Module } from '@nestjs/common';
import { FilesController } from './files.controller.js';
import { PhotoProcessorService } from './photo-processor.service.js';
import { PhotoStore } from './photo.store.js';
import { PhotoSweepJob } from './photo-sweep.job.js';
import { PhotosService } from './photos.service.js';

@Module({
  controllers: [FilesController],
  providers: [PhotoProcessorService, PhotoStore, PhotoSweepJob, PhotosService],
  exports: [PhotosService],
})
export class FilesModule {}
