import { calendarDay, isInstant } from '@fachwerk/shared/time';
import type { NumberField, TextField } from './field-model';

/** A problem of a field: message key and values. */
export interface Problem {
  /** E.g. "slides.0.headline"; empty for the props as a whole. */
  path: string;
  key: string;
  values?: Record<string, string | number>;
}
type Fault = Omit<Problem, 'path'>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const NUMBER = /^[-+]?\d+(?:[.,]\d+)?(?:e[-+]?\d+)?$/i;

export function textProblem(field: TextField, text: string): Fault | undefined {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern, format } = field;
  // Many schemas trim the text first, which JSON Schema cannot express.
  const length = text.trim().length;
  if (minLength > 0 && length === 0) return { key: 'catalogue.problem.required' };
  if (length < minLength) return { key: 'catalogue.problem.minLength', values: { min: minLength } };
  if (text.length > maxLength)
    return { key: 'catalogue.problem.maxLength', values: { max: maxLength, length: text.length } };
  if (pattern !== undefined && !matches(pattern, text)) return { key: 'catalogue.problem.pattern' };
  if (format === 'email' && !EMAIL.test(text)) return { key: 'catalogue.problem.email' };
  if (format === 'date' && calendarDay(text) !== text) return { key: 'catalogue.problem.date' };
  if (format === 'date-time' && !isInstant(text)) return { key: 'catalogue.problem.date' };
  if (format === 'uri' && !isAddress(text)) return { key: 'catalogue.problem.uri' };
  return undefined;
}

function isAddress(text: string): boolean {
  try {
    return new URL(text).protocol !== '';
  } catch {
    return false;
  }
}

/** A pattern that this browser does not support is ignored; the widget validates its props as well. */
function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return true;
  }
}

export function numberProblem(field: NumberField, text: string): Fault | undefined {
  const { isInteger, min, max, above, below, step } = field;
  const trimmed = text.trim();
  if (!NUMBER.test(trimmed))
    return { key: isInteger ? 'catalogue.problem.integer' : 'catalogue.problem.number' };
  const value = Number(trimmed.replace(',', '.'));
  if (isInteger && !Number.isSafeInteger(value)) return { key: 'catalogue.problem.integer' };
  if (min !== undefined && value < min) return { key: 'catalogue.problem.min', values: { min } };
  if (max !== undefined && value > max) return { key: 'catalogue.problem.max', values: { max } };
  if (above !== undefined && value <= above) return { key: 'catalogue.problem.above', values: { above } };
  if (below !== undefined && value >= below) return { key: 'catalogue.problem.below', values: { below } };
  if (step !== undefined && !isMultiple(value, step))
    return { key: 'catalogue.problem.step', values: { step } };
  return undefined;
}

/** Tolerates rounding errors: 0.3 is a multiple of 0.1. */
const isMultiple = (value: number, step: number) => Math.abs(value / step - Math.round(value / step)) < 1e-9;
