import { logScriptFailures } from './log-script-failures';

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => logged.mockRestore());

it('states a failure once for each source, and passes it on', async () => {
  const error = new Error('dead');
  const load = logScriptFailures(() => Promise.reject(error));
  for (const source of ['survey', 'survey', 'analytics']) await expect(load(source)).rejects.toBe(error);

  expect(logged.mock.calls).toEqual([
    ["The script of 'survey' was not loaded.", error],
    ["The script of 'analytics' was not loaded.", error],
  ]);
});

it('states nothing about a script that was loaded', async () => {
  await logScriptFailures(async () => {})('survey');

  expect(logged).not.toHaveBeenCalled();
});
