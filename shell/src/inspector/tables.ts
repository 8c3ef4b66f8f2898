import type { Release } from '@fachwerk/shared/contracts';
import { isLostRequest } from '../messages/lost-messages';
import type { RecordedMessage } from '../messages/timeline';
import { element } from './element';
import { versionReason } from './version-reason';
import type { WidgetFacts } from './widget-facts';

const SHORT = 60;
const MAX_VALUE = 4000;

interface Column {
  head: string;
  className?: string;
}

function table(columns: readonly Column[], rows: readonly (readonly (Node | string)[])[]): HTMLElement {
  const classOf = ({ className }: Column): Record<string, string> => (className ? { class: className } : {});
  const heads = columns.map((column) => element('th', { scope: 'col', ...classOf(column) }, column.head));
  const lines = rows.map((cells) =>
    element('tr', {}, ...columns.map((column, index) => element('td', classOf(column), cells[index]))),
  );
  return element(
    'table',
    {},
    element('thead', {}, element('tr', {}, ...heads)),
    element('tbody', {}, ...lines),
  );
}

const empty = (text: string) => element('p', { class: 'empty' }, text);

/** `onGo` scrolls to a widget. */
export function widgetTable(
  widgets: readonly WidgetFacts[],
  release: Release | undefined,
  onGo: (on: HTMLElement) => void,
): HTMLElement {
  if (widgets.length === 0) return empty('No widget is on this page.');
  const rows = widgets.map(({ element: on, label, version, state, timings, props }) => {
    const go = element('button', { type: 'button', title: 'Show it on the page' }, label);
    go.addEventListener('click', () => onGo(on));
    return [
      go,
      element('span', { class: `state state-${state}` }, state),
      version || 'no version yet',
      versionReason(version, release),
      timings,
      folded(props),
    ];
  });
  return table(
    [
      { head: 'Widget' },
      { head: 'State' },
      { head: 'Version', className: 'whole' },
      { head: 'Chosen because', className: 'whole' },
      { head: 'Steps', className: 'whole' },
      { head: 'Props', className: 'whole' },
    ],
    rows,
  );
}

/** Newest first. `onSend` sends a message again. */
export function busTable(
  entries: readonly RecordedMessage[],
  onSend: (entry: RecordedMessage) => void,
): HTMLElement {
  if (entries.length === 0) return empty('No message on the bus so far.');
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  const rows = [...entries].reverse().map((entry) => {
    const { id, at, kind, name, value, by, cause, isHeard } = entry;
    const again = element('button', { type: 'button', 'aria-label': `Send again: ${name}` }, 'Send again');
    again.addEventListener('click', () => onSend(entry));
    const isLost = isLostRequest({ kind, name, isHeard });
    const state = name === 'shell:widget-failed' || isLost ? 'state state-failed' : '';
    return [
      element('span', state ? { class: state } : {}, `${id} ${name}`),
      milliseconds(at),
      kind,
      by ? `${by.widget} (${by.mfe} ${by.version})` : 'the page',
      cause === undefined ? '' : `${cause} ${names.get(cause) ?? 'an earlier message'}`,
      isHeard ? '' : isLost ? 'reached nobody' : 'no subscriber',
      again,
      folded(asText(value)),
    ];
  });
  return table(
    [
      { head: 'Name' },
      { head: 'Time', className: 'number' },
      { head: 'Kind' },
      { head: 'Sent by', className: 'whole' },
      { head: 'Because of', className: 'whole' },
      { head: 'Subscribers' },
      { head: 'Replay' },
      { head: 'Value', className: 'whole' },
    ],
    rows,
  );
}

const milliseconds = (value: number): string => `${Math.round(value).toLocaleString('en')} ms`;

/** Long texts are collapsed. A text that is cut off ends with its full length. */
function folded(text: string): HTMLElement {
  if (text.length <= SHORT) return element('span', {}, text);
  const full = pretty(text);
  const rest = full.length - MAX_VALUE;
  return element(
    'details',
    {},
    element('summary', {}, `${text.slice(0, SHORT - 10)} …`),
    element('pre', {}, rest > 0 ? `${full.slice(0, MAX_VALUE)}\n… and ${rest} characters more` : full),
  );
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function asText(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}
