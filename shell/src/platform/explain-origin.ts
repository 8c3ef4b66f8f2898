import { readMessages } from '@fachwerk/shared/calls';

/**
 * After a call of a third-party page that got no answer: writes one sentence to the console if the shop is
 * reachable, because then it does not allow the origin of the page. Loaded when it is needed.
 */
export async function explainRefusedOrigin(apiOrigin: string): Promise<void> {
  try {
    // Without CORS a browser sends the request and hides the answer; it fails if there is none.
    await fetch(apiOrigin + readMessages.path, { mode: 'no-cors', credentials: 'omit' });
  } catch {
    return;
  }
  // eslint-disable-next-line no-console -- integrators of third-party pages have nothing else
  console.error(
    location.origin === 'null' || window.origin === 'null'
      ? `Widgets that need data of ${apiOrigin} keep their fallback content: this page has no origin, so a frame with "sandbox" needs "allow-same-origin".`
      : `Widgets that need data of ${apiOrigin} keep their fallback content: its operator must add ${location.origin} to the setting ALLOWED_ORIGINS.`,
  );
}
