import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { table } from '../../scripts/lib/table.mjs';
import { BUDGET_MS, FIGURE, type Figure, PROCESSOR } from './support/figure.js';

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const rounded = (ms: number) => ms.toFixed(0);

/** Prints the median and the worst of each measurement. Fails the run if a median exceeds its budget. */
export default class Report implements Reporter {
  private readonly figures = new Map<string, Figure[]>();
  private readonly processor: number[] = [];
  private failed = 0;

  printsToStdio(): boolean {
    return true;
  }

  onTestEnd(test: TestCase, { annotations, status, error }: TestResult): void {
    if (status !== 'passed') {
      this.failed += 1;
      print(`  ✘ ${test.title}\n${error?.stack ?? status}`);
      return;
    }
    print(`  ${test.title}`);
    for (const { type, description = '' } of annotations) {
      if (type === PROCESSOR) this.processor.push(Number(description));
      if (type !== FIGURE) continue;
      const figure = JSON.parse(description) as Figure;
      const key = `${figure.kind}: ${figure.name}`;
      this.figures.set(key, [...(this.figures.get(key) ?? []), figure]);
    }
  }

  onEnd(): Promise<{ status: 'passed' | 'failed' }> {
    const over: string[] = [];
    const rows = [...this.figures].map(([key, figures]) => {
      const [first] = figures;
      const budget = first ? BUDGET_MS[first.kind] : Number.NaN;
      const middle = median(figures.map(({ ms }) => ms));
      const done = figures.flatMap(({ doneMs }) => (doneMs === undefined ? [] : [doneMs]));
      if (!(middle < budget)) over.push(`${key}: ${rounded(middle)} ms`);
      return [
        key,
        rounded(middle),
        rounded(Math.max(...figures.map(({ ms }) => ms))),
        `< ${budget}`,
        done.length > 0 ? rounded(median(done)) : '',
        String(figures.length),
      ];
    });
    print(table(['milliseconds', 'median', 'worst', 'budget', 'done', 'runs'], rows).join('\n'));
    print(`\nProcessor: ${rounded(median(this.processor))}; a quiet machine of this kind has about 2000`);
    if (this.failed > 0) print(`\nNot measured, see above: ${this.failed}`);
    if (rows.length > 0)
      print(over.length === 0 ? '\nNothing is over its budget.' : `\nOver budget:\n  ${over.join('\n  ')}`);
    const isWell = rows.length > 0 && over.length === 0 && this.failed === 0;
    return Promise.resolve({ status: isWell ? 'passed' : 'failed' });
  }
}

const print = (text: string) => process.stdout.write(`${text}\n`);
