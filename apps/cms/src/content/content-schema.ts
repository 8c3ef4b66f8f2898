import { DEFAULT_LANGUAGE, isLanguage, type Language, LANGUAGES } from '@fachwerk/shared/rules';
import * as z from 'zod/mini';

const Language = z.custom<Language>(isLanguage);
/** What differs in other languages than German, by language; what is absent stays German. */
const translations = <Texts extends z.ZodMiniType>(texts: Texts) =>
  z.optional(z.partialRecord(z.enum(Object.keys(LANGUAGES).filter(isLanguage)), texts));

/** A widget with its props; `{name}` in a text is replaced by a part of the page's path. */
export const WidgetBlock = z.strictObject({
  widget: z.string(),
  props: z._default(z.record(z.string(), z.unknown()), {}),
  /**
   * An outside source. The page has the widget only where the operator has set the source and the page may
   * have scripts of others.
   */
  onlyWith: z.optional(z.string()),
  /** Further props on such pages, by the source. */
  propsWith: z.optional(z.record(z.string(), z.record(z.string(), z.unknown()))),
  /** Props instead of the German ones. */
  translations: translations(z.record(z.string(), z.unknown())),
});
export type WidgetBlock = z.output<typeof WidgetBlock>;

const Html = z.union([z.string(), z.array(z.string())]);
/** HTML that the policy allows (`pageHtml` of @fachwerk/shared/html). */
export const HtmlBlock = z.strictObject({
  html: Html,
  translations: translations(z.strictObject({ html: Html })),
});
export type HtmlBlock = z.output<typeof HtmlBlock>;

export const Block = z.union([WidgetBlock, HtmlBlock]);
export type Block = z.output<typeof Block>;

/** Names of an installed page: for its window and lists, and below its icon (about 12 characters). */
export const Installable = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(45)),
  shortName: z.string().check(z.minLength(1), z.maxLength(12)),
});
export type Installable = z.output<typeof Installable>;

/** One content file. Error pages have no path. */
export const PageContent = z.strictObject({
  path: z.optional(z.string()),
  title: z.string(),
  description: z.optional(z.string()),
  translations: translations(z.strictObject({ title: z.string(), description: z.optional(z.string()) })),
  robots: z.optional(z.string()),
  /** public: identical HTML for all visitors, without personal data. private: never cached. */
  cache: z.enum(['public', 'private']),
  /** Whether scripts of others may measure the page; public pages are measured unless it is false. */
  measured: z.optional(z.boolean()),
  /** Visitors begin here: how far the page is scrolled is reported (docs/contracts/tracking.md). */
  landing: z.optional(z.boolean()),
  /** The widget that decides status, title and redirect of the page. */
  main: z.optional(z.string()),
  /** Word for measurements (PAGE_TYPES of shared/rules, or another); "Content" by default. */
  pageType: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
  /** The page has this language always, whatever the visitor has chosen; pages of employees are German. */
  language: z.optional(Language),
  /** The page can be installed as an app and opens without network (docs/decisions/0147). */
  installable: z.optional(Installable),
  /** Props of this page for widgets of the frame, by the name of the widget. */
  frame: z._default(z.record(z.string(), z.record(z.string(), z.unknown())), {}),
  zones: z.strictObject({ main: z.array(Block) }),
});
export type PageContent = z.output<typeof PageContent>;

/** A mode contains only its differences to the shop's frame. */
export const FrameMode = z.strictObject({
  zones: z.strictObject({ header: z.optional(z.array(Block)), footer: z.optional(z.array(Block)) }),
});
export type FrameMode = z.output<typeof FrameMode>;

/** content/frame.json: the zones around every page. */
export const FrameContent = z.strictObject({
  siteName: z.string(),
  skipLink: z.string(),
  translations: translations(z.strictObject({ skipLink: z.string() })),
  zones: z.strictObject({ header: z.array(Block), footer: z.array(Block) }),
  /** Frames for visitors with the cookie `mode=<name>` (docs/decisions/0010). */
  modes: z._default(z.record(z.string().check(z.regex(/^[a-z]+$/)), FrameMode), {}),
  /** The frame in the native app, which has a header of its own; in every mode (docs/decisions/0183). */
  app: z.optional(FrameMode),
});
export type FrameContent = z.output<typeof FrameContent>;

export const isWidget = (block: Block): block is WidgetBlock => 'widget' in block;

const joined = (html: string | readonly string[]): string => [html].flat().join('\n');
/** HTML that has no text in the language is German and says so. */
export function htmlIn({ html, translations: others }: HtmlBlock, language: Language): string {
  const own = language === DEFAULT_LANGUAGE ? html : others?.[language]?.html;
  return own === undefined ? `<div lang="${DEFAULT_LANGUAGE}">${joined(html)}</div>` : joined(own);
}
/** In German and in each language that it has. */
export const htmlsOf = ({ html, translations: others }: HtmlBlock): string[] =>
  [html, ...Object.values(others ?? {}).flatMap((one) => (one ? [one.html] : []))].map(joined);

/** A block of the frame with the props that the page adds. */
export const blockOnPage = (block: Block, { frame }: Pick<PageContent, 'frame'>): Block => {
  const own = isWidget(block) && Object.hasOwn(frame, block.widget) ? frame[block.widget] : undefined;
  return isWidget(block) && own ? { ...block, props: { ...block.props, ...own } } : block;
};

/** The block in a language, and in each language that it has props for. */
export const blockIn = (block: WidgetBlock, language: Language): WidgetBlock => {
  const own = block.translations?.[language];
  return own ? { ...block, props: { ...block.props, ...own } } : block;
};
export const inEachLanguage = (block: WidgetBlock): WidgetBlock[] => [
  block,
  ...Object.keys(block.translations ?? {})
    .filter(isLanguage)
    .map((language) => blockIn(block, language)),
];

/** The block on a page that offers these outside sources; undefined: not there. */
export function blockWith(block: Block, sources: readonly string[]): Block | undefined {
  if (!isWidget(block)) return block;
  const { onlyWith, propsWith = {} } = block;
  if (onlyWith !== undefined && !sources.includes(onlyWith)) return undefined;
  return withProps(
    block,
    sources.map((source) => (Object.hasOwn(propsWith, source) ? propsWith[source] : {})),
  );
}

const withProps = (
  block: WidgetBlock,
  added: readonly (WidgetBlock['props'] | undefined)[],
): WidgetBlock => ({
  ...block,
  props: Object.assign({}, block.props, ...added) as WidgetBlock['props'],
});

/** The outside sources that a block names. */
export const sourcesOf = ({ onlyWith, propsWith = {} }: WidgetBlock): string[] => [
  ...(onlyWith === undefined ? [] : [onlyWith]),
  ...Object.keys(propsWith),
];

/** All zones: of the shop's frame, every mode and the app; a block with further props also with these. */
export const blocksOfFrame = ({ zones, modes, app }: FrameContent): Block[] =>
  [zones, ...[...Object.values(modes), ...(app ? [app] : [])].map((other) => other.zones)]
    .flatMap(({ header = [], footer = [] }) => [...header, ...footer])
    .flatMap((block) =>
      isWidget(block) && block.propsWith
        ? [block, withProps(block, Object.values(block.propsWith))]
        : [block],
    );

/** The widgets of the frame for which the page has props of its own, with these props. */
export const frameBlocksOf = (frame: FrameContent, page: Pick<PageContent, 'frame'>): Block[] =>
  blocksOfFrame(frame)
    .filter((block) => isWidget(block) && Object.hasOwn(page.frame, block.widget))
    .map((block) => blockOnPage(block, page));
