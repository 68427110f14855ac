import { useStore, useWorkbench } from '../context.ts';
import { handOver } from '../import-export/hand-over.ts';
import { Problems } from '../import-export/Problems.tsx';
import type { LinkContent } from '../state/link.ts';
import { pick } from '../state/selectors.ts';
import { placeOf } from '../storage/mounted-projects.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';

/** Says that what is open came with the address, or what became of an address that could not be opened. */
export const FromLink = () => {
  const { bench, t } = useWorkbench();
  const { link, ruleset } = useStore(pick('link', 'ruleset'));

  if (link === undefined || (link.ok && placeOf(ruleset ?? '') !== 'link')) return null;
  if (!link.ok) return <Failed />;
  return (
    <Banner label={t('fromLink')}>
      <Carried content={link.content} isOther={link.isOther} />
      <Problems problems={link.problems} />
      <Button onClick={() => void bench.linking.keep(t('fromLink'))}>{t('keepLink')}</Button>
      <Button onClick={bench.linking.close}>{t('closeLink')}</Button>
    </Banner>
  );
};

/** What came with the link; `isOther` if the rules here are another version than those it was made with. */
const Carried = ({ content, isOther }: { readonly content: LinkContent; readonly isOther: boolean }) => {
  const { t } = useWorkbench();
  const { what, ruleset: name, version, files } = content;
  return (
    <p>
      <b>{t('fromLink')}</b> {t(what === 'whole' ? 'linkWhole' : 'linkOver', { name, n: Object.keys(files).length })}
      {isOther ? ` ${t('linkOther', { name, version })}` : null}
    </p>
  );
};

const WHY = { cut: 'linkCut', newer: 'linkNewer', noRuleset: 'linkNoRuleset' } as const;

const Failed = () => {
  const { bench, t } = useWorkbench();
  const { link } = useStore(pick('link'));

  if (link === undefined || link.ok) return null;
  const save = async (): Promise<void> => {
    const archive = await bench.linking.archive();
    if (archive) handOver(bench, archive.name, archive.bytes, 'application/zip');
  };
  return (
    <Banner role="alert">
      <p>{t(WHY[link.why], { name: 'content' in link ? link.content.ruleset : '' })}</p>
      {'content' in link ? <Button onClick={() => void save()}>{t('linkAsZip')}</Button> : null}
      <Button onClick={bench.linking.close}>{t('shut')}</Button>
    </Banner>
  );
};
