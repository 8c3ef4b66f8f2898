import { Button, Dialog } from '@fachwerk/shared/ui';
import { useBusEvent, useMessages, usePlatform, useSidebar } from '@fachwerk/shared/widget';
import { useId, useState } from 'react';
import type { AreaGoods } from './area-quantity';
import { AreaCalculator } from './AreaCalculator';
import { EMPTY_INPUT } from './read-input';

/** The calculator for the item whose button was pressed. It keeps its values when it is closed. */
export function AreaCalculatorLayer() {
  const { bus } = usePlatform();
  const text = useMessages();
  const { isOpen, open, close } = useSidebar('area-calculator-layer');
  const [goods, setGoods] = useState<AreaGoods | null>(null);
  const [input, setInput] = useState(EMPTY_INPUT);
  const formId = useId();

  useBusEvent('search:area-calculator-requested', (event) => {
    setGoods(event);
    open();
  });

  function take(quantity: number): void {
    if (!goods) return;
    bus.publish('search:quantity-chosen', { itemId: goods.itemId, quantity });
    close();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={text('areaCalculator.headline')}
      closeLabel={text('areaCalculator.close')}
      footer={
        <Button type="submit" form={formId} variant="primary" isWide>
          {text('areaCalculator.take')}
        </Button>
      }
    >
      {goods && (
        <AreaCalculator goods={goods} input={input} formId={formId} onChange={setInput} onTake={take} />
      )}
    </Dialog>
  );
}
