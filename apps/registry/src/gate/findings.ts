import type { Finding, Verdict } from '@fachwerk/shared/contracts';

type FindingDraft = Pick<Finding, 'rule' | 'message'> & Partial<Finding>;

export const aBreak = (draft: FindingDraft): Finding => ({
  pages: [],
  teams: [],
  ...draft,
  verdict: 'break',
});
export const aWarning = (draft: FindingDraft): Finding => ({
  pages: [],
  teams: [],
  ...draft,
  verdict: 'warning',
});

/** Breaks first; the same sentence once. */
export function verdictOf(findings: readonly Finding[]): Verdict {
  const seen = new Map(findings.map((finding) => [JSON.stringify(finding), finding]));
  const sorted = [...seen.values()].sort(
    (a, b) => Number(b.verdict === 'break') - Number(a.verdict === 'break'),
  );
  return { passes: sorted.every(({ verdict }) => verdict !== 'break'), findings: sorted };
}
