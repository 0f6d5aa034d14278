import { ApiProperty } from '@nestjs/swagger';
import {
  ALL_API_SCOPES,
  API_KEY_STATES,
  API_KEYS,
  KEY_HOLDERS,
  NAME_MAX,
  type ApiKeyState,
  type ApiScope,
  type KeyHolder,
} from '@tidyhearth/domain';
import { Int, PlainText, SomeOf } from '../../../common/fields.js';

export class MakeApiKeyDto {
  @PlainText({ max: NAME_MAX, example: 'Diary of the van' })
  name: string;

  @SomeOf(ALL_API_SCOPES, { example: ['bookings:read', 'calendar:read'] })
  scopes: ApiScope[];

  @Int({ min: 1, max: API_KEYS.daysMax, example: 90 })
  expiresInDays: number;
}

export class ApiKeyResponse {
  @ApiProperty({ example: 7 })
  id: number;

  @ApiProperty({ example: 'Diary of the van' })
  name: string;

  @ApiProperty({ example: 'thk_9fQ2', description: 'First characters of the key' })
  prefix: string;

  @ApiProperty({ example: 'x7Lk', description: 'Last four characters of the key' })
  lastFour: string;

  @ApiProperty({ enum: ALL_API_SCOPES, isArray: true, example: ['bookings:read', 'calendar:read'] })
  scopes: ApiScope[];

  @ApiProperty({ enum: API_KEY_STATES, example: 'live' })
  state: ApiKeyState;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T10:15:00.000Z' })
  createdAt: string;

  @ApiProperty({ format: 'date-time', example: '2027-02-18T10:15:00.000Z' })
  expiresAt: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    example: '2026-11-21T08:00:00.000Z',
    description: 'Time of the last use, to about a minute',
  })
  lastUsedAt: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-12-01T09:30:00.000Z' })
  revokedAt: string | null;
}

/** What a program may know about its own key. */
export class CurrentApiKeyResponse {
  @ApiProperty({ example: 7 })
  id: number;

  @ApiProperty({ example: 'Diary of the van' })
  name: string;

  @ApiProperty({ enum: ALL_API_SCOPES, isArray: true, example: ['bookings:read', 'calendar:read'] })
  scopes: ApiScope[];

  @ApiProperty({ enum: KEY_HOLDERS, example: 'cleaner', description: 'Kind of account that owns the key' })
  ownerKind: KeyHolder;

  @ApiProperty({ example: 27, description: 'Id of the account that owns the key' })
  userId: number;

  @ApiProperty({
    type: Number,
    nullable: true,
    example: 26,
    description: 'Id of the cleaner profile of that account; null for the admin',
  })
  cleanerId: number | null;

  @ApiProperty({ format: 'date-time', example: '2027-02-18T10:15:00.000Z' })
  expiresAt: string;
}

export class MadeApiKeyResponse extends ApiKeyResponse {
  @ApiProperty({
    example: `thk_9fQ2${'0'.repeat(41)}x7Lk`,
    description: 'The key itself, shown only this once: only its hash is stored',
  })
  key: string;
}
