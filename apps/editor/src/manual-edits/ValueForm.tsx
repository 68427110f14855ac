import type { Changeable, MatchView } from '@sandtable/session';
import { useWorkbench } from '../context.ts';
import { useTexts } from '../play/useTexts.ts';
import { Button } from '../ui/Button.tsx';
import { Row } from '../ui/Row.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { calledOne, calledValue } from './called.ts';
import styles from './ManualEdits.module.css';
import { OwnerFields } from './OwnerFields.tsx';
import { isListed, valueNow } from './position-value.ts';
import type { usePicked } from './usePicked.ts';
import { ValueField } from './ValueField.tsx';
import { type Worded, wordsFor } from './words-for.ts';

interface Props {
  readonly all: readonly Changeable[];
  readonly first: Changeable;
  readonly view: MatchView;
  readonly picked: ReturnType<typeof usePicked>;
}

/** Changes one value of the position. */
export const ValueForm = ({ all, first, view, picked }: Props) => {
  const { bench, t } = useWorkbench();
  const texts = useTexts();
  const what = all.find(({ path }) => path === picked.path) ?? first;
  const at = what.of.map((names, i) =>
    names.includes(picked.wanted[i] ?? '') ? (picked.wanted[i] ?? '') : (names[0] ?? ''),
  );
  const names = wordsFor(what.values ?? [], (name) => calledOne(what.path, name, texts));
  const shown = picked.text ?? shownNow(view, what, at, names);
  const change = async (): Promise<void> => {
    const value = typed(what, names, shown);
    await bench.play.byHand('put', { hand: 'change', path: what.path, of: at, value });
    picked.setText(undefined);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void change();
      }}
    >
      <Row className={styles.form}>
        <PropertyField all={all} value={what.path} onChange={picked.setPath} />
        <OwnerFields of={what.of} at={at} onChange={picked.setWanted} />
        <ValueField what={what} names={names} value={shown} onValue={picked.setText} />
        <Button type="submit" disabled={picked.text === undefined}>
          {t('changeIt')}
        </Button>
      </Row>
    </form>
  );
};

interface PropertyProps {
  readonly all: readonly Changeable[];
  readonly value: string;
  readonly onChange: (path: string) => void;
}

const PropertyField = ({ all, value, onChange }: PropertyProps) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  const paths = all.map(({ path }) => path);
  const words = wordsFor(paths, (path) => calledValue(path, texts, t('liesInPile')));
  return (
    <SelectField
      label={t('changeWhat')}
      value={value}
      options={paths.map((path) => ({ value: path, label: words.word(path), title: path }))}
      onChange={onChange}
    />
  );
};

/** The value as it is now: by its name where it is chosen from a list, else in words. */
function shownNow(view: MatchView, what: Changeable, at: readonly string[], names: Worded): string {
  const now = valueNow(view, what, at);
  if (Array.isArray(now)) return now.map((name) => names.word(String(name))).join(', ');
  const name = String(now ?? '');
  return isListed(what) ? name : names.word(name);
}

/** What a text means as a value. */
function typed(what: Changeable, names: Worded, text: string): string | readonly string[] {
  if (what.many) return names.read(text);
  return isListed(what) ? text : (names.read(text)[0] ?? '');
}
