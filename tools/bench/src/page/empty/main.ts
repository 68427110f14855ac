import { createElement, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

const Count = () => {
  const [count, setCount] = useState(0);
  return createElement('button', { type: 'button', onClick: () => setCount(count + 1) }, count);
};

const root = document.getElementById('root');
if (root) createRoot(root).render(createElement(StrictMode, null, createElement(Count)));
