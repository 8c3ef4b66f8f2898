interface Device {
  connection: { saveData: boolean; effectiveType: string };
  deviceMemory: number;
  hardwareConcurrency: number;
}

/**
 * Runs in the page. A device that is never slow, so that the shell mounts all widgets on every machine.
 */
export const quickDevice = (): void => {
  const facts: Device = {
    connection: { saveData: false, effectiveType: '4g' },
    deviceMemory: 8,
    hardwareConcurrency: 8,
  };
  for (const [name, value] of Object.entries(facts))
    Object.defineProperty(Navigator.prototype, name, { configurable: true, get: () => value as unknown });
};

/** Runs in the page. The visitor saves data. */
export const savesData = (): void => {
  Object.defineProperty(Navigator.prototype, 'connection', {
    configurable: true,
    get: () => ({ saveData: true, effectiveType: '4g' }),
  });
};

/** Runs in the page. One core, and a task of its own that is long on every machine. */
export const slowProcessor = (): void => {
  Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { configurable: true, get: () => 1 });
  document.addEventListener('DOMContentLoaded', () => {
    const end = performance.now() + 400;
    while (performance.now() < end);
  });
};
