import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
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
import { ConfirmedOnly, CurrentActor, NeverRepeated, Roles } from '../../common/decorators.js';
import { IdParam } from '../../common/id.pipe.js';
import { ApiKeysService } from './api-keys.service.js';
import { ApiKeyResponse, MadeApiKeyResponse, MakeApiKeyDto } from './dto/api-key.dto.js';

@ApiTags('API keys')
@ApiBearerAuth()
@Roles('cleaner', 'admin')
@Controller('keys')
export class ApiKeysController {
  constructor(private readonly keys: ApiKeysService) {}

  @Get()
  @ApiOperation({ summary: 'Own API keys: live ones first, then the newest of those that have ended' })
  @ApiOkResponse({ type: [ApiKeyResponse] })
  @ApiErrors(401, 403)
  listApiKeys(@CurrentActor() actor: Actor): Promise<ApiKeyResponse[]> {
    return this.keys.list(actor);
  }

  @ConfirmedOnly()
  @NeverRepeated()
  @Post()
  @ApiOperation({
    summary: 'Make an API key; this answer alone holds it',
    description:
      'The password must have been given in the last minutes. What a key may be allowed depends on who makes it.',
  })
  @ApiCreatedResponse({ type: MadeApiKeyResponse })
  @ApiErrors(400, 401, 403, 409)
  createApiKey(@CurrentActor() actor: Actor, @Body() key: MakeApiKeyDto): Promise<MadeApiKeyResponse> {
    return this.keys.make(actor, key);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Revoke an own API key; the next call with it is refused' })
  @ApiNoContentResponse()
  @ApiErrors(400, 401, 403, 404)
  revokeApiKey(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<void> {
    return this.keys.revoke(actor, id);
  }
}
