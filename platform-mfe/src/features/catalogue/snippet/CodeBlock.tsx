import { useOverflow } from '@fachwerk/shared/ui';
import { useId, useRef } from 'react';
import { CopyButton } from './CopyButton';
import styles from './Snippet.module.css';

interface CodeBlockProps {
  title: string;
  copyLabel: string;
  code: string;
  isAllowed?: () => boolean;
}

/** Code with a copy button; a tab stop where it scrolls. */
export function CodeBlock({ title, copyLabel, code, isAllowed }: CodeBlockProps) {
  const source = useRef<HTMLElement>(null);
  const frame = useRef<HTMLPreElement>(null);
  const overflows = useOverflow(frame);
  const titleId = useId();
  return (
    <div className={styles.block}>
      <div className={styles.blockHead}>
        <h3 id={titleId} className={styles.blockTitle}>
          {title}
        </h3>
        <CopyButton label={copyLabel} text={code} source={source} {...(isAllowed && { isAllowed })} />
      </div>
      <pre
        ref={frame}
        className={styles.code}
        tabIndex={overflows ? 0 : undefined}
        role="region"
        aria-labelledby={titleId}
      >
        <code ref={source}>{code}</code>
      </pre>
    </div>
  );
}
