import { Global, Module } from '@nestjs/common';
import { CallerHold } from '../../users/caller-hold.js';
import { CallerHoldService } from './caller-hold.service.js';

/** Global, because modules of lower rank inject it. */
@Global()
@Module({
  providers: [{ provide: CallerHold, useClass: CallerHoldService }],
  exports: [CallerHold],
})
export class CallerHoldModule {}
