import { Body, Controller, Get, Header, Patch, Post, Req, StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiExtraModels, ApiOkResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../common/actor.js';
import { ApiCall } from '../common/api-call.js';
import { CurrentActor } from '../common/decorators.js';
import { EntityTag } from '../common/entity-tag.js';
import { IdParam } from '../common/id.pipe.js';
import { LimitedTo } from '../common/limited-to.js';
import { PhotoUpload } from '../files/photo-upload.js';
import { DataExportService } from './data-export.service.js';
import { AccountUserResponse } from './dto/account-user.response.js';
import { CounterpartResponse } from './dto/counterpart.response.js';
import { ChangePrivacyDto, PrivacyDto } from './dto/privacy.dto.js';
import { EDITABLE_FIELDS, UpdateUserDto } from './dto/update-user.dto.js';
import { UserPhotoResponse } from './dto/user-photo.response.js';
import { EditAccountService } from './edit-account.service.js';
import { ProfilesService } from './profiles.service.js';
import { UserPhotoService } from './user-photo.service.js';
import { PEOPLE_CALLS } from './users.calls.js';

@ApiTags('People')
@ApiBearerAuth()
@ApiExtraModels(AccountUserResponse, CounterpartResponse)
@Controller('users')
export class UsersController {
  constructor(
    private readonly profiles: ProfilesService,
    private readonly editAccountService: EditAccountService,
    private readonly photo: UserPhotoService,
    private readonly dataExport: DataExportService,
  ) {}

  @Get(':id')
  @EntityTag<AccountUserResponse>(EDITABLE_FIELDS)
  @ApiCall(PEOPLE_CALLS.getUser)
  @ApiOkResponse({
    schema: {
      anyOf: [{ $ref: getSchemaPath(AccountUserResponse) }, { $ref: getSchemaPath(CounterpartResponse) }],
    },
  })
  getUser(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
  ): Promise<AccountUserResponse | CounterpartResponse> {
    return this.profiles.read(actor, id);
  }

  @Patch(':id')
  @EntityTag<AccountUserResponse>(EDITABLE_FIELDS)
  @ApiCall(PEOPLE_CALLS.updateUser)
  @ApiOkResponse({ type: AccountUserResponse })
  updateUser(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Body() changes: UpdateUserDto,
  ): Promise<AccountUserResponse> {
    return this.editAccountService.update(actor, id, changes);
  }

  @Patch(':id/privacy')
  @ApiCall(PEOPLE_CALLS.updatePrivacy)
  @ApiOkResponse({ type: PrivacyDto })
  updatePrivacy(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Body() changes: ChangePrivacyDto,
  ): Promise<PrivacyDto> {
    return this.editAccountService.setPrivacy(actor, id, changes);
  }

  @Post(':id/upload-image')
  @PhotoUpload()
  @ApiCall(PEOPLE_CALLS.uploadUserPhoto)
  @ApiOkResponse({ type: UserPhotoResponse })
  uploadUserPhoto(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Req() request: FastifyRequest,
  ): Promise<UserPhotoResponse> {
    return this.photo.replace(actor, id, request);
  }

  @Get(':id/export')
  @Header('Content-Disposition', 'attachment; filename="tidyhearth-data.json"')
  @LimitedTo(20, 600)
  @ApiCall(PEOPLE_CALLS.exportPersonalData)
  @ApiOkResponse({
    schema: {
      type: 'object',
      additionalProperties: true,
      example: {
        exportedAt: '2026-11-20T10:15:00.000Z',
        account: { id: 12, firstName: 'Ada' },
        bookings: [],
      },
    },
  })
  async exportPersonalData(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<StreamableFile> {
    const content = await this.dataExport.export(actor, id);
    return new StreamableFile(content, { type: 'application/json; charset=utf-8' });
  }
}
