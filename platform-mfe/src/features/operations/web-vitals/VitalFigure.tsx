import type { WebVitals } from '@fachwerk/shared/contracts';
import type { WebVital } from '@fachwerk/shared/rules';
import { Badge, CheckIcon, InfoIcon, WarningIcon } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { countText, scoreText, valueText } from '../base/figures-text';
import styles from './WebVitalSection.module.css';

type Figure = WebVitals['releases'][number]['metrics'][WebVital];

/** Below this number of measurements a percentile is by chance. */
const FEW = 100;

const LOOKS = {
  good: { tone: 'success', Icon: CheckIcon },
  'needs-improvement': { tone: 'neutral', Icon: InfoIcon },
  poor: { tone: 'warning', Icon: WarningIcon },
} as const;

/** The 75th percentile, its rating, and of how many measurements it is. */
export function VitalFigure({ name, figure }: { name: WebVital; figure: Figure }) {
  const text = useMessages();
  if (!figure) return <>–</>;
  const { p75, rating, count } = figure;
  const { tone, Icon } = LOOKS[rating];
  return (
    <span className={styles.figure}>
      <strong>{name === 'CLS' ? scoreText(p75) : valueText('p75', p75)}</strong>
      <Badge tone={tone} icon={<Icon size={16} />}>
        {text(`operations.vitals.rating.${rating}`)}
      </Badge>
      <span className={styles.count}>
        {count < FEW
          ? text('operations.vitals.few', { count })
          : text('operations.vitals.count', { count: countText(count) })}
      </span>
    </span>
  );
}
