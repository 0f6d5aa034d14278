import { Module } from '@nestjs/common';
import { DocumentStore } from './document.store.js';
import { DocumentsService } from './documents.service.js';
import { FilesController } from './files.controller.js';
import { PhotoProcessorService } from './photo-processor.service.js';
import { PhotoStore } from './photo.store.js';
import { PhotoSweepJob } from './photo-sweep.job.js';
import { PhotosService } from './photos.service.js';

@Module({
  controllers: [FilesController],
  providers: [
    DocumentStore,
    DocumentsService,
    PhotoProcessorService,
    PhotoStore,
    PhotoSweepJob,
    PhotosService,
  ],
  exports: [DocumentStore, DocumentsService, PhotosService],
})
export class FilesModule {}
