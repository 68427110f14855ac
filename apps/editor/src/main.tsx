import '@sandtable/board/board.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { WorkbenchContext } from './context.ts';
import './css/fonts.css';
import './css/tokens.css';
import './css/page.css';
import './css/play.css';
import { Page } from './page/Page.tsx';
import { overHttp } from './project/over-http.ts';
import { createWorkbench } from './state/workbench.ts';
import { compileWorker, gameWorkers } from './work/workers.ts';

const bench = createWorkbench(overHttp(), { compile: compileWorker(), game: gameWorkers() });
void bench.begin();

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <WorkbenchContext value={bench}>
        <Page />
      </WorkbenchContext>
    </StrictMode>,
  );
