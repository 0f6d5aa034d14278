import { Injectable } from '@nestjs/common';
import { contactOf } from '../blocks/contact.js';
import type { Actor } from '../common/actor.js';
import { requireSelf } from '../common/ownership.js';
import { Sql } from '../database/sql.js';
import { ContactPolicyService } from './contact-policy.service.js';
import { keyOf, pairOf } from './conversation-key.js';
import { FIND_CONTACT } from './conversations.queries.js';
import type { ContactResponse } from './dto/conversation.response.js';

/** The same answer for every stranger, whether they exist or not, so that nobody learns which ids exist. */
const STRANGER: ContactResponse = { contact: 'unreachable', otherUser: null };

/** Tells before a message is sent whether sending it would be refused. */
@Injectable()
export class ContactsService {
  constructor(
    private readonly sql: Sql,
    private readonly policy: ContactPolicyService,
  ) {}

  async get(actor: Actor, userId: number, otherUserId: number): Promise<ContactResponse> {
    requireSelf(actor, userId);
    const key = keyOf(pairOf(userId, otherUserId));
    const row = await this.sql.one(FIND_CONTACT, [userId, userId, key, otherUserId]);
    if (!row || otherUserId === userId) return STRANGER;
    const { firstName, profileImageUrl, userType, cleanerId, conversationKey } = row;
    const to = { userId: otherUserId, cleanerId, isListed: row.isListed ?? false };
    const isKnown = conversationKey !== null || (await this.policy.mayOpen(this.sql, actor, to));
    const otherUser = { id: otherUserId, firstName, profileImageUrl, userType };
    if (!isKnown) return row.isBlockedByReader ? { contact: 'blocked', otherUser: null } : STRANGER;
    const mayWriteTo = await this.policy.limitOf(this.sql, actor);
    return { contact: contactOf({ ...row, mayWrite: mayWriteTo?.has(otherUserId) }), otherUser };
  }
}
