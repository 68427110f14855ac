import type { AskView } from '@sandtable/session';
import { useWorkbench } from '../context.ts';
import { useFigures } from './useFigures.ts';
import { useTexts } from './useTexts.ts';

/** The keys of an assignment with what they have so far; the others can be left without anything in one go. */
export const Assigned = ({ ask }: { readonly ask: AskView }) => {
  const { bench, t } = useWorkbench();
  const texts = useTexts();
  const figures = useFigures();
  const { each, picked, candidates } = ask;
  if (each === undefined) return null;
  const none = () => Object.fromEntries(each.keys.map((key, i) => [key, picked[i] ?? 'none']));
  const pick = (value: string): string =>
    value
      .split('|')
      .map((one) => texts.value(ask.choice, one))
      .join(', ');
  return (
    <>
      <ul className="assigned">
        {picked.map((value, i) => (
          <li key={each.keys[i]}>
            {figures(each.keys[i] ?? '', each.kind)}: {pick(value)}
          </li>
        ))}
      </ul>
      {each.keys.length === 0 || (candidates.includes('none') && picked.length < each.keys.length - 1) ? (
        <button type="button" onClick={() => void bench.play.decide({ each: none() })}>
          {t(each.keys.length === 0 ? 'confirm' : 'restNone')}
        </button>
      ) : null}
    </>
  );
};
