import type { AnalyticsConfig, CardFrames, ChatConfig, MapTiles, Release } from '@fachwerk/shared/contracts';
import { CONSENT_SERVICES } from '@fachwerk/shared/rules';
import type { PageConfig } from '@fachwerk/shared/widget';
import { SOURCE_DIRECTIVES, type SourceDirective } from './page-headers';

type Origins = Partial<Record<SourceDirective, readonly string[]>>;
interface Source {
  origins: Origins;
  /** Address of a script that the shell loads when the visitor has allowed the source. */
  script?: string;
  /** What the page reads of it. */
  config?: Partial<PageConfig>;
  /** Measures whole pages instead of belonging to a widget. */
  isPageWide?: boolean;
}
/** What the operator has set, by the name that widgets declare, or of the service that measures pages. */
export type OutsideSources = Partial<Record<string, Source>>;

/** Google Analytics, as the operator has set it. */
export interface Analytics extends AnalyticsConfig {
  script: string;
  /** Origins that its script sends to. */
  connect: readonly string[];
}
/** The script of another company, which fills a place or adds a tool. */
export interface OutsideScript {
  script: string;
  /** Origins that it loads from and sends to. */
  connect: readonly string[];
  /** Name of the company that gets the requests. */
  provider: string;
}
export type ChatScript = OutsideScript & ChatConfig;

export interface OutsideSettings {
  mapTiles?: MapTiles | undefined;
  cardFrames?: CardFrames | undefined;
  analytics?: Analytics | undefined;
  survey?: OutsideScript | undefined;
  chat?: ChatScript | undefined;
  accessibilityAssist?: OutsideScript | undefined;
}

const originOf = (url: string): string => new URL(url).origin;

const originsOfScript = ({ script, connect }: OutsideScript): Origins => ({
  'script-src': [originOf(script)],
  'connect-src': connect,
  'img-src': connect,
  'frame-src': connect,
});

/** Messages of a chat come over a socket, which the policy does not allow with the origin of its host. */
const withSockets = (origins: Origins): Origins => ({
  ...origins,
  'connect-src': (origins['connect-src'] ?? []).flatMap((url) => [url, url.replace(/^http/, 'ws')]),
});

/** A name that is an id of the register of consent has the class of that service. */
export function outsideSources(settings: OutsideSettings): OutsideSources {
  const { mapTiles, cardFrames, analytics, survey, chat, accessibilityAssist } = settings;
  return {
    ...(mapTiles && {
      'map-tiles': { origins: { 'img-src': [originOf(mapTiles.url)] }, config: { mapTiles } },
    }),
    ...(cardFrames && {
      'card-frames': {
        origins: { 'frame-src': Object.values(cardFrames).map((url: string) => originOf(url)) },
        config: { cardFrames },
      },
    }),
    ...(survey && {
      survey: { origins: originsOfScript(survey), script: survey.script },
    }),
    ...(chat && {
      chat: {
        origins: withSockets(originsOfScript(chat)),
        script: chat.script,
        config: { chat: { answeredBy: chat.answeredBy } },
      },
    }),
    ...(accessibilityAssist && {
      'accessibility-assist': {
        origins: originsOfScript(accessibilityAssist),
        script: accessibilityAssist.script,
      },
    }),
    ...(analytics && {
      analytics: {
        origins: {
          'script-src': [originOf(analytics.script)],
          'connect-src': analytics.connect,
          'img-src': analytics.connect,
        },
        script: analytics.script,
        config: { analytics: { measurementId: analytics.measurementId } },
        isPageWide: true,
      },
    }),
  };
}

/** Ids of the register of consent that the operator has set by a source. */
export const servicesOfSources = (sources: OutsideSources): string[] =>
  Object.keys(sources).filter((name) => Object.hasOwn(CONSENT_SERVICES, name));

export interface SourcesQuestion {
  /** Names of the widgets on the page. */
  names: readonly string[];
  /** Scripts of others may measure it. */
  isMeasured: boolean;
}

/**
 * What a page may load from others: the names that its widgets declare and the services that measure pages,
 * origins of the operator. Undefined on a page without any, which then has the policy and the settings of all
 * pages.
 */
export function sourcesOfPage(
  sources: OutsideSources,
  { widgets }: Pick<Release, 'widgets'>,
  { names, isMeasured }: SourcesQuestion,
): { origins: Origins; config: Partial<PageConfig> } | undefined {
  const declared = new Set(names.flatMap((name) => widgets[name]?.outsideSources ?? []));
  const found = Object.fromEntries(
    Object.entries(sources).filter(([name, source]) =>
      source?.isPageWide ? isMeasured : declared.has(name),
    ),
  );
  if (Object.keys(found).length === 0) return undefined;
  const origins = Object.fromEntries(
    SOURCE_DIRECTIVES.map((directive) => [directive, originsOf(found, directive)]),
  );
  return { origins, config: settingsOf(found) };
}

const originsOf = (found: OutsideSources, directive: SourceDirective): string[] => [
  ...new Set(Object.values(found).flatMap((source) => source?.origins[directive] ?? [])),
];

/** The settings of the sources; those of all for the server's own rendering. */
export function settingsOf(sources: OutsideSources): Partial<PageConfig> {
  const scripts = Object.entries(sources).flatMap(([name, source]): [string, string][] =>
    source?.script === undefined ? [] : [[name, source.script]],
  );
  return Object.assign(
    {},
    ...Object.values(sources).map((source) => source?.config),
    scripts.length > 0 && { outsideScripts: Object.fromEntries(scripts) },
  ) as Partial<PageConfig>;
}
