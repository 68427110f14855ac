import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { WillBe } from '../file-tree/WillBe.tsx';
import { houseRuleNamed } from '../state/house-rules.ts';
import { pick } from '../state/selectors.ts';
import type { FormOf } from '../state/slices/editor.ts';
import { Button } from '../ui/Button.tsx';
import { InlineForm } from '../ui/InlineForm.tsx';
import { Notice } from '../ui/Notice.tsx';
import type { PatchProposal } from '../workers/protocol.ts';
import { applyChange } from './apply-change.ts';
import styles from './ChangeHere.module.css';
import { companionOf, isInJson } from './json-house-rules.ts';
import { NewValue } from './NewValue.tsx';
import { isValued, plainValue, spelledValue } from './plain-value.ts';
import { useTried } from './useTried.ts';

type Place = FormOf<'change-here'>['place'];

/** Asks what to change at a place of the rules, and in which house rule; the change is written there and applied. */
export const ChangeHere = ({ place }: { readonly place: Place }) => {
  const { bench, t } = useWorkbench();
  const [proposals, setProposals] = useState<readonly PatchProposal[] | undefined>();
  const from = useRef(document.activeElement);
  useEffect(() => {
    let isNewest = true;
    setProposals(undefined);
    bench.houseRules.proposals(place.file, place.offset).then(
      (found) => isNewest && setProposals(found),
      (error: unknown) => bench.actions.reportTrouble(error),
    );
    return () => {
      isNewest = false;
    };
  }, [bench, place]);
  const close = (): void => {
    bench.actions.closeForm();
    // Whoever changes one value after another goes on where they were.
    if (from.current instanceof HTMLElement && from.current.isConnected) from.current.focus();
  };
  if (proposals === undefined) return null;
  return (
    <InlineForm label={t('changeHere')} title={t('changeHere')}>
      {proposals.length === 0 ? (
        <p>
          {t('nothingToChange')} <Button onClick={close}>{t('closeRebases')}</Button>
        </p>
      ) : (
        <Form proposals={proposals} file={place.file} onClose={close} />
      )}
    </InlineForm>
  );
};

/** The house rule that was laid last and can be written into, or one for all that is changed by the way. */
const useHouseRule = (): readonly [string, (name: string) => void] => {
  const { t } = useWorkbench();
  const state = useStore(pick('variants', 'houseRules'));
  return useState(() => state.variants.findLast((name) => !isInJson(name, state.houseRules)) ?? t('houseRuleByTheWay'));
};

interface FormProps {
  readonly proposals: readonly PatchProposal[];
  readonly file: string;
  readonly onClose: () => void;
}
/** What is changed, into which house rule, and how it is written there. */
function useChange({ proposals, onClose }: FormProps) {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('houseRules'));
  const [chosen, setChosen] = useState(0);
  const [name, setName] = useHouseRule();
  const [typed, setTyped] = useState<string | undefined>();
  const [refused, setRefused] = useState(false);
  const [warned, setWarned] = useState<string | undefined>();
  const proposal = proposals[chosen];
  const valued = proposal !== undefined && isValued(proposal) ? proposal : undefined;
  const called = houseRuleNamed(name.trim(), state.houseRules);
  const isJson = called !== undefined && isInJson(called, state.houseRules);
  const value = valued && typed !== undefined ? spelledValue(valued, typed) : undefined;
  const wrong = useTried({ name: isJson ? undefined : called, proposal: valued, value });
  const submit = async (): Promise<void> => {
    const written =
      proposal && called && !isJson && (await bench.houseRules.patch(called, proposal, name.trim(), value));
    setRefused(!written);
    if (!written) return;
    // What would be wrong is shown once; confirming again writes it anyway.
    if (value !== undefined && written.wrong.length > 0 && warned !== value) return setWarned(value);
    await applyChange(bench, written.change);
    const { variants } = bench.store.get();
    if (!variants.includes(called)) void bench.lay([...variants, called]);
    onClose();
    if (value === undefined) bench.goto(written.at);
    else bench.actions.notify(t('changeWritten', { file: written.at.file }));
  };
  const safely = (): void => void submit().catch((error: unknown) => bench.actions.reportTrouble(error));
  const isMeant = warned !== undefined && warned === value;
  const into = { name, setName, called, isJson, refused };
  return { chosen, setChosen, proposal, valued, setTyped, wrong, isMeant, safely, ...into };
}

