import { Global, Module } from '@nestjs/common';
import { AccountLookup } from '../users/account-lookup.js';
import { AccountLookupService } from './account-lookup.service.js';

/** Global, because `users` may not import from higher modules. */
@Global()
@Module({
  providers: [{ provide: AccountLookup, useClass: AccountLookupService }],
  exports: [AccountLookup],
})
export class AccountLookupModule {}
