import { useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { plainName } from '../storage/joined.ts';
import { turnedName } from '../storage/turned-names.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Answers, Name, Problem, useAsking } from './asking.tsx';
import { TEMPLATES, type Template } from './templates.ts';

const WORDS = { small: 'templateSmall', map: 'templateMap', empty: 'templateEmpty' } as const;

/** Asks how a new ruleset is called, what it begins with, and where it is kept. */
export const NewGame = ({ onClose }: { readonly onClose: () => void }) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('backendOffline'));
  const [name, setName] = useState('');
  const becomes = turnedName(name, 'game');
  const [template, setTemplate] = useState<Template>('small');
  const [place, setPlace] = useState<'browser' | undefined>(state.backendOffline === undefined ? undefined : 'browser');
  const { problem, act, again } = useAsking({
    ask: () => bench.projects.newGame(name.trim(), template, place),
    onClose,
  });
  return (
    <Dialog title={t('newGameRules')} onClose={onClose}>
      <form action={() => void act()}>
        <Name name={name} becomes={becomes} onName={(typed) => [setName(typed), again()]} hint="my-game" />
        <Problem problem={problem} file={becomes ?? name.trim()} />
        <fieldset className="share-choices">
          <legend>{t('beginsWith')}</legend>
          {TEMPLATES.map((one) => (
            <label key={one}>
              <input type="radio" name="template" checked={one === template} onChange={() => setTemplate(one)} />{' '}
              {t(WORDS[one])}
            </label>
          ))}
        </fieldset>
        <fieldset className="share-choices">
          <legend>{t('keptWhere')}</legend>
          {([undefined, 'browser'] as const).map((one) => (
            <label key={one ?? 'folder'}>
              <input
                type="radio"
                name="place"
                checked={one === place}
                disabled={one === undefined && state.backendOffline !== undefined}
                onChange={() => setPlace(one)}
              />{' '}
              {t(one === undefined ? 'keptInFolder' : 'keptInBrowser')}
            </label>
          ))}
        </fieldset>
        <Answers does={t('create')} onClose={onClose} />
      </form>
    </Dialog>
  );
};

interface OfRuleset {
  readonly ruleset: string;
  readonly onClose: () => void;
}

/** Asks how a new house rule is called. */
export const NewVariant = ({ ruleset, onClose }: OfRuleset) => {
  const { bench, t } = useWorkbench();
  const [name, setName] = useState('');
  const becomes = turnedName(name, 'rule');
  const { problem, act, again } = useAsking({ ask: () => bench.projects.newVariant(ruleset, name.trim()), onClose });
  return (
    <Dialog title={t('newVariantOf', { name: plainName(ruleset) })} onClose={onClose}>
      <form action={() => void act()}>
        <p>{t('newVariantHint', { name: plainName(ruleset) })}</p>
        <Name name={name} becomes={becomes} onName={(typed) => [setName(typed), again()]} hint="my-rule" />
        <Problem problem={problem} file={becomes ?? name.trim()} />
        <Answers does={t('create')} onClose={onClose} />
      </form>
    </Dialog>
  );
};

/** Asks before a ruleset goes that only this browser has. */
export const ForgetProject = ({ ruleset, onClose }: OfRuleset) => {
  const { bench, t } = useWorkbench();
  const { problem, act } = useAsking({ ask: () => bench.projects.forget(ruleset), onClose });
  return (
    <Dialog title={t('forgetProject')} onClose={onClose}>
      <p>{t('forgetQuestion', { name: plainName(ruleset) })}</p>
      <Problem problem={problem} file={ruleset} />
      <footer>
        <button type="button" className="danger" onClick={() => void act()}>
          {t('forgetProject')}
        </button>
        {/* biome-ignore lint/a11y/noAutofocus: the answer that loses nothing is the one at hand */}
        <button type="button" autoFocus onClick={onClose}>
          {t('keep')}
        </button>
      </footer>
    </Dialog>
  );
};
