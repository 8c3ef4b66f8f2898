import { Button, Dialog } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import type { ChooseControl } from '../use-choose-store';
import styles from './StoreChangeDialog.module.css';

/** Shows what a reservation would lack in another store, before the visitor decides. */
export function StoreChangeDialog({ control }: { control: ChooseControl }) {
  const text = useMessages();
  const { question, confirm, cancel } = control;
  if (!question) return null;
  const { store, impact } = question;
  const values = { name: store.name, count: impact.length };

  return (
    <Dialog
      isOpen
      onClose={cancel}
      title={text('storefinder.change.title')}
      closeLabel={text('storefinder.change.close')}
      footer={
        <div className={styles.actions}>
          <Button variant="primary" onClick={confirm}>
            {text(impact.length > 0 ? 'storefinder.change.anyway' : 'storefinder.change.confirm')}
          </Button>
          <Button onClick={cancel}>{text('storefinder.change.cancel')}</Button>
        </div>
      }
    >
      <p>{text(impact.length > 0 ? 'storefinder.change.impact' : 'storefinder.change.noImpact', values)}</p>
      {impact.length > 0 && (
        <ul role="list" className={styles.items}>
          {impact.map(({ itemId, name, quantity = 1, available = 0 }) => (
            <li key={itemId} className={styles.item}>
              <span className={styles.name}>{name}</span>
              <span className={styles.missing}>
                {text(available > 0 ? 'storefinder.change.fewer' : 'storefinder.change.none', {
                  quantity,
                  available,
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
