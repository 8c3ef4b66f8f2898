import { createSteps } from './steps';

const measure = jest.fn();
const clearMeasures = jest.fn();
beforeEach(() => {
  jest.clearAllMocks();
  // jsdom has no named measures.
  Object.assign(performance, { measure, clearMeasures });
});

describe('the steps of a widget', () => {
  it('are measures of the browser, with the version for its performance panel', async () => {
    let version = '';
    const steps = createSteps('fachwerk cart-page#w3', () => version);

    await steps.run('resolve', () => {
      version = 'cart@1.4.0-3f9a2c1';
      return Promise.resolve();
    });

    expect(measure).toHaveBeenCalledWith('fachwerk cart-page#w3 resolve', {
      start: expect.any(Number),
      detail: { devtools: { track: 'Widgets', properties: [['version', 'cart@1.4.0-3f9a2c1']] } },
    });
  });

  it('leave no measure behind', async () => {
    const steps = createSteps('fachwerk cart-page#w3', () => '');
    await steps.run('load', () => Promise.resolve());
    clearMeasures.mockClear();

    steps.clear();

    expect(clearMeasures).toHaveBeenCalledWith('fachwerk cart-page#w3 load');
  });

  it('fail with their name, and are not measured then', async () => {
    const steps = createSteps('fachwerk cart-page#w3', () => '');

    await expect(steps.run('mount', () => Promise.reject(new Error('x')))).rejects.toMatchObject({
      step: 'mount',
      message: 'x',
    });
    expect(measure).not.toHaveBeenCalled();
  });
});
