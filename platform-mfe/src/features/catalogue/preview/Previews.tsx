import { ExternalIcon } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useEffect, useId, useState } from 'react';
import { Preview, previewPath } from './Preview';
import styles from './Preview.module.css';

const WIDTHS = [360, 768, 1200] as const;
/** Delay of updates while typing. */
const PAUSE_MS = 250;

interface PreviewsProps {
  name: string;
  title: string;
  /** The last valid props. */
  props: unknown;
  /** Id of the element after the previews, target of the skip link. */
  endId: string;
}

export function Previews({ name, title, props, endId }: PreviewsProps) {
  const text = useMessages();
  const headingId = useId();
  const calm = useCalm(props);

  return (
    <section aria-labelledby={headingId} className={styles.previews}>
      <div className={styles.head}>
        <h2 id={headingId}>{text('catalogue.preview.heading')}</h2>
        <a className={styles.skip} href={`#${endId}`}>
          {text('catalogue.preview.skip')}
        </a>
        <a className={styles.alone} href={previewPath(name)} target="_blank" rel="noopener">
          {text('catalogue.preview.alone')} <ExternalIcon size={16} />
        </a>
      </div>
      <div className={styles.frames}>
        {WIDTHS.map((width) => (
          <Preview key={width} name={name} title={title} width={width} props={calm} />
        ))}
      </div>
    </section>
  );
}

function useCalm<T>(value: T): T {
  const [calm, setCalm] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return calm;
}
