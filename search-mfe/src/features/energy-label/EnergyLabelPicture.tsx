import type { EnergyLabel } from '@fachwerk/shared/contracts';
import { energySteps } from '@fachwerk/shared/rules';
import { useMessages } from '@fachwerk/shared/widget';
import styles from './EnergyLabelPicture.module.css';
import { regulationOf } from './product-groups';

interface EnergyLabelPictureProps {
  label: EnergyLabel;
  supplier: string;
  model: string;
}

/** In the units of the drawing, 260 wide. */
const SCALE = { top: 108, height: 214, left: 16 };
const STARS = Array.from({ length: 12 }, (_, index) => (index * Math.PI) / 6);

/**
 * The label of a product: supplier, model, the scale and the class of the product. An old scale has the
 * heading of the old label, with the endings of the word in other languages. The label of the supplier, with
 * its QR code, stands instead of the drawing if there is one (Regulation (EU) 2019/2015, Annex V).
 */
export function EnergyLabelPicture({ label, supplier, model }: EnergyLabelPictureProps) {
  const text = useMessages();
  const { level, scale } = label;
  const name = text('energyLabel.picture', { supplier, model, level, high: scale.high, low: scale.low });
  if (label.labelFile !== undefined)
    return (
      <img
        className={styles.label}
        src={label.labelFile}
        alt={name}
        width={260}
        height={520}
        loading="lazy"
      />
    );
  const steps = energySteps(scale);
  const pitch = SCALE.height / steps.length;
  const height = pitch - 5;
  const place = Math.max(
    0,
    steps.findIndex((step) => step.level === level),
  );
  const regulation = regulationOf(label.group);

  return (
    <svg className={styles.label} viewBox="0 0 260 372" role="img" aria-label={name}>
      <rect x="2" y="2" width="256" height="368" rx="8" fill="#fff" stroke="#034ea2" strokeWidth="3" />
      <rect x="12" y="12" width="54" height="36" fill="#034ea2" />
      {STARS.map((angle) => (
        <circle
          key={angle}
          cx={39 + 12 * Math.sin(angle)}
          cy={30 - 12 * Math.cos(angle)}
          r="1.9"
          fill="#ffed00"
        />
      ))}
      <text x="78" y="40" className={styles.word}>
        ENERG
      </text>
      {scale.old ? (
        <text className={styles.endings} x="194" y="26">
          <tspan>Y · IJA</tspan>
          <tspan x="194" dy="16">
            IE · IA
          </tspan>
        </text>
      ) : (
        <path fill="#034ea2" d="m212 11-18 20h11l-6 17 20-22h-12l8-15z" />
      )}
      <path stroke="#034ea2" strokeWidth="1.5" d="M2 58h256M2 90h256M2 334h256" />
      <text className={styles.name} x="12" y="79">
        {shorten(supplier)}
      </text>
      <text className={styles.model} x="248" y="79">
        {shorten(model)}
      </text>
      {steps.map((step, index) => {
        const y = SCALE.top + index * pitch;
        const end = SCALE.left + 56 + (index * 86) / (steps.length - 1);
        return (
          <g key={step.level}>
            <path
              fill={step.color}
              d={`M${SCALE.left} ${y}H${end}l${height / 2} ${height / 2}-${height / 2} ${height / 2}H${SCALE.left}z`}
            />
            <text className={styles.step} x={SCALE.left + 8} y={y + height / 2} fontSize={height * 0.8}>
              {step.level}
            </text>
          </g>
        );
      })}
      <g transform={`translate(0 ${SCALE.top + place * pitch + height / 2})`}>
        <path d="M248-19h-44l-16 19 16 19h44z" />
        <text className={styles.own} x="224" fontSize={level.length > 2 ? 19 : 27}>
          {level}
        </text>
      </g>
      {regulation && (
        <text className={styles.regulation} x="248" y="357">
          {regulation}
        </text>
      )}
    </svg>
  );
}

const shorten = (name: string) => (name.length > 18 ? `${name.slice(0, 17)}…` : name);
