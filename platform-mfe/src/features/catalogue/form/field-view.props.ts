import type { Draft } from './draft';
import type { Field } from './field-model';

export interface FieldViewProps<F extends Field = Field, D extends Draft = Draft> {
  field: F;
  draft: D;
  /** E.g. "slides.0.headline". */
  path: string;
  /** Replaces the property's name, e.g. "Eintrag 2". */
  label?: string;
  onChange: (draft: Draft) => void;
}
