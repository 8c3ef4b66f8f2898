import type { Digest } from '@fachwerk/shared/contracts';
import { tableText } from './table-text';

type Team = Digest['teams'][number];

const count = new Intl.NumberFormat('en-US');
const kilobytes = (bytes: number | null): string =>
  bytes === null ? '–' : `${count.format(Math.round(bytes / 1024))} kB`;
const milliseconds = (ms: number | null): string => (ms === null ? '–' : `${count.format(ms)} ms`);
const share = (hits: number, views: number): string =>
  views === 0 ? '–' : `${((hits / views) * 100).toFixed(2)} %`;
/** "12 (before 10)"; without the part in brackets if nothing changed. */
const beside = (now: string, before: string): string => (now === before ? now : `${now} (before ${before})`);

/** One team: what it released, its size, failures and times beside those of the days before. */
export function digestText({ mfe, released, now, before, widgets }: Team, days: number): string {
  const rate = (key: 'failures' | 'errors') =>
    beside(share(now[key], now.views), share(before[key], before.views));
  const facts = [
    ['released', released.length > 0 ? released.join(', ') : 'nothing'],
    ['size', beside(kilobytes(now.bytes), kilobytes(before.bytes))],
    ['views', beside(count.format(now.views), count.format(before.views))],
    ['with failures', rate('failures')],
    ['with errors', rate('errors')],
  ];
  const rows = widgets.map((widget) => [
    widget.widget,
    beside(kilobytes(widget.now.bytes), kilobytes(widget.before.bytes)),
    beside(count.format(widget.now.mounts), count.format(widget.before.mounts)),
    beside(count.format(widget.now.failures), count.format(widget.before.failures)),
    beside(count.format(widget.now.healed), count.format(widget.before.healed)),
    beside(milliseconds(widget.now.p75), milliseconds(widget.before.p75)),
  ]);
  return [
    `${mfe}: the last ${days} days, and the ${days} before`,
    indented(tableText(facts)),
    '',
    indented(tableText([['widget', 'size', 'mounts', 'failures', 'healed', 'p75'], ...rows])),
  ].join('\n');
}

const indented = (text: string): string => text.replace(/^(?=.)/gm, '  ');
