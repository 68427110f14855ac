export { type Book, type Picture, rulebook } from './rulebook.ts';
