import { type Finding, OUTSIDE_SOURCES } from '@fachwerk/shared/contracts';
import { aBreak } from './findings';
import type { VersionCheck } from './in-use';

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
