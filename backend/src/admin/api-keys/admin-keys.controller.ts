import { Controller, Delete, Get, HttpCode, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../common/actor.js';
import { ApiErrors } from '../../common/api-errors.js';
import { CurrentActor, Roles } from '../../common/decorators.js';
import { IdParam } from '../../common/id.pipe.js';
import { NumberedList } from '../../common/page.interceptor.js';
import { AdminApiKey } from './admin-key.response.js';
import { AdminKeysQuery } from './admin-keys.query.js';
import { AdminKeysService } from './admin-keys.service.js';

@ApiTags('Admin')
@ApiBearerAuth()
@Roles('admin')
@Controller('admin/keys')
export class AdminKeysController {
  constructor(private readonly keys: AdminKeysService) {}

  @Get()
  @ApiOperation({ summary: 'Everybody’s API keys' })
  @NumberedList(AdminApiKey, 'API keys')
  @ApiErrors(400, 401, 403)
  listAllApiKeys(@Query() query: AdminKeysQuery) {
    return this.keys.list(query);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Revoke somebody’s API key; its owner is told' })
  @ApiNoContentResponse()
  @ApiErrors(400, 401, 403, 404)
  revokeApiKeyAsAdmin(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<void> {
    return this.keys.revoke(actor, id);
  }
}
