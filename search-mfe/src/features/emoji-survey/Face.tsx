import type { SurveyValue } from '@fachwerk/shared/calls';

const MOUTHS: Record<SurveyValue, string> = {
  positiv: 'M14 24c2 4 5 6 8 6s6-2 8-6',
  neutral: 'M14.5 27.5h15',
  negativ: 'M14 31c2-4 5-6 8-6s6 2 8 6',
};

/** A face of 44 px; the text beside it names it. */
export function Face({ value }: { value: SurveyValue }) {
  return (
    <svg width="44" height="44" viewBox="0 0 44 44" fill="none" aria-hidden="true" focusable="false">
      <circle cx="22" cy="22" r="19" fill="#fff" stroke="currentColor" strokeWidth="2.5" />
      <circle cx="15.5" cy="17.5" r="2.25" fill="currentColor" />
      <circle cx="28.5" cy="17.5" r="2.25" fill="currentColor" />
      <path d={MOUTHS[value]} stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
