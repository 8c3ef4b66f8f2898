import { useEffect, useRef } from 'react';
import { MessageBox } from '../ui/message-box/MessageBox';
import { useMessages } from '../widget/messages';
import styles from './ErrorSummary.module.css';

export interface Mistake {
  control: HTMLElement;
  message: string;
}

/** All errors of a form, each a link to its field; takes the focus when it appears (pattern of GOV.UK). */
export function ErrorSummary({ mistakes }: { mistakes: readonly Mistake[] }) {
  const text = useMessages();
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => ref.current?.focus(), [mistakes]);

  return (
    <div ref={ref} tabIndex={-1} role="group" aria-label={text('forms.summary')} className={styles.summary}>
      <MessageBox tone="error" title={text('forms.summary')}>
        <ul role="list" className={styles.list}>
          {mistakes.map(({ control, message }) => (
            <li key={control.id}>
              <a
                className={styles.link}
                href={`#${control.id}`}
                onClick={(event) => {
                  // A fragment link does not reach into a shadow root and does not focus a control.
                  event.preventDefault();
                  control.focus();
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </MessageBox>
    </div>
  );
}

/** The invalid controls of a form in document order; a radio group counts once. */
export function mistakesIn(form: HTMLFormElement | null): Mistake[] {
  const controls = form?.querySelectorAll<HTMLInputElement>('[aria-invalid="true"], [data-invalid="true"]');
  const names = new Set<string>();
  return Array.from(controls ?? []).flatMap((control) => {
    if (names.has(control.name)) return [];
    names.add(control.name);
    const errorId = control.getAttribute('aria-describedby')?.split(' ')[0];
    const message = errorId && form?.querySelector(`[id="${errorId}"]`)?.textContent;
    return [{ control, message: message || control.name }];
  });
}