const Form = (props: FormProps) => {
  const { proposals, file, onClose } = props;
  const { t } = useWorkbench();
  const { chosen, setChosen, proposal, valued, setTyped, wrong, isMeant, safely, ...into } = useChange(props);
  const { name, setName, called, isJson, refused } = into;
  const known = useId();
  return (
    <form
      className={styles.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        safely();
      }}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <What proposals={proposals} chosen={chosen} onChosen={setChosen} />
      {valued ? (
        <NewValue
          key={valued.text}
          proposal={valued}
          file={file}
          old={plainValue(valued)}
          wrong={wrong}
          onTyped={setTyped}
          onEnter={safely}
          onClose={onClose}
        />
      ) : (
        <pre>{proposal?.text}</pre>
      )}
      <HouseRule name={name} known={known} refused={refused} focused={valued === undefined} onName={setName} />
      <WillBe typed={name} name={called} />
      {refused ? (
        <Notice role="alert">{called === undefined ? t('badName', { file: name.trim() }) : t('badVariant')}</Notice>
      ) : null}
      {isJson && called !== undefined ? <NotIntoJson name={called} onName={setName} /> : null}
      <p className={styles.actions}>
        <Button type="submit" disabled={name.trim() === '' || isJson}>
          {t(isMeant ? 'writeAllTheSame' : 'writeChange')}
        </Button>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </p>
    </form>
  );
};

/** A house rule in JSON is not written into; one beside it is. */
const NotIntoJson = ({ name, onName }: { readonly name: string; readonly onName: (name: string) => void }) => {
  const { t } = useWorkbench();
  const state = useStore(pick('houseRules'));
  const companion = companionOf(name, state.houseRules);
  return (
    <Notice>
      {t('jsonVariant', { name })}{' '}
      <Button onClick={() => onName(companion)}>{t('besideVariant', { name: companion })}</Button>
    </Notice>
  );
};

interface WhatProps {
  readonly proposals: readonly PatchProposal[];
  readonly chosen: number;
  readonly onChosen: (chosen: number) => void;
}
const What = ({ proposals, chosen, onChosen }: WhatProps) => {
  const { t } = useWorkbench();
  const group = useId();
  return (
    <fieldset>
      <legend>{t('changeSort')}</legend>
      {proposals.map((proposal, i) => (
        <label key={proposal.text}>
          <input type="radio" name={group} checked={i === chosen} onChange={() => onChosen(i)} />
          <span>
            {t(`draft-${proposal.sort}`)} <code>{proposal.path}</code>
          </span>
        </label>
      ))}
    </fieldset>
  );
};

interface HouseRuleProps {
  readonly name: string;
  readonly known: string;
  readonly refused: boolean;
  readonly focused: boolean;
  readonly onName: (name: string) => void;
}
const HouseRule = ({ name, known, refused, focused, onName }: HouseRuleProps) => {
  const { t } = useWorkbench();
  const state = useStore(pick('houseRules'));
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);
  return (
    <label className={styles.into}>
      {t('changeIn')}{' '}
      <input
        ref={input}
        type="text"
        list={`${known}names`}
        value={name}
        spellCheck={false}
        aria-invalid={refused}
        placeholder={t('ruleNameExample')}
        onChange={(event) => onName(event.target.value)}
      />
      <datalist id={`${known}names`}>
        {state.houseRules.map((rule) => (
          <option key={rule.name} value={rule.name} />
        ))}
      </datalist>
    </label>
  );
};
