import { Module } from '@nestjs/common';
import { AnsweredPlaces } from './answered-places.js';
import { GeoStatus } from './geo-status.js';
import { GeoController } from './geo.controller.js';
import { PostcodeImporter } from './importer/postcode-importer.js';
import { PostcodeGeocoder } from './postcode-geocoder.js';
import { PostcodesIo } from './postcodes-io.js';
import { StoredPlaces } from './stored-places.js';

@Module({
  controllers: [GeoController],
  providers: [AnsweredPlaces, GeoStatus, PostcodeGeocoder, PostcodeImporter, PostcodesIo, StoredPlaces],
  exports: [GeoStatus, PostcodeGeocoder, PostcodeImporter],
})
export class GeoModule {}
