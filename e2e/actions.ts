import type { BrowserContext, Page } from '@playwright/test';
import { whenQuiet } from './quiet';

const OF_PAGES = ['goto', 'reload', 'goBack', 'goForward', 'setViewportSize'];
const OF_KEYBOARDS = ['press', 'type', 'insertText', 'down', 'up'];
const OF_MICE = ['move', 'down', 'up', 'click', 'dblclick', 'wheel'];
const OF_LOCATORS = [
  ...['click', 'dblclick', 'tap', 'hover', 'focus', 'blur', 'press', 'pressSequentially', 'dragTo'],
  ...['fill', 'check', 'uncheck', 'setChecked', 'selectOption', 'setInputFiles', 'scrollIntoViewIfNeeded'],
];

type Action = (...args: unknown[]) => Promise<unknown>;

/** Pages whose actions wait. */
const waiting = new WeakSet<Page>();
/** All pages share the class of locators. */
let hasLocators = false;

/**
 * Every action on a page of this context waits until the page is quiet, before and afterwards: the visitor
 * acts on what they see, and what follows is checked on a page that has reacted.
 */
export function waitAroundActions(context: BrowserContext): void {
  context.on('page', (page) => {
    waiting.add(page);
    surround(page, OF_PAGES, () => page);
    surround(page.keyboard, OF_KEYBOARDS, () => page);
    // eslint-disable-next-line no-restricted-syntax -- steps with the pointer wait, too
    surround(page.mouse, OF_MICE, () => page);
    if (hasLocators) return;
    hasLocators = true;
    const locator = page.locator('html');
    surround(Object.getPrototypeOf(locator) as typeof locator, OF_LOCATORS, (one) => one.page());
  });
}

function surround<Target extends object>(
  target: Target,
  names: readonly string[],
  pageOf: (target: Target) => Page,
): void {
  const actions = target as Record<string, Action>;
  for (const name of names) {
    const action = actions[name];
    if (!action) throw new Error(`Playwright has no action ${name}.`);
    actions[name] = async function (this: Target, ...args) {
      const page = pageOf(this);
      if (!waiting.has(page)) return action.apply(this, args);
      try {
        await whenQuiet(page);
        const result = await action.apply(this, args);
        await whenQuiet(page);
        return result;
      } catch (error) {
        throw asOfJourney(error);
      }
    };
  }
}

/** The report shows the first line of the stack that is not Playwright's: that of the journey. */
function asOfJourney(error: unknown): unknown {
  if (error instanceof Error && error.stack)
    error.stack = error.stack.replaceAll(/\n[^\n]*e2e[\\/](?:actions|quiet)\.ts[^\n]*/g, '');
  return error;
}
