/** Schemes of the pages around a tab of the editor; the workbench lets nobody else frame it. */
export const FRAMES = 'vscode-webview: vscode-file: https://*.vscode-cdn.net';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A page of one frame, which fills the tab. */
export const framePage = (address: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy"
  content="default-src 'none'; frame-src ${escaped(new URL(address).origin)}; style-src 'unsafe-inline'">
<style>html, body, iframe { margin: 0; padding: 0; border: 0; width: 100%; height: 100vh; display: block }</style>
<iframe title="Sandtable" src="${escaped(address)}" allow="clipboard-read; clipboard-write"></iframe>
</html>
`;
