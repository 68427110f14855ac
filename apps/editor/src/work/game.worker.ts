import type { Create } from '@sandtable/engine';
import { game } from './game.ts';
import type { GameReply, GameRequest } from './protocol.ts';
import { serve } from './rpc.ts';

const load = async (javascript: string): Promise<Create> => {
  const url = URL.createObjectURL(new Blob([javascript], { type: 'text/javascript' }));
  try {
    const loaded = (await import(/* @vite-ignore */ url)) as { create: Create };
    return loaded.create;
  } finally {
    URL.revokeObjectURL(url);
  }
};

const one = game(load);
serve<GameRequest, GameReply>((request) => one.handle(request));
