import { Injectable, Logger } from '@nestjs/common';

const DIRECTIVE = /^[a-z]+(?:-[a-z]+){0,3}$/;
/** Limits the number of distinct directives, because anybody can send reports. */
const MAX_DIRECTIVES = 20;

/** Counts violations of the content security policy by directive; URLs are not kept, because they show what people do. */
@Injectable()
export class CspReportsService {
  private readonly logger = new Logger('CSP');
  private readonly counts = new Map<string, number>();

  /** The number of reports since this process started. */
  get total(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0);
  }

  count(report: unknown): void {
    for (const directive of directivesOf(report)) {
      const isNew = !this.counts.has(directive);
      const name = isNew && this.counts.size >= MAX_DIRECTIVES ? 'other' : directive;
      this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
      if (isNew) this.logger.warn(`a browser reports that the policy stopped something: ${name}`);
    }
  }
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;

/** Handles both report formats: the older with one object, the newer with a list. */
function directivesOf(report: unknown): string[] {
  const reports = Array.isArray(report)
    ? report
        .slice(0, MAX_DIRECTIVES)
        .map((one: unknown) => fieldOf(fieldOf(one, 'body'), 'effectiveDirective'))
    : [fieldOf(fieldOf(report, 'csp-report'), 'effective-directive')];
  return reports.map((name) => (typeof name === 'string' && DIRECTIVE.test(name) ? name : 'unknown'));
}
