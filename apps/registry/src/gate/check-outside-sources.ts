import { type Finding, OUTSIDE_SOURCES } from '@fachwerk/shared/contracts';
import { CONSENT_SERVICES } from '@fachwerk/shared/rules';
import { aBreak } from './findings';
import type { VersionCheck } from './in-use';

/**
 * Sources that a widget asks for in its own place, after the visitor has pressed a button there. Other
 * sources with a class need the consent before the widget is shown.
 */
const ASKED_IN_PLACE: readonly string[] = ['map-tiles', 'chat', 'accessibility-assist'];

const classOf = (source: string): string =>
  ASKED_IN_PLACE.includes(source)
    ? 'necessary'
    : ((CONSENT_SERVICES as Record<string, string>)[source] ?? 'necessary');

/** A widget that loads from others waits for the consent to the class of the source. */
export const checkConsentOfSources = ({ manifest }: VersionCheck): Finding[] =>
  manifest.widgets.flatMap(({ name, consent = 'necessary', outsideSources = [] }) =>
    outsideSources
      .filter((source) => classOf(source) !== 'necessary' && classOf(source) !== consent)
      .map((source) =>
        aBreak({
          rule: 'outside-sources',
          widget: name,
          message: `"${name}": the outside source "${source}" needs consent: '${classOf(source)}'; the widget has '${consent}'.`,
        }),
      ),
  );

/** A widget names what it loads from others; it brings no address of its own. */
export const checkOutsideSources = ({ manifest }: VersionCheck): Finding[] =>
  manifest.widgets.flatMap(({ name, outsideSources = [] }) =>
    outsideSources
      .filter((source) => !OUTSIDE_SOURCES.some((known) => known === source))
      .map((source) =>
        aBreak({
          rule: 'outside-sources',
          widget: name,
          message: `"${name}": there is no outside source "${source}". Known: ${OUTSIDE_SOURCES.join(', ')}.`,
        }),
      ),
  );
