import { routePath } from '@fachwerk/server-kit/route-path';
import * as calls from '@fachwerk/shared/calls';
import {
  type ChannelStatus,
  RetireOrder,
  RollbackOrder,
  RolloutOrder,
  type Status,
} from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { ChannelKey } from '../channels/change-channel';
import { orderRollout } from '../channels/order-rollout';
import { retireChannel } from '../channels/retire-channel';
import { channelMeant, rollBack } from '../channels/roll-back';
import type { RegistryContext } from '../context/registry-context';
import { logRefusal } from '../gate/run-gate';
import { parseBody } from '../http/parse-body';
import { one, type Query } from '../http/query';
import { Refusal } from '../http/refusal';
import { readAudit } from './read-audit';
import { readFailures } from './read-failures';
import { readHistory } from './read-history';
import { readChannels } from './read-status';
import { gateOfOrder, GateRefusal, warnOfRollback } from './rollout-gate';
import type { RolloutRules } from './rules';

const MOST_HOURS = 30 * 24;

type Options = Pick<RegistryContext, 'db' | 'versions' | 'access'> & {
  rules: RolloutRules;
};

/**
 * Routes that change and show what is live. Changes need the team of the micro-frontend or an operator;
 * reading needs any token.
 */
export async function rolloutRoutes(
  app: FastifyInstance,
  { db, versions, access, rules }: Options,
): Promise<void> {
  const channelStatus = async (key: ChannelKey): Promise<ChannelStatus> => {
    const [channel] = await readChannels(db, rules, key);
    return (
      channel ?? {
        ...key,
        stable: null,
        lastGood: null,
        changedAt: new Date().toISOString(),
        rollout: null,
        versions: [],
      }
    );
  };

  app.post(calls.orderRollout.path, async (request) => {
    const order = parseBody(RolloutOrder, request.body);
    const { name } = await access.team(request, order.mfe);
    const found = await versions.find(order.mfe, order.version);
    if (!found)
      throw new Refusal(
        404,
        `${order.mfe}@${order.version} is not published. \`fachwerk rollouts\` lists what is.`,
      );
    const ordered = { ...order, version: found.version, major: found.major, actor: name };
    return orderRollout(db, ordered, gateOfOrder(found)).catch(async (error: unknown) => {
      if (error instanceof GateRefusal) await logRefusal(db, found, name, error.verdict);
      throw error;
    });
  });

  app.post(calls.orderRollback.path, async (request) => {
    const { mfe, major, from } = parseBody(RollbackOrder, request.body);
    const { name } = await access.team(request, mfe);
    const key = await channelMeant(db, mfe, major);
    const done = await rollBack(db, key, { actor: name, from });
    const warnings = await warnOfRollback({ db, versions }, mfe, done).catch((error: unknown) => {
      request.log.warn({ err: error }, 'rolled back, but the gate could not be asked');
      return [];
    });
    return { ...(await channelStatus(key)), ...(warnings.length > 0 && { warnings }) };
  });

  app.post(calls.orderRetire.path, async (request) => {
    const key = parseBody(RetireOrder, request.body);
    const { name } = await access.team(request, key.mfe);
    await retireChannel(db, key, { actor: name });
    return channelStatus(key);
  });

  app.get(calls.readStatus.path, async (request): Promise<Status> => {
    await access.known(request);
    return { channels: await readChannels(db, rules), now: new Date().toISOString() };
  });

  app.get<{ Params: { id: string } }>(routePath(calls.readRollout), async (request) => {
    await access.known(request);
    const { id } = request.params;
    const history = /^\d{1,15}$/.test(id) ? await readHistory(db, rules, Number(id)) : undefined;
    if (!history) throw new Refusal(404, `There is no rollout ${id}.`);
    return history;
  });

  app.get<Query<'hours'>>(calls.readFailures.path, async (request) => {
    await access.known(request);
    const hours = Number(one(request.query.hours) ?? 24);
    if (!(hours > 0 && hours <= MOST_HOURS))
      throw new Refusal(400, `"hours" is a number above 0, at most ${MOST_HOURS}.`);
    return readFailures(db, hours);
  });

  app.get<Query<'before'>>(calls.readAudit.path, async (request) => {
    const { scope, mfe } = await access.known(request);
    const before = one(request.query.before);
    if (before !== undefined && !/^\d{1,15}$/.test(before))
      throw new Refusal(400, '"before" is the id of an entry.');
    return readAudit(db, {
      before: before === undefined ? undefined : Number(before),
      mfe: scope === 'operate' ? undefined : (mfe ?? ''),
    });
  });
}
