import type { SettingUse } from '@sandtable/ide';
import type { Span } from '@sandtable/text';
import { useWorkbench } from '../context.ts';
import { Button } from '../ui/Button.tsx';
import type { Passage } from '../workers/settings.ts';
import styles from './Settings.module.css';

interface Props {
  readonly doc: string;
  readonly because?: string | undefined;
  readonly cites: readonly string[];
  readonly at: Span;
  readonly uses: readonly SettingUse[];
  readonly passages: readonly Passage[];
}

/** So many rules are named. */
const MOST_USES = 6;

/** Where a value comes from: its description, the sentences of the rules text, and the rules that use it. */
export const Sources = ({ doc, because, cites, at, uses, passages }: Props) => {
  const { bench, t } = useWorkbench();
  return (
    <div className={styles.sources}>
      {doc === '' ? null : <p>{doc}</p>}
      {because === undefined ? null : <p>{t('settingBecause', { why: because })}</p>}
      {passages.map((one) => (
        <Quoted key={`${one.at.file} ${one.at.start}`} passage={one} />
      ))}
      <p className={styles.links}>
        <Button look="plain" onClick={() => bench.goto(at)}>
          {at.file}
        </Button>
        {cites.length > 0 ? <span>{cites.map((cite) => `§${cite}`).join(' ')}</span> : null}
        {uses.length > 0 ? <span>{t('settingUsedIn')}</span> : null}
        {uses.slice(0, MOST_USES).map((use) => (
          <Button key={use.rule} look="plain" onClick={() => bench.goto(use.at)}>
            <code>{use.rule}</code>
          </Button>
        ))}
        {uses.length > MOST_USES ? <span>{t('settingMoreUses', { n: uses.length - MOST_USES })}</span> : null}
      </p>
    </div>
  );
};

const Quoted = ({ passage: { text, title, at } }: { readonly passage: Passage }) => {
  const { bench, t } = useWorkbench();
  return (
    <blockquote className={styles.quoted}>
      {text === undefined ? null : <span>{text}</span>}{' '}
      <Button look="plain" aria-label={t('settingToText', { title })} onClick={() => bench.goto(at)}>
        {title}
      </Button>
    </blockquote>
  );
};
