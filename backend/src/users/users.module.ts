import { Module } from '@nestjs/common';
import { Accounts } from './accounts.js';
import { BeforeDeactivation } from './before-deactivation.js';
import { PersonalData } from './personal-data.js';
import { UserModeration } from './user-moderation.js';
import { UserRelations } from './user-relations.js';

const providers = [Accounts, BeforeDeactivation, PersonalData, UserModeration, UserRelations];

@Module({ providers, exports: providers })
export class UsersModule {}
