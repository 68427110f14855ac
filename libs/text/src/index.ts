export { cover, type Span } from './span.ts';
