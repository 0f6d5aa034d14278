import { Injectable } from '@nestjs/common';
import { OnEvent } from '../../events/on-event.js';
import { ORDER } from '../../events/order.js';
import { PersonalDataOf, type PersonalDataPart } from '../../users/events/personal-data-of.question.js';
import { SessionsService } from './sessions.service.js';

/** Sessions in the personal data export, without their ids. */
@Injectable()
export class SessionExportListener {
  constructor(private readonly sessions: SessionsService) {}

  @OnEvent(PersonalDataOf, { phase: 'answer', order: ORDER.sessions })
  async exportSessions({ userId }: PersonalDataOf): Promise<PersonalDataPart> {
    const sessions = await this.sessions.list({ userId, sid: '' });
    return {
      sessions: sessions.map(({ createdAt, lastSeenAt, userAgent }) => ({
        createdAt,
        lastSeenAt,
        userAgent,
      })),
    };
  }
}
