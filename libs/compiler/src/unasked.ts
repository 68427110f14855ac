import { type Diagnostic, finding } from '@sandtable/diagnostics';
import type { Model } from '@sandtable/model';
import { isVariant } from '@sandtable/variant';

/** Questions that a variant brings along and no policy speaks of: there bots answer at random, though they have a policy. */
export function unasked({ policies, choices }: Model): readonly Diagnostic[] {
  const speaking = policies.filter(({ parts }) => parts.length > 0);
  if (speaking.length === 0) return [];
  const known = new Set(speaking.flatMap(({ parts }) => parts.map(({ choice }) => choice)));
  const names = speaking.map(({ name }) => name).join(', ');
  return choices.flatMap(({ path, at: { span } }, i) =>
    path === '' || known.has(i) || !isVariant(span.file)
      ? []
      : [finding('policy/unasked', span, { path, policies: names, count: speaking.length }, { severity: 'note' })],
  );
}
