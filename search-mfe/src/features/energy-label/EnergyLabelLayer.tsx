import { Button, Dialog, MessageBox, Spinner, VisuallyHidden } from '@fachwerk/shared/ui';
import { useBusEvent, useMessages, usePlatform, useRequest, useSidebar } from '@fachwerk/shared/widget';
import { useState } from 'react';
import styles from './EnergyLabelLayer.module.css';
import { EnergyLabelPicture } from './EnergyLabelPicture';
import { loadEnergyLabel } from './load-energy-label';
import { RegisterLink } from './RegisterLink';

/** The label of the product whose arrow was pressed. */
export function EnergyLabelLayer() {
  const { api } = usePlatform();
  const text = useMessages();
  const { isOpen, open, close } = useSidebar('energy-label-layer');
  const [productId, setProductId] = useState<string | null>(null);
  const request = useRequest(isOpen ? productId : null, (signal) =>
    loadEnergyLabel({ api, productId: productId ?? '', signal }),
  );

  useBusEvent('search:energy-label-requested', (event) => {
    setProductId(event.productId);
    open();
  });
  const { data: product } = request;

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={text('energyLabel.layer')}
      closeLabel={text('energyLabel.close')}
      footer={
        product?.label.dataSheet && (
          <Button isWide href={product.label.dataSheet}>
            {text('energyLabel.dataSheet')}
          </Button>
        )
      }
    >
      <div className={styles.content} aria-live="polite">
        {product && (
          <>
            <p className={styles.product}>{`${product.brand} ${product.name}`}</p>
            <EnergyLabelPicture label={product.label} supplier={product.brand} model={product.itemId} />
            <RegisterLink label={product.label} />
          </>
        )}
        {request.status === 'loading' && (
          <p className={styles.loading}>
            <Spinner size={32} />
            <VisuallyHidden>{text('energyLabel.loading')}</VisuallyHidden>
          </p>
        )}
        {(request.status === 'failed' || product === null) && (
          <MessageBox
            tone="error"
            actions={
              <Button size="small" onClick={() => void request.reload()}>
                {text('productDetail.failed.retry')}
              </Button>
            }
          >
            {text('energyLabel.failed')}
          </MessageBox>
        )}
      </div>
    </Dialog>
  );
}
