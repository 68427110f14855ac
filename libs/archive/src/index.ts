export { linkText, textOfLink } from './link-text.ts';
