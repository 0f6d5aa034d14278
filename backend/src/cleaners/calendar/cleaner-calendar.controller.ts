import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { Actor } from '../../common/actor.js';
import { ApiCall } from '../../common/api-call.js';
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
import { CALENDAR_CALLS } from './cleaner-calendar.calls.js';

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
  @ApiCall(CALENDAR_CALLS.listFreeSlots)
  @ApiOkResponse({ type: [FreeDayResponse] })
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
  @ApiCall(CALENDAR_CALLS.listFreeDays)
  @ApiOkResponse({ type: FreeDaysResponse })
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
  @ApiCall(CALENDAR_CALLS.listBlocks)
  @ApiOkResponse({ type: [BlockResponse] })
  listBlocks(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<BlockResponse[]> {
    return this.blocks.list(actor, id);
  }

  @Roles('cleaner')
  @Scope('calendar:write')
  @Post('blocks')
  @ApiBearerAuth()
  @ApiCall(CALENDAR_CALLS.addBlock)
  @ApiCreatedResponse({ type: AddedBlockResponse })
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
  @ApiCall(CALENDAR_CALLS.removeBlock)
  @ApiNoContentResponse()
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
  @ApiCall(CALENDAR_CALLS.getWorkingHours)
  @ApiOkResponse({ type: WorkingHoursDto })
  getWorkingHours(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<WorkingHoursDto> {
    return this.week.get(actor, id);
  }

  @Roles('cleaner')
  @Scope('calendar:write')
  @Put('working-hours')
  @EntityTag<WorkingHoursDto>(['hours'])
  @ApiBearerAuth()
  @ApiCall(CALENDAR_CALLS.replaceWorkingHours)
  @ApiOkResponse({ type: WorkingHoursDto })
  replaceWorkingHours(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Body() hours: WorkingHoursDto,
  ): Promise<WorkingHoursDto> {
    return this.week.replace(actor, id, hours);
  }
}
