import { layoutFindings } from '@sandtable/board/layout';
import {
  type Compiled,
  compile,
  type InputFile,
  nonRuleFindings,
  quieted,
  tableSchemas,
  variantFindings,
} from '@sandtable/compiler';
import type { Diagnostic } from '@sandtable/diagnostics';
import { languages, renderPlain } from '@sandtable/messages';
import { schemaCheck, schemaFindings } from '@sandtable/schema/ajv';
import type { Span } from '@sandtable/text';

/** What went wrong with reading files, other than that they are wrong. */
export interface Trouble {
  readonly what: 'crash' | 'thrown' | 'unplaced';
  readonly message: string;
}

/** What depends on rules, tables and variants alone. */
export interface Rules {
  readonly compiled: Compiled;
  readonly findings: readonly Diagnostic[];
}

/**
 * Does what `sandtable check` does with the files of a ruleset. Whoever knows that only texts differ from what was looked
 * at before hands in what `rulesIn` gave then.
 */
export function examined(files: readonly InputFile[], rules?: Rules): readonly Trouble[] {
  try {
    const found = findingsIn(files, rules ?? rulesIn(files));
    const texts = new Map(files.map(({ path, text }) => [path, text]));
    for (const lang of languages) for (const one of found) renderPlain(one, (path) => texts.get(path), lang);
    return found.flatMap((one) => troubleWith(one, texts));
  } catch (error) {
    return [{ what: 'thrown', message: error instanceof Error ? (error.stack ?? error.message) : String(error) }];
  }
}

export function rulesIn(files: readonly InputFile[]): Rules {
  const compiled = compile(files);
  return {
    compiled,
    findings: [...compiled.findings, ...secondOpinion(files, compiled), ...variantFindings(files, compiled)],
  };
}

const findingsIn = (files: readonly InputFile[], { compiled, findings }: Rules): readonly Diagnostic[] =>
  quieted([...findings, ...nonRuleFindings(files, compiled, layoutFindings)], compiled.files);

function secondOpinion(files: readonly InputFile[], compiled: Compiled): readonly Diagnostic[] {
  const withFindings = new Set(compiled.findings.map(({ span }) => span.file));
  return tableSchemas(compiled).flatMap(({ path, schema }) => {
    const file = files.find((one) => one.path === path);
    return file === undefined || withFindings.has(path) ? [] : schemaFindings(path, file.text, schemaCheck(schema));
  });
}

function troubleWith(one: Diagnostic, texts: ReadonlyMap<string, string>): readonly Trouble[] {
  if (one.code === 'internal/crash') return [{ what: 'crash', message: String(one.fields.message) }];
  const spans = [
    one.span,
    ...one.labels.map(({ span }) => span),
    ...one.fixes.flatMap(({ edits }) => edits.map(({ span }) => span)),
  ];
  const strange = spans.find((span) => !isPlaced(span, texts));
  return strange ? [{ what: 'unplaced', message: `${one.code} ${JSON.stringify(strange)}` }] : [];
}

/** A finding about what is missing stands at the beginning of the file that is missing. */
function isPlaced({ file, start, end }: Span, texts: ReadonlyMap<string, string>): boolean {
  const length = texts.get(file)?.length;
  return length !== undefined && 0 <= start && start <= end && end <= length;
}
