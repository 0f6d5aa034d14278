import { world } from '../support/world.js';

describe('GET /api/config', () => {
  it('tells anyone what the site needs to know, for a minute', async () => {
    const answer = await world.anyone.get('/api/config');
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=60');
    expect(answer.body).toEqual({
      bookingFee: '0.00',
      platformFeeRate: 0.05,
      launchCounty: 'Oxfordshire',
      supportEmail: 'support@tidyhearth.example',
      geo: { precision: 'starter', attribution: [] },
      isDeveloperPagesOn: true,
    });
  });
});

describe('GET /health/ready', () => {
  it('is ready, and says that postcodes are placed by outward code only', async () => {
    const answer = await world.anyone.get('/health/ready');
    expect(answer.status).toBe(200);
    expect(answer.body.status).toBe('ok');
    expect(answer.body.notices).toEqual([expect.stringContaining('geo:import')]);
  });
});
