import { layoutFindings } from '@sandtable/board/layout';
import { type Compiled, compile, nonRuleFindings, quieted } from '@sandtable/compiler';
import { type Diagnostic, finding, preventsPlay } from '@sandtable/diagnostics';
import { readLink, writeLink } from '@sandtable/editor/link';
import { renderFinding, wordedLanguage } from '@sandtable/messages';
import { runExample } from '@sandtable/reference';
import type { Asked, Tried, TryExample, TryFinding } from './try-protocol.ts';

type Content = Extract<ReturnType<typeof readLink>, { readonly ok: true }>['content'];
type Language = ReturnType<typeof wordedLanguage>;

const NOTHING: Tried = { findings: [], examples: [], hash: '' };

/** Compiles an example that is being changed, and runs its worked examples. */
export function answering(): (asked: Asked) => Tried {
  let content: Content | undefined;
  let lang: Language = 'en';
  return (asked) => {
    if (asked.what === 'open') {
      const read = readLink(asked.hash);
      content = read.ok ? read.content : undefined;
      lang = wordedLanguage(asked.lang);
    } else if (content !== undefined)
      content = { ...content, files: { ...content.files, [shownIn(content)]: asked.text } };
    return content === undefined ? NOTHING : tryOut(content, lang);
  };
}

/** The shown file comes first: see `src/manual/examples.ts`. */
const shownIn = ({ files }: Content): string => Object.keys(files)[0] ?? '';

function tryOut(now: Content, lang: Language): Tried {
  const files = Object.entries(now.files).map(([path, text]) => ({ path, text }));
  const compiled = compile(files, { variants: now.variants });
  const found = quieted(
    [...compiled.findings, ...nonRuleFindings(files, compiled, layoutFindings)],
    compiled.files,
  ).filter(({ severity }) => severity !== 'note');
  const shown = shownIn(now);
  return {
    findings: found.map((one) => worded(one, shown, lang)),
    examples: found.some(preventsPlay) ? [] : examplesIn(compiled, lang),
    hash: writeLink(now),
  };
}

const worded = ({ severity, span, ...one }: Diagnostic, shown: string, lang: Language): TryFinding => ({
  severity,
  message: renderFinding(one, lang),
  ...(span.file === shown ? {} : { file: span.file }),
  start: span.start,
  end: span.end,
});

const examplesIn = ({ model }: Compiled, lang: Language): readonly TryExample[] =>
  (model?.examples ?? []).map((example): TryExample => {
    const result = model === undefined ? { ok: true as const } : runExample(model, example);
    if (result.ok) return { name: example.name, ok: true };
    return {
      name: example.name,
      ok: false,
      said: renderFinding(finding(result.code, result.span, result.fields), lang),
    };
  });
