import { Specimen } from '@sandtable/board';
import { useStore, useWorkbench } from '../context.ts';
import type { Member } from '../play/piece-paths.ts';
import { SideFlag } from '../play/SideFlag.tsx';
import { useDrawn } from '../play/useDrawn.ts';
import { useLayout, useTexts } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import styles from './HoverCard.module.css';
import { MayDo } from './MayDo.tsx';
import type { Fact, Lying, MemberFacts } from './member-facts.ts';

interface Props {
  readonly member: Member;
  readonly facts: MemberFacts;
}

/** A piece, card or place: drawn large, its fields in words, and what it may do now. */
export const MemberCard = ({ member, facts }: Props) => {
  const { name, sort, side } = facts;
  return (
    <>
      <header className={styles.head}>
        <Drawn {...member} />
        <div>
          <p className={styles.name}>{name}</p>
          {sort === undefined ? null : <p className={styles.sort}>{sort}</p>}
          {side === undefined ? null : <Side member={side} />}
        </div>
      </header>
      <Facts facts={facts.facts} lying={facts.lying} />
      <MayDo member={member} />
    </>
  );
};

const Side = ({ member }: { readonly member: string }) => {
  const texts = useTexts();
  return (
    <p className={styles.side}>
      <SideFlag member={member} /> {texts.member(member)}
    </p>
  );
};

const Drawn = (member: Member) => {
  const { view } = useStore(pick('view'));
  const [info, layout, texts] = [useDrawn(), useLayout(), useTexts()];
  if (info === undefined || layout === undefined) return null;
  const words = { nameOf: texts.member, valueName: texts.value, fieldName: texts.named };
  return <Specimen {...{ info, view, layout }} {...member} {...words} />;
};

/** Of a crowd so many are named. */
const MOST = 8;

const Facts = ({ facts, lying }: { readonly facts: readonly Fact[]; readonly lying: readonly Lying[] }) => {
  const { t } = useWorkbench();
  if (facts.length + lying.length === 0) return null;
  const named = lying.slice(0, MOST).map(({ name, count }) => (count === 1 ? name : `${count} × ${name}`));
  const rest = lying.length - MOST;
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? <span className="quiet">{t('hiddenValue')}</span>}</dd>
        </div>
      ))}
      {named.length === 0 ? null : (
        <div>
          <dt>{t('liesHere')}</dt>
          <dd>
            {named.join(', ')}
            {rest > 0 ? ` ${t('andMore', { n: rest })}` : ''}
          </dd>
        </div>
      )}
    </dl>
  );
};
