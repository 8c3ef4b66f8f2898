/** Names of helpers: outside sources that are services of the register of consent, too. */
export type HelperName = 'chat' | 'accessibility-assist';

/** What the shop needs of a helper of any company. */
export interface OutsideHelper {
  /** Shows it: a chat in the element, a tool of its own without one. May fail later, too. */
  open(place?: HTMLElement): void | Promise<void>;
  /** The visitor has closed the layer with the element. */
  close(): void;
}

/** Where scripts of others register, by the name of the helper (docs/decisions/0185). */
interface HelperWindow {
  fachwerkHelpers?: Record<string, Partial<OutsideHelper> | undefined>;
}

const LIMIT_MS = 15_000;

/** The one shape: a script of another host, which registers its helper when it runs. */
export async function scriptHelper(name: HelperName, load: () => Promise<void>): Promise<OutsideHelper> {
  await inTime(load());
  const { fachwerkHelpers = {} } = window as HelperWindow;
  const registered = Object.prototype.hasOwnProperty.call(fachwerkHelpers, name)
    ? fachwerkHelpers[name]
    : undefined;
  if (typeof registered?.open !== 'function') throw new Error(`The script of '${name}' is no helper.`);
  return {
    open: (place) => registered.open?.(place),
    close() {
      try {
        registered.close?.();
      } catch (error) {
        // eslint-disable-next-line no-console -- a fault of the other company is none of the widget
        console.error(error);
      }
    },
  };
}

/** A host that does not answer is dead for the visitor; its script is there at once if it comes later. */
function inTime(loading: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The host does not answer.')), LIMIT_MS);
    void loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
