import { CircleHelp, Command, ListPlus, Settings2, Share2, SlidersHorizontal } from 'lucide-react';
import { useStore, useWorkbench } from '../context.ts';
import { AnimationsMenuCheck } from '../events/AnimationsMenuCheck.tsx';
import { useIsOnlooker } from '../play/useIsOnlooker.ts';
import { LanguageMenuGroup } from '../preferences/LanguageChoice.tsx';
import { ThemeMenuGroup } from '../preferences/ThemeChoice.tsx';
import { SoundsMenuCheck } from '../sound/SoundsMenuCheck.tsx';
import { pick } from '../state/selectors.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu, MenuCheck, MenuGroup, MenuItem } from '../ui/Menu.tsx';
import { useIsNarrow } from '../ui/useIsNarrow.ts';
import { AlwaysAskedMenuGroup } from './AlwaysAskedMenuGroup.tsx';
import { useChangingRules } from './useChangingRules.ts';

/** Language, theme, help and the way to the rules in one button; where there is little room, also what can be done with the match. */
export const AppearanceMenu = () => {
  const { bench, t } = useWorkbench();
  const { takesOnly, ruleset } = useStore(pick('takesOnly', 'ruleset'));
  const hasMatch = useIsNarrow() && ruleset !== undefined;
  const label = t(hasMatch ? 'pageMenu' : 'settingsAndHelp');
  return (
    <Menu label={label} trigger={<IconButton label={label} icon={Settings2} />}>
      {hasMatch ? <MatchItems /> : null}
      {ruleset === undefined ? null : <ChangeRulesItem />}
      <LanguageMenuGroup />
      <ThemeMenuGroup />
      <MenuGroup label={t('play')}>
        <MenuCheck checked={takesOnly} onChange={bench.takeOnly}>
          {t('playForced')}
        </MenuCheck>
        <AnimationsMenuCheck />
        <SoundsMenuCheck />
      </MenuGroup>
      {takesOnly ? <AlwaysAskedMenuGroup /> : null}
      <MenuGroup label={t('help')}>
        <MenuItem icon={Command} keys="F1" onClick={() => bench.actions.openDialog({ what: 'commands' })}>
          {t('showCommands')}
        </MenuItem>
        <MenuItem icon={CircleHelp} keys="?" onClick={() => bench.actions.openDialog({ what: 'help' })}>
          {t('showKeys')}
        </MenuItem>
      </MenuGroup>
    </Menu>
  );
};

/** Whoever looks for the settings of the rules looks here first. */
const ChangeRulesItem = () => {
  const { t } = useWorkbench();
  return (
    <MenuItem icon={SlidersHorizontal} onClick={useChangingRules()}>
      {t('changeRules')}
    </MenuItem>
  );
};

/** What the head of a wide page has buttons for. */
const MatchItems = () => {
  const { bench, t } = useWorkbench();
  const isOnlooker = useIsOnlooker();
  return (
    <>
      {isOnlooker ? null : (
        <MenuItem icon={ListPlus} onClick={() => bench.actions.openDialog({ what: 'new-match' })}>
          {t('newGame')}
        </MenuItem>
      )}
      <MenuItem icon={Share2} onClick={() => bench.actions.openDialog({ what: 'share' })}>
        {t('shareLink')}
      </MenuItem>
    </>
  );
};
