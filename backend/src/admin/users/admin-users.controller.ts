import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../common/actor.js';
import { ApiCall } from '../../common/api-call.js';
import { ConfirmedOnly, CurrentActor, Repeatable, Roles } from '../../common/decorators.js';
import { IdParam } from '../../common/id.pipe.js';
import { NumberedList } from '../../common/paged-list.js';
import { AuditedRefusals, AuditedView } from '../audit/audited.js';
import { AdminUser, ChangedUser } from './admin-user.response.js';
import { AdminUsersQuery } from './admin-users.query.js';
import { AdminUsersService } from './admin-users.service.js';
import { ChangeUsersDto } from './change-users.dto.js';
import { ResetTwoFactorDto } from './reset-two-factor.dto.js';
import { SuspendUserDto } from './suspend-user.dto.js';
import { UsersChanged } from './users-changed.response.js';
import { VerifyUserDto } from './verify-user.dto.js';
import { ADMIN_USER_CALLS } from './admin-users.calls.js';

@ApiTags('Admin')
@ApiBearerAuth()
@Roles('admin')
@Controller('admin/users')
export class AdminUsersController {
  constructor(private readonly users: AdminUsersService) {}

  @Get()
  @ApiCall(ADMIN_USER_CALLS.listUsers)
  @NumberedList(AdminUser, 'Accounts')
  listUsers(@Query() query: AdminUsersQuery) {
    return this.users.list(query);
  }

  @Get(':id')
  @AuditedView('user.viewed', 'user')
  @ApiCall(ADMIN_USER_CALLS.getUserAsAdmin)
  @ApiOkResponse({ type: AdminUser })
  getUserAsAdmin(@IdParam('id') id: number): Promise<AdminUser> {
    return this.users.read(id);
  }

  @Post('bulk')
  @ConfirmedOnly()
  @AuditedRefusals()
  @HttpCode(200)
  @ApiCall(ADMIN_USER_CALLS.changeUsers)
  @ApiOkResponse({ type: UsersChanged })
  changeUsers(@CurrentActor() actor: Actor, @Body() body: ChangeUsersDto): Promise<UsersChanged> {
    return this.users.changeMany(actor.userId, body);
  }

  @Post(':id/suspend')
  @ConfirmedOnly()
  @HttpCode(200)
  @Repeatable()
  @ApiCall(ADMIN_USER_CALLS.suspendUser)
  @ApiOkResponse({ type: AdminUser })
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
  @Repeatable()
  @ApiCall(ADMIN_USER_CALLS.resetTwoFactor)
  @ApiOkResponse({ type: AdminUser })
  resetTwoFactor(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Body() { reason }: ResetTwoFactorDto,
  ): Promise<AdminUser> {
    return this.users.resetTwoFactor(actor.userId, id, reason);
  }

  @Post(':id/unsuspend')
  @HttpCode(200)
  @Repeatable()
  @ApiCall(ADMIN_USER_CALLS.unsuspendUser)
  @ApiOkResponse({ type: AdminUser })
  unsuspendUser(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<AdminUser> {
    return this.users.unsuspend(actor.userId, id);
  }

  @Post(':id/verify')
  @HttpCode(200)
  @ApiCall(ADMIN_USER_CALLS.verifyUser)
  @ApiOkResponse({ type: ChangedUser })
  verifyUser(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Body() { verify }: VerifyUserDto,
  ): Promise<ChangedUser> {
    return this.users.setVerified(actor.userId, id, verify);
  }
}
