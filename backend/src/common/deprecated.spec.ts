import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Deprecated } from './deprecated.js';

@Controller()
class OldCallsController {
  @Get('stays')
  @Deprecated({ since: '2026-11-23', instead: 'other' })
  stays(): string {
    return 'here';
  }

  @Get('ends')
  @Deprecated({ since: '2026-11-23', sunset: '2027-06-01', instead: 'other' })
  ends(): string {
    return 'here';
  }
}

@Module({ controllers: [OldCallsController] })
class OldCallsModule {}

describe('a deprecated call', () => {
  let app: NestFastifyApplication;
  beforeAll(async () => {
    app = await NestFactory.create<NestFastifyApplication>(OldCallsModule, new FastifyAdapter(), {
      logger: false,
    });
    await app.init();
  });
  afterAll(() => app.close());

  it.each([
    ['stays', { deprecation: '@1795392000' }],
    ['ends', { deprecation: '@1795392000', sunset: 'Tue, 01 Jun 2027 00:00:00 GMT' }],
  ])('that %s tells it in its answer', async (path, expected) => {
    const { statusCode, headers } = await app.inject(`/${path}`);
    const { deprecation, sunset } = headers;
    expect({ statusCode, deprecation, sunset }).toEqual({ statusCode: 200, sunset: undefined, ...expected });
  });

  it('gets 180 days', () => {
    expect(() => Deprecated({ since: '2026-11-23', sunset: '2027-05-01', instead: 'other' })).toThrow('180');
  });
});
