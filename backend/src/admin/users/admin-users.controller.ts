import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../common/actor.js';
import { ApiErrors } from '../../common/api-errors.js';
import { ConfirmedOnly, CurrentActor, Roles } from '../../common/decorators.js';
import { IdParam } from '../../common/id.pipe.js';
import { NumberedList } from '../../common/page.interceptor.js';
import { AuditedView } from '../audit/audited.js';
import { AdminUser } from './admin-user.response.js';
import { AdminUsersQuery } from './admin-users.query.js';
import { AdminUsersService } from './admin-users.service.js';
import { ChangeUsersDto } from './change-users.dto.js';
import { ResetTwoFactorDto } from './reset-two-factor.dto.js';
import { SuspendUserDto } from './suspend-user.dto.js';
import { UsersChanged } from './users-changed.response.js';
import { VerifyUserDto } from './verify-user.dto.js';

@ApiTags('Admin')
@ApiBearerAuth()
@Roles('admin')
@Controller('admin/users')
export class AdminUsersController {
  constructor(private readonly users: AdminUsersService) {}

  @Get()
  @ApiOperation({ summary: 'Search and filter accounts' })
  @NumberedList(AdminUser, 'Accounts')
  @ApiErrors(400, 401, 403)
  listUsers(@Query() query: AdminUsersQuery) {
    return this.users.list(query);
  }

  @Get(':id')
  @AuditedView('user.viewed', 'user')
  @ApiOperation({ summary: 'One account' })
  @ApiOkResponse({ type: AdminUser })
  @ApiErrors(400, 401, 403, 404)
  getUserAsAdmin(@IdParam('id') id: number): Promise<AdminUser> {
    return this.users.read(id);
  }

  @Post('bulk')
  @ConfirmedOnly()
  @HttpCode(200)
  @ApiOperation({ summary: 'Do the same to several accounts, in one transaction' })
  @ApiOkResponse({ type: UsersChanged })
  @ApiErrors(400, 401, 403)
  changeUsers(@CurrentActor() actor: Actor, @Body() body: ChangeUsersDto): Promise<UsersChanged> {
    return this.users.changeMany(actor.userId, body);
  }

  @Post(':id/suspend')
  @ConfirmedOnly()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Suspend an account, with a reason the person is mailed',
    description:
      'Its sessions end at once and nobody finds it. Open requests, job posts and applications end with it; confirmed ' +
      'bookings wait for `POST /api/admin/bookings/{id}/decision`.',
  })
  @ApiOkResponse({ type: AdminUser })
  @ApiErrors(400, 401, 403, 404, 409)
  suspendUser(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Body() { reason }: SuspendUserDto,
  ): Promise<AdminUser> {
    return this.users.suspend(actor.userId, id, reason);
  }

  @Post(':id/reset-two-factor')
  @ConfirmedOnly()
  @HttpCode(200)
  @ApiOperation({
    summary:
      'Turn two-factor authentication off for somebody who lost it; ends their sessions and tells them',
  })
  @ApiOkResponse({ type: AdminUser })
  @ApiErrors(400, 401, 403, 404, 409)
  resetTwoFactor(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Body() { reason }: ResetTwoFactorDto,
  ): Promise<AdminUser> {
    return this.users.resetTwoFactor(actor.userId, id, reason);
  }

  @Post(':id/unsuspend')
  @HttpCode(200)
  @ApiOperation({ summary: 'Lift a suspension; old sessions stay ended, undecided bookings are kept' })
  @ApiOkResponse({ type: AdminUser })
  @ApiErrors(400, 401, 403, 404)
  unsuspendUser(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<AdminUser> {
    return this.users.unsuspend(actor.userId, id);
  }

  @Post(':id/verify')
  @HttpCode(200)
  @ApiOperation({ summary: 'Mark an account as verified, or take the mark back' })
  @ApiOkResponse({ type: AdminUser })
  @ApiErrors(400, 401, 403, 404)
  verifyUser(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Body() { verify }: VerifyUserDto,
  ): Promise<AdminUser> {
    return this.users.setVerified(actor.userId, id, verify);
  }
}
