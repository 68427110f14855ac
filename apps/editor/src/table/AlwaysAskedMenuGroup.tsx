import { useStore, useWorkbench } from '../context.ts';
import { useTexts } from '../play/useTexts.ts';
import { alwaysAskedOf } from '../state/always-asked.ts';
import { pick } from '../state/selectors.ts';
import { MenuCheck, MenuGroup } from '../ui/Menu.tsx';

/** The questions of this game that are always put, to be put as all others again. */
export const AlwaysAskedMenuGroup = () => {
  const { bench, t } = useWorkbench();
  const texts = useTexts();
  const choices = alwaysAskedOf(useStore(pick('ruleset', 'alwaysAsked')));
  if (choices.length === 0) return null;
  return (
    <MenuGroup label={t('alwaysAsked')}>
      {choices.map((choice) => (
        <MenuCheck key={choice} checked onChange={() => bench.alwaysAsk(choice, false)}>
          {texts.path(choice)}
        </MenuCheck>
      ))}
    </MenuGroup>
  );
};
