import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../users/personal-data.js';
import { Sessions } from './sessions.js';

/** Where a person is signed in belongs to what is held on them; the ids of those sessions don't. */
@Injectable()
export class SessionExport implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly sessions: Sessions,
  ) {}

  onModuleInit(): void {
    this.personalData.register('sessions', async (userId) => {
      const all = await this.sessions.list({ userId, sid: '' });
      return all.map(({ createdAt, lastSeenAt, userAgent }) => ({ createdAt, lastSeenAt, userAgent }));
    });
  }
}
