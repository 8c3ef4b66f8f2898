/** What the script tag says: where the shop is, and how it works on this page. */
export interface ShellScript {
  /** The shop's origin, also when the page belongs to somebody else. */
  origin: string;
  /** `data-isolate`: every widget and its layers in shadow roots. */
  isIsolated: boolean;
  /** Not with `data-telemetry="off"`. */
  hasTelemetry: boolean;
}

const SHELL = /\/shell\/([^/?#]+\/)?shell\.js([?#]|$)/;

/** To be read while the script runs: later nobody knows which one it was. */
export function readShellScript(): ShellScript {
  const script = thisScript();
  return {
    origin: new URL(script?.src ?? location.href, location.href).origin,
    isIsolated: script?.hasAttribute('data-isolate') === true,
    hasTelemetry: script?.dataset.telemetry !== 'off',
  };
}

/** Modules, and scripts that a tag manager runs from its own code, have no `currentScript`: then it is the one of that name. */
function thisScript(): HTMLScriptElement | undefined {
  const { currentScript } = document;
  if (currentScript instanceof HTMLScriptElement && currentScript.src) return currentScript;
  return Array.from(document.querySelectorAll<HTMLScriptElement>('script[src]')).find(({ src }) =>
    SHELL.test(src),
  );
}
