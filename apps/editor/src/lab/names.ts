import type { Variable } from '@sandtable/analysis';
import type { Texts } from '@sandtable/board/texts';
import { labelOf, type Measure } from '@sandtable/bots';
import { readable } from '@sandtable/messages';
import { useStore, useWorkbench } from '../context.ts';
import { useTexts } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';

/** The kind whose members are the roles. */
const useRoleKind = (): string | undefined => {
  const { info } = useStore(pick('info'));
  return info?.kinds[info.roleKind]?.name;
};

export const useRoleName = (): ((role: string) => string) => {
  const texts = useTexts();
  const kind = useRoleKind();
  return (role) => texts.begun(texts.member(role, kind));
};

const WORDS = {
  won: 'measureWon',
  drawn: 'measureDrawn',
  limited: 'measureLimited',
  decisions: 'measureDecisions',
} as const;

/** What measures are called. */
export const useMeasureName = (): ((measure: Measure) => string) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  const kind = useRoleKind() ?? '';
  const plain = { readable, none: t('none') };
  return (measure) => texts.begun(labelOf((sort, role) => t(WORDS[sort], { role }), texts.named, kind, measure, plain));
};

/** What something that can be varied is called in the texts of the ruleset. */
export function variableName(texts: Texts, { target, name }: Pick<Variable, 'target' | 'name'>): string {
  switch (target.sort) {
    case 'variant':
      return name;
    case 'option':
      return texts.begun(texts.path(`option/${target.name}`));
    case 'setting':
      return texts.begun(texts.path(target.path));
    case 'cell': {
      const [kind = '', ...ids] = target.row.split('.');
      const row = ids.map((id) => texts.begun(texts.member(id, ids.length === 1 ? kind : undefined))).join(' – ');
      return `${row}: ${texts.named(`${kind}.${target.column}`) ?? target.column}`;
    }
  }
}
