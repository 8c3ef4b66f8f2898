import { Chip, smoothScroll } from '@fachwerk/shared/ui';
import { opensElsewhere, useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import type { MouseEvent } from 'react';
import type { JumpMarksProps } from './jump-marks.props';
import styles from './JumpMarks.module.css';
import { slowScroll } from './slow-scroll';

/** Links to places of the page. With script the page moves there in 800 ms, unless less motion is wanted. */
export function JumpMarks({ props }: WidgetProps<JumpMarksProps, undefined>) {
  const text = useMessages();
  const { signal } = usePlatform();

  function jump(event: MouseEvent<HTMLElement>): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const hash = link?.getAttribute('href') ?? '';
    const target = document.getElementById(hash.slice(1));
    if (!target || opensElsewhere(event) || smoothScroll() === 'auto') return;
    event.preventDefault();
    // The browser does the rest at the end: address, history, and where the Tab key goes on.
    slowScroll(target, () => window.location.assign(hash), signal);
  }

  return (
    <nav aria-label={props.label ?? text('teaser.jumpMarks.label')} onClick={jump}>
      <ul role="list" className={styles.marks}>
        {props.marks.map(({ label, anchor }) => (
          <li key={anchor} className={styles.mark}>
            <Chip href={`#${anchor}`}>{label}</Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
