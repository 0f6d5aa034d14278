import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { Actor } from '../../common/actor.js';
import { ApiErrors } from '../../common/api-errors.js';
import { CurrentActor, MaybeActor, Public, Roles, Scope } from '../../common/decorators.js';
import { EntityTag } from '../../common/entity-tag.js';
import { IdParam } from '../../common/id.pipe.js';
import { AvailabilityBlocksService } from './availability-blocks.service.js';
import { BlockDto } from './dto/block.dto.js';
import { AddedBlockResponse, BlockResponse } from './dto/block.response.js';
import { DaysQuery, FreeDayResponse, FreeDaysResponse, SlotsQuery } from './dto/free-slots.dto.js';
import { WorkingHoursDto } from './dto/working-hours.dto.js';
import { FreeDaysService } from './free-days.service.js';
import { FreeSlotsService } from './free-slots.service.js';
import { WorkingHoursService } from './working-hours.service.js';

@ApiTags('Cleaner calendar')
@Controller('cleaners/:id')
export class CleanerCalendarController {
  constructor(
    private readonly days: FreeDaysService,
    private readonly slots: FreeSlotsService,
    private readonly blocks: AvailabilityBlocksService,
    private readonly week: WorkingHoursService,
  ) {}

  @Public()
  @Scope('cleaners:read')
  @Get('slots')
  @ApiOperation({ summary: 'Free starts of a cleaner, day by day' })
  @ApiOkResponse({ type: [FreeDayResponse] })
  @ApiErrors(400, 404)
  listFreeSlots(
    @MaybeActor() viewer: Actor | undefined,
    @IdParam('id') id: number,
    @Query() query: SlotsQuery,
  ): Promise<FreeDayResponse[]> {
    return this.slots.list(id, viewer, query);
  }

  @Public()
  @Scope('cleaners:read')
  @Get('days')
  @ApiOperation({
    summary: 'Which days of a cleaner are free, the next free start, and why the others are closed',
    description: 'By the rules of the free starts. `away` says that time is blocked, never what for.',
  })
  @ApiOkResponse({ type: FreeDaysResponse })
  @ApiErrors(400, 404)
  listFreeDays(
    @MaybeActor() viewer: Actor | undefined,
    @IdParam('id') id: number,
    @Query() query: DaysQuery,
  ): Promise<FreeDaysResponse> {
    return this.days.list(id, viewer, query);
  }

  @Roles('cleaner')
  @Scope('calendar:read')
  @Get('blocks')
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Own blocked time that lies ahead or ended within a year' })
  @ApiOkResponse({ type: [BlockResponse] })
  @ApiErrors(400, 401, 403)
  listBlocks(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<BlockResponse[]> {
    return this.blocks.list(actor, id);
  }

  @Roles('cleaner')
  @Scope('calendar:write')
  @Post('blocks')
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Keep a stretch of time free of work, but for what is confirmed in it' })
  @ApiCreatedResponse({ type: AddedBlockResponse })
  @ApiErrors(400, 401, 403, 409)
  addBlock(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Body() block: BlockDto,
  ): Promise<AddedBlockResponse> {
    return this.blocks.add(actor, id, block);
  }

  @Roles('cleaner')
  @Scope('calendar:write')
  @Delete('blocks/:blockId')
  @HttpCode(204)
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Remove a block' })
  @ApiNoContentResponse()
  @ApiErrors(400, 401, 403, 404)
  removeBlock(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @IdParam('blockId') blockId: number,
  ): Promise<void> {
    return this.blocks.remove(actor, id, blockId);
  }

  @Roles('cleaner')
  @Scope('calendar:read')
  @Get('working-hours')
  @EntityTag<WorkingHoursDto>(['hours'])
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Own working week' })
  @ApiOkResponse({ type: WorkingHoursDto })
  @ApiErrors(400, 401, 403)
  getWorkingHours(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<WorkingHoursDto> {
    return this.week.get(actor, id);
  }

  @Roles('cleaner')
  @Scope('calendar:write')
  @Put('working-hours')
  @EntityTag<WorkingHoursDto>(['hours'])
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Replace the working week' })
  @ApiOkResponse({ type: WorkingHoursDto })
  @ApiErrors(400, 401, 403)
  replaceWorkingHours(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Body() hours: WorkingHoursDto,
  ): Promise<WorkingHoursDto> {
    return this.week.replace(actor, id, hours);
  }
}
