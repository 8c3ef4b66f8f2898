import type { CardFrames, MapTiles, OutsideSource, Release } from '@fachwerk/shared/contracts';
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

/** The script of a survey service. */
export interface SurveyScript {
  script: string;
  /** Origins that its script loads from and sends to. */
  connect: readonly string[];
  /** Name of the company that gets the requests. */
  provider: string;
}

export interface OutsideSettings {
  mapTiles?: MapTiles | undefined;
  cardFrames?: CardFrames | undefined;
  survey?: SurveyScript | undefined;
}

export const outsideSources = ({ mapTiles, cardFrames, survey }: OutsideSettings): OutsideSources => ({
  ...(mapTiles && {
    'map-tiles': { origins: { 'img-src': [new URL(mapTiles.url).origin] }, config: { mapTiles } },
  }),
  ...(cardFrames && {
    'card-frames': {
      origins: { 'frame-src': Object.values(cardFrames).map((url: string) => new URL(url).origin) },
      config: { cardFrames },
    },
  }),
  ...(survey && {
    survey: {
      origins: {
        'script-src': [new URL(survey.script).origin],
        'connect-src': survey.connect,
        'img-src': survey.connect,
        'frame-src': survey.connect,
      },
      config: { outsideScripts: { survey: survey.script } },
    },
  }),
});

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
