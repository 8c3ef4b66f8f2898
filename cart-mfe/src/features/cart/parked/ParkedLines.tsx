import { nativeForm, removeParked, takeParked } from '@fachwerk/shared/calls';
import type { ParkedPosition } from '@fachwerk/shared/contracts';
import { createIdempotencyKey } from '@fachwerk/shared/http';
import { EnergyNote, ProductPicture } from '@fachwerk/shared/product';
import { Button, Card } from '@fachwerk/shared/ui';
import { useContentLanguage, useMessages, usePlatform, usePriceText } from '@fachwerk/shared/widget';
import { type FormEvent, useId } from 'react';
import type { CartStore } from '../state/cart-store';
import styles from './ParkedLines.module.css';

interface ParkedLinesProps {
  positions: readonly ParkedPosition[];
  change: CartStore['change'];
}

/** Lines of an earlier cart that a login has set aside (domain 4.2). */
export function ParkedLines({ positions, change }: ParkedLinesProps) {
  const text = useMessages();
  const language = useContentLanguage();
  const priceText = usePriceText();
  const headingId = useId();
  const take = (itemId?: string) => change({ kind: 'take', itemId, key: createIdempotencyKey() });

  return (
    <Card as="section" className={styles.parked} aria-labelledby={headingId}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.headline} id={headingId}>
            {text('cart.parked.headline')}
          </h2>
          <p className={styles.note}>{text('cart.parked.note')}</p>
        </div>
        {positions.length > 1 && (
          <ParkedForm call={takeParked} label={text('cart.parked.takeAll')} onSend={() => take()} />
        )}
      </div>
      <ul role="list">
        {positions.map(({ itemId, quantity, name, variantName, url, image, pricesInfo, energyLabel }) => (
          <li key={itemId} className={styles.line}>
            <a className={styles.picture} href={url} tabIndex={-1} aria-hidden="true">
              <ProductPicture image={image} size="thumbnail" isDecorative />
            </a>
            <div className={styles.product}>
              <h3 className={styles.name} lang={language}>
                <a className={styles.link} href={url}>
                  {name}
                </a>
              </h3>
              <p className={styles.note}>
                {[variantName, text('cart.parked.quantity', { quantity }), priceText(pricesInfo.displayPrice)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {energyLabel && <EnergyNote label={energyLabel} size={24} />}
            </div>
            <div className={styles.actions}>
              <ParkedForm
                call={takeParked}
                itemId={itemId}
                label={text('cart.parked.take')}
                name={name}
                onSend={() => take(itemId)}
              />
              <ParkedForm
                call={removeParked}
                itemId={itemId}
                label={text('cart.line.remove')}
                name={name}
                isQuiet
                onSend={() => change({ kind: 'drop', itemId })}
              />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface ParkedFormProps {
  call: typeof takeParked | typeof removeParked;
  /** Without it the form is about all lines. */
  itemId?: string;
  label: string;
  name?: string;
  isQuiet?: boolean;
  onSend: () => void;
}

function ParkedForm({ call, itemId, label, name, isQuiet = false, onSend }: ParkedFormProps) {
  const { attributes, field } = nativeForm(call, usePlatform().config.apiOrigin);

  function send(event: FormEvent) {
    event.preventDefault();
    onSend();
  }

  return (
    <form {...attributes} onSubmit={send}>
      {itemId && <input type="hidden" name={field('itemId')} value={itemId} />}
      <Button
        type="submit"
        size="small"
        variant={isQuiet ? 'quiet' : 'secondary'}
        aria-label={name ? `${label}: ${name}` : undefined}
      >
        {label}
      </Button>
    </form>
  );
}
