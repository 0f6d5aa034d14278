import type { FastifyInstance } from 'fastify';

const TYPES = ['application/csp-report', 'application/reports+json'];
const BODY_LIMIT = 16 * 1024;

/** Browsers send reports with content types of their own. A body that is not JSON counts as an empty report. */
export function readCspReports(server: FastifyInstance): void {
  server.addContentTypeParser(TYPES, { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, parsed(body.toString())),
  );
}

function parsed(body: string): unknown {
  try {
    const report: unknown = JSON.parse(body);
    return report;
  } catch {
    return null;
  }
}
