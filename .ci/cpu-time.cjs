/**
 * Processor time of the test run, in CPU seconds of whole process trees. Only Linux shows it (/proc);
 * elsewhere zero is recorded.
 */
const { appendFileSync, readdirSync, readFileSync } = require('node:fs');

/** /proc counts in this unit on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;
/** Fields of /proc/<pid>/stat after the command's name: own time, and that of children that have ended. */
const TIMES = [11, 12, 13, 14];

/** Time of a process and of all that it has started, also of what has ended since. */
function cpuSecondsOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const own = TIMES.reduce((sum, field) => sum + Number(fields[field]), 0) / TICKS_PER_SECOND;
    return childrenOf(pid).reduce((sum, child) => sum + cpuSecondsOf(child), own);
  } catch {
    return 0; // It has ended meanwhile.
  }
}

/** Only Linux lists them; elsewhere none is found. */
function childrenOf(pid) {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
}

let record;

/** Begins to measure this process; the returned function ends it, and records the time under this name. */
function measure(name) {
  record ??= process.env.TEST_CPU_FILE;
  if (!record) return () => undefined;
  // What this process starts is part of its time, and records nothing itself.
  delete process.env.TEST_CPU_FILE;
  const before = cpuSecondsOf(process.pid);
  return () => {
    const seconds = Math.max(0, cpuSecondsOf(process.pid) - before);
    appendFileSync(record, `${JSON.stringify({ name, seconds })}\n`);
  };
}

module.exports = { childrenOf, cpuSecondsOf, measure };
