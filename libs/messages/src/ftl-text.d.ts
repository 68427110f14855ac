/** Vite brings the text of a file into the script that imports it. */
declare module '*.ftl?raw' {
  const text: string;
  export default text;
}
