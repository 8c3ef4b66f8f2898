import { choiceOf } from '@fachwerk/shared/rules';
import { expectNoAxeViolations, fakePlatform } from '@fachwerk/shared/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { surveyTeaser } from './survey-teaser.widget';

const OFFERED = ['map-tiles', 'survey'];
const SCRIPT = 'https://umfragen.example/survey.js';
const aTeaser = { headline: 'Wie war Ihr Besuch?', text: 'Fünf Fragen', surveyId: 'service-2026' };

interface Case {
  allowed?: readonly string[] | null;
  isSet?: boolean;
  /** What the host does. */
  load?: () => Promise<void>;
  props?: object;
}

async function show({ allowed = ['survey'], isSet = true, load = async () => {}, props = {} }: Case = {}) {
  const platform = fakePlatform({ config: isSet ? { outsideScripts: { survey: SCRIPT } } : {} });
  const loadOutsideScript = jest.fn(load);
  const choose = (services: readonly string[] | null) =>
    act(async () => platform.bus.set('consent@2', services && choiceOf(services, OFFERED)));
  await choose(allowed);
  const parsed = surveyTeaser.parseProps({ ...aTeaser, ...props });
  if (!parsed.ok) throw new Error('props');
  const { container } = await act(async () =>
    render(
      <surveyTeaser.Root
        props={parsed.props}
        data={undefined}
        platform={{ ...platform, loadOutsideScript }}
      />,
    ),
  );
  const place = () => container.querySelector('[data-survey]');
  return { container, place, loadOutsideScript, choose };
}
const heading = () => screen.queryByRole('heading', { name: 'Wie war Ihr Besuch?' });

it('states the class and the source that it needs', () => {
  expect(surveyTeaser.consent).toBe('comfort');
  expect(surveyTeaser.outsideSources).toEqual(['survey']);
});

it('shows the survey that the script writes into its place', async () => {
  const { container, place, loadOutsideScript } = await show();
  expect(loadOutsideScript).toHaveBeenCalledTimes(1);
  expect(loadOutsideScript).toHaveBeenCalledWith('survey');
  expect(place()).toHaveAttribute('data-survey', 'service-2026');
  expect(heading()).not.toBeInTheDocument();

  act(() => place()?.append(document.createElement('form')));

  await waitFor(() => expect(heading()).toBeVisible());
  expect(screen.getByText('Fünf Fragen')).toBeVisible();
  await expectNoAxeViolations(container);
});

it.each([
  ['without a script of the operator', { isSet: false }],
  ['before a choice', { allowed: null }],
  ['after a denial', { allowed: [] }],
  ['after consent to another service of the class', { allowed: ['map-tiles'] }],
])('is nothing and loads nothing %s', async (_title, given) => {
  const { container, loadOutsideScript } = await show(given);

  expect(container).toBeEmptyDOMElement();
  expect(loadOutsideScript).not.toHaveBeenCalled();
});

it('is gone when the visitor withdraws the consent', async () => {
  const { container, place, choose } = await show();
  act(() => place()?.append(document.createElement('form')));
  await waitFor(() => expect(heading()).toBeVisible());
  await choose([]);

  expect(container).toBeEmptyDOMElement();
});

it.each([
  ['dead', () => Promise.reject(new Error('dead'))],
  ['slow', () => new Promise<void>(() => {})],
  ['a host of something else', async () => {}],
])('leaves the page as it is when the host is %s', async (_title, load) => {
  await show({ load });

  expect(heading()).not.toBeInTheDocument();
  expect(screen.getByText('Fünf Fragen')).not.toBeVisible();
});

const HOSTILE = '"><img src=x onerror="window.hit=1"><script>window.hit=1</script>';

it('shows what an editor has typed as text', async () => {
  const { container, place } = await show({ props: { headline: HOSTILE, text: HOSTILE } });
  act(() => place()?.append(document.createElement('form')));

  await waitFor(() => expect(screen.getAllByText(HOSTILE)).toHaveLength(2));
  expect(container.querySelector('img, script')).toBeNull();
});

it.each(['', '<b>', 'a b', '"]', '../x', 'javascript:alert(1)', 'a'.repeat(81)])(
  'refuses the survey id %j',
  (surveyId) => {
    expect(surveyTeaser.parseProps({ ...aTeaser, surveyId })).toMatchObject({ ok: false });
  },
);
