import type { CardFrames, MapTiles, OutsideScript, OutsideSource, Release } from '@fachwerk/shared/contracts';
import type { PageConfig } from '@fachwerk/shared/widget';
import { SOURCE_DIRECTIVES, type SourceDirective } from './page-headers';

type Origins = Partial<Record<SourceDirective, readonly string[]>>;
interface Source {
  origins: Origins;
  /** What the widgets read of it. */
  config: Partial<PageConfig>;
}
/** What the operator has set, by the name that widgets declare. */
export type OutsideSources = Partial<Record<OutsideSource, Source>>;

export const outsideSources = ({
  mapTiles,
  cardFrames,
  surveyScript,
}: {
  mapTiles?: MapTiles | undefined;
  cardFrames?: CardFrames | undefined;
  surveyScript?: OutsideScript | undefined;
}): OutsideSources => ({
  ...(mapTiles && {
    'map-tiles': { origins: { 'img-src': [new URL(mapTiles.url).origin] }, config: { mapTiles } },
  }),
  ...(cardFrames && {
    'card-frames': {
      origins: { 'frame-src': Object.values(cardFrames).map((url: string) => new URL(url).origin) },
      config: { cardFrames },
    },
  }),
  ...(surveyScript && {
    survey: { origins: ofScript(surveyScript), config: { outsideScripts: { survey: surveyScript } } },
  }),
});

/** A script asks its own server for questions, pictures and frames, and sends the answers there. */
function ofScript({ url }: OutsideScript): Origins {
  const { origin } = new URL(url);
  return {
    'script-src': [origin],
    'connect-src': [origin],
    'img-src': [origin],
    'frame-src': [origin],
  };
}

/**
 * What the widgets of a page may load from others: names that they declare, origins of the operator.
 * Undefined on a page without such a widget, which then has the policy and the settings of all pages.
 */
export function sourcesOfPage(
  sources: OutsideSources,
  { widgets }: Pick<Release, 'widgets'>,
  names: readonly string[],
): { origins: Origins; config: Partial<PageConfig> } | undefined {
  const declared = new Set(names.flatMap((name) => widgets[name]?.outsideSources ?? []));
  const found = Object.entries(sources).flatMap(([name, source]) => (declared.has(name) ? [source] : []));
  if (found.length === 0) return undefined;
  return {
    origins: Object.fromEntries(SOURCE_DIRECTIVES.map((one) => [one, originsOf(found, one)])),
    config: configOf(found),
  };
}

const originsOf = (found: readonly Source[], directive: SourceDirective): string[] => [
  ...new Set(found.flatMap(({ origins }) => origins[directive] ?? [])),
];

/** The settings of all sources, for the server's own rendering. */
export const settingsOf = (sources: OutsideSources): Partial<PageConfig> => configOf(Object.values(sources));

const configOf = (sources: readonly Source[]): Partial<PageConfig> =>
  Object.assign({}, ...sources.map(({ config }) => config)) as Partial<PageConfig>;
