import { useStore, useWorkbench } from '../context.ts';
import { breaksOf } from '../state/break-list.ts';
import { pick } from '../state/selectors.ts';
import type { Break } from '../state/slices/match.ts';
import type { State } from '../state/state.ts';

/** Where bots stop: each leads to its line, and can be taken away. */
export const BreakList = () => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('breaks', 'ruleset', 'buffers', 'invalidBreakpoints'));
  const breaks = breaksOf(state);
  return (
    <section aria-labelledby="breaks-head">
      <h3 id="breaks-head">{t('breaks')}</h3>
      {breaks.length === 0 ? <p className="quiet">{t('breaksHint')}</p> : null}
      <ul className="break-list">
        {breaks.map((one) => {
          const name = breakName(one);
          return (
            <li key={name}>
              {'file' in one ? (
                <button type="button" className="plain" onClick={() => bench.show(...lineAt(state, one))}>
                  {name}
                </button>
              ) : (
                <span>{t('stopsWhen')}</span>
              )}{' '}
              <code>{'file' in one ? wordsAt(state, one) : one.when}</code>
              {'when' in one && state.invalidBreakpoints.includes(one.when) ? (
                <span className="quiet"> {t('noCondition')}</span>
              ) : null}
              <button
                type="button"
                className="plain"
                aria-label={t('breakNoMore', { what: name })}
                onClick={() => bench.breaks.toggle(one)}
              >
                ×
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

export const breakName = (one: Break): string => ('file' in one ? `${one.file}:${one.line}` : one.when);

type Line = Extract<Break, { readonly file: string }>;

type Texts = Pick<State, 'buffers' | 'ruleset'>;

const linesOf = ({ buffers, ruleset }: Texts, { file }: Line): readonly string[] =>
  (buffers[`${ruleset}/${file}`]?.text ?? '').split('\n');

const wordsAt = (state: Texts, at: Line): string => (linesOf(state, at)[at.line - 1] ?? '').trim();

const lineAt = (state: Texts, at: Line): readonly [string, number, number] => {
  const lines = linesOf(state, at);
  const start = lines.slice(0, at.line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  return [`${state.ruleset}/${at.file}`, start, start + (lines[at.line - 1]?.length ?? 0)];
};
