import { type Diagnostic, finding } from '@sandtable/diagnostics';
import type { Expr } from '@sandtable/model';
import type { Source } from './taint.ts';

export type Verdict = 'fine' | 'unproved' | 'wrong';

/** Leaks that were found, each place and code once: a proven one outweighs one that is only not excluded. */
export class Leaks {
  readonly #found = new Map<string, Diagnostic>();

  add(code: string, span: Expr['span'], source: Source, verdict: Verdict, fields: Diagnostic['fields']): void {
    if (verdict === 'fine') return;
    const severity = verdict === 'wrong' ? 'warning' : 'note';
    const key = `${code} ${span.file} ${span.start} ${span.end}`;
    if (this.#found.get(key)?.severity === 'warning' || (this.#found.has(key) && severity === 'note')) return;
    const labels = [{ span: source.span, code: 'hidden', fields: { name: source.name } }];
    this.#found.set(key, finding(code, span, { ...fields, name: source.name, proof: verdict }, { severity, labels }));
  }

  get all(): readonly Diagnostic[] {
    return [...this.#found.values()];
  }
}
