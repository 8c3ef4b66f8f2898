import styles from './EmptyCartPicture.module.css';

/** Illustration of the brand: an empty trolley in front of a timber frame. */
export function EmptyCartPicture({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 240 160"
      width="240"
      height="160"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.wall} x="20" y="12" width="200" height="132" rx="10" />
      <g className={styles.beam}>
        <path d="M32 24h176M32 132h176M38 24v108M92 24v108M148 24v108M202 24v108M38 78h164" />
        <path d="M92 78 38 130M148 78l54 52" />
      </g>
      <ellipse className={styles.shade} cx="122" cy="149" rx="62" ry="5" />
      <g className={styles.trolley}>
        <path className={styles.basket} d="M82 62h82l-9 46H92z" />
        <path d="M64 48h13l15 60h63l9-46H81M87 77h74M90 92h68M108 62l4 46M136 62l-4 46M92 108l-4 14h70" />
      </g>
      <circle className={styles.wheel} cx="96" cy="138" r="8" />
      <circle className={styles.wheel} cx="150" cy="138" r="8" />
    </svg>
  );
}
