import { Controller, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ApiCall } from '../common/api-call.js';
import type { Actor } from '../common/actor.js';
import { CurrentActor } from '../common/decorators.js';
import { IdParam } from '../common/id.pipe.js';
import { PhotoUpload } from '../files/photo-upload.js';
import { CleanerPhotoService } from './cleaner-photo.service.js';
import { CleanerPhotoResponse } from './dto/cleaner-photo.response.js';
import { CLEANER_PHOTO_CALLS } from './cleaner-photo.calls.js';

@ApiTags('Cleaners')
@Controller('cleaners')
export class CleanerPhotoController {
  constructor(private readonly photo: CleanerPhotoService) {}

  @Post(':id/upload-image')
  @PhotoUpload()
  @ApiCall(CLEANER_PHOTO_CALLS.uploadCleanerPhoto)
  @ApiOkResponse({ type: CleanerPhotoResponse })
  uploadCleanerPhoto(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Req() request: FastifyRequest,
  ): Promise<CleanerPhotoResponse> {
    return this.photo.replace(actor, id, request);
  }
}
