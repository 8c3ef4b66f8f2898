import type { Writable } from 'node:stream';

/** The part of Deno that a render process uses; Node has `process` only. */
interface DenoStreams {
  stdin: { read(buffer: Uint8Array): Promise<number | null> };
  stdout: { write(bytes: Uint8Array): Promise<number> };
  stderr: { writeSync(bytes: Uint8Array): number };
  exit(): never;
}

export interface ProcessStreams {
  /** Messages of the page server; ends the process with the input, because the page server is gone. */
  read(onBytes: (bytes: Uint8Array) => void): void;
  write(bytes: Uint8Array): void;
  /** Written at once, also if the process hangs right after: "@", the suspect, end of line. */
  writeSuspect(suspect: string): void;
}

/** Standard input and output are the only way out of the process. */
export function openStreams(): ProcessStreams {
  const { Deno } = globalThis as { Deno?: DenoStreams };
  return Deno ? denoStreams(Deno) : nodeStreams();
}

function denoStreams({ stdin, stdout, stderr, exit }: DenoStreams): ProcessStreams {
  const encoder = new TextEncoder();
  const waiting: Uint8Array[] = [];
  let isWriting = false;

  async function writeAll(): Promise<void> {
    isWriting = true;
    for (let bytes = waiting.shift(); bytes; bytes = waiting.shift())
      for (let at = 0; at < bytes.length;) at += await stdout.write(bytes.subarray(at));
    isWriting = false;
  }
  async function readAll(onBytes: (bytes: Uint8Array) => void): Promise<void> {
    const buffer = new Uint8Array(256 * 1024);
    for (let size = await stdin.read(buffer); size !== null; size = await stdin.read(buffer))
      onBytes(buffer.slice(0, size));
  }
  return {
    read: (onBytes) => void readAll(onBytes).finally(() => exit()),
    write(bytes) {
      waiting.push(bytes);
      if (!isWriting) writeAll().catch(() => exit());
    },
    writeSuspect: (suspect) => void stderr.writeSync(encoder.encode(`@${suspect}\n`)),
  };
}

function nodeStreams(): ProcessStreams {
  const { writeSync } = process.getBuiltinModule('node:fs');
  const out: Writable = process.stdout;
  return {
    read(onBytes) {
      process.stdin.on('data', onBytes);
      process.stdin.on('end', () => process.exit());
    },
    write: (bytes) => void out.write(bytes),
    writeSuspect: (suspect) => void writeSync(2, `@${suspect}\n`),
  };
}
