/**
 * What `pnpm rollback` orders, from what is live: `from` is the version that shall go, so that an order that comes twice (a lost answer, two people
 * at once) does nothing the second time instead of going one version further back. The registry refuses what is unclear here.
 */
export function rollbackOrder(channels, { mfe, major, version }) {
  const live = channels.filter(
    (channel) => channel.mfe === mfe && (channel.stable !== null || channel.rollout),
  );
  const asked = version === undefined ? major : Number(version.split('.', 1)[0]);
  const candidates = asked === undefined ? live : live.filter((channel) => channel.major === asked);
  const open = candidates.filter((channel) => channel.rollout);
  const meant = only(open) ?? only(candidates);
  const order = { mfe, ...(asked !== undefined && { major: asked }) };
  if (!meant) return version === undefined ? order : { ...order, from: version };
  const goes = meant.rollout?.version ?? meant.stable;
  // "1.4.0" means the build of it that is live.
  const isNamed = version === undefined || goes === version || goes.startsWith(`${version}-`);
  return { mfe, major: meant.major, from: isNamed ? goes : version };
}

const only = (channels) => (channels.length === 1 ? channels[0] : undefined);
