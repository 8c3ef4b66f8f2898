import { Button, Dialog } from '@fachwerk/shared/ui';
import { useBusEvent, useMessages, usePlatform, useSidebar } from '@fachwerk/shared/widget';
import { useId, useState } from 'react';
import { AddedPacks } from './AddedPacks';
import type { AreaGoods } from './area-quantity';
import { AreaCalculator } from './AreaCalculator';
import type { MixPart } from './best-mix';
import { calculate } from './calculate';
import { type CalculatorInput, EMPTY_INPUT } from './read-input';
import { useAddPacks } from './use-add-packs';

/** The pressed button has left; the focus moves to what has taken its place. */
const focusNext = (link: HTMLAnchorElement | null) => link?.focus();

/** The calculator for the item whose button was pressed. It keeps its values when it is closed. */
export function AreaCalculatorLayer() {
  const { bus, config } = usePlatform();
  const text = useMessages();
  const { isOpen, open, close } = useSidebar('area-calculator-layer');
  const [goods, setGoods] = useState<AreaGoods | null>(null);
  const [input, setInput] = useState(EMPTY_INPUT);
  const formId = useId();
  const addition = useAddPacks();
  const calculation = goods && calculate(goods, input, config.shopLocale);

  useBusEvent('search:area-calculator-requested', (event) => {
    setGoods(event);
    addition.reset();
    open();
  });

  /** Packs of the item alone go into its quantity field; others are put into the cart. */
  function submit(parts: readonly MixPart[]): void {
    const [first] = parts;
    // Enter in a field submits, too.
    if (!goods || !first || addition.state.status === 'done') return;
    if (calculation?.isMix) return addition.add(parts);
    const quantity = Math.min(first.quantity, first.pack.maxQuantity);
    bus.publish('search:quantity-chosen', { itemId: goods.itemId, quantity });
    close();
  }

  function change(next: CalculatorInput): void {
    addition.reset();
    setInput(next);
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={text('areaCalculator.headline')}
      closeLabel={text('areaCalculator.close')}
      footer={
        <>
          <AddedPacks state={addition.state} />
          {addition.state.status === 'done' ? (
            // In place of the button: a second press would add everything again.
            <Button ref={focusNext} href={config.pageUrls.basket} variant="primary" isWide>
              {text('areaCalculator.added.toCart')}
            </Button>
          ) : (
            <Button type="submit" form={formId} variant="primary" isWide isPending={addition.isPending}>
              {text(calculation?.isMix ? 'areaCalculator.toCart' : 'areaCalculator.take')}
            </Button>
          )}
        </>
      }
    >
      {goods && calculation && (
        <AreaCalculator
          goods={goods}
          input={input}
          calculation={calculation}
          formId={formId}
          onChange={change}
          onSubmit={submit}
        />
      )}
    </Dialog>
  );
}
