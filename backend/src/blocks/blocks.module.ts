import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { BlockExportListener } from './block-export.listener.js';
import { BlocksController } from './blocks.controller.js';
import { BlocksService } from './blocks.service.js';
import { PersonBlocksStore } from './person-blocks.store.js';

@Module({
  imports: [UsersModule],
  controllers: [BlocksController],
  providers: [BlockExportListener, BlocksService, PersonBlocksStore],
  exports: [PersonBlocksStore],
})
export class BlocksModule {}
