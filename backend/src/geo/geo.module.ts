import { Module } from '@nestjs/common';
import { LookedUpPlacesStore } from './looked-up-places.store.js';
import { GeoStatusService } from './geo-status.service.js';
import { GeoController } from './geo.controller.js';
import { PostcodeImporterService } from './importer/postcode-importer.service.js';
import { PlaceAgainJob } from './place-again.job.js';
import { PostcodeGeocoderService } from './postcode-geocoder.service.js';
import { PostcodesIoClient } from './postcodes-io.client.js';
import { StoredPlacesService } from './stored-places.service.js';

@Module({
  controllers: [GeoController],
  providers: [
    LookedUpPlacesStore,
    GeoStatusService,
    PlaceAgainJob,
    PostcodeGeocoderService,
    PostcodeImporterService,
    PostcodesIoClient,
    StoredPlacesService,
  ],
  exports: [GeoStatusService, PostcodeGeocoderService, PostcodeImporterService],
})
export class GeoModule {}
