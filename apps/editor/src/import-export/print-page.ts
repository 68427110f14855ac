const HOST = 'print-frame';

/** Prints a page of its own, which nobody sees on the screen. */
export function printPage(html: string, title: string): void {
  document.getElementById(HOST)?.remove();
  const frame = document.createElement('iframe');
  frame.id = HOST;
  frame.title = title;
  frame.tabIndex = -1;
  frame.ariaHidden = 'true';
  frame.srcdoc = html;
  frame.addEventListener('load', () => {
    const page = frame.contentWindow;
    page?.addEventListener('afterprint', () => frame.remove(), { once: true });
    page?.print();
  });
  document.body.append(frame);
}
