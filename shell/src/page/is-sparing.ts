interface Device {
  connection?: { saveData?: boolean; effectiveType?: string };
  /** In gigabytes. */
  deviceMemory?: number;
  hardwareConcurrency?: number;
}

const FEW_CORES = 2;
const SMALL_MEMORY = 1;
/** Long tasks until the runtime starts, together. */
const SLOW_START_MS = 200;

/**
 * The visitor saves data, or connection or device are slow: extra widgets leave. A device with few cores or
 * little memory counts only if its start was slow.
 */
export function isSparing(device: Device = navigator, slowMs: () => number = longTaskMs): boolean {
  const { connection, deviceMemory = Infinity, hardwareConcurrency = Infinity } = device;
  if (connection?.saveData || /2g$/.test(connection?.effectiveType ?? '')) return true;
  return (deviceMemory <= SMALL_MEMORY || hardwareConcurrency <= FEW_CORES) && slowMs() > SLOW_START_MS;
}

/** Duration of the tasks of at least 50 ms so far; 0 where the browser does not measure them. */
function longTaskMs(): number {
  if (!window.PerformanceObserver?.supportedEntryTypes?.includes('longtask')) return 0;
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: 'longtask', buffered: true });
  const tasks = observer.takeRecords();
  observer.disconnect();
  return tasks.reduce((sum, { duration }) => sum + duration, 0);
}
