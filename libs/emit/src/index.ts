export { type EmitOptions, emitJavaScript } from './module.ts';
