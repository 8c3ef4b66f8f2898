import type { Facet } from '@fachwerk/shared/contracts';
import { formatNumber } from '@fachwerk/shared/format';
import { contentLanguage } from '@fachwerk/shared/rules';
import { Accordion, Checkbox, RadioGroup, Rating } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { ColourSwatch } from '../../ColourSwatch';
import { facetName, starsOf, valueName } from './facet-names';
import styles from './FacetGroup.module.css';
import { facetField, hasFilter, type ListQuery } from './list-query';
import { RangeFields } from './RangeFields';

type FacetValue = Facet['values'][number];

const FIRST_VALUES = 8;

interface FacetGroupProps {
  facet: Facet;
  query: ListQuery;
  startsOpen: boolean;
}

export function FacetGroup({ facet, query, startsOpen }: FacetGroupProps) {
  const text = useMessages();
  const name = facetName(text, facet);
  const isChosen = ({ value }: FacetValue) => hasFilter(query, { facet: facet.id, value });
  const chosenCount = facet.values.filter(isChosen).length;
  // Chosen values are always visible.
  const first = valuesOf(facet).filter((value, index) => index < FIRST_VALUES || isChosen(value));
  const rest = valuesOf(facet).filter((value) => !first.includes(value));

  const options = (values: readonly FacetValue[]) => (
    <ul role="list" className={styles.values}>
      {values.map((value) => (
        <li key={value.value}>
          <FacetOption facet={facet} value={value} isChosen={isChosen(value)} />
        </li>
      ))}
    </ul>
  );

  return (
    <Accordion
      className={styles.group}
      open={startsOpen || chosenCount > 0}
      title={name}
      note={chosenCount > 0 && text('productList.filter.chosen', { count: chosenCount })}
    >
      {facet.type === 'rating' ? (
        <RatingOptions facet={facet} />
      ) : (
        <fieldset>
          <legend className={styles.legend}>{name}</legend>
          {facet.range && <RangeFields id={facet.id} label={name} range={facet.range} />}
          {first.length > 0 && options(first)}
          {rest.length > 0 && (
            <details className={styles.more}>
              <summary className={styles.summary}>
                <span className={styles.closed}>
                  {text('productList.filter.more', { count: rest.length })}
                </span>
                <span className={styles.opened}>{text('productList.filter.less')}</span>
              </summary>
              {options(rest)}
            </details>
          )}
        </fieldset>
      )}
    </Accordion>
  );
}

/** The fields show a chosen range. */
const valuesOf = ({ values, range }: Facet): readonly FacetValue[] =>
  range?.from === undefined && range?.to === undefined ? values : [];

interface FacetOptionProps {
  facet: Facet;
  value: FacetValue;
  isChosen: boolean;
}

function FacetOption({ facet, value, isChosen }: FacetOptionProps) {
  const { shopLocale } = usePlatform().config;
  const language = contentLanguage(shopLocale);

  return (
    <Checkbox
      className={styles.option}
      name={facetField(facet.id)}
      value={value.value}
      defaultChecked={isChosen}
      disabled={value.count === 0 && !isChosen}
      label={
        value.hexColor ? (
          <span className={styles.colour}>
            <ColourSwatch hexColor={value.hexColor} className={styles.swatch} />
            <span lang={language}>{value.label}</span>
          </span>
        ) : (
          <span lang={language}>{value.label}</span>
        )
      }
      note={formatNumber(value.count, shopLocale)}
    />
  );
}

/** One choice; the last one is all products. */
function RatingOptions({ facet }: { facet: Facet }) {
  const text = useMessages();
  const { shopLocale } = usePlatform().config;
  const { id, values } = facet;

  return (
    <RadioGroup
      label={facetName(text, facet)}
      isLabelHidden
      isStacked
      className={styles.option}
      name={facetField(id)}
      defaultValue={values.find(({ selected }) => selected)?.value ?? ''}
      options={[
        ...values.map((one) => ({
          value: one.value,
          label: (
            <span className={styles.stars}>
              <Rating value={starsOf(one)} label={valueName(text, facet, one, shopLocale)} />
              <span aria-hidden="true">{text('productList.rating.more')}</span>
            </span>
          ),
          note: formatNumber(one.count, shopLocale),
        })),
        { value: '', label: text('productList.rating.all') },
      ]}
    />
  );
}
