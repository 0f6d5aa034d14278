import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../../common/decorators.js';
import { LimitedTo } from '../../common/limited-to.js';
import { CspReportsService } from './csp-reports.service.js';

/** Called by browsers only. */
@ApiExcludeController()
@Public()
@Controller('csp-reports')
export class CspReportsController {
  constructor(private readonly reports: CspReportsService) {}

  @Post()
  @HttpCode(204)
  @LimitedTo(30, 60)
  reportViolation(@Body() report: object): void {
    this.reports.count(report);
  }
}
