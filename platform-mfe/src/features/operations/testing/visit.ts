import { type AnswerTo, renderWidget } from '@fachwerk/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../messages.de.json';
import { operationsPage } from '../operations-page.widget';
import { fakeRegistry, ok, type Respond } from './fake-registry';
import { aChannel, aComparison, anOpenRollout, aStatus, someChannels } from './operations-fixtures';

const { fetch: originalFetch } = globalThis;
afterEach(() => {
  globalThis.fetch = originalFetch;
  localStorage.clear();
  jest.useRealTimers();
});

/** Opens the operators' page with some answers of the registry replaced. */
export async function visit(answers: Record<string, Respond> = {}, shopAnswers: readonly AnswerTo[] = []) {
  const registry = fakeRegistry(answers);
  const widget = await renderWidget(operationsPage, {}, { messages, answers: shopAnswers });
  return { registry, ...widget };
}

export const withRollout =
  (part = {}, comparison = aComparison()): Respond =>
  () =>
    ok(aStatus(someChannels(aChannel({ rollout: anOpenRollout(part, comparison) }))));

export const card = async (name = 'Rollout von cart') => within(await screen.findByRole('article', { name }));

export const dialog = async () => within(await screen.findByRole('dialog'));

export const press = async (name: string | RegExp, where: Pick<typeof screen, 'findByRole'> = screen) =>
  userEvent.click(await where.findByRole('button', { name }));
