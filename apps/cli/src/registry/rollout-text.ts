import type { ChannelStatus, Measured, Rollout } from '@fachwerk/shared/contracts';
import { packageOf } from '../names';
import { tableText } from './table-text';

const count = new Intl.NumberFormat('en-US');
const share = (hits: number, total: number): string =>
  total === 0 ? '–' : `${((hits / total) * 100).toFixed(2)} %`;

/** The state of a rollout after an order, as one sentence. */
export function rolloutText({
  mfe,
  version,
  percent,
  state,
  reasons = [],
  base,
}: Pick<Rollout, 'mfe' | 'version' | 'percent' | 'state'> & Partial<Rollout>): string {
  const name = `${mfe}@${version}`;
  switch (state) {
    case 'finished':
      return `All visitors get ${name}.${base && base !== version ? ` \`fachwerk rollback ${packageOf(mfe)}\` brings back ${base}.` : ''}`;
    case 'rolled-back':
      return `No visitor gets ${name} any more.`;
    case 'held':
      return `${percent} % of visitors get ${name}. It stays there: ${reasons.map(({ text }) => text).join(' ')}`;
    default:
      return `${percent} % of visitors get ${name}. It advances or rolls itself back by the rules; \`fachwerk rollouts\` shows its state.`;
  }
}

const HEAD = [
  'micro-frontend',
  'stable',
  'last good',
  'rollout',
  'views',
  'failures',
  'errors',
  'goals',
  'p75',
];

/**
 * One line per release channel, with its major where `all` contains several of its name; the reasons of the
 * rules stand below a rollout.
 */
export function statusTable(
  channels: readonly ChannelStatus[],
  all: readonly ChannelStatus[] = channels,
): string {
  if (channels.length === 0) return 'Nothing is published yet.';
  const rows = channels.map(({ mfe, major, stable, lastGood, rollout }) => ({
    cells: [
      all.filter((other) => other.mfe === mfe).length > 1 ? `${mfe} (major ${major})` : mfe,
      stable ?? '–',
      lastGood ?? '–',
      ...(rollout ? rolloutCells(rollout) : ['', '', '', '', '', '']),
    ],
    notes: rollout ? rollout.comparison.reasons.map(({ text }) => text) : [],
  }));
  const [head, ...lines] = tableText([HEAD, ...rows.map(({ cells }) => cells)]).split('\n');
  return [
    head,
    ...lines.flatMap((line, index) => [line, ...(rows[index]?.notes ?? []).map((note) => `    ${note}`)]),
  ].join('\n');
}

type OpenRollout = NonNullable<ChannelStatus['rollout']>;

function rolloutCells({ version, percent, state, comparison: { candidate, base } }: OpenRollout): string[] {
  const both = (textOf: (measured: Measured) => string) =>
    base ? `${textOf(candidate)} / ${textOf(base)}` : textOf(candidate);
  const rate = (key: 'failures' | 'errors' | 'goals') =>
    both((measured) => share(measured[key], measured.views));
  return [
    `${version} ${percent} %${state === 'held' ? ' held' : ''}`,
    both(({ views }) => count.format(views)),
    rate('failures'),
    rate('errors'),
    rate('goals'),
    both(({ p75 }) => (p75 === null ? '–' : `${count.format(p75)} ms`)),
  ];
}

/** A release channel with its versions, newest first; `all` contains the other majors. */
export function channelText(channel: ChannelStatus, all: readonly ChannelStatus[] = [channel]): string {
  const roleOf = (version: string) => {
    if (version === channel.rollout?.version) return `${channel.rollout.percent} % of visitors`;
    if (version === channel.stable) return 'stable';
    return version === channel.lastGood ? 'last good' : '';
  };
  return [
    statusTable([channel], all),
    '',
    ...channel.versions.map(({ version, publishedAt, publishedBy, author, bytes }) =>
      [
        `  ${version.padEnd(20)}`,
        publishedAt.slice(0, 16).replace('T', ' '),
        `by ${author ?? publishedBy}`.padEnd(24),
        `${count.format(Math.round(bytes / 1024))} kB`.padStart(9),
        roleOf(version),
      ]
        .join('  ')
        .trimEnd(),
    ),
  ].join('\n');
}
