import type { CompileReply, CompileRequest } from './protocol.ts';
import type { Caller } from './rpc.ts';

/** What is answered by the rules that compiled last, or may replace them. */
const BY_RULES: ReadonlySet<CompileRequest['op']> = new Set(['compile', 'book', 'example', 'fault', 'prose', 'merge']);

/**
 * Workers of which each is handed the rules that compiled last in the one before, so that it can answer about them. They
 * are compiled anew only once somebody asks, and before texts of today: those may have mistakes, or replace them.
 */
export const keepingRules = (
  start: () => Caller<CompileRequest, CompileReply>,
): (() => Caller<CompileRequest, CompileReply>) => {
  let last: CompileRequest | undefined;
  return () => {
    const worker = start();
    let lacks = last;
    return {
      stop: worker.stop,
      call: async (request) => {
        if (lacks !== undefined && BY_RULES.has(request.op)) {
          // A worker that breaks at it breaks at the question, too.
          worker.call(lacks).catch(() => undefined);
          lacks = undefined;
        }
        const reply = await worker.call(request);
        if (request.op === 'compile' && reply.javascript !== undefined) last = request;
        return reply;
      },
    };
  };
};
