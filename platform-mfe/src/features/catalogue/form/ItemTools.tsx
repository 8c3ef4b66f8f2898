import { CaretDownIcon, CaretUpIcon, IconButton, TrashIcon } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import styles from './SchemaForm.module.css';

interface ItemToolsProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onUp: () => void;
  onDown: () => void;
  onRemove: () => void;
}

export function ItemTools({ name, isFirst, isLast, onUp, onDown, onRemove }: ItemToolsProps) {
  const text = useMessages();
  return (
    <div className={styles.tools}>
      <IconButton
        size="small"
        data-move="up"
        label={text('catalogue.form.up', { name })}
        disabled={isFirst}
        onClick={onUp}
      >
        <CaretUpIcon size={16} />
      </IconButton>
      <IconButton
        size="small"
        data-move="down"
        label={text('catalogue.form.down', { name })}
        disabled={isLast}
        onClick={onDown}
      >
        <CaretDownIcon size={16} />
      </IconButton>
      <IconButton size="small" label={text('catalogue.form.remove', { name })} onClick={onRemove}>
        <TrashIcon size={16} />
      </IconButton>
    </div>
  );
}
