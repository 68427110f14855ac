import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Tree } from './checkout.ts';
import type { Answers, Question } from './questions.ts';

/** A process that plays with the libraries of one tree. */
export interface Side {
  readonly name: string;
  ask<K extends Question['ask']>(question: Extract<Question, { ask: K }>): Promise<Answers[K]>;
  end(): void;
}

const PLAYER = fileURLToPath(new URL('./player.ts', import.meta.url));

export function startSide({ name, root }: Tree): Side {
  const player = fork(PLAYER, [root]);
  const ended = once(player, 'exit').then(() => {
    throw new Error(`the player of ${name} ended`);
  });
  ended.catch(() => undefined);
  return {
    name,
    async ask(question) {
      const answered = once(player, 'message');
      player.send(question);
      const [answer] = (await Promise.race([answered, ended])) as [never];
      const { error } = Object(answer) as { readonly error?: string };
      if (error !== undefined) throw new Error(`${name}: ${error}`);
      return answer;
    },
    end: () => player.disconnect(),
  };
}
