import type { CategoryNode, Navigation } from '@fachwerk/shared/contracts';
import type { AnswerSchema } from '@fachwerk/shared/http';

/** Response of `readNavigation`. Checked without zod, which would be a third of the header's script. */
export const NavigationAnswer: AnswerSchema<Navigation> = {
  safeParse: (value) =>
    isRecord(value) && areNodes(value.children)
      ? { success: true, data: { ...value, children: value.children } }
      : { success: false, error: { issues: [{ path: ['children'], message: 'expected categories' }] } },
};

const areNodes = (value: unknown): value is CategoryNode[] => Array.isArray(value) && value.every(isNode);

const isNode = (value: unknown): value is CategoryNode =>
  isRecord(value) &&
  [value.id, value.name, value.url].every((text) => typeof text === 'string') &&
  typeof value.totalProductCount === 'number' &&
  areNodes(value.children);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
