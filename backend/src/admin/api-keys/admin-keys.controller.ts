import { Controller, Delete, Get, HttpCode, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../common/actor.js';
import { ApiCall } from '../../common/api-call.js';
import { CurrentActor, Roles } from '../../common/decorators.js';
import { IdParam } from '../../common/id.pipe.js';
import { NumberedList } from '../../common/paged-list.js';
import { AdminApiKey } from './admin-key.response.js';
import { AdminKeysQuery } from './admin-keys.query.js';
import { AdminKeysService } from './admin-keys.service.js';
import { ADMIN_KEY_CALLS } from './admin-keys.calls.js';

@ApiTags('Admin')
@ApiBearerAuth()
@Roles('admin')
@Controller('admin/keys')
export class AdminKeysController {
  constructor(private readonly keys: AdminKeysService) {}

  @Get()
  @ApiCall(ADMIN_KEY_CALLS.listAllApiKeys)
  @NumberedList(AdminApiKey, 'API keys')
  listAllApiKeys(@Query() query: AdminKeysQuery) {
    return this.keys.list(query);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiCall(ADMIN_KEY_CALLS.revokeApiKeyAsAdmin)
  @ApiNoContentResponse()
  revokeApiKeyAsAdmin(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<void> {
    return this.keys.revoke(actor, id);
  }
}
