import { type MouseEvent, type Ref, useEffect, useRef } from 'react';
import { MessageBox } from '../ui/message-box/MessageBox';
import { useMessages } from '../widget/messages';
import { focusedElement } from '../widget/page-tree';
import styles from './ErrorSummary.module.css';
import type { FieldLabels } from './field-labels';
import { goTo } from './go-to';

export interface Mistake {
  /** Id of the control. */
  id: string;
  /** Label of the field; undefined where the form does not know it. */
  label: string | undefined;
  message: string;
}

/** All errors of a form, each a link to its field; takes the focus when it appears (pattern of GOV.UK). */
export function ErrorSummary({ mistakes }: { mistakes: readonly Mistake[] }) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (ref.current) goTo(ref.current);
  }, [mistakes]);

  return <Summary ref={ref} mistakes={mistakes} />;
}

interface SentSummaryProps {
  /** Texts by the name of a field. */
  errors: Record<string, { text: string }>;
  fields: FieldLabels;
}

/**
 * The same after a post without script, in the HTML of the server: it waits until the fields below it are
 * rendered, and takes the focus with the page.
 */
export function SentSummary({ errors, fields }: SentSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  suspendOnce(fields);

  // Browsers that know `autofocus` for fields only.
  useEffect(() => {
    if (!focusedElement()) ref.current?.focus();
  }, []);

  const texts = new Map(Object.entries(errors).map(([name, { text }]) => [fields.idOf(name), text]));
  const mistakes = [...fields.labels].flatMap(([id, label]) => {
    const message = texts.get(id);
    return message === undefined ? [] : { id, label, message };
  });
  // React sets no `autofocus` in the browser, and finds it in the HTML.
  return mistakes.length > 0 && <Summary ref={ref} mistakes={mistakes} autoFocus suppressHydrationWarning />;
}

/** React renders the siblings first, then tries again. */
function suspendOnce(fields: FieldLabels): void {
  if (fields.hasWaited || fields.labels.size > 0) return;
  fields.hasWaited = true;
  // How a component suspends.
  throw Promise.resolve();
}

interface SummaryProps {
  mistakes: readonly Mistake[];
  ref: Ref<HTMLDivElement>;
  autoFocus?: boolean;
  suppressHydrationWarning?: boolean;
}

function Summary({ mistakes, ...focus }: SummaryProps) {
  const text = useMessages();

  return (
    <div {...focus} tabIndex={-1} role="group" aria-label={text('forms.summary')} className={styles.summary}>
      <MessageBox tone="error" title={text('forms.summary')}>
        <ul role="list" className={styles.list}>
          {mistakes.map(({ id, label, message }) => (
            <li key={id}>
              <a className={styles.link} href={`#${id}`} onClick={(event) => focusControl(event, id)}>
                {label === undefined ? message : text('forms.summary.mistake', { label, message })}
              </a>
            </li>
          ))}
        </ul>
      </MessageBox>
    </div>
  );
}

/** A fragment link does not reach into a shadow root, and does not focus every control. */
function focusControl(event: MouseEvent<HTMLElement>, id: string): void {
  const control = event.currentTarget.closest('form')?.elements.namedItem(id);
  if (!(control instanceof HTMLElement)) return;
  event.preventDefault();
  goTo(control);
}

/** The invalid controls of a form in document order; a radio group counts once. */
export function mistakesIn(form: HTMLFormElement | null, labels: ReadonlyMap<string, string>): Mistake[] {
  const controls = form?.querySelectorAll<HTMLInputElement>('[aria-invalid="true"], [data-invalid="true"]');
  const names = new Set<string>();
  return Array.from(controls ?? []).flatMap((control) => {
    const { id, name } = control;
    if (names.has(name)) return [];
    names.add(name);
    const errorId = control.getAttribute('aria-describedby')?.split(' ')[0];
    const message = errorId && form?.querySelector(`[id="${errorId}"]`)?.textContent;
    return [{ id, label: labels.get(id), message: message || name }];
  });
}
