import { Consequences } from '../compare/Consequences.tsx';
import { SidePicker } from '../compare/SidePicker.tsx';
import { type Sides, useSides } from '../compare/useSides.ts';
import { useWorkbench } from '../context.ts';
import { Toolbar } from '../ui/Toolbar.tsx';
import { useForm } from './lab-state.ts';

interface RuleForm {
  readonly sides: Sides | undefined;
}

/** What a house rule does to the game, or an edit: the same games under both rules. */
export const RuleQuestion = () => {
  const { t } = useWorkbench();
  const [{ sides }, change] = useForm<RuleForm>('rule', { sides: undefined });
  const { before, after, setSides } = useSides([sides, (chosen) => change({ sides: chosen })]);
  return (
    <>
      <Toolbar>
        <SidePicker label={t('sideA')} value={before} onChange={(side) => setSides([side, after])} />
        <SidePicker label={t('sideB')} value={after} onChange={(side) => setSides([before, side])} />
      </Toolbar>
      <Consequences before={before} after={after} />
    </>
  );
};
