import { CROSSED_BIN } from '../rules/crossed-bin';

interface CrossedBinProps {
  title: string;
  /** Devices have the bar below the bin, batteries do not. */
  hasBar: boolean;
  className: string | undefined;
}

/** "Not into the household waste", at a device or battery where it is offered and ordered (ElektroG §18a). */
export function CrossedBin({ title, hasBar, className }: CrossedBinProps) {
  const { width, height, bin, cross, wheel, bar } = CROSSED_BIN;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinejoin="round"
    >
      <title>{title}</title>
      <path d={bin} />
      <circle cx={wheel.x} cy={wheel.y} r={wheel.radius} fill="currentColor" stroke="none" />
      <path d={cross} strokeWidth="3.2" />
      {hasBar && <path d={bar} fill="currentColor" stroke="none" />}
    </svg>
  );
}
