import { withoutQuery } from '@fachwerk/server-kit/log-options';
import { timeLimit } from '@fachwerk/server-kit/time-limits';
import { IMPORTANCE, type Importance, type Messages, type PageRelease } from '@fachwerk/shared/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { ConfiguredVisit } from '../content/visit-config';
import type { FragmentResult, Viewer } from '../fragment-job';
import type { FragmentPool } from '../fragments/fragment-pool';
import type { MessageSource } from '../release/message-source';
import { within } from '../within';
import { groupTexts } from './group-texts';
import { missingTextWarner } from './missing-texts';
import { isOnRequest } from './on-request';
import { isWidgetSlot, type PagePlan, type WidgetSlot } from './plan-page';

export interface RenderedSlot {
  slot: WidgetSlot;
  result: FragmentResult;
  /** The texts that it was rendered with. */
  texts: Messages;
}

interface Options {
  plan: PagePlan;
  release: PageRelease;
  pool: FragmentPool;
  messages: MessageSource;
  log: FastifyBaseLogger;
  pageUrl: string;
  now: string;
  /** Set on private pages only. */
  visitor: { cookie: string } | undefined;
  viewer: Viewer;
  isPrivatePage: boolean;
  /** What the visit changes in the settings of the page. */
  configured?: ConfiguredVisit;
  /** Set for third-party pages. */
  absoluteTo?: string;
  /** Other pages are waiting. */
  isOverloaded?: () => boolean;
  /** Pages wait for long: extra widgets are used from the cache only. */
  isSparing?: boolean;
}

const warnOfMissingTexts = missingTextWarner();

/**
 * Renders all widgets of the page concurrently. A failure is logged and affects its own slot only. Under
 * overload the page waits for its main and essential widgets; the browser renders others that are late.
 */
export async function renderSlots({ plan, release, pool, log, ...page }: Options): Promise<RenderedSlot[]> {
  const slots = plan.slots.filter(isWidgetSlot);
  const { widgets } = release.release;
  const { version, server: reactFile, trialReason } = release.shell;
  const react = reactFile && { version, ...reactFile, trialReason };
  const textsOf = await groupTexts(
    release.release,
    slots.flatMap(({ widget }) => (isOnRequest(widgets[widget]) ? [] : widget)),
    page.messages,
    page.configured?.language,
  );

  const importanceOf = ({ widget, isMain }: WidgetSlot): Importance =>
    isMain ? 'essential' : (widgets[widget]?.importance ?? 'useful');
  const render = async (slot: WidgetSlot): Promise<FragmentResult> => {
    if (isOnRequest(widgets[slot.widget])) return { ok: false, reason: 'on-request', message: '' };
    const mfe = widgets[slot.widget]?.mfe ?? '';
    const server = release.servers[mfe];
    if (!server && mfe in release.release.mfes)
      return { ok: false, reason: 'browser-only', message: `${mfe} has no Node file` };
    if (!server) return { ok: false, reason: 'unavailable', message: `no Node file of ${mfe}` };
    const result = await pool.render({
      id: slot.id,
      widget: plainName(slot.widget),
      mfe,
      ...server,
      trialReason: release.release.mfes[mfe]?.trialReason,
      react,
      props: slot.props,
      pageUrl: page.pageUrl,
      now: page.now,
      messages: textsOf(slot.widget),
      isMain: slot.isMain,
      isPrivatePage: page.isPrivatePage,
      viewer: page.viewer,
      ...(page.visitor && { visitor: page.visitor }),
      ...page.configured,
      ...(page.absoluteTo && { absoluteTo: page.absoluteTo }),
      ...(page.isSparing && importanceOf(slot) === 'extra' && { isCachedOnly: true }),
    });
    if (!result.ok && result.reason !== 'personal' && result.reason !== 'left-out')
      log.warn(
        {
          widget: slot.widget,
          version: server.version,
          reason: result.reason,
          url: withoutQuery(page.pageUrl),
        },
        `Not rendered on the server: ${result.message}`,
      );
    if (result.ok && result.missingTexts)
      warnOfMissingTexts(log, {
        widget: slot.widget,
        version: server.version,
        keys: result.missingTexts,
        pageUrl: page.pageUrl,
      });
    return result;
  };

  const urgencyOf = (slot: WidgetSlot) => (slot.isMain ? -1 : IMPORTANCE.indexOf(importanceOf(slot)));
  // In the order of their urgency: a pool without a free place takes the first ones.
  const started = [...slots]
    .sort((a, b) => urgencyOf(a) - urgencyOf(b))
    .map((slot) => ({ slot, rendering: render(slot) }));
  const main = started.find(({ slot }) => slot.isMain)?.rendering;
  await main;
  const givesWay = main !== undefined && page.isOverloaded?.() === true;
  return Promise.all(
    started.map(async ({ slot, rendering }): Promise<RenderedSlot> => {
      const inTime =
        givesWay && importanceOf(slot) !== 'essential'
          ? await within(timeLimit('furtherWidgets'), rendering)
          : await rendering;
      const result = inTime ?? { ok: false, reason: 'deadline', message: 'other pages are waiting' };
      return { slot, result, texts: textsOf(slot.widget) };
    }),
  );
}

/** Node files contain plain names: "cart-page@2" is "cart-page" there. */
const plainName = (widget: string): string => widget.split('@', 1)[0] ?? widget;
