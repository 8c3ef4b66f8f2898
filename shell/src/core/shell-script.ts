/** Settings in the script tag of the shell. */
export interface ShellScript {
  /** Origin of the shop, also on third-party pages. */
  origin: string;
  /** `data-isolate`: widgets and layers in shadow roots. */
  isIsolated: boolean;
  /** `data-inherit-type`: headings and links of all widgets take the type of the page. */
  inheritsType: boolean;
  /** False with `data-telemetry="off"`. */
  hasTelemetry: boolean;
}

const SHELL = /\/shell\/([^/?#]+\/)?shell\.js([?#]|$)/;

/** Must run while the script is evaluated: `currentScript` is null afterwards. */
export function readShellScript(): ShellScript {
  const script = thisScript();
  return {
    origin: new URL(script?.src ?? location.href, location.href).origin,
    isIsolated: script?.hasAttribute('data-isolate') === true,
    inheritsType: script?.hasAttribute('data-inherit-type') === true,
    hasTelemetry: script?.dataset.telemetry !== 'off',
  };
}

/** Modules and scripts inserted by tag managers have no `currentScript`: the script is found by file name. */
function thisScript(): HTMLScriptElement | undefined {
  const { currentScript } = document;
  if (currentScript instanceof HTMLScriptElement && currentScript.src) return currentScript;
  return Array.from(document.querySelectorAll<HTMLScriptElement>('script[src]')).find(({ src }) =>
    SHELL.test(src),
  );
}
