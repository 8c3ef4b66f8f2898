import { element } from './element';
import { INSPECTOR_STYLE } from './inspector-style';
import type { Inspected } from './offer-inspector';
import { createOutlines } from './outlines';
import { pageReport } from './report';
import { widgetsOnPage, type WidgetFacts } from './widget-facts';

const REFRESH_MS = 500;
const MAX_VALUE = 400;

type View = 'widgets' | 'bus' | 'release';
const VIEWS: Record<View, string> = { widgets: 'Widgets', bus: 'Bus', release: 'Release' };

/**
 * The tool of teams and integrators in any page: boundaries of widgets, their versions, steps and failures, and what is said on the bus.
 * Answers how to close it; `onClose` is told when its own button or Escape did.
 */
export function openInspector(inspected: Inspected, onClose: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const before = document.activeElement;
  const host = element('div', { id: 'fachwerk-inspector' });
  const root = host.attachShadow({ mode: 'open' });
  addStyle(root);
  const outlines = createOutlines(root);
  const content = element('div', { class: 'content', role: 'tabpanel', tabindex: '0' });
  let view: View = 'widgets';
  let hasOutlines = true;

  const close = () => {
    controller.abort();
    inspected.timeline.onEntry = undefined;
    host.remove();
    if (before instanceof HTMLElement) before.focus();
    onClose();
  };
  const tabs = (Object.keys(VIEWS) as View[]).map((name) => {
    const tab = element('button', { type: 'button', role: 'tab' }, VIEWS[name]);
    tab.addEventListener('click', () => show(name));
    return { name, tab };
  });
  const frames = pressable('Outlines', true, (isOn) => {
    hasOutlines = isOn;
    refresh();
  });
  const copy = element('button', { type: 'button' }, 'Copy report');
  copy.addEventListener('click', () => {
    navigator.clipboard.writeText(pageReport(inspected)).then(
      () => (copy.textContent = 'Copied'),
      () => (copy.textContent = 'The browser refused'),
    );
  });
  const end = element('button', { type: 'button', 'aria-label': 'Close the inspector' }, '✕');
  end.addEventListener('click', close);
  const panel = element(
    'section',
    { class: 'panel', role: 'region', 'aria-label': 'Inspector of the page’s widgets' },
    element(
      'div',
      { class: 'bar' },
      element('strong', {}, `Release ${inspected.release?.id ?? '(asked by the shell)'}`),
      element('div', { role: 'tablist', 'aria-label': 'Views' }, ...tabs.map(({ tab }) => tab)),
      frames,
      copy,
      end,
    ),
    content,
  );
  root.append(panel);
  document.body.append(host);

  function refresh() {
    const widgets = widgetsOnPage();
    outlines.draw(hasOutlines ? widgets : []);
    // What somebody reads or has opened is not taken away.
    const isReading = content.querySelector('details[open]') !== null;
    if (view === 'widgets' && !isReading) content.replaceChildren(widgetTable(widgets));
  }
  function show(next: View) {
    view = next;
    for (const { name, tab } of tabs) tab.setAttribute('aria-selected', String(name === view));
    if (view === 'bus') content.replaceChildren(busTable(inspected));
    if (view === 'release') content.replaceChildren(element('pre', {}, pageReport(inspected)));
    refresh();
  }
  inspected.timeline.onEntry = () => {
    if (view === 'bus' && !content.querySelector('details[open]'))
      content.replaceChildren(busTable(inspected));
  };
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
  const redraw = () => outlines.draw(hasOutlines ? widgetsOnPage() : []);
  for (const type of ['scroll', 'resize'] as const)
    window.addEventListener(type, redraw, { signal, passive: true, capture: true });
  const timer = setInterval(refresh, REFRESH_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
  show('widgets');
  tabs[0]?.tab.focus();
  return close;
}

/** A sheet made by script: the page's policy may forbid inline styles. */
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

const table = (heads: string[], rows: HTMLElement[]) =>
  element(
    'table',
    {},
    element('thead', {}, element('tr', {}, ...heads.map((head) => element('th', { scope: 'col' }, head)))),
    element('tbody', {}, ...rows),
  );

const widgetTable = (widgets: readonly WidgetFacts[]) =>
  table(
    ['Widget', 'Version', 'State', 'Steps', 'Props'],
    widgets.map(({ element: on, label, version, state, timings, props }) => {
      const go = element('button', { type: 'button' }, label);
      go.addEventListener('click', () => on.scrollIntoView({ block: 'center' }));
      return element(
        'tr',
        state === 'failed' ? { class: 'failed' } : {},
        element('td', {}, go),
        element('td', {}, version),
        element('td', {}, state),
        element('td', {}, timings),
        element('td', {}, folded(props)),
      );
    }),
  );

const busTable = ({ timeline }: Inspected) =>
  table(
    ['ms', 'Kind', 'Name', 'Value'],
    [...timeline.entries]
      .reverse()
      .map(({ at, kind, name, value }) =>
        element(
          'tr',
          name === 'shell:widget-failed' ? { class: 'failed' } : {},
          element('td', {}, String(Math.round(at))),
          element('td', {}, kind),
          element('td', {}, name),
          element('td', {}, folded(asText(value))),
        ),
      ),
  );

/** Short ones as they are, long ones to be opened. */
const folded = (text: string): HTMLElement =>
  text.length <= 60
    ? element('span', {}, text)
    : element(
        'details',
        {},
        element('summary', {}, `${text.slice(0, 50)} …`),
        element('pre', {}, text.slice(0, MAX_VALUE)),
      );

function asText(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}
