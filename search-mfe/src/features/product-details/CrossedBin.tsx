/** The symbol of Directive 2012/19/EU, Annex IX, and Regulation (EU) 2023/1542, Annex VI: an own drawing. */
export function CrossedBin({ title, className }: { title: string; className: string | undefined }) {
  return (
    <svg
      viewBox="0 0 60 78"
      role="img"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
    >
      <title>{title}</title>
      <path d="M16 17h27l-3 40H19z" strokeLinejoin="round" />
      <path d="M13 17c0-4 6-7 16.500-7s16.500 3 16.500 7zM24 10V7h11v3M41 57H28" strokeLinejoin="round" />
      <circle cx="22" cy="58" r="5" fill="currentColor" stroke="none" />
      <path d="M6 8l48 52M54 8 6 60" strokeWidth="3.2" />
      <path d="M10 70h40v6H10z" fill="currentColor" stroke="none" />
    </svg>
  );
}
