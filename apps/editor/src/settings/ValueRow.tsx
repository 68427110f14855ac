import { type ReactNode, useId, useRef, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { textOf } from '../state/selectors.ts';
import type { Workbench } from '../state/workbench.ts';
import { Button } from '../ui/Button.tsx';
import type { AppliedOverride } from '../workers/protocol.ts';
import { ChangeInWords } from './ChangeInWords.tsx';
import type { Changeable } from './changeable.ts';
import { PendingChange } from './PendingChange.tsx';
import { SettingField } from './SettingField.tsx';
import styles from './Settings.module.css';
import { currentOf, useChange } from './useChange.ts';
import type { Where } from './where.ts';

interface Props {
  readonly what: Changeable;
  readonly where: Where;
  readonly label: string;
  readonly nameOf: (value: string) => string;
  /** What stands behind the name, such as a range. */
  readonly about: string;
  readonly children?: ReactNode;
}

/** A value as a field, with what it may be, what a house rule makes of it, and its change before it is written. */
export const ValueRow = ({ what, where, label, nameOf, about, children }: Props) => {
  const { t } = useWorkbench();
  const id = useId();
  const change = useChange(what, where);
  const { value, tried, refusal, taken } = change;
  const [isEntered, enter] = useState(false);
  const line = useRef<HTMLDivElement>(null);
  /** The buttons are gone then: the keyboard goes on at the field. */
  const back = (act: () => void) => (): void => {
    line.current?.querySelector<HTMLElement>('input, select')?.focus();
    enter(false);
    act();
  };
  const isWrong = refusal !== undefined ? value !== undefined : (tried?.wrong.length ?? 0) > 0;
  return (
    <>
      <div className={styles.line} ref={line}>
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
        <SettingField
          label={label}
          input={what.input}
          text={change.typed}
          isWrong={isWrong}
          nameOf={nameOf}
          aria-describedby={value === undefined ? undefined : id}
          onType={(text) => {
            enter(false);
            change.type(text);
          }}
          onEnter={() => enter(true)}
          onEscape={change.discard}
        />
        <span className="quiet">{about}</span>
        <Overridden what={what} where={where} nameOf={nameOf} />
      </div>
      {children}
      {value === undefined ? null : (
        <PendingChange
          {...{ id, tried, refusal, isEntered }}
          onWrite={back(change.write)}
          onDiscard={back(change.discard)}
        >
          <ChangeInWords {...{ label, nameOf }} input={what.input} before={change.current} after={value} />
        </PendingChange>
      )}
      {taken && value === undefined ? (
        <p className={styles.done} role="status">
          {t('settingWritten')} <Button onClick={change.undo}>{t('undoChoice')}</Button>
        </p>
      ) : null}
    </>
  );
};

/** What a house rule makes of it, or what the rules say, and the way back to these. */
const Overridden = ({ what, where, nameOf }: Pick<Props, 'what' | 'where' | 'nameOf'>) => {
  const { t } = useWorkbench();
  const { now, text, by } = what;
  if (now === undefined) return null;
  const isBase = currentOf(what, where) === text;
  return (
    <span className={styles.overridden}>
      {isBase
        ? t('settingInRule', { name: by?.variant ?? '', value: nameOf(now) })
        : t('settingInBase', { value: nameOf(text) })}{' '}
      {by?.patch.file.endsWith('.sand') ? <Reset by={by} /> : null}
    </span>
  );
};

const Reset = ({ by }: { readonly by: AppliedOverride }) => {
  const { bench, t } = useWorkbench();
  const { patch, says } = by;
  const words = useStore(textOf(patch.file));
  // While the file is written, its places are those of a moment ago.
  const isSame = words.slice(patch.start, patch.end) === says;
  return (
    <Button disabled={!isSame} onClick={() => void takeOut(bench, words, patch)}>
      {t('settingReset')}
    </Button>
  );
};

async function takeOut(bench: Workbench, text: string, patch: AppliedOverride['patch']): Promise<void> {
  const { applyAsStep } = await import('../text-editor/apply.ts');
  const { withLine } = await import('../text-editor/overlays.ts');
  applyAsStep(bench, [{ span: withLine(text, patch), text: '' }]);
}
