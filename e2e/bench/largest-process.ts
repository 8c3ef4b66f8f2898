import { execFileSync } from 'node:child_process';

/**
 * Resident memory in MB of the largest of the shop's processes, without those of the database and of the
 * rendering: each of them holds the search index.
 */
export function largestProcess(pid: number): string {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' }).split('\n');
  const processes = rows.flatMap((row) => {
    const [, own, parent, kilobytes, command] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(row) ?? [];
    return command === undefined
      ? []
      : [{ pid: Number(own), parent: Number(parent), kilobytes: Number(kilobytes), command }];
  });
  const own = processes.filter(
    (one) => (one.pid === pid || one.parent === pid) && one.command.includes('all-in-one/dist/'),
  );
  return (Math.max(...own.map(({ kilobytes }) => kilobytes)) / 1024).toFixed(0);
}
