import { render, screen } from '@testing-library/react';
import * as z from 'zod/mini';
import { fakePlatform } from '../testing/fake-platform';
import { defineWidget, type WidgetProps } from './define-widget';
import { useMessages } from './messages';
import { usePlatform } from './platform';

function Teaser({ props, data }: WidgetProps<{ type: string; count: number }, { from: string } | undefined>) {
  const t = useMessages();
  return <p>{`${t('teaser.title', { type: props.type })} ${props.count} ${data?.from ?? ''}`}</p>;
}

const teaser = defineWidget({
  name: 'test-teaser',
  title: 'Teaser',
  description: 'For this test',
  props: z.object({
    type: z.enum(['bought-together', 'similar']),
    count: z._default(z.int().check(z.gte(1), z.lte(12)), 4),
    title: z.optional(z.string().check(z.maxLength(5))),
  }),
  examples: [
    { title: 'usual', props: { type: 'similar' } },
    { title: 'many', props: { type: 'similar', count: 12 } },
  ],
  component: Teaser,
  hydrate: 'visible',
  messages: ['teaser.'],
});

describe('the props of a page', () => {
  it('are completed by the schema', () => {
    expect(teaser.parseProps({ type: 'similar' })).toEqual({
      ok: true,
      props: { type: 'similar', count: 4 },
    });
  });

  it.each([
    [{ type: 'other' }, 'type', 'expected "bought-together" or "similar"'],
    [{}, 'type', 'expected "bought-together" or "similar"'],
    [{ type: 'similar', count: '3' }, 'count', 'expected number'],
    [{ type: 'similar', count: 0 }, 'count', 'expected at least 1'],
    [{ type: 'similar', title: 'too long' }, 'title', 'expected at most 5 characters'],
    ['text', '(props)', 'expected object'],
    [null, '(props)', 'expected object'],
  ])('%j is refused: %s %s', (props, field, message) => {
    const parsed = teaser.parseProps(props);
    expect(parsed).toEqual({ ok: false, issues: [{ field, message }] });
  });

  it('cannot reach the prototype of anything', () => {
    const hostile: unknown = JSON.parse('{"type":"similar","__proto__":{"polluted":true},"constructor":1}');
    const parsed = teaser.parseProps(hostile);
    expect(parsed.ok).toBe(true);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe('a widget that takes nothing from the page', () => {
  const { props: _, ...rest } = teaser;
  const plain = defineWidget({ ...rest, component: () => <p>Immer gleich</p> });

  it.each([[{}], [{ theme: 'dark' }]])('passes over %j', (props) => {
    expect(plain.parseProps(props)).toEqual({ ok: true, props: {} });
  });

  it.each([['text'], [null], [[1]]])('still refuses %j, which are no props at all', (props) => {
    expect(plain.parseProps(props)).toEqual({
      ok: false,
      issues: [{ field: '(props)', message: 'expected object' }],
    });
  });
});

describe('a declaration', () => {
  it('without load has no data; with load its data is public unless told', () => {
    expect(teaser.data).toBe('none');
    const load = () => Promise.resolve({ data: { from: 'x' } });
    expect(defineWidget({ ...teaser, data: undefined, load }).data).toBe('public');
    expect(defineWidget({ ...teaser, data: 'personal', load }).data).toBe('personal');
  });

  it('is useful and without consent unless declared otherwise', () => {
    expect(teaser).toMatchObject({ importance: 'useful', consent: 'necessary' });
  });

  it('renders its component with its own provider of the platform', () => {
    const platform = fakePlatform({ messages: { 'teaser.title': 'Passt zu {type}' } });
    render(
      <teaser.Root
        props={{ type: 'similar', count: 2 }}
        data={{ from: 'API' } as never}
        platform={platform}
      />,
    );
    expect(screen.getByText('Passt zu similar 2 API')).toBeInTheDocument();
  });
});

it('a component outside of a widget is told what is missing', () => {
  const Lost = () => <>{usePlatform().now}</>;
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Lost />)).toThrow(/outside of a widget/);
  jest.restoreAllMocks();
});
