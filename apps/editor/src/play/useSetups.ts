import { reader } from '@sandtable/board';
import { type AskView, infoSeen } from '@sandtable/session';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { useLayout, useTexts } from './useTexts.ts';

/** An answer that the layout names, with what each key takes. */
interface NamedSetup {
  readonly name: string;
  readonly values: ReadonlyMap<string, string>;
  /** The question begins with it. */
  readonly begins: boolean;
}

/** The setups that the layout has for a question; one that says nothing about the keys that are asked for isn't offered. */
export function useSetups(ask: AskView): readonly NamedSetup[] {
  const { info, view } = useStore(pick('info', 'view'));
  const { t } = useWorkbench();
  const texts = useTexts();
  const layout = useLayout();
  if (info === undefined || view === undefined || layout === undefined) return [];
  const seen = infoSeen(info, view);
  const read = reader(seen, view);
  return layout.setups
    .filter(({ of }) => of === ask.choice)
    .map(({ values, title, as, begins = false }) => {
      const [kind = '', field] = values.split('.');
      const members = seen.kinds.find(({ name }) => name === kind)?.members ?? [];
      const pairs = (ask.each?.keys ?? []).flatMap((key): readonly (readonly [string, string])[] => {
        const found = read(kind, members.indexOf(key), field);
        const value = as === undefined ? found : as[String(found)];
        return value === undefined || value === 'none' ? [] : [[key, String(value)]];
      });
      const name = title ?? (as === undefined ? `field/${values}` : undefined);
      return { name: name === undefined ? t('usualSetup') : texts.path(name), values: new Map(pairs), begins };
    })
    .filter(({ values }) => values.size > 0);
}
