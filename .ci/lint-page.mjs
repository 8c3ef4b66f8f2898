/** `pnpm lint-page <URL or file>`: checks a page that uses our widgets against those that are live. */
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { checkPage } from './page-lint/check-page.mjs';
import { registryClient, runCommand } from './registry-client.mjs';

const USAGE =
  'Usage: pnpm lint-page https://blog.example/post.html (or a file). The shop: REGISTRY_URL, else http://localhost:8080';

async function readTarget(target) {
  if (!/^https?:\/\//.test(target)) return readFile(target, 'utf8');
  const answer = await fetch(target, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(20_000),
  });
  const type = answer.headers.get('content-type') ?? '';
  if (!answer.ok) throw new Error(`${target} answers ${answer.status}.`);
  if (!type.includes('html')) throw new Error(`${target} is no HTML page (${type || 'no content type'}).`);
  return answer.text();
}

export function reportText(target, { findings, count }) {
  const lines = findings.map(
    ({ verdict, rule, line, widget, message }) =>
      `${target}:${line}  ${verdict === 'break' ? 'BREAK' : 'warning'}  ${rule}${widget ? `  ${widget}` : ''}\n    ${message}`,
  );
  const breaks = findings.filter(({ verdict }) => verdict === 'break').length;
  const number = (of, word) => `${of} ${word}${of === 1 ? '' : 's'}`;
  const sum = `${number(count, 'widget')}, ${number(breaks, 'break')}, ${number(findings.length - breaks, 'warning')}`;
  return [
    ...lines,
    count === 0 && findings.length === 0
      ? `${sum}: its HTML has no data-widget element (what scripts add later is not seen).`
      : `${sum}.`,
  ].join('\n');
}

async function lintPage() {
  const [target] = process.argv.slice(2).filter((one) => one !== '--');
  if (!target) throw new Error(USAGE);
  const html = await readTarget(target);
  const { widgets } = await registryClient().getPublic('widgets');
  const result = checkPage(html, widgets);
  console.log(reportText(target, result));
  if (result.findings.some(({ verdict }) => verdict === 'break')) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) runCommand(lintPage, USAGE);
