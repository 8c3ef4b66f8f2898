import { injectedApp } from './app-interface';

/** An app that does not answer has no clipboard for pages: the browser's own is used. */
const COPY_MS = 3000;

/** Asks the app to copy a text, because its pages may not. False: the page copies by itself. */
export async function copyInApp(appDevice: string | undefined, text: string): Promise<boolean> {
  const app = appDevice === undefined ? undefined : injectedApp();
  if (!app) return false;
  try {
    const { requestFromApp } = await import('./request-from-app');
    await requestFromApp(app, 'copyToClipboard', { text }, COPY_MS);
    return true;
  } catch {
    return false;
  }
}
