/** A colour sample. SVG, because the content security policy forbids inline styles. */
export function ColourSwatch({ hexColor, className }: { hexColor: string; className?: string }) {
  return (
    <svg
      className={className}
      width="20"
      height="20"
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="10" cy="10" r="9.5" fill={hexColor} stroke="currentColor" strokeOpacity="0.35" />
    </svg>
  );
}
