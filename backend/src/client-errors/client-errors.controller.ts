import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { ApiCall } from '../common/api-call.js';
import { Public } from '../common/decorators.js';
import { LimitedTo } from '../common/limited-to.js';
import { ClientErrorsService } from './client-errors.service.js';
import { ClientErrorDto } from './dto/client-error.dto.js';
import { CLIENT_ERROR_CALLS } from './client-errors.calls.js';

const TEN_MINUTES_SECONDS = 10 * 60;

@ApiTags('Faults')
@Public()
@Controller('client-errors')
export class ClientErrorsController {
  constructor(private readonly clientErrors: ClientErrorsService) {}

  @Post()
  @HttpCode(204)
  @LimitedTo(30, TEN_MINUTES_SECONDS)
  @ApiCall(CLIENT_ERROR_CALLS.reportClientError)
  @ApiNoContentResponse({ description: 'The fault has been counted' })
  reportClientError(@Body() error: ClientErrorDto): Promise<void> {
    return this.clientErrors.report(error);
  }
}
