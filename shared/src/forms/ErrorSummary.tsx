import { useEffect, useRef } from 'react';
import { MessageBox } from '../ui/message-box/MessageBox';
import { useMessages } from '../widget/messages';
import styles from './ErrorSummary.module.css';

export interface Mistake {
  control: HTMLElement;
  text: string;
}

/** All mistakes of a form, each a link to its field; takes the focus when it appears (pattern of GOV.UK). */
export function ErrorSummary({ mistakes }: { mistakes: readonly Mistake[] }) {
  const t = useMessages();
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => ref.current?.focus(), [mistakes]);

  return (
    <div ref={ref} tabIndex={-1} role="group" aria-label={t('forms.summary')} className={styles.summary}>
      <MessageBox tone="error" title={t('forms.summary')}>
        <ul role="list" className={styles.list}>
          {mistakes.map(({ control, text }) => (
            <li key={control.id}>
              <a
                className={styles.link}
                href={`#${control.id}`}
                onClick={(event) => {
                  // A fragment does not reach into a shadow root, and moves no focus to a control.
                  event.preventDefault();
                  control.focus();
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </MessageBox>
    </div>
  );
}

/** The invalid controls of a form in their order, a group of radio buttons once. */
export function mistakesIn(form: HTMLFormElement | null): Mistake[] {
  const controls = form?.querySelectorAll<HTMLInputElement>('[aria-invalid="true"], [data-invalid="true"]');
  const names = new Set<string>();
  return Array.from(controls ?? []).flatMap((control) => {
    if (names.has(control.name)) return [];
    names.add(control.name);
    const errorId = control.getAttribute('aria-describedby')?.split(' ')[0];
    const text = errorId && form?.querySelector(`[id="${errorId}"]`)?.textContent;
    return [{ control, text: text || control.name }];
  });
}
