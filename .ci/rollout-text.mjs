/** What the registry says of channels and rollouts, for a terminal. */

import { folderOf } from './registry-client.mjs';

const count = new Intl.NumberFormat('en-US');
const share = (hits, of) => (of === 0 ? '–' : `${((hits / of) * 100).toFixed(2)} %`);

export function majorOfText(text) {
  if (!/^\d+$/.test(text)) throw new Error(`--major ${text}: a whole number is expected, such as 2.`);
  return Number(text);
}

export function rolloutText({ mfe, version, percent, state, reason, base }) {
  const name = `${mfe}@${version}`;
  switch (state) {
    case 'finished':
      return `Everybody gets ${name}.${base && base !== version ? ` \`pnpm rollback ${folderOf(mfe)}\` brings back ${base}.` : ''}`;
    case 'rolled-back':
      return `Nobody gets ${name} any more.`;
    case 'held':
      return `${percent} % of visitors get ${name}. It stays there: ${reason}`;
    default:
      return `${percent} % of visitors get ${name}. It advances or rolls itself back by the rules; \`pnpm rollouts\` says how it goes.`;
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

/** One line per channel, with its major where others of `beside` have its name; what the rules say of a rollout stands below its channel. */
export function statusTable(channels, beside = channels) {
  if (channels.length === 0) return 'Nothing is published yet.';
  const rows = channels.map(({ mfe, major, stable, lastGood, rollout }) => ({
    cells: [
      beside.filter((other) => other.mfe === mfe).length > 1 ? `${mfe} (major ${major})` : mfe,
      stable ?? '–',
      lastGood ?? '–',
      ...(rollout ? rolloutCells(rollout) : ['', '', '', '', '', '']),
    ],
    notes: rollout ? rollout.comparison.reasons : [],
  }));
  const widths = HEAD.map((title, column) =>
    Math.max(title.length, ...rows.map(({ cells }) => cells[column].length)),
  );
  const line = (cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd();
  return [
    line(HEAD),
    ...rows.flatMap(({ cells, notes }) => [line(cells), ...notes.map((note) => `    ${note}`)]),
  ].join('\n');
}

function rolloutCells({ version, percent, state, comparison: { candidate, base } }) {
  const beside = (ours, theirs) => (base ? `${ours} / ${theirs}` : ours);
  const rate = (what) =>
    beside(share(candidate[what], candidate.views), base && share(base[what], base.views));
  return [
    `${version} ${percent} %${state === 'held' ? ' held' : ''}`,
    beside(count.format(candidate.views), base && count.format(base.views)),
    rate('failures'),
    rate('errors'),
    rate('goals'),
    beside(milliseconds(candidate.p75), base && milliseconds(base.p75)),
  ];
}
const milliseconds = (ms) => (ms === null ? '–' : `${count.format(ms)} ms`);

/** A channel with its versions, newest first; `beside`: the other majors. */
export function channelText(channel, beside = [channel]) {
  const what = ({ version }) => {
    if (version === channel.rollout?.version) return `${channel.rollout.percent} % of visitors`;
    if (version === channel.stable) return 'stable';
    return version === channel.lastGood ? 'last good' : '';
  };
  return [
    statusTable([channel], beside),
    '',
    ...channel.versions.map((version) =>
      [
        `  ${version.version.padEnd(20)}`,
        version.publishedAt.slice(0, 16).replace('T', ' '),
        `by ${version.author ?? version.publishedBy}`.padEnd(24),
        `${count.format(Math.round(version.bytes / 1024))} kB`.padStart(9),
        what(version),
      ]
        .join('  ')
        .trimEnd(),
    ),
  ].join('\n');
}
