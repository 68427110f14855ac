// The worker behind examples of the manual that can be tried.
import { answering } from './try-out.ts';
import type { Answered, Asked } from './try-protocol.ts';

const answerTo = answering();
addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  postMessage({ id: data.id, ...answerTo(data) } satisfies Answered);
});
