import { Accordion, Button, TextAreaField } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useState } from 'react';
import styles from './Detail.module.css';
import { parseJson } from './form/props-of';
import { isProps, type Props } from './use-props-form';

interface JsonFormProps {
  widget: string;
  path: string;
  props: Props;
  onTake: (props: Props) => void;
}

const ROWS = 8;

/** All props as JSON, to read and to paste; without script the only way to enter props. */
export function JsonForm({ widget, path, props, onTake }: JsonFormProps) {
  const text = useMessages();
  // Null while the text is not edited here and follows the fields.
  const [written, setWritten] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const json = written ?? JSON.stringify(props, null, 2);

  function take(event: { preventDefault(): void }) {
    event.preventDefault();
    const parsed = parseJson(json);
    const isGood = parsed.ok && isProps(parsed.value);
    setFailed(!isGood);
    if (!isGood) return;
    onTake(parsed.value as Props);
    setWritten(null);
  }

  return (
    <Accordion title={text('catalogue.json.title')}>
      <form action={path} onSubmit={take} className={styles.json}>
        <input type="hidden" name="widget" value={widget} />
        <TextAreaField
          name="props"
          label={text('catalogue.json.label')}
          rows={ROWS}
          spellCheck={false}
          value={json}
          onChange={(event) => setWritten(event.target.value)}
          {...(hasFailed && { error: text('catalogue.problem.object') })}
        />
        <Button type="submit" size="small">
          {text('catalogue.json.take')}
        </Button>
      </form>
    </Accordion>
  );
}
