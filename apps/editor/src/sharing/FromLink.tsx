import { useStore, useWorkbench } from '../context.ts';
import { handOver } from '../import-export/hand-over.ts';
import { Problems } from '../import-export/Problems.tsx';
import { pick } from '../state/selectors.ts';
import { placeOf } from '../storage/joined.ts';

/** Says that what is open came with the address, or what became of an address that could not be opened. */
export const FromLink = () => {
  const { bench, t } = useWorkbench();
  const { link, ruleset } = useStore(pick('link', 'ruleset'));

  if (link === undefined || (link.ok && placeOf(ruleset ?? '') !== 'link')) return null;
  if (!link.ok) return <Failed />;
  const { content } = link;
  const carried = Object.keys(content.files).length;
  return (
    <section className="from-link" aria-label={t('fromLink')}>
      <p>
        <b>{t('fromLink')}</b>{' '}
        {t(content.what === 'whole' ? 'linkWhole' : 'linkOver', { name: content.ruleset, n: carried })}
        {link.isOther ? ` ${t('linkOther', { name: content.ruleset, version: content.version })}` : null}
      </p>
      <Problems problems={link.problems} />
      <button type="button" onClick={() => void bench.linking.keep(t('fromLink'))}>
        {t('keepLink')}
      </button>
      <button type="button" onClick={bench.linking.close}>
        {t('closeLink')}
      </button>
    </section>
  );
};

const WHY = { cut: 'linkCut', newer: 'linkNewer', noRuleset: 'linkNoRuleset' } as const;

const Failed = () => {
  const { bench, t } = useWorkbench();
  const { link } = useStore(pick('link'));

  if (link === undefined || link.ok) return null;
  const archive = bench.linking.archive();
  return (
    <section className="from-link" role="alert">
      <p>{t(WHY[link.why], { name: 'content' in link ? link.content.ruleset : '' })}</p>
      {archive === undefined ? null : (
        <button type="button" onClick={() => handOver(bench, archive.name, archive.bytes, 'application/zip')}>
          {t('linkAsZip')}
        </button>
      )}
      <button type="button" onClick={bench.linking.close}>
        {t('shut')}
      </button>
    </section>
  );
};
