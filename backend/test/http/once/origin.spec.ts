import { world } from '../../support/world.js';

describe('the one origin', () => {
  it('sets the security headers on pages, files and answers alike', async () => {
    for (const path of ['/', '/admin/', '/api/cleaners', '/api/no-such-thing', '/health/live']) {
      const { headers } = await world.anyone.get(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect(headers).not.toHaveProperty('x-powered-by');
      const policy = headers['content-security-policy'] ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe-eval');
    }
  });

  it('serves both front ends at any of their addresses, and keeps the API’s own 404', async () => {
    for (const path of ['/', '/dashboard?tab=bookings', '/find-cleaners', '/admin/', '/admin/applications']) {
      const answer = await world.anyone.get(path);
      expect([path, answer.status, answer.type]).toEqual([path, 200, 'text/html']);
      expect(answer.headers['cache-control']).toBe('no-cache');
    }
    const nowhere = await world.anyone.get('/no/such/page');
    expect([nowhere.status, nowhere.type]).toEqual([404, 'text/html']);
    expect((await world.anyone.get('/admin')).headers['location']).toBe('/admin/');
    expect((await world.anyone.get('/api/no-such-thing')).type).toBe('application/json');
    expect((await world.anyone.get('/assets/no-such-file.js')).status).toBe(404);
  });

  it('has every icon, style and script that its pages name', async () => {
    for (const path of ['/', '/find-cleaners', '/dashboard', '/admin/']) {
      const page = await world.anyone.get(path);
      const tags = page.text.match(/<(?:script|link rel="(?!canonical)[^"]+")[^>]*>/g) ?? [];
      const named = tags.flatMap((tag) => /(?:src|href)="(\/[^"]*)"/.exec(tag)?.[1] ?? []);
      expect(named).toContainEqual(expect.stringMatching(/favicon\.(?:png|svg)$/));
      for (const file of named)
        expect([path, file, (await world.anyone.get(file)).status]).toEqual([path, file, 200]);
    }
  });

  it('lets hashed files be kept for good and sends them compressed', async () => {
    const page = await world.anyone.get('/');
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(page.text)?.[1];
    if (!script) throw new Error('the page names no script');
    const file = await world.anyone.get(script).set('Accept-Encoding', 'br');
    expect(file.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
    });
  });

  it('never lets an answer of the API be kept', async () => {
    const customer = await world.registerCustomer();
    for (const path of ['/api/auth/user', `/api/bookings/customer/${customer.user.id}`, '/api/nothing']) {
      expect((await world.as(customer).get(path)).headers['cache-control']).toBe('no-store');
    }
  });

  it('reads a call without a body whatever type it names', async () => {
    const customer = await world.registerCustomer();
    const answer = await world
      .as(customer)
      .post(`/api/notifications/${customer.user.id}/read-all`)
      .set('Content-Type', 'application/json');
    expect(answer.status).toBe(200);
  });

  it('refuses an Idempotency-Key that is no key', async () => {
    const answer = await world.anyone
      .post('/api/waitlist')
      .set('Idempotency-Key', 'x'.repeat(256))
      .send({ email: 'key@test.example' });
    expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });
});
