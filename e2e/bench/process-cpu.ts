import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts the time of processes in hundredths of a second. */
const TICKS_PER_SECOND = 100;

interface Process {
  pid: number;
  parent: number;
  ticks: number;
}

/**
 * CPU seconds that a process and all its descendants have used so far, with those that have ended. Reads
 * `/proc` (proc_pid_stat(5)), so that it needs Linux.
 */
export function cpuSeconds(pid: number): number {
  const processes = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? readStat(name) : []));
  const tree = new Set([pid]);
  // A process may have a lower number than its parent: until nothing is added.
  for (let size = 0; size !== tree.size;) {
    size = tree.size;
    for (const one of processes) if (tree.has(one.parent)) tree.add(one.pid);
  }
  const ticks = processes.filter((one) => tree.has(one.pid)).reduce((sum, one) => sum + one.ticks, 0);
  return ticks / TICKS_PER_SECOND;
}

function readStat(name: string): Process[] {
  let text: string;
  try {
    text = readFileSync(`/proc/${name}/stat`, 'utf8');
  } catch {
    // It has ended since the folder was read.
    return [];
  }
  // The name of the program, in brackets, may contain spaces.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  // From the third field on: state, parent; user and system time, own and of ended children.
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return [{ pid: Number(name), parent: Number(fields[1]), ticks }];
}
