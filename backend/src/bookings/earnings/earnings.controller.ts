import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { MAX_EXPORT_ROWS } from '@tidyhearth/domain';
import type { Actor } from '../../common/actor.js';
import { ApiCall } from '../../common/api-call.js';
import { CurrentActor, Roles, Scope } from '../../common/decorators.js';
import { IdParam } from '../../common/id.pipe.js';
import { requireOwnCleaner } from '../../common/ownership.js';
import { earningsCsv } from './earnings-csv.js';
import { daysOf } from './earnings-period.js';
import { EarningsQuery, EarningsResponse } from './earnings.response.js';
import { EarningsService } from './earnings.service.js';
import { EARNINGS_CALLS } from './earnings.calls.js';

@ApiTags('Earnings')
@ApiBearerAuth()
@Roles('cleaner')
@Controller('cleaners/:id')
export class EarningsController {
  constructor(private readonly earnings: EarningsService) {}

  @Scope('bookings:read')
  @Get('earnings')
  @ApiCall(EARNINGS_CALLS.getEarnings)
  @ApiOkResponse({ type: EarningsResponse })
  getEarnings(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Query() { period }: EarningsQuery,
  ): Promise<EarningsResponse> {
    return this.earnings.getReport(requireOwnCleaner(actor, id), period);
  }

  @Scope('bookings:read')
  @Get('earnings.csv')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="tidyhearth-earnings.csv"')
  @ApiCall(EARNINGS_CALLS.exportEarnings)
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  async exportEarnings(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Query() { period }: EarningsQuery,
  ): Promise<string> {
    const days = daysOf(period, Date.now());
    return earningsCsv(
      await this.earnings.listTransactions(requireOwnCleaner(actor, id), days, MAX_EXPORT_ROWS),
    );
  }
}
