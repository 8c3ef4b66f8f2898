/** Levels of pino. */
const LEVELS: Record<number, string> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warning',
  50: 'error',
  60: 'fatal',
};
/** In every line of a process, or part of the text below. */
const LEFT_OUT = [
  'level',
  'time',
  'pid',
  'hostname',
  'msg',
  'err',
  'req',
  'res',
  'reqId',
  'responseTime',
  'name',
];
const ERROR = 50;

interface Entry extends Record<string, unknown> {
  level: number;
  time: number;
  msg?: string;
  name?: string;
  err?: { message?: string; stack?: string };
  req?: { method?: string; url?: string };
  res?: { statusCode?: number };
  responseTime?: number;
}

/**
 * A destination of the log that writes readable lines instead of JSON: `14:03:21 registry warning: cleanup
 * failed (reason: ...)`. Only errors keep their stack.
 */
export function readableLog(
  app: string,
  write: (text: string) => unknown = (text) => process.stdout.write(text),
): { write(line: string): void } {
  return {
    write(line) {
      write(`${textOf(app, JSON.parse(line) as Entry)}\n`);
    },
  };
}

function textOf(app: string, entry: Entry): string {
  const { level, time, msg = '', name, err, req, res, responseTime } = entry;
  const clock = new Date(time).toTimeString().slice(0, 8);
  // Fastify repeats the message of an error as that of the line.
  const reason = err?.message && err.message !== msg ? err.message : undefined;
  const details = [
    ...(req ? [`${req.method} ${req.url}`] : []),
    ...(res ? [`status ${res.statusCode}`] : []),
    ...(responseTime === undefined ? [] : [`${Math.round(responseTime)} ms`]),
    ...(reason === undefined ? [] : [reason]),
    ...Object.entries(entry)
      .filter(([key]) => !LEFT_OUT.includes(key))
      .map(([key, value]) => `${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`),
  ];
  const head = [clock, app, ...(name ? [`(${name})`] : []), `${LEVELS[level] ?? level}:`, msg]
    .join(' ')
    .trimEnd();
  const stack = level >= ERROR && err?.stack ? `\n${err.stack.split('\n').slice(1).join('\n')}` : '';
  return `${head}${details.length > 0 ? ` (${details.join('; ')})` : ''}${stack}`;
}
