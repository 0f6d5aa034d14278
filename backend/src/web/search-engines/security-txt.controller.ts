import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { DAY_MS } from '@tidyhearth/domain';
import { Public } from '../../common/decorators.js';
import { Config } from '../../config/config.js';
import { isoOf } from '../../database/columns.js';

/** The standard recommends less than a year. */
const VALID_DAYS = 180;

/** Where to report a weakness (RFC 9116). */
@ApiExcludeController()
@Public()
@Controller()
export class SecurityTxtController {
  constructor(private readonly config: Config) {}

  @Get('.well-known/security.txt')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @Header('Cache-Control', 'public, max-age=3600')
  securityTxt(): string {
    const { contact, expires, policy } = this.config.securityTxt;
    return [
      `Contact: ${contact}`,
      `Expires: ${isoOf(expires ?? Date.now() + VALID_DAYS * DAY_MS)}`,
      ...(policy === undefined ? [] : [`Policy: ${policy}`]),
      'Preferred-Languages: en',
      `Canonical: ${this.config.publicUrl}/.well-known/security.txt`,
      '',
    ].join('\n');
  }
}
