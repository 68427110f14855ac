import { useWorkbench } from '../context.ts';

/** The little Markdown that pages of findings are written in: headings, lists, listings and paragraphs. */
const Part = ({ text }: { readonly text: string }) => {
  if (text.startsWith('```')) return <pre>{text.replace(/^```.*\n|\n```$/g, '')}</pre>;
  if (text.startsWith('# ')) return <h2>{text.slice(2)}</h2>;
  if (text.startsWith('## ')) return <h3>{text.slice(3)}</h3>;
  if (!text.startsWith('- ')) return <p>{text.replaceAll('`', '')}</p>;
  const items = text.split('\n').map((line) => line.replace(/^- /, '').replaceAll('`', ''));
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
};

/** Blank lines inside of listings separate nothing. */
const partsOf = (page: string): readonly string[] =>
  [...page.matchAll(/```[\s\S]*?\n```|(?:(?!```|\n\n)[\s\S])+/g)].map(([part]) => part.trim()).filter(Boolean);

/** What a finding means, from the manual. */
export const Manual = () => {
  const { bench, state, t } = useWorkbench();
  if (state.manual === undefined) return null;
  return (
    <section className="manual" aria-label={t('explain')} data-testid="manual">
      <button type="button" onClick={() => bench.closePage()}>
        {t('dismiss')}
      </button>
      {partsOf(state.manual).map((part) => (
        <Part key={part} text={part} />
      ))}
    </section>
  );
};
