import type { ProductDetail, ProductHazards } from '@fachwerk/shared/contracts';
import { Accordion } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import styles from './HazardLabel.module.css';
import { HazardPictogram } from './HazardPictogram';

/**
 * What the label of a dangerous mixture states, before the button: pictograms, signal word and phrases
 * (Regulation (EC) 1272/2008, Art. 48 and 48a).
 */
export function HazardLabel({ hazards }: Pick<ProductDetail, 'hazards'>) {
  const text = useMessages();
  if (!hazards) return null;
  const { pictograms, signalWord, phrases } = hazards;
  const isPrecaution = ({ code }: { code: string }) => code.startsWith('P');

  return (
    <section className={styles.label} aria-label={text('productDetail.hazards')}>
      {(pictograms.length > 0 || signalWord !== undefined) && (
        <p className={styles.signs}>
          {pictograms.map(({ code, name }) => (
            <HazardPictogram key={code} code={code} name={name} />
          ))}
          {signalWord !== undefined && <strong className={styles.signal}>{signalWord}</strong>}
        </p>
      )}
      {phrases.length > 0 && (
        <Accordion className={styles.more} title={text('productDetail.hazards.phrases')}>
          <Phrases phrases={phrases.filter((phrase) => !isPrecaution(phrase))} />
          <Phrases phrases={phrases.filter(isPrecaution)} />
        </Accordion>
      )}
    </section>
  );
}

function Phrases({ phrases }: Pick<ProductHazards, 'phrases'>) {
  if (phrases.length === 0) return null;
  return (
    <dl className={styles.phrases}>
      {phrases.map(({ code, text }) => (
        <div key={code} className={styles.phrase}>
          <dt className={styles.code}>{code}</dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
