import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiCall } from '../common/api-call.js';
import { Public } from '../common/decorators.js';
import { PhotosService } from './photos.service.js';
import { FILE_CALLS } from './files.calls.js';

@ApiTags('Photos')
@Controller('files')
export class FilesController {
  constructor(private readonly photos: PhotosService) {}

  @Public()
  @Get(':key')
  @Header('Content-Type', 'image/webp')
  @Header('Cache-Control', 'public, max-age=31536000, immutable')
  @Header('Content-Security-Policy', "default-src 'none'; sandbox")
  @ApiCall(FILE_CALLS.getPhoto)
  @ApiOkResponse({
    description: 'The photo',
    content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } },
  })
  getPhoto(@Param('key') key: string): Promise<Buffer> {
    return this.photos.read(key);
  }
}
