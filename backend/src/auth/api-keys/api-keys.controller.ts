import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { Actor } from '../../common/actor.js';
import { ApiCall } from '../../common/api-call.js';
import { ConfirmedOnly, CurrentActor, KeysOnly, NeverRepeated, Roles } from '../../common/decorators.js';
import { IdParam } from '../../common/id.pipe.js';
import { ApiKeysService } from './api-keys.service.js';
import {
  ApiKeyResponse,
  CurrentApiKeyResponse,
  MadeApiKeyResponse,
  MakeApiKeyDto,
} from './dto/api-key.dto.js';
import { API_KEY_CALLS } from './api-keys.calls.js';

@ApiTags('API keys')
@ApiBearerAuth()
@Roles('cleaner', 'admin')
@Controller('keys')
export class ApiKeysController {
  constructor(private readonly keys: ApiKeysService) {}

  @Get()
  @ApiCall(API_KEY_CALLS.listApiKeys)
  @ApiOkResponse({ type: [ApiKeyResponse] })
  listApiKeys(@CurrentActor() actor: Actor): Promise<ApiKeyResponse[]> {
    return this.keys.list(actor);
  }

  @Get('current')
  @KeysOnly()
  @ApiCall(API_KEY_CALLS.getCurrentApiKey)
  @ApiOkResponse({ type: CurrentApiKeyResponse })
  getCurrentApiKey(@CurrentActor() actor: Actor): Promise<CurrentApiKeyResponse> {
    return this.keys.current(actor);
  }

  @ConfirmedOnly()
  @NeverRepeated()
  @Post()
  @ApiCall(API_KEY_CALLS.createApiKey)
  @ApiCreatedResponse({ type: MadeApiKeyResponse })
  createApiKey(@CurrentActor() actor: Actor, @Body() key: MakeApiKeyDto): Promise<MadeApiKeyResponse> {
    return this.keys.make(actor, key);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiCall(API_KEY_CALLS.revokeApiKey)
  @ApiNoContentResponse()
  revokeApiKey(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<void> {
    return this.keys.revoke(actor, id);
  }
}
