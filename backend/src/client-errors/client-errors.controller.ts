import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../common/api-errors.js';
import { Public } from '../common/decorators.js';
import { LimitedTo } from '../common/limited-to.js';
import { ClientErrorsService } from './client-errors.service.js';
import { ClientErrorDto } from './dto/client-error.dto.js';

const TEN_MINUTES_SECONDS = 10 * 60;

@ApiTags('Faults')
@Public()
@Controller('client-errors')
export class ClientErrorsController {
  constructor(private readonly clientErrors: ClientErrorsService) {}

  @Post()
  @HttpCode(204)
  @LimitedTo(30, TEN_MINUTES_SECONDS)
  @ApiOperation({
    summary: 'Report a fault that a page met',
    description: 'Sent by our own pages. Equal faults are counted; nothing is kept about who met them.',
  })
  @ApiNoContentResponse({ description: 'Counted' })
  @ApiErrors(400)
  reportClientError(@Body() error: ClientErrorDto): Promise<void> {
    return this.clientErrors.report(error);
  }
}
