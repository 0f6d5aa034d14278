import { sendSlowly } from '../../support/slow-sender.js';
import { world } from '../../support/world.js';

const MB = 1024 * 1024;
const UPLOAD = [
  'POST /api/users/1/upload-image HTTP/1.1',
  'Content-Type: multipart/form-data; boundary=x',
  'Connection: close',
];
const steps = (megabytes: number, each = 0.5) =>
  Array.from({ length: megabytes / each }, () => Buffer.alloc(each * MB));

describe('a refused body that is still being sent', () => {
  it('gets its error response before the connection is closed', async () => {
    // Few steps, because the server goes on reading for only five seconds.
    const answer = await sendSlowly(world, UPLOAD, steps(5, 2.5));
    expect(answer).toMatch(/^HTTP\/1\.1 401 [^]+"code":"NOT_AUTHENTICATED"/);
  });

  it('is refused so as well when it is itself the reason to end the connection', async () => {
    const head = ['POST /api/login HTTP/1.1', 'Content-Type: application/json'];
    expect(await sendSlowly(world, head, steps(2))).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('is not read without end', async () => {
    await expect(sendSlowly(world, UPLOAD, steps(20))).rejects.toThrow(/EPIPE|ECONNRESET/);
  });

  it('is not waited for without end', async () => {
    const head = [...UPLOAD, `Content-Length: ${MB}`];
    expect(await sendSlowly(world, head, [Buffer.alloc(1)])).toMatch(/^HTTP\/1\.1 401 /);
  });
});
