import { element } from './element';
import type { Inspected } from './inspected';
import { INSPECTOR_STYLE } from './inspector-style';
import { createOutlines } from './outlines';
import { pageReport } from './report';
import { saveSession } from './save-session';
import { sendAgain } from './send-again';
import { busTable, widgetTable } from './tables';
import { createTabs } from './tabs';
import { type WidgetFacts, widgetsOnPage } from './widget-facts';

const REFRESH_MS = 500;
/** Distance to the top of the window after a jump to a widget: its label, and sticky bars of the page. */
const ROOM_ABOVE = 96;

type View = 'widgets' | 'bus' | 'release';
const VIEWS: Record<View, string> = { widgets: 'Widgets', bus: 'Bus', release: 'Release' };

/**
 * The inspector for developers and integrators: boundaries, versions, timings and failures of the widgets,
 * and the messages of the bus. Returns the function that closes it; its button and Escape call `onClose`.
 */
export function openInspector(inspected: Inspected, onClose: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const before = document.activeElement;
  const host = element('div', { id: 'fachwerk-inspector', lang: 'en' });
  const root = host.attachShadow({ mode: 'open' });
  addStyle(root);
  const outlines = createOutlines(root);
  const content = element('div', { class: 'content', role: 'tabpanel', tabindex: '0' });
  const title = element('h2', { class: 'title' });
  let view: View = 'widgets';
  let hasOutlines = true;
  let chosen: HTMLElement | undefined;
  let shown = '';

  const close = () => {
    controller.abort();
    host.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    onClose();
  };
  const tabs = createTabs(VIEWS, content, (name) => {
    view = name;
    shown = '';
    refresh();
    content.scrollTop = 0;
  });
  const frames = pressable('Outlines', true, (isOn) => {
    hasOutlines = isOn;
    refresh();
  });
  const dock = pressable('On top', false, (isOn) => panel.classList.toggle('panel-top', isOn));
  const copy = element('button', { type: 'button' }, 'Copy report');
  copy.addEventListener('click', () => void copyReport(copy, inspected));
  const save = element(
    'button',
    { type: 'button', title: 'All messages with their values, for the replay in the widget catalogue' },
    'Save session',
  );
  save.addEventListener('click', () => saveSession(inspected.timeline));
  const end = element('button', { type: 'button', 'aria-label': 'Close the inspector' }, '✕');
  end.addEventListener('click', close);
  const panel = element(
    'section',
    { class: 'panel', 'aria-label': 'Inspector of the page’s widgets' },
    element(
      'div',
      { class: 'bar' },
      title,
      tabs.list,
      element('div', { class: 'tools' }, frames, dock, copy, save, end),
    ),
    content,
  );
  root.append(panel);
  document.body.append(host);

  const go = (on: HTMLElement) => {
    chosen = on;
    window.scrollBy({ top: on.getBoundingClientRect().top - ROOM_ABOVE });
    refresh();
  };
  function refresh() {
    const widgets = widgetsOnPage();
    outlines.draw(hasOutlines ? widgets : [], chosen);
    title.replaceChildren(element('strong', {}, 'Fachwerk'), summary(inspected, widgets));
    // Unchanged views are not rendered again: open details and the focus stay.
    const facts = stateOf(view, inspected, widgets);
    if (facts === shown || content.querySelector('details[open]')) return;
    shown = facts;
    const focused = focusedIndex(content, root);
    content.replaceChildren(
      view === 'widgets'
        ? widgetTable(widgets, inspected.release, go)
        : view === 'bus'
          ? busTable(inspected.timeline.entries, (entry) => sendAgain(inspected.bus, entry))
          : element('pre', {}, pageReport(inspected)),
    );
    if (focused >= 0) controls(content)[focused]?.focus();
  }
  signal.addEventListener(
    'abort',
    inspected.timeline.follow(() => view === 'bus' && refresh()),
  );
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
  const redraw = () => outlines.draw(hasOutlines ? widgetsOnPage() : [], chosen);
  for (const type of ['scroll', 'resize'] as const)
    window.addEventListener(type, redraw, { signal, passive: true, capture: true });
  const timer = setInterval(refresh, REFRESH_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
  tabs.choose('widgets');
  tabs.focus();
  return close;
}

/** The state of the view as text, for comparison. */
function stateOf(view: View, { timeline }: Inspected, widgets: readonly WidgetFacts[]): string {
  if (view === 'bus') return `bus ${timeline.entries.at(-1)?.at ?? ''}`;
  if (view === 'release') return view;
  return JSON.stringify(
    widgets.map(({ label, version, state, timings, props }) => [label, version, state, timings, props]),
  );
}

function summary({ release }: Inspected, widgets: readonly WidgetFacts[]): string {
  const failed = widgets.filter(({ state }) => state === 'failed').length;
  return [
    `${widgets.length} ${widgets.length === 1 ? 'widget' : 'widgets'}`,
    `${failed} failed`,
    release ? `release ${release.id}` : 'versions asked by the shell',
    ...(release?.preview ? [`preview of ${release.preview.mfe} ${release.preview.version}`] : []),
  ].join(' · ');
}

const controls = (content: HTMLElement) =>
  Array.from(content.querySelectorAll<HTMLElement>('button, summary'));

const focusedIndex = (content: HTMLElement, root: ShadowRoot): number =>
  controls(content).findIndex((control) => control === root.activeElement);

async function copyReport(button: HTMLButtonElement, inspected: Inspected): Promise<void> {
  try {
    await navigator.clipboard.writeText(pageReport(inspected));
    button.textContent = 'Copied';
  } catch {
    // The clipboard needs https and may be refused. The view "Release" contains the same text.
    button.textContent = 'See “Release”';
  }
}

/** A constructed sheet: the page's policy may forbid inline styles. */
function addStyle(root: ShadowRoot): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(INSPECTOR_STYLE);
  root.adoptedStyleSheets = [sheet];
}

function pressable(text: string, isOn: boolean, onChange: (isOn: boolean) => void): HTMLButtonElement {
  const button = element('button', { type: 'button', 'aria-pressed': String(isOn) }, text);
  button.addEventListener('click', () => {
    const next = button.getAttribute('aria-pressed') !== 'true';
    button.setAttribute('aria-pressed', String(next));
    onChange(next);
  });
  return button;
}
