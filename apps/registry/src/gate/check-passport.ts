import type { Finding, MfeVersion, WidgetMeasures, WidgetRecord } from '@fachwerk/shared/contracts';
import { AMOUNTS, type Breach, breachesOf, budgetOf, measuredText, NAME_LISTS } from '@fachwerk/shared/rules';
import { measuresOf } from '../versions/measures';
import type { StoredVersion } from '../versions/version-store';
import { aBreak, aWarning } from './findings';
import type { InUse } from './in-use';
import { channelOf, isOfChannel, widgetIn } from './who-serves';

export interface PassportSettings {
  /** `required`: a version without a passport is refused. */
  passports?: 'optional' | 'required' | undefined;
}

/** The same measurement differs from run to run. */
const NOISE = 1.1;
/** Growth within the budget that is worth a warning, as a share of its limit. */
const GROWTH = 0.25;

/**
 * Compares the measured widgets with their budgets and with the live versions of the release channel.
 * Checked at a publication and a dry run only: a published version keeps its passport.
 */
export function checkPassport(
  { kind, manifest }: StoredVersion,
  { live }: Pick<InUse, 'live'>,
  { passports = 'optional' }: PassportSettings,
): Finding[] {
  if (kind === 'shell') return [];
  const before = live.filter((version) => isOfChannel(version, channelOf(manifest)));
  return [
    ...missing(manifest, before, passports === 'required'),
    ...manifest.widgets.flatMap((widget) => [
      ...overBudget(manifest, widget, before),
      ...raisedBudget(widget, before),
    ]),
  ];
}

/** Without the setting a missing passport is a warning, and only if this or a live version has one. */
function missing(manifest: MfeVersion, before: readonly MfeVersion[], isRequired: boolean): Finding[] {
  const { mfe, widgets } = manifest;
  const unmeasured = widgets.filter((widget) => !measuresOf(manifest, widget));
  const hasOne = [manifest, ...before].some(({ passport }) => passport !== undefined);
  if (unmeasured.length === 0 || !(isRequired || hasOne)) return [];
  const names = unmeasured.map(({ name }) => `"${name}"`).join(', ');
  const finding = {
    rule: 'passport-missing',
    message: `No passport was measured for ${names}: \`fachwerk release --passport\` measures it.`,
    teams: [mfe],
  };
  return [isRequired ? aBreak(finding) : aWarning(finding)];
}

function overBudget(manifest: MfeVersion, widget: WidgetRecord, before: readonly MfeVersion[]): Finding[] {
  const measures = measuresOf(manifest, widget);
  if (!measures) return [];
  const budget = budgetOf(widget.budget);
  const known = before.flatMap((version) => {
    const record = widgetIn(version, widget.name);
    return (record && measuresOf(version, record)) ?? [];
  });
  const { reason } = manifest.passport ?? {};
  const breaches = breachesOf(measures, budget).map((breach) => {
    const finding = { rule: 'passport-budget', widget: widget.name, message: sentence(widget, breach) };
    if (known.some((one) => isKnown(breach, one)))
      return aWarning({ ...finding, message: `${finding.message} It is so in the version in use, too.` });
    if (reason) return aWarning({ ...finding, message: `${finding.message} Accepted: ${reason}` });
    return aBreak({ ...finding, message: `${finding.message} ${ADVICE}` });
  });
  const grown = AMOUNTS.filter(
    (measure) =>
      measures[measure] <= budget[measure] &&
      known.length > 0 &&
      known.every((one) => measures[measure] - one[measure] > GROWTH * budget[measure]),
  ).map((measure) =>
    aWarning({
      rule: 'passport-grown',
      widget: widget.name,
      message: `"${widget.name}": ${NOUNS[measure]} ${measuredText(measure, measures[measure])}, before ${known
        .map((one) => measuredText(measure, one[measure]))
        .join(' and ')}. The budget is ${measuredText(measure, budget[measure])}.`,
    }),
  );
  return [...breaches, ...grown];
}

const ADVICE = 'Mend it, declare it in the `budget` of the widget, or state why: `--reason`.';

/** The version in use exceeds its budget by nearly as much. */
const isKnown = (breach: Breach, known: WidgetMeasures): boolean =>
  'names' in breach
    ? breach.names.every((name) => known[breach.measure].includes(name))
    : known[breach.measure] > breach.limit && breach.value <= NOISE * known[breach.measure];

/** A budget is part of the sources of its team; others see when it grows. */
function raisedBudget(widget: WidgetRecord, before: readonly MfeVersion[]): Finding[] {
  const old = before.flatMap((version) => widgetIn(version, widget.name) ?? []);
  if (old.length === 0) return [];
  const budgets = old.map(({ budget }) => budgetOf(budget));
  const budget = budgetOf(widget.budget);
  const raised = [
    ...AMOUNTS.filter((measure) => budgets.every((one) => budget[measure] > one[measure])).map(
      (measure) => `${NOUNS[measure]} ${measuredText(measure, budget[measure])}`,
    ),
    ...NAME_LISTS.flatMap((measure) => {
      const names = budget[measure].filter((name) => budgets.every((one) => !one[measure].includes(name)));
      return names.length > 0 ? [`${NOUNS[measure]} ${names.join(', ')}`] : [];
    }),
  ];
  if (raised.length === 0) return [];
  const message = `The budget of "${widget.name}" allows more than before: ${raised.join('; ')}.`;
  return [aWarning({ rule: 'passport-budget-raised', widget: widget.name, message })];
}

const NOUNS: Record<keyof WidgetMeasures, string> = {
  bytes: 'scripts and styles',
  requests: 'requests',
  longTask: 'longest task',
  shift: 'layout shift',
  heap: 'memory left by 50 mounts',
  listeners: 'listeners left by 50 mounts',
  hosts: 'other hosts',
  storage: 'keys in the storage',
  cookies: 'cookies',
  globals: 'globals',
  axe: 'violations of accessibility',
};

const sentence = ({ name }: WidgetRecord, breach: Breach): string =>
  'names' in breach
    ? `"${name}": ${NOUNS[breach.measure]} outside of its budget: ${breach.names.join(', ')}.`
    : `"${name}": ${NOUNS[breach.measure]} ${measuredText(breach.measure, breach.value)}, the budget is ${measuredText(breach.measure, breach.limit)}.`;
