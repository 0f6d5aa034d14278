import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../common/api-errors.js';
import { Public } from '../common/decorators.js';
import { PhotosService } from './photos.service.js';

@ApiTags('Photos')
@Controller('files')
export class FilesController {
  constructor(private readonly photos: PhotosService) {}

  @Public()
  @Get(':key')
  @Header('Content-Type', 'image/webp')
  @Header('Cache-Control', 'public, max-age=31536000, immutable')
  @Header('Content-Security-Policy', "default-src 'none'; sandbox")
  @ApiOperation({ summary: 'A photo; its address never changes what it shows' })
  @ApiOkResponse({
    description: 'The photo',
    content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } },
  })
  @ApiErrors(404, 503)
  getPhoto(@Param('key') key: string): Promise<Buffer> {
    return this.photos.read(key);
  }
}
