import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { findProgram } from '../../../scripts/lib/find-program.mjs';

const FOLDER = join(__dirname, '../../../deploy/monitoring');

interface Rule {
  alert: string;
  expr: string;
  for: string;
  labels: { severity: string };
  annotations: { summary: string };
}

describe('the alert rules', () => {
  const { groups } = parse(readFileSync(join(FOLDER, 'alerts.yml'), 'utf8')) as {
    groups: { rules: Rule[] }[];
  };
  const rules = groups.flatMap((group) => group.rules);

  it('each wait a while, say how urgent they are and what is wrong', () => {
    expect(rules.length).toBeGreaterThan(10);
    for (const { alert, expr, for: wait, labels, annotations } of rules) {
      expect([alert, labels.severity]).toEqual([alert, expect.stringMatching(/^(?:page|ticket)$/)]);
      expect(wait).toMatch(/^\d+[mh]$/);
      expect(expr.length).toBeGreaterThan(5);
      expect(annotations.summary.length).toBeGreaterThan(20);
    }
  });

  it('are all in the guide for operators', () => {
    const guide = readFileSync(join(FOLDER, '../../docs/operations.md'), 'utf8');
    expect(rules.map(({ alert }) => alert).filter((alert) => !guide.includes(`\`${alert}\``))).toEqual([]);
  });

  const promtool = findProgram('promtool');
  // Prometheus is optional for developers; the summary of `npm test` says if it is missing.
  if (promtool !== undefined) {
    it('are what Prometheus reads, and fire when they should', () => {
      for (const [words, file] of [
        ['check rules', 'alerts.yml'],
        ['check config', 'prometheus.yml'],
        ['test rules', 'alerts.test.yml'],
      ] as const) {
        expect(
          execFileSync(promtool, [...words.split(' '), join(FOLDER, file)], { encoding: 'utf8' }),
        ).toContain('SUCCESS');
      }
    });
  }
});
