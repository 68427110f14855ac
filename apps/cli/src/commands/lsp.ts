import { languages } from '@sandtable/messages';
import { type Command, textOption } from '../command.ts';
import { UsageError } from '../usage.ts';

export const lsp: Command = {
  name: 'lsp',
  options: { stdio: { type: 'boolean' } },
  async run(context) {
    const streams = context.io.streams?.();
    if (streams === undefined) throw new UsageError('usage/no-streams');
    const { serve } = await import('../lsp/serve.ts');
    const asked = textOption(context, 'lang');
    const code = await serve(
      streams,
      languages.find((one) => one === asked),
    );
    return { ok: code === 0, findings: [], result: null };
  },
};
