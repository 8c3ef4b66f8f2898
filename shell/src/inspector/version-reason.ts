import type { Release, TrialReason } from '@fachwerk/shared/contracts';

const REASONS: Record<TrialReason, string> = {
  rollout: 'rollout: this visitor is chosen',
  preview: 'preview link',
  failure: 'last good version: the stable one has failed in this browser',
};

/** Why the widget has this version, e.g. "cart@1.4.0-3f9a2c1". Empty while it has none. */
export function versionReason(version: string, release: Release | undefined): string {
  if (!version) return '';
  if (!release) return 'live, from the registry';
  const [mfe, number] = version.split('@');
  const offered = Object.entries(release.mfes).filter(([name]) => name.replace(/@.*/, '') === mfe);
  const found = offered.find(([, entry]) => entry.version === number);
  if (found) return found[1].trialReason ? REASONS[found[1].trialReason] : 'stable';
  // A widget that was added later is not in the release of the page.
  if (offered.length === 0) return 'live, from the registry';
  return `replaces ${offered.map(([, entry]) => entry.version).join(' or ')}, which failed on this page`;
}
