import { findWidgets } from './find-widgets';

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('follows what comes, changes, moves and leaves', async () => {
  document.body.innerHTML =
    '<main><div data-widget="header" id="w1"></div><div data-widget="cart-page"></div></main>';
  const log: string[] = [];
  findWidgets((element) => {
    const name = element.dataset.widget;
    log.push(`${name} begins`);
    return {
      update: () => log.push(`${name} changes`),
      end: () => {
        log.push(`${name} ends`);
        return Promise.resolve();
      },
    };
  }, new AbortController().signal);
  const expectLog = async (...lines: string[]) => {
    await settled();
    expect(log.splice(0)).toEqual(lines);
  };
  await expectLog('header begins', 'cart-page begins');
  expect(document.querySelector('[data-widget=cart-page]')?.id).toBe('fw1');

  const teaser = document.createElement('section');
  teaser.innerHTML = '<div data-widget="teaser"></div>';
  document.body.append(teaser);
  await expectLog('teaser begins');

  document.getElementById('w1')?.setAttribute('data-props', '{"a":1}');
  await expectLog('header changes');

  document.body.prepend(teaser);
  await expectLog();

  teaser.remove();
  await expectLog('teaser ends');

  document.body.append(teaser);
  await expectLog('teaser begins');

  teaser.firstElementChild?.setAttribute('data-widget', 'other');
  await expectLog('teaser ends', 'other begins');

  document.body.replaceChildren();
  await expectLog('header ends', 'cart-page ends', 'other ends');
});
