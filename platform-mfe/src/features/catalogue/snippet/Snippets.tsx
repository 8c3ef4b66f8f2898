import { Button, MessageBox, TextField } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useId, useState } from 'react';
import { CodeBlock } from './CodeBlock';
import { contentSnippet, htmlSnippet, scriptTag } from './snippet';
import styles from './Snippet.module.css';

interface SnippetsProps {
  name: string;
  title: string;
  props: Readonly<Record<string, unknown>>;
  origin: string;
  problemCount: number;
  /** Shows the problems and focuses the first. */
  onMend: () => void;
}

/** Snippets for third-party pages and for content files. */
export function Snippets({ name, title, props, origin, problemCount, onMend }: SnippetsProps) {
  const text = useMessages();
  const headingId = useId();
  const [fallback, setFallback] = useState(title);
  const parts = { name, props, fallback };
  const isAllowed = () => {
    if (problemCount > 0) onMend();
    return problemCount === 0;
  };

  return (
    <section aria-labelledby={headingId} className={styles.snippets}>
      <h2 id={headingId}>{text('catalogue.snippet.heading')}</h2>
      {problemCount > 0 && (
        <MessageBox
          tone="warning"
          actions={
            <Button size="small" onClick={onMend}>
              {text('catalogue.snippet.mend')}
            </Button>
          }
        >
          {text('catalogue.snippet.problems', { count: problemCount })}
        </MessageBox>
      )}
      <div className={styles.blocks}>
        <CodeBlock
          title={text('catalogue.snippet.content')}
          copyLabel={text('catalogue.copy.content')}
          code={contentSnippet(parts)}
          isAllowed={isAllowed}
        />
        <div>
          <CodeBlock
            title={text('catalogue.snippet.html')}
            copyLabel={text('catalogue.copy.html')}
            code={htmlSnippet(parts)}
            isAllowed={isAllowed}
          />
          <TextField
            className={styles.fallback}
            label={text('catalogue.snippet.fallback')}
            hint={text('catalogue.snippet.fallbackHint')}
            autoComplete="off"
            value={fallback}
            onChange={(event) => setFallback(event.target.value)}
          />
        </div>
        <CodeBlock
          title={text('catalogue.snippet.script')}
          copyLabel={text('catalogue.copy.script')}
          code={scriptTag(origin)}
        />
      </div>
    </section>
  );
}
