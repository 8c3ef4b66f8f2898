import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/** Pages of Linux on x64. Where they are larger, only the kernel's limit holds. */
const PAGE_BYTES = 4096;
const EVERY_MS = process.platform === 'linux' ? 100 : 1000;

/**
 * Calls back once when a process has more resident memory than allowed: Buffers count, which the limit for
 * objects does not. Windows has neither this nor the kernel's limit.
 */
export function watchMemory(pid: number, maxMb: number, onExceeded: (mb: number) => void): () => void {
  if (process.platform === 'win32') return () => undefined;
  const timer = setInterval(() => {
    residentBytes(pid).then(
      (bytes) => {
        if (bytes <= maxMb * 2 ** 20) return;
        clearInterval(timer);
        onExceeded(Math.round(bytes / 2 ** 20));
      },
      // The process has ended.
      () => clearInterval(timer),
    );
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

async function residentBytes(pid: number): Promise<number> {
  if (process.platform === 'linux') {
    const [, pages] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ');
    return Number(pages) * PAGE_BYTES;
  }
  return new Promise((resolve, reject) => {
    execFile('ps', ['-o', 'rss=', '-p', String(pid)], (error, output) =>
      error ? reject(error) : resolve(Number(output) * 1024),
    );
  });
}
