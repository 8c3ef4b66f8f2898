import { type Translate, useMessages } from '@fachwerk/shared/widget';
import type { ReactNode } from 'react';
import { AddressLink } from './AddressLink';
import { semverOf, type WidgetRecord, type WidgetSummary } from './catalogue-data';
import styles from './Detail.module.css';
import type { Catalogue } from './use-catalogue';

interface WidgetFactsProps {
  record: WidgetRecord;
  majors: readonly WidgetSummary[];
  catalogue: Catalogue;
}

const KILO = 1000;
const kilobytes = (bytes: number) => (bytes / KILO).toFixed(1).replace('.', ',');

export function WidgetFacts({ record, majors, catalogue }: WidgetFactsProps) {
  const text = useMessages();
  const { address, hrefOf, go } = catalogue;
  const { bytes, reserve } = record;

  return (
    <dl className={styles.facts}>
      <Fact name={text('catalogue.fact.team')}>{record.mfe}</Fact>
      <Fact name={text('catalogue.fact.version')}>
        <span title={record.version}>{semverOf(record.version)}</span>
        {majors.map((other) => {
          const target = { ...address, widget: other.key, example: 0, props: '' };
          return (
            <AddressLink key={other.key} href={hrefOf(target)} onGo={() => go(target)}>
              {text('catalogue.fact.major', { major: other.major, version: semverOf(other.version) })}
            </AddressLink>
          );
        })}
      </Fact>
      {bytes && (
        <Fact name={text('catalogue.fact.size')}>
          {text('catalogue.fact.bytes', { js: kilobytes(bytes.js), css: kilobytes(bytes.css) })}
        </Fact>
      )}
      {record.partOf && (
        <Fact name={text('catalogue.fact.partOf')}>{text(`catalogue.partOf.${record.partOf}`)}</Fact>
      )}
      <Fact name={text('catalogue.fact.data')}>{text(`catalogue.data.${record.data}`)}</Fact>
      <Fact name={text('catalogue.fact.script')}>{hydrateText(text, record.hydrate)}</Fact>
      <Fact name={text('catalogue.fact.importance')}>
        {text(`catalogue.importance.${record.importance ?? 'useful'}`)}
      </Fact>
      <Fact name={text('catalogue.fact.consent')}>
        {text(`catalogue.consent.${record.consent ?? 'necessary'}`)}
      </Fact>
      {reserve && (
        <Fact name={text('catalogue.fact.reserve')}>
          {text('catalogue.fact.pixels', { pixels: reserve.minHeight })}
        </Fact>
      )}
    </dl>
  );
}

const hydrateText = (text: Translate, hydrate: WidgetRecord['hydrate']): string =>
  typeof hydrate === 'object'
    ? text('catalogue.hydrate.on', { names: hydrate.on.join(', ') })
    : text(`catalogue.hydrate.${hydrate}`);

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
