/** Address at which pages report what the recorder has noticed. */
export const RECORDED = '/recorded-by-the-test/';

export interface Message {
  page: string;
  text: string;
}

/** Runs in each page before its scripts: sends errors of page and console to the test, in every engine. */
export const record = (address: string): void => {
  const send = (text: string) =>
    navigator.sendBeacon(address, JSON.stringify({ page: window.location.pathname, text }));
  for (const level of ['error', 'warn'] as const) {
    const write = console[level].bind(console);
    console[level] = (...parts: unknown[]) => {
      write(...parts);
      send(`console.${level}: ${parts.map(String).join(' ')}`);
    };
  }
  const textOf = (error: unknown) =>
    error instanceof Error ? `${error.message} ${error.stack}` : String(error);
  window.addEventListener('unhandledrejection', ({ reason }) => send(`unhandled: ${textOf(reason)}`));
  window.addEventListener('securitypolicyviolation', (event) =>
    send(`policy: ${event.violatedDirective} ${event.blockedURI}`),
  );
  // Files that cannot be loaded report it to their element only.
  window.addEventListener(
    'error',
    ({ target, error, message }) => {
      const { src, href } = target as unknown as { src?: string; href?: string };
      send(target === window ? `uncaught: ${textOf(error ?? message)}` : `not loaded: ${src ?? href}`);
    },
    true,
  );
};
