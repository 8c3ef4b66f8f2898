import type { ChannelStatus, RollbackOrder } from '@fachwerk/shared/contracts';

type Live = Pick<ChannelStatus, 'mfe' | 'major' | 'stable'> & { rollout: { version: string } | null };

interface Wanted {
  mfe: string;
  major?: number | undefined;
  version?: string | undefined;
}

/**
 * The order of a rollback, from what is live. `from` is the version to be taken back: an order that is sent
 * twice (a lost answer, two operators) changes nothing the second time, instead of going back one version
 * further. What is ambiguous here is refused by the registry.
 */
export function rollbackOrder(channels: readonly Live[], { mfe, major, version }: Wanted): RollbackOrder {
  const live = channels.filter(
    (channel) => channel.mfe === mfe && (channel.stable !== null || channel.rollout),
  );
  const wantedMajor = version === undefined ? major : Number(version.split('.', 1)[0]);
  const candidates =
    wantedMajor === undefined ? live : live.filter((channel) => channel.major === wantedMajor);
  const open = candidates.filter((channel) => channel.rollout);
  const chosen = only(open) ?? only(candidates);
  const order = { mfe, ...(wantedMajor !== undefined && { major: wantedMajor }) };
  if (!chosen) return version === undefined ? order : { ...order, from: version };
  const current = chosen.rollout?.version ?? chosen.stable ?? undefined;
  // "1.4.0" means its live build.
  const isCurrent = version === undefined || current === version || current?.startsWith(`${version}-`);
  return { mfe, major: chosen.major, from: isCurrent ? current : version };
}

const only = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined);
