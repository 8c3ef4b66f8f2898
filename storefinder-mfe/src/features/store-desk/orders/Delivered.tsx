import { Button, Dialog } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useState } from 'react';
import styles from './Picking.module.css';

interface DeliveredProps {
  /** Parcels of the order. */
  parcels: number;
  onReport: () => void;
}

/** All parcels have arrived. The buyer reads it, and it cannot be taken back: it is asked once. */
export function Delivered({ parcels, onReport }: DeliveredProps) {
  const text = useMessages();
  const [isAsking, setAsking] = useState(false);

  function report(): void {
    setAsking(false);
    onReport();
  }

  return (
    <>
      <Button size="large" isWide onClick={() => setAsking(true)}>
        {text('desk.delivered')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={text('desk.delivered.ask')}
        closeLabel={text('desk.close')}
      >
        <p>{text(parcels > 1 ? 'desk.delivered.several' : 'desk.delivered.text', { count: parcels })}</p>
        <div className={styles.answers}>
          <Button variant="primary" isWide onClick={report}>
            {text('desk.delivered')}
          </Button>
          <Button isWide onClick={() => setAsking(false)}>
            {text('desk.delivered.notYet')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
