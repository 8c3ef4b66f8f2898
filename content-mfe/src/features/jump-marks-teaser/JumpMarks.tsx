import { Chip } from '@fachwerk/shared/ui';
import { useMessages, type WidgetProps } from '@fachwerk/shared/widget';
import type { JumpMarksProps } from './jump-marks.props';
import styles from './JumpMarks.module.css';

export function JumpMarks({ props }: WidgetProps<JumpMarksProps, undefined>) {
  const text = useMessages();
  return (
    <nav aria-label={props.label ?? text('teaser.jumpMarks.label')}>
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
