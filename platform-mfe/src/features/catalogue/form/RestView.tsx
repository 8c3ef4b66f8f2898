import { Button } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import styles from './SchemaForm.module.css';

interface RestViewProps {
  rest: Readonly<Record<string, unknown>>;
  onClear: () => void;
}

/** Props without a field in the schema; they stay in the snippet until they are removed. */
export function RestView({ rest, onClear }: RestViewProps) {
  const text = useMessages();
  const names = Object.keys(rest);
  if (names.length === 0) return null;
  return (
    <div className={styles.rest}>
      <p className={styles.hint}>{text('catalogue.form.rest', { names: names.join(', ') })}</p>
      <Button size="small" variant="quiet" onClick={onClear}>
        {text('catalogue.form.clearRest')}
      </Button>
    </div>
  );
}
