import { type PageRelease, pickWidgets, type Release, type ReleaseWidget } from '@fachwerk/shared/contracts';
import type { Language } from '@fachwerk/shared/rules';
import { embedJson, type PageConfig } from '@fachwerk/shared/widget';
import { THEME_COLOR } from '../installable/web-app-manifest';
import { OFFLINE_ELEMENT, type OfflineFile } from '../installable/worker/offline-file';
import type { Sheet } from '../styles/sheet-address';
import { hasOwnTexts } from './group-texts';
import { attributes } from './html';
import { fileLinks } from './page-files';
import { type HeadContent, headHtml } from './page-head';
import { pageTexts } from './page-texts';
import { isWidgetSlot, type PagePlan, type ZoneName } from './plan-page';
import type { RenderedSlot } from './render-slots';
import { CONTENT_ID } from './skip-links';
import { slotHtml } from './slot-html';

export interface DocumentParts {
  head: HeadContent;
  plan: PagePlan;
  rendered: readonly RenderedSlot[];
  release: PageRelease;
  config: PageConfig;
  /** HTML of the first links. */
  skipLinks: string;
  /** Name of the mode for style sheets; undefined in the shop's own frame. */
  mode: string | undefined;
  language: Language;
  /** For style sheets (shared/src/ui/base.css). */
  storeLines: string | undefined;
  /** For style sheets (assets/page.css). */
  storeBanner: string | undefined;
  /** The composed style sheet, or the single ones. */
  sheets: readonly Sheet[];
  /** Style sheets of the page server. */
  styles: readonly string[];
  /** HTML above the header, e.g. the preview banner. */
  banner: string;
  /** The widget catalogue and the dev server render widgets again. */
  keepsProps: boolean;
  /** HTML in the head of an installable page. */
  installHead: string | undefined;
  /** Files that an installable page needs without network; undefined where the page is not whole. */
  offline: readonly OfflineFile[] | undefined;
}

/** Composes the whole document. */
export function composeDocument({
  head,
  plan,
  rendered,
  release,
  config,
  skipLinks,
  mode,
  language,
  storeLines,
  storeBanner,
  sheets,
  styles,
  banner,
  keepsProps,
  installHead,
  offline,
}: DocumentParts): string {
  const onPage = pickWidgets(
    release.release,
    rendered.map(({ slot }) => slot.widget),
  );
  const results = new Map(rendered.map((one) => [one.slot.id, one]));
  const texts = pageTexts(rendered, onPage);
  const zone = (name: ZoneName) =>
    plan.slots
      .filter((slot) => slot.zone === name)
      .map((slot) => {
        if (!isWidgetSlot(slot)) return slot.html;
        const one = results.get(slot.id);
        const result = one?.result ?? { ok: false, reason: 'unavailable', message: '' };
        return slotHtml(slot, result, onPage.widgets[slot.widget], {
          keepsProps,
          texts: hasOwnTexts(onPage, slot.widget) ? one?.texts : undefined,
        });
      })
      .join('\n');
  const pictures = rendered.flatMap(({ result }) => (result.ok ? result.preloads : []));

  // A mode places its widgets side by side (assets/page.css); the shop's own header is a single widget.
  const header = mode === undefined ? zone('header') : `<div class="page-header">\n${zone('header')}\n</div>`;

  return `<!doctype html>
<html${attributes({ lang: language, 'data-mode': mode, 'data-store-lines': storeLines, 'data-store-banner': storeBanner })}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${headHtml(head)}
<meta name="theme-color" content="${THEME_COLOR}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${fileLinks({ shell: release.shell, integrity: release.release.chunks, sheets, styles, pictures })}${installHead === undefined ? '' : `\n${installHead}`}
</head>
<body>
${skipLinks}
${banner}${header}
<main id="${CONTENT_ID}" tabindex="-1">
${zone('main')}
</main>
${zone('footer')}
<script type="application/json" id="fachwerk-release">${embedJson(forShell(onPage, rendered))}</script>
<script type="application/json" id="fachwerk-config">${embedJson(config)}</script>
<script type="application/json" id="fachwerk-messages">${embedJson(texts)}</script>${offline ? `\n<script type="application/json" id="${OFFLINE_ELEMENT}">${embedJson(offline)}</script>` : ''}
</body>
</html>
`;
}

/**
 * Facts of the release that the shell needs. Scripts and their hashes are listed for widgets that hydrate at
 * load, so that they load in parallel with the runtime. The entries of micro-frontends contain all others; a
 * second list would be the largest part of the page, because hashes do not compress.
 */
export function forShell(
  { widgets, chunks, ...release }: Release,
  rendered: readonly Pick<RenderedSlot, 'slot' | 'result'>[] = [],
): Release {
  const early = new Set<string>();
  const partsOf = (name: string, { chosenParts = {} }: ReleaseWidget): string[] =>
    rendered
      .flatMap(({ slot, result }) => (slot.widget === name && result.ok ? (result.parts ?? []) : []))
      .flatMap((part) => (Object.hasOwn(chosenParts, part) ? (chosenParts[part] ?? []) : []));
  const places = Object.entries(widgets).map(([name, widget]): [string, ReleaseWidget] => {
    const js = widget.hydrate === 'load' ? [...new Set([...widget.js, ...partsOf(name, widget)])] : [];
    for (const path of js) early.add(path);
    const outsideSources = widget.consent && widget.outsideSources;
    return [name, { ...widget, outsideSources, chosenParts: undefined, js, css: [] }];
  });
  return {
    ...release,
    widgets: Object.fromEntries(places),
    chunks: Object.fromEntries(Object.entries(chunks).filter(([path]) => early.has(path))),
  };
}
