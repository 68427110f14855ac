/** What is sent to a service worker that waits: `tools/site` has its other end. */
const TAKE_OVER = 'take-over';

/**
 * Registers the service worker of the site around the page, which keeps it for use offline. `ready` is called when a
 * new version of the site waits; nothing happens then until someone calls what it is given, which reloads the page.
 */
export async function followUpdates(script: string, ready: (update: () => void) => void): Promise<void> {
  // Browsers have it only for pages that came over a secure connection, or from this computer.
  const container = navigator.serviceWorker;
  if (container === undefined) return;
  await whenIdle();
  const registration = await container.register(script, { updateViaCache: 'none' }).catch(() => undefined);
  if (registration === undefined) return;
  const offer = (): void => {
    const { waiting } = registration;
    // The first one has nothing to take over from.
    if (waiting !== null && registration.active !== null) ready(() => takeOver(container, waiting));
  };
  offer();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
  lookAgain(registration);
}

/** Milliseconds within which a page has something to show, or never rests. */
const BUSY = 5000;

/** Keeping the site for later isn't to slow down what someone waits for now. */
const whenIdle = (): Promise<void> =>
  new Promise((done) => {
    // Not all browsers say when they have nothing to do.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: BUSY });
    else setTimeout(done, BUSY);
  });

/** A page that is open for days hears of new versions as well. */
const OFTEN = 60 * 60 * 1000;

function lookAgain(registration: ServiceWorkerRegistration): void {
  const look = (): void => void registration.update().catch(() => undefined);
  setInterval(look, OFTEN);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
}

function takeOver(container: ServiceWorkerContainer, waiting: ServiceWorker): void {
  container.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage(TAKE_OVER);
}
