import type { Finding, WidgetRecord } from '@fachwerk/shared/contracts';
import { partOf } from '../plan/part-of';
import { aWarning } from './findings';
import type { Use, VersionCheck } from './in-use';
import { pagesOf } from './pages-of';
import { refusalOf } from './schema/accepts';
import { isEqual, recordOf, type SchemaObject } from './schema/json-schema';
import { channelOf, isOfChannel, serversOf, widgetIn } from './who-serves';

/**
 * Warns about changes against the live versions of the release channel that break no page but may be
 * unintended.
 */
export function checkRecordChanges(check: VersionCheck): Finding[] {
  const { manifest, live, uses } = check;
  const before = live.filter((version) => isOfChannel(version, channelOf(manifest)));
  return before.flatMap((version) =>
    version.widgets.flatMap((old) => {
      const placed = uses.filter((use) => serversOf(use, live).some(({ record }) => record === old));
      const next = widgetIn(manifest, old.name);
      return next ? compareRecords(old, next, placed) : removed(old, placed);
    }),
  );
}

function removed({ name: widget }: WidgetRecord, uses: readonly Use[]): Finding[] {
  if (uses.length > 0) return [];
  const message = `The widget "${widget}" was removed. No known page uses it.`;
  return [aWarning({ rule: 'widget-removed-unused', widget, message })];
}

function compareRecords(old: WidgetRecord, next: WidgetRecord, uses: readonly Use[]): Finding[] {
  const widget = old.name;
  const warn = (rule: string, message: string, concerned: readonly Use[] = []) =>
    aWarning({ rule, widget, message, pages: pagesOf(concerned) });
  const narrower = refusalOf(next.propsSchema, old.propsSchema);
  return [
    ...(narrower
      ? [
          warn(
            'props-narrowed',
            `The props of "${widget}" take less than before: ${narrower.at ? `"${narrower.at}" ` : ''}${narrower.reason}. Unknown pages may break.`,
          ),
        ]
      : []),
    ...changedDefaults(old, next).map(([field, was, is]) =>
      warn(
        'props-default',
        `Without "${field}", "${widget}" takes ${show(is)} now and not ${show(was)}.`,
        uses.filter(({ props }) => !(field in props)),
      ),
    ),
    ...(next.data === 'personal' && old.data !== 'personal'
      ? [
          warn(
            'data-personal',
            `"${widget}" shows personal data now: public pages get no server HTML of it any more.`,
            uses,
          ),
        ]
      : []),
    ...(next.data !== 'personal' && old.data === 'personal'
      ? [
          warn(
            'data-public',
            `"${widget}" does not show personal data any more: its HTML is cached and sent to every visitor.`,
            uses,
          ),
        ]
      : []),
    ...(awaitedOf(old) === awaitedOf(next)
      ? []
      : [
          warn(
            'hydrate-on',
            awaitedOf(next)
              ? `"${widget}" loads with ${awaitedOf(next)} now and not ${awaitedOf(old) ? `with ${awaitedOf(old)}` : 'with the page'}.`
              : `"${widget}" loads with the page now and not with ${awaitedOf(old)}.`,
            uses,
          ),
        ]),
    ...(partOf(old) === partOf(next)
      ? []
      : [
          warn(
            'part-of',
            partOf(next) === 'page'
              ? `"${widget}" is part of the page now: editors of other systems are not offered it any more.`
              : `"${widget}" is part of the content now: editors of other systems are offered it.`,
          ),
        ]),
    ...(importanceOf(old) === importanceOf(next)
      ? []
      : [
          warn(
            'importance',
            `"${widget}" is ${importanceOf(next)} now and not ${importanceOf(old)}.${next.importance === 'extra' ? ' It is the first to leave a page under load.' : ''}`,
            uses,
          ),
        ]),
    ...(consentOf(old) === consentOf(next)
      ? []
      : [
          warn(
            'consent',
            consentOf(next) === 'necessary'
              ? `"${widget}" is shown without consent now.`
              : `"${widget}" is shown after consent to "${consentOf(next)}" only; it was ${consentOf(old) === 'necessary' ? 'shown without consent' : `"${consentOf(old)}"`}.`,
            uses,
          ),
        ]),
    ...addedSources(old, next).map((source) =>
      warn('outside-sources', `"${widget}" loads from the outside source "${source}" now.`, uses),
    ),
    ...((next.hydrate === 'never') !== (old.hydrate === 'never')
      ? [
          warn(
            'hydrate',
            next.hydrate === 'never'
              ? `"${widget}" runs no script in the browser any more.`
              : `"${widget}" did not run a script in the browser and runs one now.`,
            uses,
          ),
        ]
      : []),
  ];
}

/** Topics and events that load the widget; empty if it loads without one. */
const awaitedOf = ({ hydrate }: WidgetRecord): string =>
  typeof hydrate === 'object' ? hydrate.on.map((name) => `"${name}"`).join(' or ') : '';

const importanceOf = ({ importance = 'useful' }: WidgetRecord) => importance;
const consentOf = ({ consent = 'necessary' }: WidgetRecord) => consent;

const addedSources = (old: WidgetRecord, { outsideSources = [] }: WidgetRecord): string[] =>
  outsideSources.filter((source) => !old.outsideSources?.includes(source));

const show = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

function changedDefaults(old: WidgetRecord, next: WidgetRecord): [string, unknown, unknown][] {
  const defaultsOf = ({ propsSchema }: WidgetRecord) =>
    Object.fromEntries(
      Object.entries(recordOf(propsSchema.properties)).map(([field, schema]) => [
        field,
        (schema as SchemaObject).default,
      ]),
    );
  const [was, is] = [defaultsOf(old), defaultsOf(next)];
  return Object.keys(was)
    .filter((field) => field in is && was[field] !== undefined && !isEqual(was[field], is[field]))
    .map((field) => [field, was[field], is[field]]);
}
