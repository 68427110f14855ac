/** Examples of how it is right, by the code of the finding that is met where it is not. */
interface RightExamples {
  /** What every example is read together with. */
  readonly prelude: string;
  readonly byCode: ReadonlyMap<string, readonly string[]>;
}

const BLOCK = /^```sand\n(.*?)^```$/gms;

export function rightExamples(markdown: string): RightExamples {
  const [head = '', ...sections] = markdown.replaceAll('\r\n', '\n').split(/^## /m);
  const prelude = /^```sand prelude\n(.*?)^```$/ms.exec(head)?.[1] ?? '';
  const byCode = sections.map((section) => {
    const [code = ''] = section.split('\n');
    return [code.trim(), [...section.matchAll(BLOCK)].map(([, text = '']) => text.trimEnd())] as const;
  });
  return { prelude, byCode: new Map(byCode) };
}
