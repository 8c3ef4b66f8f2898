import type { Coverage } from '@fachwerk/shared/contracts';
import {
  type AreaNeed,
  MAX_METRES,
  MAX_SQUARE_METRES,
  type Pattern,
  readMetres,
  WASTE_PERCENT,
} from './area-quantity';

/** What a visitor has typed and chosen. Both ways to state the area are kept when one of them is hidden. */
export interface CalculatorInput {
  measured: 'area' | 'sides';
  area: string;
  length: string;
  width: string;
  pattern: Pattern;
  coats: number;
}

export const EMPTY_INPUT: CalculatorInput = {
  measured: 'area',
  area: '',
  length: '',
  width: '',
  pattern: 'straight',
  coats: 1,
};

export type MeasureField = 'area' | 'length' | 'width';
export const FIELDS = { area: ['area'], sides: ['length', 'width'] } as const satisfies Record<
  CalculatorInput['measured'],
  readonly MeasureField[]
>;

/** A message; `max` is its value. */
export interface FieldProblem {
  key: string;
  max?: number;
}

export type ReadInput =
  | { need: AreaNeed; problems?: undefined }
  | { need?: undefined; problems: Partial<Record<MeasureField, FieldProblem>> };

/** The need of the input, or what is wrong with its fields. */
export function readInput(input: CalculatorInput, use: Coverage['use'], locale?: string): ReadInput {
  const fields: readonly MeasureField[] = FIELDS[input.measured];
  const found = fields.flatMap((field) => {
    const problem = problemOf(
      readMetres(input[field], locale),
      field === 'area' ? MAX_SQUARE_METRES : MAX_METRES,
      field,
    );
    return problem ? [[field, problem] as const] : [];
  });
  if (found.length > 0) return { problems: Object.fromEntries(found) };

  const area = fields.reduce((product, field) => product * (readMetres(input[field], locale) ?? 0), 1);
  if (area > MAX_SQUARE_METRES)
    return { problems: { width: { key: 'areaCalculator.error.product', max: MAX_SQUARE_METRES } } };
  return {
    need: {
      area,
      wastePercent: use === 'laid' ? WASTE_PERCENT[input.pattern] : 0,
      coats: use === 'painted' ? input.coats : 1,
    },
  };
}

function problemOf(value: number | undefined, max: number, field: MeasureField): FieldProblem | undefined {
  if (value === undefined) return { key: 'areaCalculator.error.number' };
  if (value <= 0) return { key: 'areaCalculator.error.positive' };
  if (value <= max) return undefined;
  return { key: field === 'area' ? 'areaCalculator.error.maxArea' : 'areaCalculator.error.maxLength', max };
}
